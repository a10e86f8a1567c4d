import { InvalidArgumentError } from "commander";
import { describe, expect, it } from "vitest";
import { parseCount } from "../../../src/cli/io/parse-count.ts";

describe("an option that is a whole number", () => {
  it.each(["1", "64", "007"])("takes %s", (text) => {
    expect(parseCount(1, 64)(text)).toBe(Number(text));
  });

  it.each(["0", "65", "-1", "1.5", "1e1", "0x2", " 2", "", "two", "9".repeat(30)])("refuses %j", (text) => {
    expect(() => parseCount(1, 64)(text)).toThrow(InvalidArgumentError);
  });

  it("is no more than a number can hold where nothing else is said", () => {
    expect(() => parseCount()(String(2 ** 53))).toThrow(`from 0 to ${Number.MAX_SAFE_INTEGER}`);
  });
});
