import { describe, expect, it } from "vitest";
import { createService, FaultRuleError, type Store } from "../../../src/service/index.ts";
import { startDemoService } from "../../support/demo-service.ts";

it.each([
  "",
  "explode,nth=1",
  "status=418",
  "latency=1000000",
  "drop,nth=0",
  "nth=1,drop",
  "drop,on=listOrders",
  "status=500,retry-after=3",
  "drop,__proto__=1",
  "drop,nth=1,nth=2",
  "drop,",
])("createService({ faults }) refuses %j, names the rule, and says what is allowed", (text) => {
  const create = () => createService({ store: {} as Store, faults: [text] });

  expect(create).toThrow(FaultRuleError);
  expect(create).toThrow(`fault rule "${text}" must be latency=MILLISECONDS or status=401|402|429|500|503 or drop, `);
});

describe("the requests that a fault rule applies to", () => {
  /** Sends requests and returns their statuses. */
  async function statuses(count: number, rules: string[]): Promise<number[]> {
    const service = await startDemoService({ faults: rules });
    const all: number[] = [];
    for (let index = 0; index < count; index++) all.push((await service.list()).status);
    return all;
  }

  it.each([
    ["all of them", ["status=500"], [500, 500, 500]],
    ["the nth", ["status=500,on=listMemberActivity,nth=2"], [200, 500, 200]],
    ["those for its operation", ["status=500,on=listUsers", "status=503,on=listMemberActivity"], [503, 503]],
    ["decided by the first rule that is no latency", ["latency=1", "status=500", "drop"], [500]],
    ["counted by each rule", ["status=500,nth=2", "status=503,nth=2", "status=503,nth=3"], [200, 500, 503, 200]],
  ])("the affected requests are %s", async (_, rules, expected) => {
    expect(await statuses(expected.length, rules)).toEqual(expected);
  });
});
