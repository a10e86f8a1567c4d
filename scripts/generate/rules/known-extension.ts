import { isObject } from "../../../src/contract/json.ts";
import { suggest } from "../contract-fault.ts";
import type { ContractRule } from "./contract-rule.ts";

export const knownExtension: ContractRule = {
  id: "known-extension",
  description: "Each extension is one that docs/contributing/contract.md explains.",
  createVisitor: () => ({
    any(element, { report, type, location }) {
      const known = Object.keys(type.properties ?? {}).filter(isExtension);
      if (known.length === 0 || !isObject(element)) return;
      const unknown = Object.keys(element).filter((name) => isExtension(name) && !known.includes(name));
      for (const name of unknown) {
        const message = `"${name}" is not an extension here; ${suggest(name, known)}`;
        report({ message, location: location.child([name]).key() });
      }
    },
  }),
};

const isExtension = (name: string): boolean => name.startsWith("x-");
