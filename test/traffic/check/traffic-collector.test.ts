import { expect, it } from "vitest";
import { readExchanges } from "../../../src/traffic/index.ts";
import { TrafficCheck } from "../../../src/traffic/internal.ts";
import { entry, har } from "../../support/har.ts";

it("a report counts all requests of no operation, and names the first 20 with their counts", () => {
  const recording = new TrafficCheck({ showValues: true }).startRecording();
  const names = Array.from({ length: 25 }, (_, index) => `GET /other/${index}`);

  for (const exchange of readExchanges(
    har(...[...names, ...names].map((name) => entry({ url: `https://x.example${name.slice(4)}` }))),
  ))
    recording.add(exchange);

  const { unmatched, unmatchedCount } = recording.report();
  expect(unmatchedCount).toBe(50);
  expect(Object.entries(unmatched)).toEqual(names.slice(0, 20).map((name) => [name, 2]));
});
