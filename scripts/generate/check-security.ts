import { findCredentialKind } from "../../src/contract/credential-kinds.ts";
import { type Contract, listOperations } from "./contract.ts";

const REMEDY =
  "to support it, add it to credentialKinds in src/contract/credential-kinds.ts, to verifiers in src/service/guards/authenticate.ts, and to collectKeys in src/client/create-loyalty-client.ts";

/** @throws Error if an operation accepts credentials that the client cannot send or the service cannot verify (§5.1). */
export function checkSecurity(contract: Contract): void {
  for (const { path, method, operation } of listOperations(contract)) {
    for (const alternative of operation.security ?? contract.security ?? []) {
      const schemes = Object.keys(alternative);
      if (findCredentialKind(schemes) !== undefined) continue;
      const place = `paths.${path}.${method}.security`;
      throw new Error(`openapi.yaml: ${place}: no credential consists of ${schemes.join(" and ")}; ${REMEDY}`);
    }
  }
}
