import type { Contract } from "../generate/contract.ts";
import { type Citation, citeDocument } from "./cite-document.ts";
import { type Change, classifyChange, type Report } from "./classify-change.ts";
import { createElementComparer, listOperations } from "./compare-elements.ts";
import { createSchemaComparer } from "./compare-schemas.ts";
import { listSchemes, matchSchemes } from "./compare-security.ts";
import { type Counterexample, findCounterexample } from "./find-counterexample.ts";
import { namePlace } from "./name-place.ts";
import { type Fields, getPart, isSame, isText, type Part, readFields } from "./part.ts";
import { findGreatestStep, type Step } from "./release-plan.ts";

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
  const changes = listChanges(getPart(before as never, ""), getPart(after as never, ""));
  const findings = changes.map((change): Finding => {
    const counterexample = change.route && findCounterexample(change.route);
    return {
      step: classifyChange(change),
      reason: change.reason,
      place: namePlace(change.part),
      pointer: change.part.at,
      isSure: change.effect !== "unknown",
      ...citeDocument(change, before.info.version === after.info.version),
      ...(counterexample && { counterexample }),
    };
  });
  return { findings, step: findGreatestStep(findings.map(({ step }) => step)) };
}

/** Lists the changes. A schema of several messages is reported once, with the greatest step. */
function listChanges(before: Part, after: Part): Change[] {
  const changes = new Map<string, Change>();
  const report: Report = (effect, reason, part, { sender = "client", route } = {}) => {
    const change = { effect, reason, part, sender, wasStated: part.root === before.root, ...(route && { route }) };
    const key = `${part.at} ${reason.replace(/ in a closed list$/, "")}`;
    const other = changes.get(key);
    if (!other || (classifyChange(change) === "major" && classifyChange(other) !== "major")) changes.set(key, change);
  };
  const compareLists = createElementComparer(report, createSchemaComparer(report));
  const [old, now] = [listOperations(before), listOperations(after)];
  for (const sender of ["client", "service"] as const) compareLists("operation", old[sender], now[sender], sender);
  const formerNames = matchSchemes(before, after);
  const schemes = new Map([...listSchemes(after)].map(([name, part]) => [formerNames.get(name) ?? name, part]));
  // The operations tell what the removal of a scheme means.
  const kept = [...listSchemes(before)].filter(([name]) => schemes.has(name));
  compareLists("security scheme", new Map(kept), schemes, "client");
  compareRoots(before.root, after.root, report);
  if (changes.size === 0 && !isSame(before.value, after.value))
    report("text", "only documentation or notation changed", before);
  return [...changes.values()];
}

/** Compares the fields of the contract that contain no operations or components. */
function compareRoots(before: Fields, after: Fields, report: Report): void {
  const read = ({ paths, webhooks, components, servers, security, info, ...fields }: Fields): Fields => ({
    ...fields,
    version: readFields(info).version,
  });
  const [old, now] = [read(before), read(after)];
  for (const name of Object.keys({ ...old, ...now })) {
    if (isText(name) || isSame(old[name], now[name])) continue;
    const isVersion = name === "version" || name === "openapi";
    const reason = `${name} changed${isVersion ? `: ${old[name]} to ${now[name]}` : ""}`;
    report(isVersion ? "addition" : "unknown", reason, getPart(name in before ? before : after, ""));
  }
}
