import { randomBytes as nodeRandomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { operations } from "../../../src/contract/internal.ts";
import { createService, FaultRuleError, type Store } from "../../../src/service/index.ts";
import { startDemoService } from "../../support/demo-service.ts";

it.each([
  ["", "kind must be one of latency, status, drop, truncate, nonconforming, got nothing"],
  ["explode,nth=1", "kind must be one of latency, status, drop"],
  ["status=418", "status must be one of 401, 402, 429, 500, 503, got 418"],
  ["status", "status must be one of 401, 402, 429, 500, 503, got nothing"],
  ["latency=soon", "latency must be a whole number from 0 to 600000, got soon"],
  ["latenci=3", "kind must be one of latency, status"],
  ["drop=now", "part 1 must be part of KIND[=VALUE]"],
  ["drop,nth=0", "nth must be a whole number from 1 to 9007199254740991, got 0"],
  ["drop,nth=1.5", "nth must be a whole number from 1 to 9007199254740991, got 1.5"],
  ["drop,nth=1,rate=2", "rate must be above 0 and at most 1, got 2"],
  ["drop,on=listOrders", `on must be one of ${Object.keys(operations).join(", ")}`],
  ["status=500,retry-after=3", "retry-after must be left out with a status other than 429 and 503, got 3"],
  ["latency=600001", "latency must be a whole number from 0 to 600000, got 600001"],
  ["drop,color=red", "part 2 must be part of KIND[=VALUE][,on=OPERATION]"],
  ["drop,__proto__=1", "part 2 must be part of KIND[=VALUE]"],
  ["drop,nth=1,nth=2", "part 3 must be part of KIND[=VALUE]"],
  ["drop,nth=", "part 2 must be part of KIND[=VALUE]"],
  ["drop,", "part 2 must be part of KIND[=VALUE]"],
])("createService({ faults }) refuses %j and names the rule, the place and what is allowed", (text, message) => {
  const create = () => createService({ store: {} as Store, faults: [text] });

  expect(create).toThrow(FaultRuleError);
  expect(create).toThrow(`fault rule "${text}": ${message}`);
});

describe("the requests that a fault rule applies to", () => {
  /** Sends requests and returns their statuses. */
  async function statuses(count: number, rules: string[], randomBytes = nodeRandomBytes): Promise<number[]> {
    const service = await startDemoService({ faults: rules, randomBytes });
    const all: number[] = [];
    for (let index = 0; index < count; index++) all.push((await service.list()).status);
    return all;
  }

  it.each([
    ["all of them", ["status=500"], [500, 500, 500]],
    ["the nth, with spaces in the rule", ["status = 500, on = listMemberActivity, nth=2"], [200, 500, 200]],
    ["those for its operation", ["status=500,on=listUsers", "status=503,on=listMemberActivity"], [503, 503]],
    [
      "counted by each rule, and the first match decides",
      ["status=500,nth=2", "status=503,nth=2", "status=503,nth=3"],
      [200, 500, 503, 200],
    ],
  ])("the affected requests are %s", async (_, rules, expected) => {
    expect(await statuses(expected.length, rules)).toEqual(expected);
  });

  it("a rule with a rate applies to a random share of the requests", async () => {
    const draws = [0, 0.29, 0.31, 0.99, 0.2];
    const randomBytes = (size: number) => {
      const bytes = Buffer.alloc(size);
      if (size === 4) bytes.writeUInt32LE((draws.shift() ?? 0) * 2 ** 32); // other sizes are for ids
      return bytes;
    };

    expect(await statuses(5, ["status=503,rate=0.3"], randomBytes)).toEqual([503, 503, 200, 200, 503]);
  });
});
