import { suggestName } from "../contract/suggest-name.ts";

const CREDENTIALS = "application management oauth accessToken tokenStore tokenStoreTimeoutMs tokenPath bearerHeader";
const TRANSPORT = "fetch headers beforeAttempt deadlines retry validate maxBodyBytes clock random";

/** Names of options, separated by spaces. The type tests compare them with the types. */
export const OPTION_NAMES = {
  client: `baseUrl cluster host ${CREDENTIALS} ${TRANSPORT} onEvent logLevel logger`,
  deadlines: "attemptMs totalMs",
  retry: "maxRetries baseDelayMs maxDelayMs maxRetryAfterMs budget",
  budget: "reserve perCall",
  call: "signal timeoutMs maxRetries headers maxItems",
} as const;

/** @throws TypeError if a name resembles a known one that is not given: types do not check the names in JavaScript. */
export function checkNames(given: Readonly<Record<string, unknown>>, known: readonly string[]): void {
  for (const name in given) {
    const meant = known.includes(name) ? undefined : suggestName(name, known);
    if (meant !== undefined && given[meant] === undefined)
      throw new TypeError(`there is no ${name}: did you mean ${meant}?`);
  }
}

type Kind = keyof typeof OPTION_NAMES;
const lists = Object.fromEntries(Object.entries(OPTION_NAMES).map(([kind, names]) => [kind, names.split(" ")]));

/** @throws TypeError if the name of an option is misspelled. */
export function checkOptionNames(kind: Kind, given: object | false | undefined): void {
  checkNames({ ...given }, lists[kind] ?? []);
}
