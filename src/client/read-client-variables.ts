import { credentialVariables, readKeyPair } from "../contract/credential-kinds.ts";

/** Options that come from the environment only, so that credentials do not reach a host that was not given with them. */
export type EnvironmentOption = "baseUrl" | "application" | "management" | "accessToken";

/**
 * Reads the variables `LOYALTY_CLIENT_…`. An empty variable counts as missing, and a runtime may have no environment. The option
 * `oauth` needs the variables of an application.
 * @throws TypeError that names a missing variable.
 */
export function readClientVariables({ oauth }: { readonly oauth?: unknown }) {
  const environment = globalThis.process?.env ?? {};
  const { LOYALTY_CLIENT_BASE_URL: baseUrl, [credentialVariables.token[0]]: accessToken } = environment;
  if (!baseUrl) throw new TypeError("the variable LOYALTY_CLIENT_BASE_URL is missing");
  const management = readKeyPair("management", environment);
  const application = readKeyPair("application", environment);
  if (!application && (oauth || !(management || accessToken)))
    throw new TypeError(`the variable ${credentialVariables.application[0]} is missing`);
  return {
    baseUrl,
    accessToken: accessToken || undefined,
    application: application && { appId: application.id, appToken: application.secret },
    management: management && { managementId: management.id, managementToken: management.secret },
  };
}
