import { InvalidArgumentError } from "commander";
import { describe, expect, it } from "vitest";
import { parseCount } from "../../../src/cli/io/options.ts";

describe("parseCount", () => {
  it.each(["1", "64", "007"])("accepts %s in the range 1 to 64", (text) => {
    expect(parseCount(1, 64)(text)).toBe(Number(text));
  });

  it.each(["0", "65", "-1", "1.5", "1e1", "0x2", " 2", "", "two"])("refuses %j in the range 1 to 64", (text) => {
    expect(() => parseCount(1, 64)(text)).toThrow(InvalidArgumentError);
  });

  it("refuses what a number cannot hold by default, and names the subject in its error", () => {
    const parse = parseCount(undefined, undefined, "--rounds");

    expect(() => parse(String(2 ** 53))).toThrow("--rounds must be a whole number from 0 to 9007199254740991.");
  });
});
