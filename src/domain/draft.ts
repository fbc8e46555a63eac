/** True when two drafts of a form say the same. */
export function isSameDraft<T extends object>(a: T, b: T): boolean {
  return (Object.keys(a) as (keyof T)[]).every((field) => a[field] === b[field]);
}
