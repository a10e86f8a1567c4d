import { createHash } from "node:crypto";
import { describeSource, type OperationId } from "../../contract/internal.ts";
import { escapeControls } from "../../contract/json.ts";
import { assumptions, describeChange } from "../../contract/vocabulary.ts";

/** A kind of violation: the same rule of the contract, broken in the same place of the same operation. */
export interface Finding {
  /** 12 hexadecimal digits, the same for this kind of violation in every recording. */
  readonly fingerprint: string;
  /** The broken rule: half and keyword of a violation (`response-type`), or a rule between pages (`no-event-twice`). */
  readonly rule: string;
  readonly operationId: OperationId;
  /** The half at fault; pointers into a request start with `/path`, `/query`, `/headers` or `/body`. */
  readonly half: "request" | "response";
  /** Status of the first response that shows it; 0 if there was none. */
  readonly status: number;
  /** JSON pointer to the place at fault, with `*` for positions in lists and for names that are data. */
  readonly pointer: string;
  /** The expected value: `must be string`. */
  readonly expected: string;
  /** The expected value, and the value that was found first: `must be string, got null`. */
  readonly message: string;
  /** The schema of the contract that is broken, or the rule between pages. */
  readonly component?: string;
  /** Section of the document. */
  readonly section: string;
  /** Entry of docs/assumptions.md if the rule is an assumption and not in the document, for example `S17`. */
  readonly assumption?: string;
  /** Types of the events at fault (§6.1). */
  readonly eventTypes: readonly string[];
  /** How often it occurs. */
  readonly count: number;
  /** The exchange that shows it first; of a rule between pages, all that contradict each other. The last one breaks the rule. */
  readonly places: readonly Place[];
  /** The first case of a verification that shows it: `query limit one above its maximum`. */
  readonly case?: string;
  /** Commands that repeat it, the request of the case last, with variables in the place of secrets. */
  readonly curl?: readonly string[];
  /** The stack of the error that a service in this process threw. */
  readonly stack?: string;
  /** The reason why it is accepted: of a baseline, or `--accept S13`. Only other findings make a run fail. */
  readonly accepted?: string;
}

/** An exchange that shows a finding. */
export interface Place {
  /** The recording or the service. */
  readonly source?: string | undefined;
  /** Position of the exchange in its recording, from 0; undefined for a response alone. */
  readonly entry?: number;
  /** JSON pointer to the value at fault. */
  readonly pointer: string;
}

/** True if nobody accepts a finding, so that it makes a run fail. */
export function isOpen({ accepted }: Finding): boolean {
  return accepted === undefined;
}

/** Formats a finding as one line: exchange, place, message, source and fingerprint. The exchanges, the case and the curl command follow. */
export function describeFinding(finding: Finding): string[] {
  const { operationId, status, half, message, component, eventTypes, count, fingerprint, places } = finding;
  const last = places.at(-1);
  const eventType = eventTypes.length > 1 ? `${eventTypes.length} event types` : eventTypes[0];
  const context = [eventType, component, describeSource(finding)].filter((part) => part !== undefined).join(", ");
  const times = count > 1 ? ` ×${count}` : "";
  const position = last?.entry === undefined ? "" : `${describePosition(last)} `;
  const place = `${position}${operationId} ${status || "no response"} ${half} ${last?.pointer || "/"}`;
  const evidence = places.length > 1 ? [`shown by ${places.map(describePosition).join(" and ")}`] : [];
  const { case: what, curl = [] } = finding;
  const { assumption = "" } = finding;
  const answer = what === undefined ? undefined : assumptions[assumption]?.answer;
  const advice = answer === undefined ? [] : [`contract: ${answer}`, `change: ${describeChange(assumption)}`];
  const details = [...evidence, what ?? [], ...advice, ...curl].flat();
  return [`${place}: ${message} (${context})${times} [${fingerprint}]`, ...details.map((detail) => `  ${detail}`)].map(
    (line) => escapeControls(line),
  );
}

function describePosition({ entry = 0 }: Place): string {
  return `#${entry + 1}`;
}

/** Describes the kind of a finding, without what was found. */
export function describeKind(finding: Finding): string {
  const { operationId, status, half, pointer, expected } = finding;
  return `${operationId} ${status} ${half} ${pointer || "/"}: ${expected} (${describeSource(finding)})`;
}

/** Returns 12 hexadecimal digits that identify a kind of violation, the same in every recording. */
export function toFingerprint(kind: string): string {
  return createHash("sha256").update(kind).digest("hex").slice(0, 12);
}

/** A finding while its violations are counted. */
type CountedFinding = Finding & { count: number; readonly eventTypes: string[] };

/** What only the caller knows of the first violation. */
type Details = Partial<Pick<Finding, "case" | "curl" | "stack">>;

/** Counts findings by their kind, and keeps the first of each. */
export class FindingGroups {
  readonly #groups = new Map<string, CountedFinding>();

  /** Adds violations of a kind. @param describe Called for the first one of its kind. */
  add(finding: Finding, describe: () => Details = () => ({})): void {
    const { fingerprint, count, eventTypes } = finding;
    const known = this.#groups.get(fingerprint);
    if (known) {
      known.count += count;
      known.eventTypes.push(...eventTypes.filter((type) => !known.eventTypes.includes(type)));
      return;
    }
    this.#groups.set(fingerprint, { ...finding, eventTypes: [...eventTypes], ...describe() });
  }

  /** Lists the findings in the order of their first violations. */
  list(): Finding[] {
    return [...this.#groups.values()];
  }
}

export function countViolations(findings: readonly Finding[]): number {
  return findings.reduce((sum, { count }) => sum + count, 0);
}
