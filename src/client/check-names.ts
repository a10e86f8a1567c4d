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
const lists = Object.entries(OPTION_NAMES).map(([place, names]) => ({ place, names: names.split(" ") }));

/** @throws TypeError if a name is unknown: types do not check the names in JavaScript. */
export function checkNames(given: object, known: readonly string[]): void {
  for (const name in given) {
    if (known.includes(name)) continue;
    const meant = suggestName(name, known);
    const other = suggestName(
      name,
      lists.flatMap(({ names }) => names),
    );
    const { place } = lists.find(({ names }) => names.includes(`${other}`)) ?? {};
    if (meant !== undefined) throw new TypeError(`there is no ${name}: did you mean ${meant}?`);
    if (place !== undefined) throw new TypeError(`there is no ${name} here: did you mean ${other} in ${place}?`);
    throw new TypeError(`there is no ${name}: the names are ${known.join(", ")}`);
  }
}

/** @throws TypeError if the value is not an object, or the name of an option is unknown. */
export function checkOptionNames(place: Place, given: unknown): void {
  if (given === undefined || given === null) return;
  if (typeof given !== "object") throw new TypeError(`${place} must be an object`);
  checkNames(given, lists.find((list) => list.place === place)?.names ?? []);
}

const FUNCTIONS = ["fetch", "beforeAttempt", "onEvent", "random"];
const TEXTS = ["tokenPath", "bearerHeader"];
/** The methods that the client calls. */
const METHODS = {
  tokenStore: ["get", "set"],
  logger: ["error", "warn", "info", "debug"],
  clock: ["monotonic", "epoch", "schedule"],
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
