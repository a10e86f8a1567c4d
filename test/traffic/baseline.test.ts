import { expect, it } from "vitest";
import { listAccepted } from "../../src/traffic/baseline.ts";

it("a baseline accepts a violation to the end of its day", () => {
  const baseline = { violations: [{ fingerprint: "30ae7724c4af", reason: "ticket 7", expires: "2027-01-31" }] };
  const listAt = (time: string) => [...listAccepted(baseline, Date.parse(time)).values()];

  expect(listAt("2027-01-31T23:59:59.999Z")).toEqual(["ticket 7"]);
  expect(listAt("2027-02-01T00:00:00.000Z")).toEqual([]);
});
