import { fileURLToPath } from "node:url";
import {
  BaseResolver,
  type Document,
  getLineColLocation,
  lintDocument,
  loadConfig,
  makeDocumentFromString,
  type NormalizedProblem,
} from "@redocly/openapi-core";
import { parseDocument } from "yaml";
import { decodePercent } from "../../src/contract/http.ts";
import { isObject, readProperty, toPath, toPointer, valueAt } from "../../src/contract/json.ts";
import { type Contract, NOT_UTF8 } from "./contract.ts";
import { ContractFault, suggest } from "./contract-fault.ts";
import { resolveRef } from "./resolve-contract.ts";

const CONFIG = fileURLToPath(new URL("../../redocly.yaml", import.meta.url));

/** Rules for the structure: its faults lead other rules to report correct parts, or to fail. */
const STRUCTURE = ["struct", "no-unresolved-refs", "contract/no-self-extension"];
/** Problems that follow from others: a rule or ajv cannot read what another rule refuses. */
const CONSEQUENCE = /^(Example validation errored|This element cannot be checked)/;

/**
 * Lints the contract with the rules of `redocly.yaml`. Returns a line for each fault, in the order of the file:
 * `openapi.yaml:123:7 components.schemas.Webhook.required: Expected type … (struct)`. Faults of the structure hide others.
 * @param text The contract in YAML.
 */
export async function lintContract(text: string, file: string): Promise<string[]> {
  const document = readDocument(text, file);
  if (Array.isArray(document)) return document;
  const contract = document.parsed;
  if (!/^3\.1\.\d+$/.test(String(readProperty(contract, "openapi"))))
    return [`${file}:1:1 openapi: the contract must begin with \`openapi: 3.1.0\``];
  const circle = findCircle(document);
  const inStructure = circle ? [circle] : await lint(document, (rule) => STRUCTURE.includes(rule));
  const problems = inStructure.length > 0 ? inStructure : await lint(document, () => true);
  const causes = problems.filter(({ message }) => !CONSEQUENCE.test(message));
  const shown = groupNullables(causes.length > 0 ? causes : problems, contract);
  const faults = shown.map((problem) => describeProblem(problem, contract, file));
  faults.sort((one, other) => one.line - other.line || one.column - other.column);
  return [...new Set(faults.map(({ message }) => message))];
}

type Problem = Pick<NormalizedProblem, "ruleId" | "message" | "location" | "from" | "suggest">;

/** Lints with some of the rules. */
async function lint(document: Document<Contract>, isIncluded: (rule: string) => boolean): Promise<Problem[]> {
  const config = await loadConfig({ configPath: CONFIG });
  const { oas3_1: rules } = config.rules;
  for (const rule of Object.keys(rules)) {
    if (!isIncluded(rule)) rules[rule] = "off";
  }
  return lintDocument({ document, externalRefResolver: new BaseResolver(config.resolve), config });
}

/** Files that are no YAML, with the remedy. */
const NOT_YAML = [
  { mark: /^(?:<{7}|>{7})(?: .*)?$/m, message: "a merge is not finished; keep one side, and remove the markers" },
  { mark: NOT_UTF8, message: "the file is not UTF-8; save it as UTF-8" },
];

/** Parses the contract, or describes why it is not YAML: Redocly parses faster, and `yaml` explains a mistake better. */
function readDocument(text: string, file: string): Document<Contract> | string[] {
  for (const { mark, message } of NOT_YAML) {
    const before = text.split(mark, 1)[0] ?? "";
    if (before !== text) return [`${file}:${before.split("\n").length}:1 ${message}`];
  }
  try {
    return makeDocumentFromString(text, file);
  } catch (cause) {
    const [error, ...others] = parseDocument(text).errors;
    if (!error) throw cause;
    // What is pasted often has several names that exist. Faults after another mistake follow from it.
    const further = others.filter(({ code }) => code === "DUPLICATE_KEY" && code === error.code);
    return [error, ...further].map(({ code, pos: [start], linePos, message }) => {
      const { line = 1, col = 1 } = linePos?.[0] ?? {};
      const [name] = text.slice(start).split(/\s*:\s/, 1);
      const remedy = code === "DUPLICATE_KEY" ? `${name} is here twice; rename or remove one` : message;
      return `${file}:${line}:${col} ${remedy.replace(/( at line |:\n)[\s\S]*/, "")}`;
    });
  }
}

/** Finds a component that refers to itself, which Redocly cannot read. */
function findCircle({ parsed: contract, source }: Document<Contract>): Problem | undefined {
  for (const component of Object.values(contract.components ?? {}).flatMap((group) => Object.values(group ?? {}))) {
    try {
      resolveRef(contract, component);
    } catch (error) {
      if (!(error instanceof ContractFault)) throw error;
      const pointer = toPointer(error.path);
      if (pointer === "" || valueAt(contract, pointer) === undefined) continue; // Redocly names a $ref that leads nowhere
      return { ruleId: "struct", message: error.message, location: [{ source, pointer: `#${pointer}` }], suggest: [] };
    }
  }
  return undefined;
}

/** Makes one problem of each `nullable` of OpenAPI 3.0, because who pastes one schema with it pastes many. */
function groupNullables(problems: Problem[], contract: Contract): Problem[] {
  const isNullable = ({ location: [place] }: Problem) => place?.pointer?.endsWith("/nullable") ?? false;
  const [first, ...others] = problems.filter(isNullable);
  if (first === undefined) return problems;
  const pointer = first.location[0]?.pointer?.slice(1).replace(/\/nullable$/, "") ?? "";
  const more = others.length === 0 ? "" : ` here, and likewise in ${others.length} other places`;
  const message = `OpenAPI 3.1 has no \`nullable\`; ${writeNullable(valueAt(contract, pointer))}${more}`;
  return [{ ...first, message, suggest: [] }, ...problems.filter((problem) => !isNullable(problem))];
}

/** Says how OpenAPI 3.1 writes a schema with `nullable`. */
function writeNullable(schema: unknown): string {
  const type = readProperty(schema, "type");
  if (readProperty(schema, "nullable") !== true) return "remove it";
  if (typeof type !== "string") return 'write `anyOf: [{ … }, { type: "null" }]`';
  const values = readProperty(schema, "enum") === undefined ? "" : " and add null to `enum`";
  return `write \`type: [${type}, "null"]\`${values}`;
}

/** Says how OpenAPI 3.1 writes an exclusive bound of OpenAPI 3.0. */
function writeBound(contract: Contract, pointer: string): string | undefined {
  const [place = "", keyword = ""] = pointer.split(/(?=exclusiveM\w+$)/);
  const isExclusive = valueAt(contract, pointer);
  if (keyword === "" || typeof isExclusive !== "boolean") return undefined;
  const bound = keyword === "exclusiveMinimum" ? "minimum" : "maximum";
  const remedy = isExclusive
    ? `write \`${keyword}: ${valueAt(contract, place + bound)}\`, without \`${bound}\``
    : "remove it";
  return `\`${keyword}\` is a number in OpenAPI 3.1; ${remedy}`;
}

function describeProblem({ message, ruleId, location, from, suggest }: Problem, contract: Contract, file: string) {
  const isOtherType = /^Expected type `\w+` \(/.test(message); // the reference is wrong, not what it refers to
  const place = (isOtherType ? from : undefined) ?? location[0];
  const { line, col: column } = (place && getLineColLocation(place).start) ?? { line: 1, col: 1 };
  const pointer = (place?.pointer ?? "#/").slice(1);
  const $ref = readProperty(valueAt(contract, pointer), "$ref");
  const isLost = ruleId === "no-unresolved-refs" && typeof $ref === "string";
  const reason = isLost ? describeRef(contract, $ref) : (writeBound(contract, pointer) ?? message.replace(/\.$/, ""));
  const path = toPath(pointer).filter(Boolean).join(".");
  const remedy = suggest[0] === undefined ? "" : `; did you mean "${suggest[0]}"?`;
  return { line, column, message: `${file}:${line}:${column} ${path}: ${reason}${remedy} (${ruleId})` };
}

function describeRef(contract: Contract, $ref: string): string {
  if (!$ref.startsWith("#/")) return `"${$ref}" is in another file; bundle the contract into one`;
  const path = toPath(decodePercent($ref).slice(1));
  const group = valueAt(contract, toPointer(path.slice(0, -1)));
  return `"${$ref}" does not exist; ${suggest(path.at(-1) ?? "", isObject(group) ? Object.keys(group) : [])}`;
}
