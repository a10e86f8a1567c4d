import { suggestName } from "../contract/suggest-name.ts";

const CREDENTIALS = "application management oauth accessToken tokenStore tokenStoreTimeoutMs tokenPath bearerHeader";
const TRANSPORT = "fetch headers beforeAttempt deadlines retry validate maxBodyBytes clock random";
const KEYS = "appId appToken managementId managementToken"; // an object may have both pairs
const CALL = "signal timeoutMs maxRetries headers";

/** Names of options, separated by spaces, by the place of the object. The type tests compare them with the types. */
export const OPTION_NAMES = {
  "the options of the client": `baseUrl cluster host ${CREDENTIALS} ${TRANSPORT} onEvent logLevel logger`,
  application: KEYS,
  management: KEYS,
  oauth: "scopes",
  deadlines: "attemptMs totalMs",
  retry: "maxRetries baseDelayMs maxDelayMs maxRetryAfterMs budget",
  budget: "reserve perCall",
  validate: "response on unknownEvents",
  "the second argument of a method": CALL,
  "the second argument of a listing": `${CALL} maxItems`,
} as const;

type Place = keyof typeof OPTION_NAMES;
const OPTION_PLACES = Object.entries(OPTION_NAMES).map(([place, names]) => ({ place, names: names.split(" ") }));

/**
 * Checks the names of parameters. Others may be among them, as types allow it: `{ ...ids }` can have more than a method needs.
 * @throws TypeError if a name resembles one that is not given, or is an option of the call
 */
export function checkNames(given: object, known: readonly string[]): void {
  for (const name in given) {
    if (known.includes(name)) continue;
    const meant = suggestName(name, known);
    if (meant !== undefined && Object(given)[meant] === undefined)
      throw new TypeError(`there is no ${name}: did you mean ${meant}?`);
    const place = OPTION_PLACES.findLast(({ names }) => names.includes(name))?.place;
    if (place?.startsWith("the second"))
      throw new TypeError(`there is no ${name} here: did you mean ${name} in ${place}?`);
  }
}

/** @throws TypeError if the value is not an object, or the name of an option is unknown. */
export function checkOptionNames(place: Place, given: unknown): void {
  if (given === undefined || given === null) return;
  if (typeof given !== "object") throw new TypeError(`${place} must be an object`);
  const known = OPTION_PLACES.find((each) => each.place === place)?.names ?? [];
  for (const name in given) {
    if (known.includes(name)) continue;
    const meant = suggestName(name, known);
    if (meant !== undefined) throw new TypeError(`there is no ${name}: did you mean ${meant}?`);
    const all = OPTION_PLACES.flatMap(({ names }) => names);
    const other = suggestName(name, all);
    const owner = OPTION_PLACES.find(({ names }) => names.includes(`${other}`))?.place;
    if (owner !== undefined) throw new TypeError(`there is no ${name} here: did you mean ${other} in ${owner}?`);
    throw new TypeError(`there is no ${name}: the names are ${known.join(", ")}`);
  }
}

const FUNCTIONS = ["fetch", "beforeAttempt", "onEvent", "random"];
const TEXTS = ["tokenPath", "bearerHeader"];
/** The methods that the client calls. */
const METHODS = {
  tokenStore: ["get", "set"],
  logger: ["error", "warn", "info", "debug"],
  validate: ["response"],
};

/** Checks the kinds of the options that nothing else checks. @throws TypeError */
export function checkKinds(given: object): void {
  const options: Readonly<Record<string, unknown>> = { ...given };
  const check = (name: string, value: unknown, type: string) => {
    if (value !== undefined && typeof value !== type) throw new TypeError(`${name} must be a ${type}`);
  };
  for (const name of FUNCTIONS) check(name, options[name], "function");
  for (const name of TEXTS) check(name, options[name], "string");
  for (const [name, methods] of Object.entries(METHODS))
    for (const method of options[name] === undefined ? [] : methods)
      if (typeof Object(options[name])[method] !== "function")
        throw new TypeError(
          `${name} must be an object with the function${methods.length > 1 ? "s" : ""} ${methods.join(", ")}`,
        );
}
