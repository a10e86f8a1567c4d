import { fullFormats } from "ajv-formats/dist/formats.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isDateTime } from "../../src/contract/is-date-time.ts";

const reference = (fullFormats["date-time"] as { validate: (text: string) => boolean }).validate;
const twoDigits = (max: number) => fc.integer({ min: 0, max }).map((number) => String(number).padStart(2, "0"));
/** Dates, and texts that are almost dates. Hours above 23 are left out: ajv-formats accepts some, we accept none. */
const nearlyDateTime = fc
  .tuple(
    fc.constantFrom("2024", "2023", "1900", "2000", "202"),
    twoDigits(14),
    twoDigits(33),
    fc.constantFrom("T", "t", " ", "", "_", "\u00a0"),
    twoDigits(23),
    twoDigits(59),
    twoDigits(59),
    fc.constantFrom("", ".", ".1", ".123456789", ",5"),
    fc.constantFrom("Z", "z", "", "+01:00", "-23:59", "+24:00", "+0100", "+01", "+1", "+01:60", "Zx", "+01:"),
  )
  .map(([year, month, day, separator, hour, minute, second, fraction, zone]) =>
    [`${year}-${month}-${day}`, separator, `${hour}:${minute}:${second}`, fraction, zone].join(""),
  );

describe("isDateTime", () => {
  it("agrees with ajv-formats", () => {
    fc.assert(
      fc.property(nearlyDateTime, (text) => isDateTime(text) === reference(text)),
      { numRuns: 20_000 },
    );
    fc.assert(fc.property(fc.string(), (text) => isDateTime(text) === reference(text)));
  });

  it.each([
    ["2024-02-29T00:00:00Z", true],
    ["2023-02-29T00:00:00Z", false],
    ["2024-02-30T00:00:00Z", false],
    ["2024-04-31T00:00:00.000Z", false],
    ["1900-02-29T00:00:00Z", false],
    ["2000-02-29T00:00:00Z", true],
    ["0000-02-29T00:00:00Z", true],
    ["2016-12-31T23:59:60Z", true],
    ["2017-01-01T00:59:60.5+01", true],
    ["2017-01-01T01:29:60+0130", true],
    ["2017-01-01T01:29:60-0130", false],
    ["2016-12-31T15:59:60-08:00", true],
    ["2016-12-31T22:59:60Z", false],
    ["2024-01-01T24:00:00Z", false],
    ["2024-01-01T24:59:00+01:00", false],
    ["2024-01-01T00:60:00Z", false],
    ["2024-01-01", false],
    ["2024-01-01T00:00:00", false],
  ])("%s: %s", (text, expected) => {
    expect(isDateTime(text)).toBe(expected);
  });
});
