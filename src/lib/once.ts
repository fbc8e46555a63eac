/** Something that is made when it is first asked for, and kept. */
export class Once<T extends object> {
  #made: T | undefined;

  get(make: () => T): T {
    return (this.#made ??= make());
  }
}
