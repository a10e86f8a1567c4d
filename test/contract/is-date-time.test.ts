import { fullFormats } from "ajv-formats/dist/formats.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isDateTime, toEpochMicroseconds } from "../../src/contract/is-date-time.ts";

const format = fullFormats["date-time"] as { validate: (text: string) => boolean };
/** Whether ajv-formats accepts a text; it also accepts separators and offsets that RFC 3339 does not have. */
const reference = (text: string) => /^[\d-]{10}[Tt][\d:.]+([Zz]|[+-]\d\d:\d\d)$/.test(text) && format.validate(text);
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
  it("§2.2, §2.5, §2.9, S25: accepts exactly the date-times of RFC 3339 (ISO 8601)", () => {
    fc.assert(
      fc.property(nearlyDateTime, (text) => isDateTime(text) === reference(text)),
      { numRuns: 5_000 },
    );
    fc.assert(fc.property(fc.string(), (text) => isDateTime(text) === reference(text)));
  });

  it.each([
    ["0000-02-29T00:00:00Z", true],
    ["1900-02-29T00:00:00Z", false],
    ["2000-02-29T23:59:60Z", true],
    ["2023-02-29T00:00:00Z", false],
    ["2024-02-30T00:00:00Z", false],
    ["2017-01-01T00:59:60.5+01:00", true],
    ["2017-01-01T01:29:60+01:30", true],
    ["2016-12-31T15:59:60-08:00", true],
    ["2024-01-01T24:59:00+01:00", false],
    ["22024-01-01T00:00:00Z", false],
  ])("S25: %j: %s", (text, expected) => {
    expect(isDateTime(text)).toBe(expected);
  });
});

describe("toEpochMicroseconds", () => {
  it.each([
    ["1970-01-01T00:00:00.000001Z", 1],
    ["1970-01-01t01:00:00.5+01:00", 500_000],
    ["1969-12-31T23:59:59.9999999z", -1],
    ["1970-01-01T00:00:01.1234569-00:00", 1_123_456],
  ])("§4.1: converts %s to %i", (text, expected) => {
    expect(toEpochMicroseconds(text)).toBe(expected);
  });

  it("§4.1, S04: never gives a later time a smaller number, leap seconds included", () => {
    const times = ["23:59:59Z", "23:59:59.5Z", "23:59:59.9999999Z", "23:59:60Z", "23:59:60.7Z"];
    const ascending = [...times.map((time) => `2016-12-31T${time}`), "2017-01-01T00:00:00Z"].map(toEpochMicroseconds);

    expect(ascending).toEqual(ascending.toSorted((a, b) => a - b));
    expect(ascending.at(-1)).toBeGreaterThan(ascending.at(-2) ?? Number.POSITIVE_INFINITY);
  });
});
