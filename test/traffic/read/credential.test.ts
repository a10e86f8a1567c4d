import { expect, it } from "vitest";
import { isPlaceholder } from "../../../src/traffic/read/credential.ts";

it.each([
  ["--- <token> [x] {{token}} (none) a**b XXXX Redacted masked hidden removed sanitized filtered omitted", true],
  ["app a-b app[x] redacted-1", false],
])("%s are what tools write in the place of any credential: %s", (words, expected) => {
  for (const word of words.split(" ")) expect([word, isPlaceholder(word)]).toEqual([word, expected]);
});
