import { readFileSync } from "node:fs";
import { LineCounter, parseDocument } from "yaml";
import type { Path } from "../../../scripts/generate/contract-fault.ts";
import { toPath } from "../../../src/contract/json.ts";
import type { ResolvedSchema } from "../../../src/contract/schema.ts";
import { contract } from "../../support/openapi.ts";

const lineCounter = new LineCounter();
const document = parseDocument(readFileSync("openapi.yaml", "utf8"), { lineCounter });
const REMEDY =
  "change facts.yaml if the document or the name of an element has changed; a limit beyond the document cites an entry of x-assumptions that lists its keyword";

/** Returns the place of an operation in `openapi.yaml`, or of the schema of one of its parameters. */
export function findOperation(operationId: string, parameter?: string): Path {
  const entry = contract.operations.find(({ operation }) => operation.operationId === operationId);
  const found = entry?.parameters.find(({ name }) => name === parameter);
  return found ? [...found.place, "schema"] : (entry?.place ?? ["paths"]);
}

/** Returns the place of the schema of a value in a body, or of the nearest one around it. */
export function findSchema(body: ResolvedSchema | undefined, pointer: string, type = ""): Path {
  let schema = body;
  for (const name of toPath(pointer)) {
    const { properties, items, values } = schema?.variants?.byValue.get(type) ?? schema ?? {};
    schema = properties?.get(name) ?? items ?? values ?? schema;
  }
  const words: Record<string, string> = { ".": "/properties/", "[]": "/items", "{}": "/additionalProperties" };
  return toPath(`/components/schemas/${schema?.name.replaceAll(/\.|\[]|\{}/g, (mark) => words[mark] ?? "")}`);
}

/** Names the line of a difference between the contract and the document, or of the nearest parent, and what to do. */
export function explain(place: Path, difference = "differs"): string {
  const node = document.getIn(place, true) as { range?: [number] } | undefined;
  if (!node?.range && place.length > 0) return explain(place.slice(0, -1), difference);
  return `openapi.yaml:${lineCounter.linePos(node?.range?.[0] ?? 0).line} ${difference}: ${REMEDY}`;
}

/** Lists the differences between a list of the contract, which is at a place, and the list of the document. */
export function explainList(place: string, ofContract: readonly string[], ofDocument: readonly string[]): string[] {
  const locate = (item: string) => toPath((item.startsWith("/") && item.split(" ")[0]) || place);
  return [
    ...ofContract
      .filter((item) => !ofDocument.includes(item))
      .map((item) => explain(locate(item), `says ${item}, the document does not`)),
    ...ofDocument
      .filter((item) => !ofContract.includes(item))
      .map((item) => explain(locate(item), `does not say ${item}, the document does`)),
  ];
}
