import { eventTypes } from "../../contract/internal.ts";
import { findResponseSchema } from "../../contract/schema.ts";
import { type Exchange, toExchange } from "../read/exchange.ts";
import { Groups, toFingerprint } from "../read/groups.ts";
import type { HarEntry } from "../read/har.ts";
import { MEDIA_TYPES } from "../redact/redact-headers.ts";
import type { ExchangeViolation } from "./check-exchange.ts";
import { showName } from "./undocumented-parts.ts";

/** Violations of the same kind: same operation, component, place and keyword. */
export interface ViolationGroup {
  /** 12 hexadecimal digits, the same for this kind of violation in every recording. */
  readonly fingerprint: string;
  readonly count: number;
  /** Pointer with `*` for positions in lists. */
  readonly pattern: string;
  readonly eventTypes: readonly string[];
  /** The first of them, without personal data unless values are shown. */
  readonly first: ExchangeViolation;
  /** The exchange of the first one as text, redacted unless values are shown. */
  readonly exchange: string;
}

type Redact = (entry: HarEntry) => HarEntry;

/** Groups violations; memory grows with the kinds of violation, not with their number. */
export class ViolationGroups {
  readonly #groups = new Groups<Omit<ViolationGroup, "count" | "eventTypes"> & { eventTypes: Set<string> }>();
  readonly #redact: Redact | undefined;

  /** @param redact Redacts violations and exchanges; without it, all values are shown. */
  constructor(redact: Redact | undefined) {
    this.#redact = redact;
  }

  /** Adds the violation of an exchange. */
  add(violation: ExchangeViolation, exchange: Exchange, count = 1): void {
    const redact = this.#redact;
    const first = redact ? hidePersonalData(violation) : violation;
    const key = toKind(first);
    const create = () => {
      const [fingerprint, pattern] = [toFingerprint(key), toPattern(first)];
      return {
        fingerprint,
        pattern,
        eventTypes: new Set<string>(),
        first,
        exchange: describeExchange(exchange, redact),
      };
    };
    const group = this.#groups.add(first.keyword, key, create, count);
    if (first.eventType !== undefined) group?.eventTypes.add(first.eventType);
  }

  /** The number of violations. */
  get count(): number {
    return this.#groups.count;
  }

  /** The groups in the order of their first violations. */
  report(): ViolationGroup[] {
    return this.#groups.list().map(({ eventTypes, ...group }) => ({ ...group, eventTypes: [...eventTypes] }));
  }
}

/** Includes the status only if it is at fault: the same wrong property is one kind of violation in every error. */
function toKind(violation: ExchangeViolation): string {
  const { operationId, in: half, component, keyword, status, expected } = violation;
  const detail = keyword === "status" ? status : keyword === "required" ? expected : "";
  return [operationId, half, component, toPattern(violation), keyword, detail].join(" ");
}

function toPattern(violation: ExchangeViolation): string {
  const pattern = hideNames(violation).replaceAll(/\/\d+(?=\/|$)/g, "/*");
  if (violation.keyword !== "undocumented") return pattern;
  return pattern.replace(/[^/]*$/, showName);
}

/** Replaces the names in a pointer that are data, such as the projects of a user (§2.10), by `*`. */
function hideNames({ pointer, operationId, in: half, status }: ExchangeViolation): string {
  let schema = half === "response" ? findResponseSchema(operationId, status) : undefined;
  const [root = "", ...names] = pointer.split("/");
  const shown = names.map((name) => {
    const { properties, values, items } = schema ?? {};
    const isData = values !== undefined && !properties?.has(name);
    schema = properties?.get(name) ?? values ?? items;
    return isData ? "*" : name;
  });
  return [root, ...shown].join("/");
}

const MEDIA_TYPE = new RegExp(`^"(${MEDIA_TYPES})["; ]`, "i");

/** Replaces a found text by its type: a text at fault is not one that a redacted recording keeps. */
export function hidePersonalData(violation: ExchangeViolation): ExchangeViolation {
  const { found, expected, keyword, eventType } = violation;
  const isUnknownType = eventType !== undefined && !eventTypes.some((type) => type === eventType);
  const shown = {
    ...violation,
    pointer: hideNames(violation),
    ...(isUnknownType && { eventType: "unknown type" }),
  };
  const isNumber = keyword === "type" && /^[\d-]/.test(found);
  if (!isNumber && !found.includes('"')) return shown;
  const usual = keyword === "mediaType" ? MEDIA_TYPE.exec(found)?.[1] : undefined;
  const hidden = usual ?? `${isNumber ? "number" : "string"} (not shown)`;
  return { ...shown, found: hidden, message: `${expected}, got ${hidden}` };
}

/** A report shows the beginning of a longer body. */
const MAX_BODY_LENGTH = 4000;

/** Formats an exchange as text: request line and body, status and body. */
function describeExchange(exchange: Exchange, redact: Redact | undefined): string {
  const { request, response } = redact ? toExchange(redact(exchange.entry), exchange.index) : exchange;
  const { body, value, mediaType = "" } = response;
  const lines = [
    `${request.method} ${request.url.href}`,
    cutBody(request.body),
    `${exchange.response.status} ${mediaType}`.trimEnd(),
    cutBody(value === undefined ? body : JSON.stringify(value, null, 2)),
  ];
  return lines.filter((line) => line !== "").join("\n\n");
}

function cutBody(text = ""): string {
  return text.length > MAX_BODY_LENGTH ? `${text.slice(0, MAX_BODY_LENGTH)}\n… (cut)` : text;
}
