import type { Operation } from "./operations.ts";

/** Header that carries each security scheme of the contract (§5.1). The bearer header is an assumption (S05). */
export const securityHeaders: Readonly<Record<string, string>> = {
  ApplicationId: "X-App-Id",
  ApplicationToken: "X-App-Token",
  ManagementId: "X-Management-Id",
  ManagementToken: "X-Management-Token",
  "X-Service-OAuth": "Authorization",
};

/** Whether an operation can be authenticated with a bearer token. */
export function takesToken({ security }: Pick<Operation, "security">): boolean {
  return security.some((alternative) => "X-Service-OAuth" in alternative);
}

/** The alternatives of an operation whose credentials are all there; whether they are accepted is not seen here. */
export function satisfiedAlternatives(operation: Operation, headers: Pick<Headers, "get">): Operation["security"] {
  return operation.security.filter((alternative) =>
    Object.keys(alternative).every((scheme) => hasCredential(scheme, headers)),
  );
}

/** Whether the header of a scheme carries a credential: `Bearer` and a token (§5.1), or a value that is not empty. */
export function hasCredential(scheme: string, headers: Pick<Headers, "get">): boolean {
  const value = headers.get(securityHeaders[scheme] ?? scheme) ?? "";
  return scheme === "X-Service-OAuth" ? /^Bearer +\S+$/i.test(value) : value.trim() !== "";
}
