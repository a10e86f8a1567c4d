import { suggest } from "../contract-fault.ts";
import { chooseContent, listSuccesses } from "../inputs.ts";
import type { OperationRow, ResolvedContract } from "../resolve-contract.ts";
import { type ContractRule, refuse, resolveLinted } from "./contract-rule.ts";

export const pagination: ContractRule = {
  id: "pagination",
  description: "`x-pagination` names a parameter of the operation, and properties of a page and of its items.",
  createVisitor: () => ({
    Root(document, context) {
      const contract = resolveLinted(document);
      for (const row of contract.operations) {
        const { place, operation } = row;
        if (listSuccesses(row).length === 0) continue; // another rule asks for one
        for (const { key, names } of listKnownNames(contract, row)) {
          const name = operation["x-pagination"]?.[key];
          if (name === undefined || names.includes(name)) continue;
          const message = `"${name}" is not a name for \`${key}\`; ${suggest(name, names)}`;
          refuse(context, message, ...place, "x-pagination", key);
        }
      }
    },
  }),
};

/** Lists the names that each property of `x-pagination` can have. */
function listKnownNames({ resolve }: ResolvedContract, row: OperationRow) {
  const [success] = listSuccesses(row).flatMap(({ content }) => chooseContent(content) ?? []);
  const { properties = {} } = success?.schema ?? {};
  const item = resolve(properties[row.operation["x-pagination"]?.items ?? ""]?.items);
  const [variant = item] = item.oneOf ?? item.anyOf ?? [];
  const inPage = Object.keys(properties);
  const inItem = Object.keys(resolve(variant).properties ?? {});
  const inQuery = row.parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
  return [
    { key: "cursor", names: inQuery },
    { key: "items", names: inPage },
    { key: "more", names: inPage },
    { key: "next", names: inPage },
    { key: "id", names: inItem },
  ] as const;
}
