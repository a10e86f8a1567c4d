import { isObject } from "../../../src/contract/json.ts";
import { suggestName } from "../../../src/contract/suggest-name.ts";
import type { ContractRule } from "./contract-rule.ts";

export const knownExtension: ContractRule = {
  id: "known-extension",
  description: "No extension resembles one that docs/contributing/contract.md explains.",
  createVisitor: () => ({
    any(element, { report, type, location }) {
      const known = Object.keys(type.properties ?? {}).filter(isExtension);
      if (known.length === 0 || !isObject(element)) return;
      const unknown = Object.keys(element).filter((name) => isExtension(name) && !known.includes(name));
      for (const name of unknown) {
        const meant = suggestName(name, known); // extensions of other tools resemble none of ours
        const message = `"${name}" is not an extension here; did you mean "${meant}"?`;
        if (meant !== undefined) report({ message, location: location.child([name]).key() });
      }
    },
  }),
};

const isExtension = (name: string): boolean => name.startsWith("x-");
