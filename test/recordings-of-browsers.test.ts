import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
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
  describe.each(archives)("$name", ({ text }) => {
    it("the archive shows every method, successes with and without a body, and refusals, and conforms", () => {
      const exchanges = readExchanges(text);
      const succeeded = exchanges.filter(({ response }) => response.status < 300);

      expect(exchanges.filter(({ operationId }) => operationId === undefined)).toEqual([]);
      expect(new Set(exchanges.map(({ request }) => request.method))).toEqual(new Set(["GET", "POST"]));
      expect(new Set(succeeded.map(({ response }) => response.body === undefined)).size).toBe(2);
      expect(exchanges.length - succeeded.length).toBeGreaterThan(3);
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
