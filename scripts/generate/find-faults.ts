import { listSchemaFaults } from "./check-schemas.ts";
import { checkSecurity } from "./check-security.ts";
import { listInputs } from "./client.ts";
import { generateConstants } from "./constants.ts";
import { type Contract, listOperations, type Parameter, resolveRef, type SecurityScheme } from "./contract.ts";
import { ContractFault, collectFaults } from "./contract-fault.ts";
import { toCredential, toRow } from "./operations.ts";
import { checkValidators } from "./validators.ts";

/**
 * Lists why `npm run generate` cannot support a contract that is valid OpenAPI. The checks have an order: each one can read a
 * contract only after the earlier ones have accepted it.
 */
export function findFaults(contract: Contract): ContractFault[] {
  const unresolved = collectFaults([() => listOperations(contract)]);
  if (unresolved.length > 0) return unresolved;
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
