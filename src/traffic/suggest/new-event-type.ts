import { type OverlayAction, toJsonPath } from "./overlay.ts";

/** Actions that add an event type to the union of activities, with data of any shape. */
export function newEventType(type: string, count: number): OverlayAction[] {
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
