import { findCredentialKind } from "../../src/contract/credential-kinds.ts";
import type { Contract, OperationEntry } from "./contract.ts";
import { ContractFault } from "./contract-fault.ts";

const REMEDY =
  "to support it, add it to credentialKinds in src/contract/credential-kinds.ts, to verifiers in src/service/guards/authenticate.ts, and to collectKeys in src/client/create-loyalty-client.ts";

/** @throws ContractFault if an operation accepts credentials that the client cannot send or the service cannot verify (§5.1). */
export function checkSecurity(contract: Contract, { place, operation }: OperationEntry): void {
  for (const [index, alternative] of (operation.security ?? contract.security ?? []).entries()) {
    const schemes = Object.keys(alternative);
    const isKnown = schemes.every((scheme) => scheme in contract.components.securitySchemes);
    if (!isKnown || findCredentialKind(schemes) !== undefined) continue; // the rule known-name reports an unknown one
    const message = `no credential consists of ${schemes.join(" and ")}; ${REMEDY}`;
    throw new ContractFault(operation.security ? [...place, "security", index] : ["security", index], message);
  }
}
