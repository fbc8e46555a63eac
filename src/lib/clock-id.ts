/**
 * An id from the clock: milliseconds since 1970 as text.
 * @param isTaken tells which ids are in use: a clash takes the next free millisecond
 */
export function clockId(now: Date, isTaken: (id: string) => boolean): string {
  let time = now.getTime();
  while (isTaken(String(time))) time += 1;
  return String(time);
}
