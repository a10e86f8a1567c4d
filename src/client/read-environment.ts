import type { LogLevel } from "./events.ts";

/** Options that come from the environment only, so that credentials do not reach a host that was not given with them. */
export type EnvironmentOption = "baseUrl" | "application" | "management" | "accessToken";

/**
 * Reads the variables `LOYALTY_CLIENT_…`; an empty one counts as missing. A runtime without an environment has none. The option
 * `oauth` needs the variables of an application.
 * @throws TypeError that names a missing variable.
 */
export function readEnvironment({ oauth }: { readonly oauth?: unknown }) {
  const read = (name: string): string | undefined => globalThis.process?.env?.[`LOYALTY_CLIENT_${name}`] || undefined;
  const readRequired = (name: string) => {
    const value = read(name);
    if (value === undefined) throw new TypeError(`the variable LOYALTY_CLIENT_${name} is missing`);
    return value;
  };
  /** Reads both variables of a key pair if one is set. */
  const readPair = (name: string, isRequired: unknown): [string, string] | undefined =>
    isRequired || read(`${name}_ID`) || read(`${name}_TOKEN`)
      ? [readRequired(`${name}_ID`), readRequired(`${name}_TOKEN`)]
      : undefined;
  const baseUrl = readRequired("BASE_URL");
  const accessToken = read("ACCESS_TOKEN");
  const management = readPair("MANAGEMENT", false);
  const application = readPair("APP", oauth || !(management || accessToken));
  return {
    baseUrl,
    accessToken,
    application: application && { appId: application[0], appToken: application[1] },
    management: management && { managementId: management[0], managementToken: management[1] },
    logLevel: read("LOG") as LogLevel | undefined, // the factory checks it
  };
}

/** The variables of the options, without their prefix. */
const VARIABLES: Readonly<Record<string, string>> = {
  baseUrl: "BASE_URL",
  accessToken: "ACCESS_TOKEN",
  "application.appId": "APP_ID",
  "application.appToken": "APP_TOKEN",
  "management.managementId": "MANAGEMENT_ID",
  "management.managementToken": "MANAGEMENT_TOKEN",
  logLevel: "LOG",
};

/** Returns the error of an option that came from a variable with the name of the variable, and any other error as it is. */
export function nameVariable(error: unknown, options: Readonly<Record<string, unknown>>): unknown {
  const message = error instanceof TypeError ? error.message : "";
  const [option = ""] = message.split(" ");
  const variable = options[option] === undefined ? VARIABLES[option] : undefined;
  if (variable === undefined) return error;
  return new TypeError(message.replace(option, `the variable LOYALTY_CLIENT_${variable}`));
}
