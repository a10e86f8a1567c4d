/**
 * `format: date-time` as the validators check it: RFC 3339 with `T` or `t`, and with `Z`, `z` or an offset `±hh:mm` (S25).
 *
 * The accepted set is that of the `full` mode of ajv-formats without its other separators and offsets (a test compares
 * them); reading character codes instead of splitting strings makes it many times faster, and half the cost of a page is
 * its dates.
 */
export function isDateTime(text: string): boolean {
  const end = text.length;
  if (end < 20 || !isDate(text) || (text[10] !== "T" && text[10] !== "t")) return false;
  const hour = twoDigits(text, 11);
  const minute = twoDigits(text, 14);
  const second = twoDigits(text, 17);
  if (text.charCodeAt(13) !== COLON || text.charCodeAt(16) !== COLON || hour < 0 || minute < 0 || second < 0)
    return false;
  const zone = skipFraction(text, 19);
  const offset = zone < 0 ? undefined : offsetMinutes(text, zone);
  if (offset === undefined) return false;
  if (second < 60) return hour < 24 && minute < 60;
  // A leap second ends a UTC day, whatever the local time says.
  return second === 60 && hour < 24 && minute < 60 && (((hour * 60 + minute - offset) % 1440) + 1440) % 1440 === 1439;
}

const COLON = 58;
const MINUS = 45;
const DAYS_IN_MONTH = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isDate(text: string): boolean {
  const century = twoDigits(text, 0);
  const yearOfCentury = twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  if (text.charCodeAt(4) !== MINUS || text.charCodeAt(7) !== MINUS) return false;
  if (century < 0 || yearOfCentury < 0 || month < 1 || month > 12 || day < 1) return false;
  const year = century * 100 + yearOfCentury;
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= (month === 2 && isLeapYear ? 29 : (DAYS_IN_MONTH[month] ?? 0));
}

/** The number that two digits spell, or a negative number if they are not digits. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1;
}

/** Position after an optional fraction of a second; -1 if the dot has no digits. */
function skipFraction(text: string, at: number): number {
  if (text.charCodeAt(at) !== 46) return at;
  let next = at + 1;
  while (text.charCodeAt(next) >= 48 && text.charCodeAt(next) <= 57) next++;
  return next === at + 1 ? -1 : next;
}

/** Offset from UTC in minutes, or undefined if the text does not end in a valid zone. */
function offsetMinutes(text: string, at: number): number | undefined {
  const sign = text.charCodeAt(at);
  const rest = text.length - at;
  if (sign === 90 || sign === 122) return rest === 1 ? 0 : undefined;
  if (sign !== 43 && sign !== MINUS) return undefined;
  const hours = twoDigits(text, at + 1);
  const minutes = twoDigits(text, at + 4);
  const isComplete = rest === 6 && text.charCodeAt(at + 3) === COLON;
  if (!isComplete || hours < 0 || hours > 23 || minutes < 0 || minutes > 59) return undefined;
  return (sign === MINUS ? -1 : 1) * (hours * 60 + minutes);
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
