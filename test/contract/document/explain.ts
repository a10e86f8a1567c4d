import { readFileSync } from "node:fs";
import { LineCounter, parseDocument } from "yaml";
import { type Contract, listOperations } from "../../../scripts/generate/contract.ts";
import { toPath, toPointer, valueAt } from "../../../src/contract/json-pointer.ts";
import { openapi } from "../../support/openapi.ts";

/** A place in `openapi.yaml`. */
export type Path = readonly string[];

const text = readFileSync("openapi.yaml", "utf8");
const lineCounter = new LineCounter();
const document = parseDocument(text, { lineCounter });
const REMEDY =
  "change facts.yaml if the document has changed; a limit beyond the document cites an entry of x-assumptions that lists its keyword";

/** Returns the line of a place, or of the nearest parent that exists. */
function findLine(path: Path): number {
  const node = document.getIn(path, true) as { range?: [number] } | undefined;
  if (node?.range) return lineCounter.linePos(node.range[0]).line;
  return path.length === 0 ? 1 : findLine(path.slice(0, -1));
}

export function findOperation(operationId: string): Path {
  const entries = listOperations(openapi as Contract);
  const entry = entries.find(({ operation }) => operation.operationId === operationId);
  return entry ? entry.place.map(String) : ["paths"];
}

/** Follows the names of a value from the operation or schema at a place; undefined if the contract does not describe it. */
export function follow(from: Path, names: readonly string[], type?: string): Path | undefined {
  const node = Object(valueAt(openapi, toPointer(from)));
  if (typeof node.$ref === "string") {
    const own = names.length > 0 || node.description === undefined;
    return own ? follow(toPath(node.$ref.slice(1)), names, type) : from;
  }
  const at = (...path: (string | number)[]) => [...from, ...path.map(String)];
  const [name = "", ...others] = names;
  if (node.content) return follow(at("content", Object.keys(node.content)[0] ?? "", "schema"), names, type);
  if (names.length === 0) return from;
  if (node.responses && name === "responses") {
    const range = `${others[0]?.[0]}XX`;
    return follow(at(name, others[0] && others[0] in node.responses ? others[0] : range), [], type);
  }
  if (node.responses && name === "body") return follow(at("requestBody"), others, type);
  if (node.responses) {
    const places = Object.keys(node.parameters ?? {}).map((index) => follow(at("parameters", index), []) ?? []);
    const place = places.find((each) => Object(valueAt(openapi, toPointer(each))).name === others[0]);
    return place && [...place, "schema"];
  }
  if (node.discriminator && type !== undefined)
    return follow(toPath(String(node.discriminator.mapping[type]).slice(1)), names, type);
  if (node.properties && name in node.properties) return follow(at("properties", name), others, type);
  if (node.items && /^\d+$/.test(name)) return follow(at("items"), others, type);
  const parts = Object.keys(node.allOf ?? {}).map((index) => follow(at("allOf", index), names, type));
  const found = parts.find((part) => part !== undefined);
  if (found || typeof node.additionalProperties !== "object") return found;
  return follow(at("additionalProperties"), others, type);
}

/** Names the line of a difference between the contract and the document, and what to do. */
export function explain(place: Path | undefined, difference = "differs"): string {
  return `openapi.yaml:${findLine(place ?? [])} ${difference}: ${REMEDY}`;
}

/** Lists the differences between a list of the contract and the list of the document. */
export function explainList(name: string, ofContract: readonly string[], ofDocument: readonly string[]): string[] {
  const lines = text.split("\n");
  const locate = (item: string) => {
    const [word = ""] = item.startsWith("/") ? [] : item.split(" ").slice(item.includes(" ") ? 1 : 0);
    const isNamed = (line: string) => line.split(/[\s"[\]{},]|:$|: /).includes(word);
    return item.startsWith("/") ? findLine(toPath(item.split(" ")[0] ?? "")) : lines.findIndex(isNamed) + 1;
  };
  const added = ofContract.filter((item) => !ofDocument.includes(item));
  const missing = ofDocument.filter((item) => !ofContract.includes(item));
  const isGone = (item: string) =>
    item.startsWith("/") && !ofContract.some((each) => each.split(" ")[0] === item.split(" ")[0]);
  const isOtherOrder = added.length + missing.length === 0 && ofContract.join() !== ofDocument.join();
  const differences = [
    ...added.map((item) => `openapi.yaml:${locate(item)} says ${item}, the document does not`),
    ...missing.map((item) =>
      isGone(item)
        ? `openapi.yaml:1 has no ${item}; after a rename, change the name in \`elements\` of facts.yaml too`
        : `openapi.yaml:1 does not say ${item}, the document does`,
    ),
    ...(isOtherOrder ? [`openapi.yaml:${locate(ofContract[0] ?? "")} says ${ofContract}, in another order`] : []),
  ];
  return differences.map((difference) => `${difference} (${name}): ${REMEDY}`);
}
