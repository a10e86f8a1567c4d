import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { operations } from "../src/contract/internal.ts";
import { checkExchange, readExchanges } from "../src/traffic/index.ts";

/** The archives were exported once, from a page that called every operation of the demo with `fetch`. */
const REMEDY = "the archives show an older contract: edit test/recordings/browsers";
const folder = "test/recordings/browsers";
const archives = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));

/** Checks an archive; returns the places of the violations. */
const listPlaces = (text: string) =>
  readExchanges(text)
    .flatMap(checkExchange)
    .map(({ pointer }) => pointer);

describe("the archives of the demo that Playwright and the developer tools of Chromium wrote", () => {
  it("the archives come from both tools", () => {
    const creators = archives.map(({ text }) => JSON.parse(text).log.creator.name);

    expect(creators.sort()).toEqual(["Playwright", "WebInspector"]);
  });

  describe.each(archives)("$name", ({ text }) => {
    it("the archive shows every operation, each with its body, and conforms", () => {
      const exchanges = readExchanges(text);

      expect(new Set(exchanges.map(({ operationId }) => operationId)), REMEDY).toEqual(
        new Set(Object.keys(operations)),
      );
      expect(exchanges.map(({ response }) => response.status).sort()).toEqual([
        200, 200, 200, 200, 200, 204, 400, 401, 402, 404, 404,
      ]);
      expect(exchanges.filter(({ response }) => response.body === undefined)).toHaveLength(1); // the revocation
      expect(listPlaces(text), REMEDY).toEqual([]);
    });

    it.each([
      ["a wrong type in a body", '\\"active\\":true', '\\"active\\":\\"yes\\"', "/data/0/active"],
      ["an unknown event type", '\\"type\\":\\"customer.', '\\"type\\":\\"client.', "/data/0/type"],
      ["an unknown scope", "scope=loyalties", "scope=loyaltyes", "/body/scope"],
      ["a missing credential", '"X-Management-Id"', '"X-Manager-Id"', "/headers"],
      ["a limit out of bounds", "limit=2&", "limit=0&", "/query/limit"],
    ])("the checker finds %s in the archive", (_, from, to, place) => {
      const broken = text.replaceAll(from, to);

      expect(broken, REMEDY).not.toBe(text);
      expect(listPlaces(broken), REMEDY).toContain(place);
    });
  });
});
