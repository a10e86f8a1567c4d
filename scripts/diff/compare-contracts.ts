import type { Contract } from "../generate/contract.ts";
import { type Citation, citeDocument } from "./cite-document.ts";
import { type Change, classifyChange, type Report } from "./classify-change.ts";
import { createElementComparer, listOperations, listServers } from "./compare-elements.ts";
import { createSchemaComparer } from "./compare-schemas.ts";
import { listSchemes, matchSchemes } from "./compare-security.ts";
import { compareTexts } from "./compare-texts.ts";
import { findWitness, type Witness } from "./find-witness.ts";
import { type Fields, getChild, isSame, isText, namePlace, type Pair } from "./part.ts";
import { findGreatestStep, type Step } from "./release-step.ts";

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
  readonly witness?: Witness;
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
  const [base, revision] = [before, after].map((root) => ({
    root: root as unknown as Fields,
    at: "",
    value: root,
  })) as [Pair["before"], Pair["after"]];
  const changes = removeRepetitions(listChanges({ before: base, after: revision }));
  const findings = changes.map((change): Finding => {
    const witness = findWitness(change);
    return {
      step: classifyChange(change),
      reason: change.reason,
      place: namePlace(change.part),
      pointer: change.part.at,
      isSure: change.effect !== "unknown",
      ...citeDocument(change, before.info.version === after.info.version),
      ...(witness && { witness }),
    };
  });
  return { findings, step: findGreatestStep(findings.map(({ step }) => step)) };
}

function listChanges({ before, after }: Pair): Change[] {
  const changes: Change[] = [];
  const report: Report = (effect, reason, part, details) =>
    changes.push({ effect, reason, part, sender: "client", wasStated: true, ...details });
  const compareLists = createElementComparer(report, createSchemaComparer({ before, after }, report));
  const [old, now] = [listOperations(before), listOperations(after)];
  for (const sender of ["client", "service"] as const) compareLists("operation", old[sender], now[sender], sender);
  compareLists("server", listServers(before), listServers(after), "client");
  const formerNames = matchSchemes(before, after);
  const schemes = new Map([...listSchemes(after)].map(([name, part]) => [formerNames.get(name) ?? name, part]));
  // The operations tell what the removal of a scheme means.
  const kept = [...listSchemes(before)].filter(([name]) => schemes.has(name));
  compareLists("security scheme", new Map(kept), schemes, "client");
  for (const path of [["info", "version"], ...Object.keys({ ...before.root, ...after.root }).map((name) => [name])]) {
    const [{ value: former }, part] = [getChild(before, ...path), getChild(after, ...path)];
    const isKnown = /^(info|servers|paths|webhooks|components|security)$/.test(path.join());
    if (isKnown || isText(path[0] ?? "") || isSame(former, part.value)) continue;
    if (/^(info,version|openapi)$/.test(path.join()))
      report("addition", `${path.at(-1)} changed: ${former} to ${part.value}`, part);
    else report("unknown", `${path.at(-1)} changed`, part);
  }
  const reported = changes.map(({ part }) => part.at);
  compareTexts(before, after, reported, report);
  if (changes.length === 0 && !isSame(before.value, after.value))
    report("text", "the same messages, written differently", before);
  return changes;
}

/** A schema of several messages is reported once, with the greatest step. */
function removeRepetitions(changes: readonly Change[]): Change[] {
  const found = new Map<string, Change>();
  for (const change of changes) {
    const key = `${change.part.at} ${change.reason.replace(/ in a closed list$/, "")}`;
    const other = found.get(key);
    if (!other || (classifyChange(change) === "major" && classifyChange(other) !== "major")) found.set(key, change);
  }
  return [...found.values()];
}
