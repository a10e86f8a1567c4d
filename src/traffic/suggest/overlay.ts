/** The subset of OpenAPI Overlay 1.0.0 that suggestions use. */
export interface Overlay {
  readonly overlay: "1.0.0";
  readonly info: { readonly title: string; readonly version: string };
  readonly actions: readonly OverlayAction[];
  /** Deviations that no change of the contract could allow. */
  readonly "x-not-suggested"?: readonly string[];
}

/** One change: something is merged into the target, or the target is removed. */
export interface OverlayAction {
  readonly target: string;
  readonly description?: string;
  readonly update?: unknown;
  readonly remove?: true;
}

/** Formats a path from the root as JSONPath (RFC 9535): `$.components.schemas['X']`. */
export function toJsonPath(path: readonly string[]): string {
  return `$${path.map((name) => (/^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `['${name.replaceAll("'", "\\'")}']`)).join("")}`;
}

/** Returns actions that replace properties; an update alone would append to lists. `undefined` removes a property. */
export function replaceProperties(
  path: readonly string[],
  properties: Readonly<Record<string, unknown>>,
  description: string,
): OverlayAction[] {
  const removals = Object.keys(properties).map((name) => ({
    target: toJsonPath([...path, name]),
    remove: true as const,
  }));
  const kept = Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));
  const update = Object.keys(kept).length > 0 ? [{ target: toJsonPath(path), description, update: kept }] : [];
  return [...removals.map((action) => (update.length > 0 ? action : { ...action, description })), ...update];
}

/** Returns actions that add an event type to the union of activities, with data of any shape. */
export function addEventType(type: string, count: number): OverlayAction[] {
  const words = type.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
  const name = `Observed${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("")}Activity`;
  const $ref = `#/components/schemas/${name}`;
  const union = ["components", "schemas", "MemberActivity"];
  const variant = {
    type: "object",
    description: `Seen in recorded traffic ${count} times; the document does not name it.`,
    "x-section": "6.1",
    allOf: [{ $ref: "#/components/schemas/MemberActivityBase" }],
    required: ["type", "data"],
    properties: {
      type: { const: type },
      data: {
        type: "object",
        required: ["data", "event_source"],
        properties: {
          data: { type: "object", additionalProperties: true },
          event_source: { $ref: "#/components/schemas/EventSource" },
        },
      },
    },
  };
  return [
    {
      target: "$.components.schemas",
      description: `event type ${type}, seen ${count} times`,
      update: { [name]: variant },
    },
    { target: toJsonPath([...union, "oneOf"]), update: { $ref } },
    { target: toJsonPath([...union, "discriminator", "mapping"]), update: { [type]: $ref } },
  ];
}
