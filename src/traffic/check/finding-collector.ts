import type { Finding } from "../findings/finding.ts";
import { FindingGroups, toFingerprint } from "../findings/finding-groups.ts";
import type { ExchangeViolation } from "./check-exchange.ts";
import { hideNames, hidePersonalData } from "./hide-personal-data.ts";
import { showName } from "./undocumented-parts.ts";

/** What only the caller knows of the first violation. */
type Evidence = Partial<Pick<Finding, "message" | "exchange" | "case" | "curl">>;

/** Collects violations as findings. Memory grows with the kinds of violation, not with their number. */
export class FindingCollector {
  readonly #groups = new FindingGroups();
  readonly #source: string | undefined;
  readonly #showsAll: boolean;

  /** @param source The recording or the service. @param showsAll True if values are shown that redaction would replace. */
  constructor(source: string | undefined, showsAll = false) {
    this.#source = source;
    this.#showsAll = showsAll;
  }

  /** Adds a violation. @param describe Called for the first one of its kind. */
  add(violation: ExchangeViolation, describe: () => Evidence = () => ({}), count = 1): void {
    const first = this.#showsAll ? violation : hidePersonalData(violation);
    const { operationId, in: half, status, keyword, expected, message, component, section, assumption } = first;
    const { eventType, entry, pointer } = first;
    const kind = describeKind(first);
    const create = () => ({
      fingerprint: toFingerprint(kind),
      rule: `${half}-${keyword}`,
      operationId,
      half,
      status,
      pointer: toPattern(first),
      expected,
      message,
      ...(component !== undefined && { component }),
      section,
      ...(assumption !== undefined && { assumption }),
      eventTypes: eventType === undefined ? [] : [eventType],
      count,
      places: [{ source: this.#source, entry, pointer }],
      ...describe(),
      isAccepted: false,
    });
    const types = this.#groups.add(keyword, kind, create, count)?.eventTypes;
    if (eventType !== undefined && types?.includes(eventType) === false) types.push(eventType);
  }

  /** The number of violations. */
  get count(): number {
    return this.#groups.count;
  }

  /** Lists the findings in the order of their first violations; at most 1,000 for each keyword. */
  list(): Finding[] {
    return this.#groups.list();
  }
}

/**
 * Includes the status only if it is at fault: the same wrong property is one kind of violation in every error. A wrong status that
 * contradicts an assumption is another kind than one that contradicts the document.
 */
function describeKind(violation: ExchangeViolation): string {
  const { operationId, in: half, component, keyword, status, expected, assumption } = violation;
  const details: Readonly<Record<string, unknown>> = {
    status,
    required: expected,
    assumption: expected,
    accept: assumption,
    refuse: assumption,
  };
  return [operationId, half, component, toPattern(violation), keyword, details[keyword]].join(" ");
}

function toPattern(violation: ExchangeViolation): string {
  const pattern = hideNames(violation).replaceAll(/\/\d+(?=\/|$)/g, "/*");
  if (violation.keyword !== "undocumented") return pattern;
  return pattern.replace(/[^/]*$/, showName);
}
