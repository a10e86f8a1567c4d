import type { Path } from "../contract-fault.ts";
import type { ResolvedContract } from "../resolve-contract.ts";
import { type ContractRule, refuse, resolveLinted } from "./contract-rule.ts";

export const shownExample: ContractRule = {
  id: "shown-example",
  description:
    "Each parameter and each body of a response has an example, of its own or from its schema: pages and samples show it.",
  createVisitor: () => ({
    Root(document, context) {
      const { parameters, bodies } = listUnshown(resolveLinted(document));
      for (const place of parameters) refuse(context, "a parameter, or its schema, must have an example", ...place);
      for (const place of bodies)
        refuse(context, "the body of a response, or its schema, must have an example", ...place);
    },
  }),
};

/** Lists the places of parameters and bodies without an example. */
function listUnshown({ operations }: ResolvedContract): { parameters: Path[]; bodies: Path[] } {
  const parameters = operations.flatMap((row) => row.parameters).filter(({ example }) => example === undefined);
  const bodies = operations
    .flatMap(({ responses }) => Object.values(responses))
    .flatMap(({ place, content }) => content.map((body) => ({ ...body, place: [...place, "content", body.mediaType] })))
    .filter(({ mediaType }) => mediaType.endsWith("json"))
    .filter(({ examples }) => Object.keys(examples).length === 0);
  return { parameters: parameters.map(({ place }) => place), bodies: bodies.map(({ place }) => place) };
}
