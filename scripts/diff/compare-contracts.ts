import type { Contract } from "../generate/contract.ts";
import { type Citation, citeDocument } from "./cite-document.ts";
import { type Change, classifyChange, classifyField, isText, type Report } from "./classify-change.ts";
import { createElementComparer } from "./compare-elements.ts";
import { createSchemaComparer } from "./compare-schemas.ts";
import { type Counterexample, findCounterexample } from "./find-counterexample.ts";
import { type Fields, isSame, type Part, readFields } from "./part.ts";
import { findGreatestStep, type Step } from "./release-plan.ts";
import { resolveOperations, resolveSchemes } from "./resolve-contract.ts";

/** A classified change. */
export interface Finding extends Citation {
  readonly step: Step;
  readonly reason: string;
  /** The name of the place, such as `ProjectUser.login`. */
  readonly place: string;
  /** The place in the base, or in the revision if it is new there. */
  readonly pointer: string;
  /** False if the policy does not know the kind of change. */
  readonly isSure: boolean;
  readonly counterexample?: Counterexample;
}
export interface Comparison {
  readonly findings: readonly Finding[];
  /** Greatest step of all findings; `undefined` if nothing changed. */
  readonly step: Step | undefined;
}

/**
 * Compares two contracts and classifies each change.
 * @throws Error if a reference in one of them does not lead to a part of it.
 */
export function compareContracts(before: Contract, after: Contract): Comparison {
  const changes = listChanges(before as unknown as Fields, after as unknown as Fields);
  const findings = changes.map((change): Finding => {
    const { effect, reason, place, part, schemas } = change;
    const counterexample = schemas && findCounterexample(schemas);
    return {
      ...{ step: classifyChange(change), reason, place, pointer: part.at, isSure: effect !== "unknown" },
      ...citeDocument(change, before.info.version === after.info.version),
      ...(counterexample && { counterexample }),
    };
  });
  return { findings, step: findGreatestStep(findings.map(({ step }) => step)) };
}

/** Lists the changes. A schema of several messages is reported once, with the greatest step. */
function listChanges(before: Fields, after: Fields): Change[] {
  const changes = new Map<string, Change>();
  const report: Report = (effect, reason, part, { sender = "client", place = part.name, schemas } = {}) => {
    const change = {
      effect,
      reason,
      part,
      place,
      sender,
      wasStated: part.root === before,
      ...(schemas && { schemas }),
    };
    const key = `${part.at} ${place} ${reason.replace(/ in a closed list$/, "")}`;
    const other = changes.get(key);
    if (!other || (classifyChange(change) === "major" && classifyChange(other) !== "major")) changes.set(key, change);
  };
  const compareLists = createElementComparer(report, createSchemaComparer(report));
  compareLists(resolveOperations(before), resolveOperations(after));
  const [schemes, newSchemes] = [resolveSchemes(before), resolveSchemes(after)];
  // The operations tell what the removal of a scheme means.
  compareLists(new Map([...schemes].filter(([id]) => newSchemes.has(id))), newSchemes);
  compareRoots(before, after, report);
  const root: Part = { root: before, at: "", value: before, name: "the contract" };
  if (changes.size === 0 && !isSame(before, after)) report("text", "only documentation or notation changed", root);
  return [...changes.values()];
}

/** The default of `jsonSchemaDialect`, and JSON Schema 2020-12, from which it differs in annotations only. */
const DIALECT = /^https:\/\/(spec\.openapis\.org\/oas\/3\.1\/dialect\/base|json-schema\.org\/draft\/2020-12\/schema)$/;

/** Compares the fields of the contract that contain no operations or components. */
function compareRoots(before: Fields, after: Fields, report: Report): void {
  const read = ({ paths, components, servers, security, info, ...fields }: Fields): Fields => ({
    ...fields,
    openapi: String(fields.openapi).replace(/^(\d+\.\d+)\.\d+$/, "$1"), // patches correct the specification only
    jsonSchemaDialect: DIALECT.test(String(fields.jsonSchemaDialect)) ? undefined : fields.jsonSchemaDialect,
    version: readFields(info).version,
    "x-errors": Object.values(readFields(readFields(components).schemas)).flatMap(
      (schema) => readFields(schema)["x-errors"] ?? [],
    ),
  });
  const [old, now] = [read(before), read(after)];
  for (const name of Object.keys({ ...old, ...now })) {
    if (isText(name) || isSame(old[name], now[name])) continue;
    const isVersion = name === "version" || name === "openapi";
    const [effect, reason] = isVersion
      ? (["addition", `${name} changed: ${old[name]} to ${now[name]}`] as const)
      : classifyField(name, old[name], now[name]);
    const root = name in before ? before : after;
    report(effect, reason, { root, at: "", value: root, name: "the contract" });
  }
}
