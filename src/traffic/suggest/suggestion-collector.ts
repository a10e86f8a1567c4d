import { findResponse, operations } from "../../contract/internal.ts";
import { isObject } from "../../contract/is-object.ts";
import { valueAt } from "../../contract/json-pointer.ts";
import type { ExchangeViolation } from "../check/check-exchange.ts";
import type { Collector } from "../check/collector.ts";
import { findResponseSchema, walkValue } from "../check/resolved-schema.ts";
import type { Exchange } from "../read/exchange.ts";
import { expandSite, findComponent, findSites, type Site } from "./contract-sites.ts";
import { addEventType, type Overlay, replaceProperties, toJsonPath } from "./overlay.ts";
import { SchemaSamples } from "./schema-samples.ts";
import { addAlternative, widenSchema } from "./widen-schema.ts";

interface Change {
  readonly site: Site;
  /** The new keywords of the schema; `undefined` for those to remove. */
  keywords: Record<string, unknown>;
  count: number;
}

/**
 * Collects the changes of the contract that would make the traffic conform. A change depends on those before it, so one
 * collector has to see all exchanges of a run: reports of parts cannot be merged.
 */
export class SuggestionCollector implements Omit<Collector<Overlay>, "merge"> {
  readonly #changes = new Map<string, Change>();
  readonly #eventTypes = new Map<string, number>();
  readonly #unknown = new Map<string, SchemaSamples>();
  readonly #notSuggested = new Map<string, number>();

  add(exchange: Exchange, violations: readonly ExchangeViolation[]): void {
    for (const violation of violations) {
      if (this.#suggest(violation, exchange)) continue;
      const { operationId, status, in: half, keyword, expected } = violation;
      const name = `${operationId} ${status} ${half} ${keyword} (${expected})`;
      this.#notSuggested.set(name, (this.#notSuggested.get(name) ?? 0) + 1);
    }
    this.#sampleUnknownProperties(exchange);
  }

  /** Returns the overlay under which the exchanges would conform. */
  report(): Overlay {
    const changes = [...this.#changes.values()].flatMap(({ site, keywords, count }) =>
      replaceProperties(site.path, keywords, `seen ${count} times`),
    );
    const eventTypes = [...this.#eventTypes].flatMap(([type, count]) => addEventType(type, count));
    const left = [...this.#notSuggested].map(([name, count]) => `${name} ×${count}`);
    return {
      overlay: "1.0.0",
      info: { title: "Changes suggested by recorded traffic", version: "1" },
      actions: [...changes, ...eventTypes, ...this.#describeUnknown()],
      ...(left.length > 0 && { "x-not-suggested": left }),
    };
  }

  #suggest(violation: ExchangeViolation, exchange: Exchange): boolean {
    const { keyword, pointer, operationId, status } = violation;
    const body = exchange.response.value;
    const component = findResponse(operations[operationId], status)?.schema;
    const start = component === undefined ? undefined : findComponent(component);
    if (violation.in === "request" || !start || body === undefined) return false;
    const value = valueAt(body, pointer);
    if (keyword === "discriminator") {
      if (typeof value !== "string") return false;
      this.#eventTypes.set(value, (this.#eventTypes.get(value) ?? 0) + 1);
      return true;
    }
    if (keyword === "required") return this.#allowAbsence(start, body, violation);
    const sites = findSites(start, body, pointer);
    return sites.map((site) => this.#widen(site, value, keyword)).includes(true);
  }

  #widen(site: Site, value: unknown, keyword: string): boolean {
    const property = site.path.at(-1);
    if ("not" in site.schema && property !== undefined) {
      // A forbidden property (`not: {}`) is allowed once its schema is removed.
      this.#change({ path: site.path.slice(0, -1), schema: {} }, { [property]: undefined });
      return true;
    }
    const before = this.#changes.get(toJsonPath(site.path));
    const schema = { ...site.schema, ...before?.keywords };
    const given = Object.fromEntries(Object.entries(schema).filter(([, keyword]) => keyword !== undefined));
    // A reference that already has alternatives gets one more for a new type.
    const keywords = Array.isArray(given.anyOf)
      ? addAlternative(given.anyOf, value)
      : widenSchema(given, value, keyword);
    // A keyword behind a reference (`enum`, `format`) changes in the target of the reference.
    if (!keywords && !before && typeof site.schema.$ref === "string") {
      return expandSite(site, value)
        .map((target) => this.#widen(target, value, keyword))
        .includes(true);
    }
    if (keywords) this.#change(site, keywords);
    else if (before) before.count++;
    return keywords !== undefined || before !== undefined;
  }

  #allowAbsence(start: Site, body: unknown, { pointer, expected }: ExchangeViolation): boolean {
    const missing = /'(.+)'$/.exec(expected)?.[1];
    const holders = findSites(start, body, pointer).flatMap((site) => expandSite(site, valueAt(body, pointer)));
    const listing = holders.filter(({ schema }) => Array.isArray(schema.required) && schema.required.includes(missing));
    for (const site of listing) {
      const known = this.#changes.get(toJsonPath(site.path))?.keywords.required ?? site.schema.required;
      this.#change(site, { required: (known as string[]).filter((name) => name !== missing) });
    }
    return listing.length > 0;
  }

  #change(site: Site, keywords: Record<string, unknown>): void {
    const key = toJsonPath(site.path);
    const change = this.#changes.get(key) ?? { site, keywords: {}, count: 0 };
    Object.assign(change.keywords, keywords);
    change.count++;
    this.#changes.set(key, change);
  }

  #sampleUnknownProperties(exchange: Exchange): void {
    const schema = findResponseSchema(exchange);
    if (!schema || exchange.response.value === undefined) return;
    walkValue(exchange.response.value, schema, (part, value) => {
      if (!isObject(value) || part.values || part.pointer.endsWith("/metadata")) return;
      if (part.properties.size === 0 && !part.isOpen) return;
      // Properties of an open base are samples of that base, whichever schema extends it.
      for (const pointer of part.isOpen ? part.openIn : [part.pointer]) {
        const samples = this.#unknown.get(pointer) ?? new SchemaSamples();
        this.#unknown.set(pointer, samples);
        samples.addObject();
        for (const [name, inner] of Object.entries(value)) {
          if (!part.properties.has(name)) samples.addProperty(name, inner);
        }
      }
    });
  }

  #describeUnknown(): Overlay["actions"] {
    return [...this.#unknown]
      .filter(([, samples]) => samples.hasProperties)
      .map(([pointer, samples]) => {
        const { properties, always, seen } = samples.describeProperties();
        const target = toJsonPath(pointer.slice(1).split("/"));
        const description = `inferred from ${seen} samples; always present: ${always.join(", ") || "none"}`;
        return { target, description, update: { properties } };
      });
  }
}
