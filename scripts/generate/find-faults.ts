import { findCredentialKind } from "../../src/contract/credential-kinds.ts";
import { extendsItself } from "./check-schemas.ts";
import { checkPagination, listInputs } from "./client.ts";
import { generateConstants } from "./constants.ts";
import { type Contract, listOperations, type OperationEntry, resolveRef, type SecurityScheme } from "./contract.ts";
import { ContractFault, collectFaults, type Path } from "./contract-fault.ts";
import { toCredential, toRow } from "./operations.ts";
import { checkValidators } from "./validators.ts";

/**
 * Lists why `npm run generate` cannot support a contract that is valid OpenAPI, by their places in the file. The validators are
 * compiled only if the rest is supported.
 * @throws ContractFault if a reference cannot be followed; Redocly reports it.
 */
export function findFaults(contract: Contract): ContractFault[] {
  const { schemas } = contract.components;
  const extended = Object.keys(schemas).filter((name) => extendsItself(contract, schemas[name] ?? {}));
  if (extended.length > 0) return extended.map(refuseExtension); // no other check would end
  const faults = collectFaults([...listChecks(contract), () => generateConstants(contract)]);
  return faults.length > 0 ? faults : collectFaults([() => checkValidators(contract)]);
}

function listChecks(contract: Contract): (() => unknown)[] {
  const { schemas, securitySchemes } = contract.components;
  return [
    ...Object.keys(schemas).map((name) => () => checkName(name, ["components", "schemas", name])),
    ...listOperations(contract).flatMap((entry) => [
      () => checkName(entry.operation.operationId, [...entry.place, "operationId"]),
      () => toRow(contract, entry),
      () => checkSecurity(contract, entry),
      () => listInputs(contract, entry),
      () => checkPagination(contract, entry),
    ]),
    ...Object.entries(securitySchemes).map(([name, scheme]) => () => {
      toCredential(["components", "securitySchemes", name], resolveRef<SecurityScheme>(contract, scheme));
    }),
  ];
}

function refuseExtension(name: string): ContractFault {
  const message = "the schema extends itself; remove the $ref from allOf, anyOf or oneOf";
  return new ContractFault(["components", "schemas", name], message);
}

/** Checks the name of a type or of a method. */
function checkName(name: string, path: Path): void {
  if (!/^[A-Za-z_$][\w$]*$/.test(name))
    throw new ContractFault(path, `"${name}" must be a name in TypeScript, such as listUsers`);
}

const REMEDY =
  "to support it, add it to credentialKinds in src/contract/credential-kinds.ts, to verifiers in src/service/guards/authenticate.ts, and to collectKeys in src/client/create-loyalty-client.ts";

/** @throws ContractFault if an operation accepts credentials that the client cannot send or the service cannot verify (§5.1). */
function checkSecurity({ components }: Contract, { place, operation: { security = [] } }: OperationEntry): void {
  for (const [index, alternative] of security.entries()) {
    const schemes = Object.keys(alternative);
    const isKnown = schemes.every((scheme) => scheme in components.securitySchemes);
    if (!isKnown || findCredentialKind(schemes) !== undefined) continue; // the rule known-name reports an unknown one
    throw new ContractFault(
      [...place, "security", index],
      `no credential consists of ${schemes.join(" and ")}; ${REMEDY}`,
    );
  }
}
