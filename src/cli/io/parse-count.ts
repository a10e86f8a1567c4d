import { InvalidArgumentError } from "commander";

/** Reads an option that is a whole number. @throws {InvalidArgumentError} Where it is none, or out of range. */
export function parseCount(least = 0, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const count = Number(text);
    if (/^\d+$/.test(text) && count >= least && count <= most) return count;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}
