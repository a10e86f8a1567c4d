import { suggest } from "../contract-fault.ts";
import { type ContractRule, refuse, resolveLinted } from "./contract-rule.ts";

export const pathParameter: ContractRule = {
  id: "path-parameter",
  description: "Each `{name}` of a path is a parameter of its operations, and each path parameter is in the path.",
  createVisitor: () => ({
    Root(document, context) {
      for (const { path, place, parameters } of resolveLinted(document).operations) {
        const inPath = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
        const declared = parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
        const missing = inPath.filter((name) => !declared.includes(name));
        for (const name of missing)
          refuse(
            context,
            `{${name}} of the path has no parameter with \`in: path\`; ${suggest(name, declared)}`,
            ...place,
          );
        for (const name of declared) {
          if (missing.length === 0 && !inPath.includes(name))
            refuse(context, `the path has no {${name}}, which is a parameter; ${suggest(name, inPath)}`, ...place);
        }
      }
    },
  }),
};
