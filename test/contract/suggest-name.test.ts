import { expect, it } from "vitest";
import { suggestName } from "../../src/contract/suggest-name.ts";

it.each([
  ["starting_after", "starting_after_id"],
  ["limits", "limit"],
  ["ordr", "order"],
  ["oorder", "order"],
  ["ordxr", "order"],
  ["Starting_After_ID", "starting_after_id"],
  ["o", undefined],
  ["redro", undefined],
  ["page", undefined],
  ["identity", undefined],
])("suggestName suggests for %s the name %s", (name, suggestion) => {
  expect(suggestName(name, ["id", "limit", "order", "starting_after_id"])).toBe(suggestion);
});
