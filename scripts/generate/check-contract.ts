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
import { decodePercent } from "../../src/contract/http.ts";
import { toPath, toPointer, valueAt } from "../../src/contract/json.ts";
import { type Contract, NOT_UTF8, type Ref, resolveRef } from "./contract.ts";
import { type ContractFault, collectFaults } from "./contract-fault.ts";
import plugin from "./contract-rules.js";
import { findFaults } from "./find-faults.ts";
import { suggest } from "./suggest.ts";

/** Rules for the structure: its faults lead other rules to report correct parts. */
const STRUCTURE = ["struct", "no-unresolved-refs"];
/** The other rules that the contract must pass to be generated; `npm run lint:contract` has more. */
const RULES = [
  ...["no-enum-type-mismatch", "no-identical-paths", "no-required-schema-properties-undefined"],
  ...["no-undefined-server-variable", "operation-operationId", "operation-operationId-unique"],
  ...["operation-parameters-unique", "operation-tag-defined", "path-parameters-defined"],
  ...["contract/activity-variant-type", "contract/known-extension", "contract/known-name", "contract/schema"],
  "contract/served-address",
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
  const toProblem = ({ path, message }: ContractFault): Problem => {
    const place = { source: document.source, pointer: `#${toPointer(path)}`, reportOnKey: false };
    return { ruleId: "", message, location: [place], suggest: [] };
  };
  // Redocly cannot read a component that refers to itself; it reports one that leads nowhere.
  const components = Object.values(Object(contract.components)).flatMap((group) => Object.values(Object(group)));
  const lost = collectFaults(components.map((component) => () => resolveRef(contract, component as Ref)));
  const circular = lost.filter(({ path }) => valueAt(contract, toPointer(path)) !== undefined);
  let problems: Problem[] = circular.slice(0, 1).map(toProblem);
  if (problems.length === 0) problems = await lint(document, STRUCTURE);
  if (problems.length === 0) problems = await lint(document, RULES);
  if (problems.length === 0) problems = findFaults(contract).map(toProblem);
  const lines = problems.map((problem) => describeProblem(problem, contract, file));
  lines.sort((one, other) => one.line - other.line || one.col - other.col);
  return [...new Set(lines.map(({ message }) => message))];
}

type Problem = Pick<NormalizedProblem, "ruleId" | "message" | "location" | "suggest">;

/** Checks a contract with rules of Redocly and ours. */
async function lint(document: Document, names: readonly string[]): Promise<NormalizedProblem[]> {
  const rules = Object.fromEntries(names.map((name) => [name, "error" as const]));
  const config = await createConfig({ plugins: [plugin()], rules });
  return lintDocument({ document, externalRefResolver: new BaseResolver(config.resolve), config });
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

function describeProblem({ message, ruleId, location, suggest }: Problem, contract: Contract, file: string) {
  const [place] = location;
  const { line, col } = (place && getLineColLocation(place).start) ?? { line: 1, col: 1 };
  const pointer = (place?.pointer ?? "#/").slice(1);
  const { $ref } = Object(valueAt(contract, pointer)) as Partial<Ref>;
  const isLost = ruleId === "no-unresolved-refs" && typeof $ref === "string";
  const reason = isLost ? describeRef(contract, $ref) : message.replace(/\.$/, "");
  const path = toPath(pointer).filter(Boolean).join(".");
  const hint = path.endsWith(".nullable") ? '; write `type: [string, "null"]`' : "";
  const remedy = suggest[0] === undefined ? hint : `; did you mean "${suggest[0]}"?`;
  return { line, col, message: `${file}:${line}:${col} ${path}: ${reason}${remedy}` };
}

function describeRef(contract: Contract, $ref: string): string {
  if (!$ref.startsWith("#/")) return `"${$ref}" is in another file; bundle the contract into one`;
  const path = toPath(decodePercent($ref).slice(1));
  const known = Object.keys(Object(valueAt(contract, toPointer(path.slice(0, -1)))));
  return `"${$ref}" does not exist; ${suggest(path.at(-1) ?? "", known)}`;
}
