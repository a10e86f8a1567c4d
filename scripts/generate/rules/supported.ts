import { findCredentialKind } from "../../../src/contract/credential-kinds.ts";
import { checkPagination, listInputs } from "../client.ts";
import { generateConstants } from "../constants.ts";
import {
  type Contract,
  listOperations,
  type OperationEntry,
  resolveRef,
  type SchemaObject,
  type SecurityScheme,
} from "../contract.ts";
import { ContractFault, collectFaults } from "../contract-fault.ts";
import { toCredential, toRow } from "../operations.ts";
import { type ContractRule, refuse } from "./contract-rule.ts";

export const supported: ContractRule = {
  id: "supported",
  description: "`npm run generate` supports each operation, credential and name of a schema.",
  createVisitor: () => ({
    Root(contract, context) {
      for (const { path, message } of listFaults(contract)) refuse(context, message, ...path);
    },
  }),
};

/** Lists what cannot be generated. */
function listFaults(contract: Contract): ContractFault[] {
  const { schemas } = contract.components;
  const extended = Object.keys(schemas).filter((name) => extendsItself(contract, schemas[name] ?? {}));
  if (extended.length > 0) return extended.map(refuseExtension); // no other check would end
  return collectFaults([...listChecks(contract), () => generateConstants(contract)]);
}

function listChecks(contract: Contract): (() => unknown)[] {
  const { schemas, securitySchemes } = contract.components;
  return [
    ...Object.keys(schemas).map((name) => () => checkName(name)),
    ...listOperations(contract).flatMap((entry) => [
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

/** True if a schema refers to itself without a property between. */
function extendsItself(contract: Contract, schema: SchemaObject, passed: readonly SchemaObject[] = []): boolean {
  if (passed.includes(schema)) return true;
  const { allOf = [], anyOf = [], oneOf = [] } = schema;
  const target = schema.$ref === undefined ? [] : [resolveRef<SchemaObject>(contract, schema)];
  return [...target, ...allOf, ...anyOf, ...oneOf].some((part) => extendsItself(contract, part, [...passed, schema]));
}

/** Checks the name of a schema, which is the name of a type. */
function checkName(name: string): void {
  if (!/^[A-Za-z_$][\w$]*$/.test(name))
    throw new ContractFault(
      ["components", "schemas", name],
      `"${name}" must be a name in TypeScript, such as UserList`,
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
    const message = `no credential consists of ${schemes.join(" and ")}; ${REMEDY}`;
    throw new ContractFault([...place, "security", index], message);
  }
}
