/**
 * The date-times of RFC 3339, without leap days and leap seconds. Dates are almost half of the work of validating a page, and
 * `\d\d\d\d` takes less time than `\d{4}`.
 */
const COMMON = new RegExp(
  [
    /^\d\d\d\d-/, // year, month and day
    /(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)/,
    /[Tt](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d\d*)?/,
    /(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/,
  ]
    .map(({ source }) => source)
    .join(""),
);

/**
 * True if a text matches `format: date-time`: RFC 3339 (S25). It accepts the same texts as the `full` mode of ajv-formats,
 * except its other separators and offsets (a test compares them).
 */
export function isDateTime(text: string): boolean {
  return COMMON.test(text) || isRareDateTime(text);
}

/** True if a text is a date-time on a leap day or in a leap second, which only the last minute of a day in UTC has. */
function isRareDateTime(text: string): boolean {
  if (text[4] !== "-") return false; // most texts are not dates
  const common = text.replace("-02-29", "-02-28").replace(/^(?<start>.{17})60/, "$<start>59");
  if (!COMMON.test(common)) return false;
  const year = Number(text.slice(0, 4));
  const isLeapYear = year % (year % 100 === 0 ? 400 : 4) === 0;
  const minute = Math.floor(toEpochMicroseconds(common) / 60e6);
  const isLastMinute = (minute + 1) % (24 * 60) === 0;
  return (isLeapYear || !text.startsWith("02-29", 5)) && (isLastMinute || !text.startsWith("60", 17));
}

/**
 * Converts a `date-time` to microseconds since the epoch: precise enough to order events, small enough for a double.
 * Further digits of a fraction are dropped, and a leap second is the last microsecond before it, so that a later time
 * never gets a smaller number (S04).
 */
export function toEpochMicroseconds(dateTime: string): number {
  const fraction = /\.(\d+)/.exec(dateTime)?.[1] ?? "";
  const isLeapSecond = dateTime.startsWith(":60", 16);
  const second = isLeapSecond ? "59" : dateTime.slice(17, 19);
  const zone = dateTime.slice(fraction === "" ? 19 : 20 + fraction.length).toUpperCase();
  const milliseconds = Date.parse(`${dateTime.slice(0, 10)}T${dateTime.slice(11, 17)}${second}${zone}`);
  return milliseconds * 1000 + (isLeapSecond ? 999_999 : Number(fraction.slice(0, 6).padEnd(6, "0")));
}
