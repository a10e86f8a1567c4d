import { InvalidArgumentError } from "commander";

/**
 * Returns a parser for a whole number in a range.
 * @param subject Starts the message of the error; commander names the option, other callers pass its name.
 * @throws {InvalidArgumentError} If the text is not a whole number, or out of range.
 */
export function parseCount(min = 0, max = Number.MAX_SAFE_INTEGER, subject = "It"): (text: string) => number {
  return (text) => {
    const count = Number(text);
    if (/^\d+$/.test(text) && count >= min && count <= max) return count;
    throw new InvalidArgumentError(`${subject} must be a whole number from ${min} to ${max}.`);
  };
}
