import { describe, expect, it } from "vitest";
import type { Field } from "../../../src/contract/internal.ts";
import { Pseudonyms } from "../../../src/traffic/redact/pseudonyms.ts";
import { redactParameter } from "../../../src/traffic/redact/redact-headers.ts";

const pseudonyms = new Pseudonyms("key");
const redact = (text: string, field: Omit<Field, "name">) => redactParameter(text, field, pseudonyms);
const role = { type: "string", enum: ["USER", "ADMIN"] };

describe("redactParameter", () => {
  it.each<[text: string, field: Omit<Field, "name">]>([
    ["USER", { schema: role }],
    ["USER", { schema: { type: "array", items: role } }],
    ["USER,ADMIN", { schema: { type: "array", items: role }, separator: "," }],
    ["-7", { schema: { type: "integer" } }],
    ["1,2", { schema: { type: "array", items: { type: "integer" } }, separator: "," }],
    ["1.5", { schema: { type: "number" } }],
    ["false", { schema: { type: "boolean" } }],
    ["2026-01-01T00:00:00Z", { schema: { type: "string", format: "date-time" } }],
  ])("keeps %s, which %j expects", (text, field) => {
    expect(redact(text, field)).toBe(text);
  });

  it.each<[text: string, field: Omit<Field, "name">]>([
    ["OWNER", { schema: role }],
    ["USER,ADMIN", { schema: role }],
    ["7", { schema: { type: "string" } }],
    ["true", { schema: { type: "integer" } }],
    ["1234567890123456", { schema: { type: "integer" } }], // can be the number of a card
    ["12a", { schema: { type: "integer" } }],
    ["2026-01-01T00:00:00Z", { schema: { type: "string" } }],
  ])("replaces %s, which %j does not describe", (text, field) => {
    expect(redact(text, field)).not.toBe(text);
  });

  it("replaces an unknown item of a list alone", () => {
    expect(redact("USER|Ada", { schema: { type: "array", items: role }, separator: "|" })).toMatch(
      /^USER\|(?!Ada)\S+$/,
    );
  });
});
