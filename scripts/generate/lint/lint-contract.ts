import { fileURLToPath } from "node:url";
import {
  BaseResolver,
  type Config,
  type Document,
  getLineColLocation,
  lintDocument,
  loadConfig,
  type NormalizedProblem,
} from "@redocly/openapi-core";
import { readProperty, toPath, toPointer, valueAt } from "../../../src/contract/json.ts";
import type { Contract } from "../contract.ts";
import type { Path } from "../contract-fault.ts";
import { explainProblem } from "./explain-problem.ts";
import { type Fault, type FaultPlace, FORM, type LintFault, selectCauses } from "./fault.ts";
import { readYaml } from "./read-yaml.ts";
import { listReferenceFaults } from "./references.ts";

const CONFIG = fileURLToPath(new URL("../../../redocly.yaml", import.meta.url));

/** Lints a contract in YAML with the rules of `redocly.yaml`. Returns its faults, in the order of the file. */
export async function lintContract(text: string, file: string): Promise<LintFault[]> {
  const read = readYaml(text, file);
  if (Array.isArray(read)) return read;
  const { document, faults: ofVersion } = readVersion(read);
  const faults = [...ofVersion, ...selectCauses(await listFaults(document))];
  const located = faults.map(({ message, rule, ...fault }) => ({ message, rule, place: locate(fault, document) }));
  located.sort(({ place: one }, { place: other }) => one.line - other.line || one.column - other.column);
  const alike = Map.groupBy(located, ({ message, rule }) => `${message} ${rule}`); // who pastes one element with a fault pastes many
  return [...alike.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : { ...first, others: others.map(({ place }) => place) },
  );
}

/** Reads a contract as one of OpenAPI 3.1, and says so if it is not. */
function readVersion(document: Document<Contract>): { document: Document<Contract>; faults: Fault[] } {
  const { parsed } = document;
  if (/^3\.1\.\d+$/.test(String(readProperty(parsed, "openapi")))) return { document, faults: [] };
  const message = "the contract must begin with `openapi: 3.1.0`";
  return {
    document: { ...document, parsed: { ...parsed, openapi: "3.1.0" } },
    faults: [{ pointer: "/openapi", isAtKey: true, message, rule: "struct" }],
  };
}

/** Lists the faults of names and references, then those of the form of elements, then what all rules find in the rest. */
async function listFaults(document: Document<Contract>): Promise<Fault[]> {
  const config = await loadConfig({ configPath: CONFIG });
  const lost = listReferenceFaults(document, config).map(({ path, message }): Fault => {
    return { pointer: toPointer(path), isAtKey: false, message, rule: "contract/reference" };
  });
  const first = [...listNameFaults(document.parsed), ...lost];
  const withoutLost = removeElements(document, first);
  const lint = createRedoclyLint(config);
  const ofForm = leaveOut(await lint(withoutLost, (rule) => FORM.includes(rule)), first);
  const unreadable = ofForm.filter(({ message }) => /^Expected type/.test(message));
  const readable = removeElements(withoutLost, unreadable);
  const inForm = [...first, ...ofForm];
  const others = await lint(readable, (rule) => !FORM.includes(rule)).catch((error: unknown) => {
    if (inForm.length > 0) return []; // a rule can fail at an element of another form
    throw error;
  });
  return [...inForm, ...leaveOut(others, [...first, ...unreadable])];
}

/** Lists the names that every object of JavaScript has: neither Redocly nor a validator tells such a property from one that is absent. */
function listNameFaults(value: unknown, path: Path = []): Fault[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const place = [...path, name];
    if (!(name in Object.prototype)) return listNameFaults(inner, place);
    const message = `every object of JavaScript has the name ${name}; choose another one`;
    return { pointer: toPointer(place), isAtKey: true, message, rule: "struct" };
  });
}

/** Leaves out faults in elements that are removed. */
function leaveOut(faults: readonly Fault[], removed: readonly Fault[]): Fault[] {
  const isIn = (inner: Fault, outer: Fault) => `${inner.pointer}/`.startsWith(`${outer.pointer}/`);
  return faults.filter((fault) => !removed.some((outer) => isIn(fault, outer)));
}

/** Returns a function that lints with some of the rules. */
function createRedoclyLint(config: Config) {
  const { oas3_1: rules } = config.rules;
  const settings = { ...rules };
  return async (document: Document<Contract>, isIncluded: (rule: string) => boolean): Promise<Fault[]> => {
    for (const [rule, setting] of Object.entries(settings)) rules[rule] = isIncluded(rule) ? setting : "off";
    const problems = await lintDocument({ document, externalRefResolver: new BaseResolver(config.resolve), config });
    return problems.map((problem) => toFault(problem, document.parsed));
  };
}

function toFault(problem: NormalizedProblem, contract: Contract): Fault {
  const isOtherType = OTHER_TYPE.test(problem.message); // then the reference is wrong, not what it leads to
  const place = (isOtherType ? problem.from : undefined) ?? problem.location[0];
  const pointer = (place?.pointer ?? "#/").slice(1).replace(/\/$/, "");
  const message = explainProblem(problem, pointer, contract);
  return { pointer, isAtKey: place?.reportOnKey === true, message, rule: problem.ruleId };
}

/** An element that is none, or has another type: an array or an object. */
const OTHER_TYPE = /^Expected type `\w+` \((array|object)\)/;

/** Empties what the rules cannot read: references that lead nowhere, and values of another type. */
function removeElements(document: Document<Contract>, faults: readonly Fault[]): Document<Contract> {
  const parsed = structuredClone(document.parsed);
  for (const { pointer, message, rule } of faults) {
    const path = rule === "contract/reference" ? [...toPath(pointer), "$ref"] : toPath(pointer);
    const name = path.pop() ?? "";
    const owner = valueAt(parsed, toPointer(path)) as Record<string, unknown> | undefined;
    const [, type] = OTHER_TYPE.exec(message) ?? [];
    if (owner === undefined) continue;
    if (type === undefined) delete owner[name];
    else owner[name] = type === "array" ? [] : {};
  }
  return { ...document, parsed };
}

function locate({ pointer, isAtKey }: Pick<Fault, "pointer" | "isAtKey">, { source }: Document<Contract>): FaultPlace {
  const { start } = getLineColLocation({ source, pointer: `#${pointer || "/"}`, reportOnKey: isAtKey });
  return { line: start.line, column: start.col, path: toPath(pointer) };
}
