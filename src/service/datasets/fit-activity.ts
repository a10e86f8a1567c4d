import { type MemberActivity, validateSchema } from "../../contract/index.ts";

/**
 * An activity whose JSON text has about so many bytes: members that the contract does not require go, the biggest first,
 * or a note comes in, which the contract allows like any member that it does not name.
 */
export function fitActivity(activity: MemberActivity, bytes: number): MemberActivity {
  const fitted = structuredClone(activity);
  // The data of an event is an object, whose members are read here as data, whatever its type.
  const data = fitted.data.data as Record<string, unknown>;
  trim(
    data,
    () => sizeOf(fitted) > bytes,
    () => validateSchema("MemberActivity", fitted).length === 0,
  );
  const missing = bytes - sizeOf(fitted) - Buffer.byteLength(',"note":""');
  if (missing > 0) data.note = NOTE.repeat(Math.ceil(missing / NOTE.length)).slice(0, missing);
  return fitted;
}

const NOTE = "Paid at the till, points by card. ";
const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value) ?? "");

function trim(object: Record<string, unknown>, isTooLong: () => boolean, isValid: () => boolean): void {
  const biggestFirst = Object.entries(object).toSorted(([, a], [, b]) => sizeOf(b) - sizeOf(a));
  for (const [name, value] of biggestFirst) {
    if (!isTooLong()) return;
    delete object[name];
    if (isValid()) continue;
    object[name] = value;
    if (typeof value === "object" && value !== null) trim(value as Record<string, unknown>, isTooLong, isValid);
  }
}
