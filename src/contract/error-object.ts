import { errorTexts } from "../../generated/constants.ts";
import type { ErrorObject } from "./schemas.ts";

/** Key and message of each error, by status. */
export { errorTexts };

/** The text of a status for which the contract has none. */
const NO_TEXT = { key: undefined, message: "The service refuses the request" };

/** A status that our service answers an error with. */
export type ErrorStatus = (typeof errorTexts)[number]["status"];

/**
 * Creates an Error object (§7.1) with the key and message that the contract has for the status, or for `key` if the status
 * has several. `properties` add to them or replace them.
 */
export function createErrorObject(code: ErrorStatus, properties: Partial<ErrorObject> = {}): ErrorObject {
  const texts = errorTexts.filter(({ status }) => status === code);
  const [first = NO_TEXT] = texts;
  const { key, message } = texts.find((text) => text.key === properties.key) ?? first;
  return { code, ...(key && { key }), message, ...properties };
}
