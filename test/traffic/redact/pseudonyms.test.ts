import { hash } from "node:crypto";
import { expect, it } from "vitest";
import { Pseudonyms } from "../../../src/traffic/redact/pseudonyms.ts";

it.each(["v-1", "Łódź 🎁", "x".repeat(200)])(
  "the replacement of %s is the beginning of the SHA-3 of the hashed key and the text",
  (text) => {
    const digest = hash("sha3-256", hash("sha3-256", "key") + text);

    expect(new Pseudonyms("key").replaceText(text)).toBe(`redacted-${digest.slice(0, 24)}`);
  },
);

it.each([
  { text: "ann@shop.example", format: /^[0-9a-f]{24}@redacted\.example$/ },
  { text: "https://ann:x@ann.example/me?a=b#c", format: /^https:\/\/redacted\.example\/[0-9a-f]{24}$/ },
  { text: "0b6f3a52-6f0e-4f0a-9d53-0c8a1ef5a111", format: /^0{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/ },
  { text: "4929123", format: /^\d{24}$/ },
  { text: "+48600", format: /^\+\d{24}$/ },
  { text: "1990-05-06", format: /^0\d{3}-\d\d-\d\d$/ },
  { text: "1990-05-06T10:00:00+02:00", format: /^0\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/ },
  { text: "4929-123", format: /^redacted-[0-9a-f]{24}$/ },
  { text: "", format: /^$/ },
])("keeps the format of $text", ({ text, format }) => {
  const replacement = new Pseudonyms("key").replaceText(text);

  expect(replacement).toMatch(format);
  expect(new Pseudonyms("key").replaceText(text)).toBe(replacement);
  if (text !== "") expect(new Pseudonyms("other").replaceText(text)).not.toBe(replacement);
});
