import { expect, it } from "vitest";
import type { Field } from "../../../src/contract/internal.ts";
import { Pseudonyms } from "../../../src/traffic/redact/pseudonyms.ts";
import { redactParameter } from "../../../src/traffic/redact/redact-headers.ts";

const redact = (text: string, field: Omit<Field, "name">) => redactParameter(text, field, new Pseudonyms("key"));
const role = { type: "string", enum: ["USER", "ADMIN"] };
const list = (items: object, separator = ",") => ({ schema: { type: "array", items }, separator }) as Field;
const typed = (type: string, more = {}) => ({ schema: { type, ...more } });

it.each([
  { field: { schema: role }, kept: ["USER"], replaced: ["OWNER", "USER,ADMIN"] },
  { field: list(role), kept: ["USER", "USER,ADMIN"], replaced: ["USER,Ada", "USER|ADMIN"] },
  { field: list(typed("integer").schema), kept: ["1,2"], replaced: ["1,a"] },
  { field: typed("integer"), kept: ["-7"], replaced: ["true", "12a", "1234567890123456"] }, // can be the number of a card
  { field: typed("number"), kept: ["1.5"], replaced: ["1.5.1"] },
  { field: typed("boolean"), kept: ["false"], replaced: ["no"] },
  { field: typed("string"), kept: [], replaced: ["7", "2026-01-01T00:00:00Z"] },
  { field: typed("string", { format: "date-time" }), kept: ["2026-01-01T00:00:00Z"], replaced: ["2026-01-01"] },
])("keeps what a parameter can be, and replaces everything else: $field.schema", ({ field, kept, replaced }) => {
  expect(kept.map((text) => redact(text, field))).toEqual(kept);
  expect(replaced.filter((text) => redact(text, field) === text)).toEqual([]);
});

it("replaces an unknown item of a list alone", () => {
  expect(redact("USER|Ada", list(role, "|"))).toMatch(/^USER\|(?!Ada)\S+$/);
});
