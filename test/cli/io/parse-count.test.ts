import { InvalidArgumentError } from "commander";
import { describe, expect, it } from "vitest";
import { parseCount } from "../../../src/cli/io/parse-count.ts";

describe("parseCount", () => {
  it.each(["1", "64", "007"])("accepts %s in the range 1 to 64", (text) => {
    expect(parseCount(1, 64)(text)).toBe(Number(text));
  });

  it.each(["0", "65", "-1", "1.5", "1e1", "0x2", " 2", "", "two", "9".repeat(30)])(
    "refuses %j in the range 1 to 64",
    (text) => {
      expect(() => parseCount(1, 64)(text)).toThrow(InvalidArgumentError);
    },
  );

  it("accepts no more than a number can hold, by default", () => {
    expect(() => parseCount()(String(2 ** 53))).toThrow(
      `It must be a whole number from 0 to ${Number.MAX_SAFE_INTEGER}.`,
    );
  });

  it("names the subject in its error", () => {
    expect(() => parseCount(1, 9, "--rounds")("0")).toThrow("--rounds must be a whole number from 1 to 9.");
  });
});
