import type { ClientOperation } from "../contract/client-operations.ts";
import { checkName, suggestName } from "../contract/suggest-name.ts";

const CREDENTIALS = "application management oauth accessToken tokenStore tokenPath bearerHeader";
const TRANSPORT = "fetch headers beforeAttempt deadlines retry validate maxBodyBytes";
const KEYS = "appId appToken managementId managementToken"; // an object may have both pairs

/** Names of options, separated by spaces, by the place of the object. The type tests compare them with the types. */
export const OPTION_NAMES = {
  "the options of the client": `baseUrl ${CREDENTIALS} ${TRANSPORT} onEvent logLevel logger`,
  application: KEYS,
  management: KEYS,
  oauth: "scopes",
  deadlines: "attemptMs totalMs",
  retry: "maxRetries baseDelayMs maxDelayMs maxRetryAfterMs",
  validate: "response on",
  "the second argument": "signal timeoutMs maxRetries headers",
} as const;

/**
 * Checks the names of parameters. Others may be among them, as types allow it: `{ ...ids }` can have more than a method needs.
 * @throws TypeError if a name resembles one that is not given, or is an option of the call
 */
export function checkParameterNames(
  given: Readonly<Record<string, unknown>>,
  inputs: NonNullable<ClientOperation["inputs"]>,
): void {
  for (const name in given) {
    const { path, query, header, body } = inputs;
    if (path?.includes(name) || query?.includes(name) || header?.includes(name) || body?.includes(name)) continue;
    const known = Object.values(inputs).flat();
    const meant = suggestName(name, known);
    if (meant !== undefined && given[meant] === undefined)
      throw new TypeError(`there is no ${name}: did you mean ${meant}?`);
    if (OPTION_NAMES["the second argument"].split(" ").includes(name))
      throw new TypeError(`${name} is an option, which belongs in the second argument`);
  }
}

/** @throws TypeError if the value is not an object, or the name of an option is unknown. */
export function checkOptionNames(place: keyof typeof OPTION_NAMES, given: unknown): void {
  if (given === undefined || given === null) return;
  if (typeof given !== "object") throw new TypeError(`${place} must be an object`);
  for (const name in given) checkName("option", name, OPTION_NAMES[place].split(" "));
}
