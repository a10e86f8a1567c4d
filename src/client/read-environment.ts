import type { LogLevel } from "./log-events.ts";

/** Options that come from the environment only, so that credentials do not reach a host that was not given with them. */
export const environmentOptions = ["baseUrl", "cluster", "host", "application", "management", "accessToken"] as const;

/**
 * Reads the variables `LOYALTY_CLIENT_…`; an empty one counts as missing. A runtime without an environment has none.
 * @throws TypeError that names a missing variable, or an option that these variables replace.
 */
export function readEnvironment(options: Readonly<Record<string, unknown>>) {
  for (const option of environmentOptions)
    if (options[option] !== undefined)
      throw new TypeError(`fromEnvironment takes no ${option}: a variable LOYALTY_CLIENT_… sets it`);
  const variables: Readonly<Record<string, string | undefined>> = globalThis.process?.env ?? {};
  const read = (name: string) => variables[`LOYALTY_CLIENT_${name}`] || undefined;
  const readRequired = (name: string) => {
    const value = read(name);
    if (value === undefined) throw new TypeError(`the variable LOYALTY_CLIENT_${name} is missing`);
    return value;
  };
  const baseUrl = readRequired("BASE_URL");
  const accessToken = read("ACCESS_TOKEN");
  const hasManagement = (read("MANAGEMENT_ID") ?? read("MANAGEMENT_TOKEN")) !== undefined;
  const hasApplication = options.oauth !== undefined || (read("APP_ID") ?? read("APP_TOKEN")) !== undefined;
  const hasNone = !hasManagement && accessToken === undefined; // then the variables of an application are missing
  return {
    baseUrl,
    accessToken,
    application:
      hasApplication || hasNone ? { appId: readRequired("APP_ID"), appToken: readRequired("APP_TOKEN") } : undefined,
    management: hasManagement
      ? { managementId: readRequired("MANAGEMENT_ID"), managementToken: readRequired("MANAGEMENT_TOKEN") }
      : undefined,
    logLevel: read("LOG") as LogLevel | undefined, // the factory checks it
  };
}
