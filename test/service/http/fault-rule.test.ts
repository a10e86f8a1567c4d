import { randomBytes as nodeRandomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createService, FaultRuleError, type Store } from "../../../src/service/index.ts";
import { startDemoService } from "../../support/demo-service.ts";

it.each([
  ...[
    "",
    "explode,nth=1",
    "status=418",
    "status",
    "latency",
    "latency=1000000",
    "drop=503",
    "drop,nth=0",
    "drop,rate=2",
  ],
  ...["drop,rate=0.0", "drop,on=listOrders", "status=500,retry-after=3", "drop,color=red", "drop,__proto__=1"],
  ...["drop,nth=1,nth=2", "drop,nth", "drop,"],
])("createService({ faults }) refuses %j, names the rule, and says what is allowed", (text) => {
  const create = () => createService({ store: {} as Store, faults: [text] });

  expect(create).toThrow(FaultRuleError);
  expect(create).toThrow(`fault rule "${text}" must be KIND[,on=OPERATION]`);
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
    ["the nth", ["status=500,on=listMemberActivity,nth=2"], [200, 500, 200]],
    ["those for its operation", ["status=500,on=listUsers", "status=503,on=listMemberActivity"], [503, 503]],
    ["counted by each rule", ["status=500,nth=2", "status=503,nth=2", "status=503,nth=3"], [200, 500, 503, 200]],
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
