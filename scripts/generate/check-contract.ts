import {
  BaseResolver,
  createConfig,
  type Document,
  getLineColLocation,
  lintDocument,
  makeDocumentFromString,
  type NormalizedProblem,
} from "@redocly/openapi-core";
import { parseDocument } from "yaml";
import { decodePercent, toPath, toPointer, valueAt } from "../../src/contract/json-pointer.ts";
import { type Contract, NOT_UTF8, type Ref, resolveRef } from "./contract.ts";
import { collectFaults } from "./contract-fault.ts";
import plugin from "./contract-rules.js";
import { suggest } from "./suggest.ts";

/** Faults of these rules lead other rules to report correct parts; faults of any rule mislead the last one. */
const STRUCTURE = ["struct", "no-unresolved-refs"];
const LAST = "contract/supported";
/** The rules that the contract must pass to be generated; `npm run lint:contract` has more. */
const RULES = [
  ...STRUCTURE,
  ...["no-enum-type-mismatch", "no-identical-paths", "no-required-schema-properties-undefined"],
  ...["no-undefined-server-variable", "operation-operationId"],
  ...["operation-parameters-unique", "path-parameters-defined"],
  ...["contract/activity-variant-type", "contract/known-extension", "contract/known-name", "contract/pagination"],
  ...["contract/property-object", "contract/schema", "contract/served-address", LAST],
];

/**
 * Lists why the contract cannot be generated, one line for each fault, in the order of the file:
 * `openapi.yaml:123:7 components.schemas.Webhook.required: Expected type …`.
 * @param text The contract in YAML.
 */
export async function checkContract(text: string, file: string): Promise<string[]> {
  const document = readDocument(text, file);
  if (typeof document === "string") return [document];
  const contract = document.parsed as Contract;
  if (!/^3\.1\.\d+$/.test(String(valueAt(contract, "/openapi"))))
    return [`${file}:1:1 openapi: the contract must begin with \`openapi: 3.1.0\``];
  // Redocly cannot read a component that refers to itself; it reports one that leads nowhere.
  const components = Object.values(Object(contract.components)).flatMap((group) => Object.values(Object(group)));
  const faults = collectFaults(components.map((component) => () => resolveRef(contract, component as Ref)));
  const circular = faults.find(({ path }) => valueAt(contract, toPointer(path)) !== undefined);
  if (!circular) return listProblems(document, contract, file);
  const place = { source: document.source, pointer: `#${toPointer(circular.path)}`, reportOnKey: false };
  const { line, col } = getLineColLocation(place).start;
  return [`${file}:${line}:${col} ${circular.path.join(".")}: ${circular.message}`];
}

/** Files that are no YAML, with the remedy. */
const NOT_YAML: readonly (readonly [mark: RegExp, message: string])[] = [
  [/^(?:<{7}|>{7})(?: .*)?$/m, "a merge is not finished; keep one side, and remove the markers"],
  [NOT_UTF8, "the file is not UTF-8; save it as UTF-8"],
];

/** Parses the contract, or describes why it is not YAML: Redocly parses faster, and `yaml` explains a mistake better. */
function readDocument(text: string, file: string): Document | string {
  for (const [mark, message] of NOT_YAML) {
    const before = text.split(mark, 1)[0] ?? "";
    if (before !== text) return `${file}:${before.split("\n").length}:1 ${message}`;
  }
  try {
    return makeDocumentFromString(text, file);
  } catch (cause) {
    const [error] = parseDocument(text).errors;
    const start = error?.linePos?.[0];
    if (!error || !start) throw cause;
    return `${file}:${start.line}:${start.col} ${error.message.replace(/( at line |:\n)[\s\S]*/, "")}`;
  }
}

async function listProblems(document: Document, contract: Contract, file: string): Promise<string[]> {
  const rules = Object.fromEntries(RULES.map((rule) => [rule, "error" as const]));
  const config = await createConfig({ plugins: [plugin()], rules });
  const externalRefResolver = new BaseResolver(config.resolve);
  const problems = await lintDocument({ document, externalRefResolver, config });
  const levels = [(rule: string) => STRUCTURE.includes(rule), (rule: string) => rule !== LAST];
  const first = levels.map((isIn) => problems.filter(({ ruleId }) => isIn(ruleId))).find((found) => found.length > 0);
  const lines = (first ?? problems).map((problem) => describeProblem(problem, contract, file));
  lines.sort((one, other) => one.line - other.line || one.col - other.col);
  return [...new Set(lines.map(({ message }) => message))];
}

/** The remedies that Redocly does not know, by the last name of the place. */
const REMEDIES: ReadonlyMap<string, string> = new Map([["nullable", '; write `type: [string, "null"]`']]);

function describeProblem(problem: NormalizedProblem, contract: Contract, file: string) {
  const { message, ruleId, location, suggest } = problem;
  const [place] = location;
  const { line, col } = (place && getLineColLocation(place).start) ?? { line: 1, col: 1 };
  const pointer = (place?.pointer ?? "#/").slice(1);
  const path = toPath(pointer).filter(Boolean);
  const found = valueAt(contract, pointer);
  const isShown =
    place?.reportOnKey || found === undefined || typeof found === "object" || message.includes(String(found));
  const { $ref } = Object(found) as Partial<Ref>;
  const isLost = ruleId === "no-unresolved-refs" && typeof $ref === "string";
  const name = String(path.at(-1));
  const reason = isLost ? describeRef(contract, $ref) : message.replace(/\.$/, "");
  const [similar] = suggest;
  const remedy = similar === undefined ? (REMEDIES.get(name) ?? "") : `; did you mean "${similar}"?`;
  const text = `${path.join(".")}: ${reason}${isShown ? "" : `, found ${JSON.stringify(found)}`}${remedy}`;
  return { line, col, message: `${file}:${line}:${col} ${text}` };
}

function describeRef(contract: Contract, $ref: string): string {
  if (!$ref.startsWith("#/")) return `"${$ref}" is in another file; bundle the contract into one`;
  const path = toPath(decodePercent($ref).slice(1));
  const known = Object.keys(Object(valueAt(contract, toPointer(path.slice(0, -1)))));
  return `"${$ref}" does not exist; ${suggest(path.at(-1) ?? "", known)}`;
}
