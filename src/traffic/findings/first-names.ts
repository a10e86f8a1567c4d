const MAX_NAMED = 20;

/** Counts what a report names, and keeps the first 20 names. */
export class FirstNames {
  readonly #counts = new Map<string, number>();
  count = 0;

  add(name: string): void {
    this.count++;
    const known = this.#counts.get(name);
    if (known !== undefined || this.#counts.size < MAX_NAMED) this.#counts.set(name, (known ?? 0) + 1);
  }

  /** Adds an exchange. @param entry Its position in the recording, from 0. */
  addExchange(entry: number, detail = ""): void {
    this.add(`#${entry + 1}${detail}`);
  }

  /** Lists the names, each with its count if it was there before, and describes the rest. */
  list(describeRest: (count: number) => string): string[] {
    const names = Array.from(this.#counts, ([name, count]) => (count > 1 ? `${name} ×${count}` : name));
    const rest = this.count - [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
    return rest > 0 ? [...names, describeRest(rest)] : names;
  }

  /** Lists the names in a sentence: `#1, #4 ×2, and 3 more`. */
  toString(): string {
    return this.list((count) => `and ${count} more`).join(", ");
  }
}
