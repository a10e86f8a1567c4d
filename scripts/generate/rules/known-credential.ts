import { findCredentialKind } from "../../../src/contract/credential-kinds.ts";
import { resolveContract } from "../resolve-contract.ts";
import { type ContractRule, refuse } from "./contract-rule.ts";

const REMEDY =
  "to support it, add it to credentialKinds in src/contract/credential-kinds.ts, to verifiers in src/service/guards/authenticate.ts, and to readKeys in src/client/check-options.ts";

export const knownCredential: ContractRule = {
  id: "known-credential",
  description:
    "An operation accepts only credentials that the client sends and the service verifies (§5.1). The default of the contract makes none public.",
  createVisitor: () => ({
    Root(document, context) {
      if (isPublic(document.security))
        refuse(context, "an operation without `security` would be public; remove this default", "security");
      const { operations, securitySchemes } = resolveContract(document);
      for (const { place, security } of operations) {
        for (const [index, alternative] of security.entries()) {
          const schemes = Object.keys(alternative);
          const isDeclared = schemes.every((scheme) => scheme in securitySchemes); // else the rule security-defined reports it
          if (!isDeclared || findCredentialKind(schemes) !== undefined) continue;
          const message = `no credential consists of ${schemes.join(" and ")}; ${REMEDY}`;
          refuse(context, message, ...place, "security", index);
        }
      }
    },
  }),
};

/** True if requirements are there, and a request without credentials meets them. */
function isPublic(security: readonly object[] | undefined): boolean {
  const isMet = (alternative: object) => Object.keys(alternative).length === 0;
  return security !== undefined && (security.length === 0 || security.some(isMet));
}
