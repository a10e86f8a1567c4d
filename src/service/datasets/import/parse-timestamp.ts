/**
 * Microseconds since the epoch of a `date-time` that conforms to the contract: fine enough to order events, small enough
 * for a double. Digits beyond the sixth of a fraction are cut off.
 */
export function toMoment(createdAt: string): number {
  const fraction = /\.(\d+)/.exec(createdAt)?.[1] ?? "";
  const offset = /([+-]\d\d)(\d\d)?$/.exec(createdAt);
  const date = createdAt.slice(0, 10);
  const time = createdAt.slice(11, 19).replace(/:60$/, ":59"); // a leap second sorts with the second before it
  const zone = offset && !createdAt.includes(":", 20) ? `${offset[1]}:${offset[2] ?? "00"}` : createdAt.slice(-6);
  const utc = /z$/i.test(createdAt) ? "Z" : zone;
  return Date.parse(`${date}T${time}${utc}`) * 1000 + Number(fraction.slice(0, 6).padEnd(6, "0"));
}
