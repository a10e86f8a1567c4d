import { expect, it } from "vitest";
import { createRedactor } from "../../../src/traffic/index.ts";
import { entry } from "../../support/har.ts";

it.each([
  { of: "what could be a mail address", text: `a@${"a-".repeat(300_000)}` },
  { of: "the start of a mail address", text: `${"a".repeat(300_000)}@` },
  { of: "cookies", text: `${"x=".repeat(200_000)};` },
  { of: "punctuation", text: ".".repeat(300_000) },
  { of: "nested lists", text: `${"[".repeat(200_000)}${"]".repeat(200_000)}` },
  { of: "JSON inside JSON", text: Array.from({ length: 20 }).reduce<string>((text) => JSON.stringify(text), '""') },
])("redaction ends for a long text, which a pattern could try again and again: $of", ({ text }) => {
  const raw = entry({
    status: 400,
    headers: { Cookie: text, "X-A": text },
    body: { details: text, key: text, x: text },
  });

  expect(createRedactor()(raw).response.status).toBe(400);
});
