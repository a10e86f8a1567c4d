import { findCredentialKind } from "../../src/contract/credential-kinds.ts";
import { listSchemaFaults } from "./check-schemas.ts";
import { listInputs } from "./client.ts";
import { generateConstants } from "./constants.ts";
import {
  type Contract,
  listOperations,
  type OperationEntry,
  type Parameter,
  resolveRef,
  type SecurityScheme,
} from "./contract.ts";
import { ContractFault, collectFaults } from "./contract-fault.ts";
import { toCredential, toRow } from "./operations.ts";
import { checkValidators } from "./validators.ts";

/**
 * Lists why `npm run generate` cannot support a contract that is valid OpenAPI. The checks have an order: each one can read a
 * contract only after the earlier ones have accepted it.
 * @throws ContractFault if a reference cannot be followed; Redocly reports it.
 */
export function findFaults(contract: Contract): ContractFault[] {
  const faults = [...findSchemaFaults(contract)];
  if (faults.length > 0) return faults;
  const unsupported = collectFaults([...listChecks(contract), () => generateConstants(contract)]);
  return unsupported.length > 0 ? unsupported : collectFaults([() => checkValidators(contract)]);
}

function findSchemaFaults(contract: Contract): ContractFault[] {
  const { schemas, parameters = {} } = contract.components;
  return [
    ...Object.entries(schemas).flatMap(([name, schema]) => {
      const path = ["components", "schemas", name];
      if (/^[A-Za-z_$][\w$]*$/.test(name)) return listSchemaFaults(contract, path, schema);
      return new ContractFault(path, `"${name}" names a type, so it must consist of letters and digits`);
    }),
    ...Object.entries(parameters as Record<string, Parameter>).flatMap(([name, { schema = {} }]) =>
      listSchemaFaults(contract, ["components", "parameters", name, "schema"], schema),
    ),
  ];
}

function listChecks(contract: Contract): (() => unknown)[] {
  const schemes = Object.entries(contract.components.securitySchemes);
  return [
    ...listOperations(contract).flatMap((entry) => [
      () => toRow(contract, entry),
      () => checkSecurity(contract, entry),
      () => listInputs(contract, entry),
    ]),
    ...schemes.map(([name, scheme]) => () => {
      toCredential(["components", "securitySchemes", name], resolveRef<SecurityScheme>(contract, scheme));
    }),
  ];
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
