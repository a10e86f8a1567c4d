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

/** The alternatives of an operation whose headers are all there; whether their values are any good is not seen here. */
export function satisfiedAlternatives(operation: Operation, headers: Pick<Headers, "has">): Operation["security"] {
  return operation.security.filter((alternative) =>
    Object.keys(alternative).every((scheme) => headers.has(securityHeaders[scheme] ?? scheme)),
  );
}
