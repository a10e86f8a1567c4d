const [DASH, COLON, POINT, PLUS, ZERO] = [45, 58, 46, 43, 48];
const MIN_LENGTH = "2026-03-05T17:22:41Z".length;
const MINUTES_PER_DAY = 24 * 60;
const LONG_MONTHS = [1, 3, 5, 7, 8, 10, 12];

/**
 * Whether a text matches `format: date-time`: RFC 3339 (S25). It accepts the same texts as the `full` mode of ajv-formats,
 * except its other separators and offsets (a test compares them). These checks take almost half of the validation of a page,
 * so each character is read once, and never past the end of the text, which is slow.
 */
export function isDateTime(text: string): boolean {
  if (text.length < MIN_LENGTH || !isDate(text)) return false;
  const minutes = readMinutes(text, 11);
  const second = readTwoDigits(text, 17);
  let end = 19;
  if (text.charCodeAt(end) === POINT) {
    do end++;
    while (end < text.length && (text.charCodeAt(end) ^ ZERO) < 10);
    if (end === 20 || end === text.length) return false;
  }
  const isUtc = text.length === end + 1 && (text.charCodeAt(end) | 32) === 122; // Z or z
  const offset = isUtc ? 0 : readOffset(text, end);
  return (
    (text.charCodeAt(10) | 32) === 116 && // T or t
    minutes >= 0 &&
    text.charCodeAt(16) === COLON &&
    second >= 0 &&
    offset < MINUTES_PER_DAY &&
    // Only the last minute of a day in UTC has a leap second.
    (second < 60 || (second === 60 && (minutes - offset + 1) % MINUTES_PER_DAY === 0))
  );
}

/** Whether a text starts with a date of the calendar, such as `2026-03-05`. */
function isDate(text: string): boolean {
  const century = readTwoDigits(text, 0);
  const year = readTwoDigits(text, 2);
  const month = readTwoDigits(text, 5);
  const day = readTwoDigits(text, 8);
  return (
    century >= 0 &&
    year >= 0 &&
    text.charCodeAt(4) === DASH &&
    month >= 1 &&
    month <= 12 &&
    text.charCodeAt(7) === DASH &&
    day >= 1 &&
    (day <= 28 || day <= countDays((year === 0 ? century : year) % 4 === 0, month))
  );
}

function countDays(isLeapYear: boolean, month: number): number {
  if (month === 2) return isLeapYear ? 29 : 28;
  return LONG_MONTHS.includes(month) ? 31 : 30;
}

/** Reads a number of two digits; -1 for other characters. */
function readTwoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) ^ ZERO;
  const ones = text.charCodeAt(at + 1) ^ ZERO;
  return tens < 10 && ones < 10 ? 10 * tens + ones : -1;
}

/** Reads a time such as `23:59` as minutes; -1 for another text. */
function readMinutes(text: string, at: number): number {
  const hour = readTwoDigits(text, at);
  const minute = readTwoDigits(text, at + 3);
  const isTime = hour >= 0 && hour < 24 && text.charCodeAt(at + 2) === COLON && minute >= 0 && minute < 60;
  return isTime ? 60 * hour + minute : -1;
}

/** Reads the offset from UTC, with which a date-time ends, as minutes; Infinity for another text. */
function readOffset(text: string, at: number): number {
  const sign = text.charCodeAt(at);
  const minutes = text.length === at + 6 && (sign === PLUS || sign === DASH) ? readMinutes(text, at + 1) : -1;
  return minutes < 0 ? Number.POSITIVE_INFINITY : (44 - sign) * minutes;
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
