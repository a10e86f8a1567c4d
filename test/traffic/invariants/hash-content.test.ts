import { expect, it } from "vitest";
import { hashContent } from "../../../src/traffic/invariants/hash-content.ts";

it("values that differ have different hashes", () => {
  const numbers = [0, 1, -1, 0.5, 0.25, 1e300, 2 ** 32, 2 ** 32 + 1, 2 ** 33];
  const texts = ["", "a", "b", "ab", "ba", "0", "true", "null", "2026-01-01T00:00:00Z", "2026-01-01T00:00:01Z"];
  const lists = [[], [[]], [0], [0, 0], [1, 2], [2, 1], [[1], 2], [1, [2]]];
  const objects = [{}, { a: 1 }, { b: 1 }, { a: 1, b: 2 }, { a: 2, b: 1 }, { a: { b: 1 } }, { a: null }, { a: [1] }];
  const values = [true, false, null, ...numbers, ...texts, ...lists, ...objects];

  expect(new Set(values.map(hashContent)).size).toBe(values.length);
});

it.each([
  ["the order of properties", { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }],
  ["the notation of an instant", ["2026-01-01T00:00:00Z"], ["2026-01-01t01:00:00.000+01:00"]],
])("values have the same hash whatever %s", (_, first, second) => {
  expect(hashContent(first)).toBe(hashContent(second));
});
