import { findCredentialKind } from "../../src/contract/credential-kinds.ts";
import { extendsItself } from "./check-schemas.ts";
import { listInputs } from "./client.ts";
import { generateConstants } from "./constants.ts";
import {
  type Contract,
  followPath,
  listOperations,
  type OperationEntry,
  resolveRef,
  type SchemaObject,
  type SecurityScheme,
} from "./contract.ts";
import { ContractFault, collectFaults } from "./contract-fault.ts";
import { toCredential, toRow } from "./operations.ts";
import { checkValidators } from "./validators.ts";

/**
 * Lists why `npm run generate` cannot support a contract that is valid OpenAPI, by their places in the file. The validators are
 * compiled only if the rest is supported.
 * @throws ContractFault if a reference cannot be followed; Redocly reports it.
 */
export function findFaults(contract: Contract): ContractFault[] {
  const unsupported = collectFaults([...listChecks(contract), () => generateConstants(contract)]);
  const faults = unsupported.length > 0 ? unsupported : collectFaults([() => checkValidators(contract)]);
  return faults.map(({ path, message }) => new ContractFault(followPath(contract, path), message));
}

function listChecks(contract: Contract): (() => unknown)[] {
  const { schemas, securitySchemes } = contract.components;
  const operations = listOperations(contract);
  return [
    () => {
      if (contract.webhooks)
        throw new ContractFault(
          ["webhooks"],
          "webhooks are not supported; describe the calls of the service in a text",
        );
    },
    ...Object.entries(schemas).map(
      ([name, schema]) =>
        () =>
          checkSchema(contract, name, schema),
    ),
    ...operations.flatMap((entry) => [
      () => checkName(entry, operations),
      () => toRow(contract, entry),
      () => checkSecurity(contract, entry),
      () => listInputs(contract, entry),
    ]),
    ...Object.entries(securitySchemes).map(([name, scheme]) => () => {
      toCredential(["components", "securitySchemes", name], resolveRef<SecurityScheme>(contract, scheme));
    }),
  ];
}

function checkSchema(contract: Contract, name: string, schema: SchemaObject): void {
  const path = ["components", "schemas", name];
  if (!NAME.test(name))
    throw new ContractFault(path, `"${name}" names a type, so it must consist of letters and digits`);
  if (extendsItself(contract, schema))
    throw new ContractFault(path, "the schema extends itself; remove the $ref from allOf, anyOf or oneOf");
}

/** A name in TypeScript. */
const NAME = /^[A-Za-z_$][\w$]*$/;

function checkName({ operation: { operationId: id }, place }: OperationEntry, all: readonly OperationEntry[]): void {
  const path = [...place, "operationId"];
  if (!NAME.test(id))
    throw new ContractFault(path, `"${id}" names a method, so it must be a name in TypeScript, such as listUsers`);
  const other = all.find(({ operation }) => operation.operationId === id);
  if (other && other.place.join() !== place.join())
    throw new ContractFault(
      path,
      `"${id}" is also the name of ${other.method.toUpperCase()} ${other.path}; rename one`,
    );
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
