import type { UserContext } from "@redocly/openapi-core";
import { readProperty } from "../../../src/contract/json.ts";
import type { Contract } from "../contract.ts";
import { suggest } from "../contract-fault.ts";
import { type ContractRule, refuse } from "./contract-rule.ts";

export const knownName: ContractRule = {
  id: "known-name",
  description: "Each assumption, token URL and scheme of scopes exists.",
  createVisitor: () => {
    let contract: Contract;
    const check = (kind: string, name: string, known: readonly string[], context: UserContext, key: string) => {
      if (!known.includes(name)) refuse(context, `"${name}" is not ${kind}; ${suggest(name, known)}`, key);
    };
    const checkAssumptions = (element: unknown, context: UserContext) => {
      for (const id of [readProperty(element, "x-assumption") ?? []].flat().map(String)) {
        const known = Object.keys(contract["x-assumptions"] ?? {});
        check("an entry of `x-assumptions`", id, known, context, "x-assumption");
      }
    };
    return {
      Root(root) {
        contract = root;
      },
      any: checkAssumptions,
      ref: checkAssumptions,
      Schema({ "x-scopes-of": scheme }, context) {
        const schemes = Object.entries(contract.components.securitySchemes ?? {});
        const known = schemes.filter(([, { flows }]) => flows?.clientCredentials?.scopes).map(([name]) => name);
        if (scheme !== undefined) check("a security scheme with scopes", String(scheme), known, context, "x-scopes-of");
      },
      ClientCredentials({ tokenUrl }, context) {
        const known = Object.entries(contract.paths).flatMap(([path, item]) =>
          readProperty(item, "post") === undefined ? [] : path,
        );
        if (tokenUrl.startsWith("/"))
          check("the path of an operation that issues tokens", tokenUrl, known, context, "tokenUrl");
      },
    };
  },
};
