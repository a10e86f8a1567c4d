import { findResponse, operations } from "../../contract/index.ts";
import { valueAt } from "../../contract/json-pointer.ts";
import { checkExchange, type ExchangeViolation } from "../check/check-exchange.ts";
import { isObject, walkShape } from "../check/schema-shape.ts";
import { type Answer, responseShape } from "../check/undocumented-members.ts";
import type { Exchange } from "../read/exchange.ts";
import { componentSite, objectSites, type Site, sitesOf } from "./contract-sites.ts";
import { newEventType } from "./new-event-type.ts";
import { type Overlay, type OverlayAction, replace, toJsonPath } from "./overlay.ts";
import { SchemaSamples } from "./schema-samples.ts";
import { addAlternative, widenSchema } from "./widen-schema.ts";

interface Change {
  readonly site: Site;
  /** Members of the schema as they have to be; `undefined` for those that go. */
  members: Record<string, unknown>;
  count: number;
}

/** Collects what the contract would have to say for the traffic to conform. */
export class Suggestions {
  readonly #changes = new Map<string, Change>();
  readonly #eventTypes = new Map<string, number>();
  readonly #unknown = new Map<string, SchemaSamples>();
  readonly #notSuggested = new Map<string, number>();

  /** Takes the next exchange of the recording. */
  add(exchange: Exchange): void {
    this.addAnswer(exchange, checkExchange(exchange));
  }

  /** Adds a response of which the violations are known. */
  addAnswer(exchange: Answer, violations: readonly ExchangeViolation[]): void {
    for (const violation of violations) {
      if (!this.#suggest(violation, exchange)) {
        const name = `${violation.operationId} ${violation.status} ${violation.in} ${violation.keyword} (${violation.expected})`;
        this.#notSuggested.set(name, (this.#notSuggested.get(name) ?? 0) + 1);
      }
    }
    this.#sampleUnknownMembers(exchange);
  }

  /** The overlay with which the exchanges would conform. */
  overlay(): Overlay {
    const changes = [...this.#changes.values()].flatMap(({ site, members, count }) =>
      replace(site.path, members, `seen ${count} times`),
    );
    const types = [...this.#eventTypes].flatMap(([type, count]) => newEventType(type, count));
    const left = [...this.#notSuggested].map(([name, count]) => `${name} ×${count}`);
    return {
      overlay: "1.0.0",
      info: { title: "What recorded traffic suggests", version: "1" },
      actions: [...changes, ...types, ...this.#memberActions()],
      ...(left.length > 0 && { "x-not-suggested": left }),
    };
  }

  #suggest(violation: ExchangeViolation, exchange: Answer): boolean {
    const { keyword, pointer, operationId, status } = violation;
    const body = exchange.response.value;
    const component = findResponse(operations[operationId], status)?.schema;
    const start = component === undefined ? undefined : componentSite(component);
    if (violation.in === "request" || !start || body === undefined) return false;
    const value = valueAt(body, pointer);
    if (keyword === "discriminator") {
      if (typeof value !== "string") return false;
      this.#eventTypes.set(value, (this.#eventTypes.get(value) ?? 0) + 1);
      return true;
    }
    if (keyword === "required") return this.#allowAbsence(start, body, violation);
    const sites = sitesOf(start, body, pointer);
    return sites.map((site) => this.#widen(site, value, keyword)).includes(true);
  }

  #widen(site: Site, value: unknown, keyword: string): boolean {
    const member = site.path.at(-1);
    if ("not" in site.schema && member !== undefined) {
      // A member that has to be absent (`not: {}`) may be there when nothing is said of it.
      this.#change({ path: site.path.slice(0, -1), schema: {} }, { [member]: undefined });
      return true;
    }
    const before = this.#changes.get(toJsonPath(site.path));
    const schema = before ? { ...site.schema, ...before.members } : site.schema;
    const given = Object.fromEntries(Object.entries(schema).filter(([, member]) => member !== undefined));
    // A reference that already has alternatives gets one more, where this type is a new one.
    const members = Array.isArray(given.anyOf)
      ? addAlternative(given.anyOf, value)
      : widenSchema(given, value, keyword);
    // A value behind a reference (a closed list, a format) is widened where the reference leads.
    if (!members && !before && typeof site.schema.$ref === "string") {
      return objectSites(site, value)
        .map((target) => this.#widen(target, value, keyword))
        .includes(true);
    }
    if (members) this.#change(site, members);
    else if (before) before.count++;
    return members !== undefined || before !== undefined;
  }

  #allowAbsence(start: Site, body: unknown, { pointer, expected }: ExchangeViolation): boolean {
    const missing = /'(.+)'$/.exec(expected)?.[1];
    const holders = sitesOf(start, body, pointer).flatMap((site) => objectSites(site, valueAt(body, pointer)));
    const listing = holders.filter(({ schema }) => Array.isArray(schema.required) && schema.required.includes(missing));
    for (const site of listing) {
      const known = this.#changes.get(toJsonPath(site.path))?.members.required ?? site.schema.required;
      this.#change(site, { required: (known as string[]).filter((name) => name !== missing) });
    }
    return listing.length > 0;
  }

  #change(site: Site, members: Record<string, unknown>): void {
    const key = toJsonPath(site.path);
    const change = this.#changes.get(key) ?? { site, members: {}, count: 0 };
    Object.assign(change.members, members);
    change.count++;
    this.#changes.set(key, change);
  }

  #sampleUnknownMembers(exchange: Answer): void {
    const shape = responseShape(exchange);
    if (!shape || exchange.response.value === undefined) return;
    walkShape(exchange.response.value, shape, (part, value) => {
      const isObjectShape = part.members.size > 0 || part.isOpen;
      if (!isObject(value) || part.values || !isObjectShape || part.pointer.endsWith("/metadata")) return;
      // What stands in an open base is a sample of that base, whichever shape extends it.
      for (const pointer of part.isOpen ? part.openIn : [part.pointer]) {
        const samples = this.#unknown.get(pointer) ?? new SchemaSamples();
        this.#unknown.set(pointer, samples);
        samples.addObject();
        for (const [name, member] of Object.entries(value)) {
          if (!part.members.has(name)) samples.addMember(name, member);
        }
      }
    });
  }

  #memberActions(): OverlayAction[] {
    return [...this.#unknown]
      .filter(([, samples]) => samples.hasMembers)
      .map(([pointer, samples]) => {
        const { properties, always, seen } = samples.members();
        const target = toJsonPath(pointer.slice(1).split("/"));
        const description = `inferred from ${seen} samples; always there: ${always.join(", ") || "none"}`;
        return { target, description, update: { properties } };
      });
  }
}
