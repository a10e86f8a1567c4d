/**
 * `format: date-time` as the validators check it: RFC 3339 with what ISO 8601 adds to the offset (`+01`, `+0100`).
 *
 * The accepted set is that of the `full` mode of ajv-formats (a test compares them); reading character codes instead
 * of splitting strings makes it many times faster, and half the cost of a page is its dates.
 */
export function isDateTime(text: string): boolean {
  const end = text.length;
  if (end < 20 || !isDate(text) || !isSeparator(text.charCodeAt(10))) return false;
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

/** The number that two digits spell, or a negative number where they are not digits. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1;
}

function isSeparator(code: number): boolean {
  return (
    code === 84 ||
    code === 116 ||
    code === 32 ||
    (code < 128 ? code >= 9 && code <= 13 : /\s/.test(String.fromCharCode(code)))
  );
}

/** Position after an optional fraction of a second; -1 where the dot has no digits. */
function skipFraction(text: string, at: number): number {
  if (text.charCodeAt(at) !== 46) return at;
  let next = at + 1;
  while (text.charCodeAt(next) >= 48 && text.charCodeAt(next) <= 57) next++;
  return next === at + 1 ? -1 : next;
}

/** Offset from UTC in minutes, or undefined where the text does not end in a valid zone. */
function offsetMinutes(text: string, at: number): number | undefined {
  const sign = text.charCodeAt(at);
  const rest = text.length - at;
  if (sign === 90 || sign === 122) return rest === 1 ? 0 : undefined;
  if (sign !== 43 && sign !== MINUS) return undefined;
  const hours = twoDigits(text, at + 1);
  const hasColon = text.charCodeAt(at + 3) === COLON;
  const minutes = rest === 3 ? 0 : twoDigits(text, at + (hasColon ? 4 : 3));
  const isComplete = rest === 3 || rest === (hasColon ? 6 : 5);
  if (!isComplete || hours < 0 || hours > 23 || minutes < 0 || minutes > 59) return undefined;
  return (sign === MINUS ? -1 : 1) * (hours * 60 + minutes);
}
