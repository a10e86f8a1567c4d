import { describe, expect, it } from "vitest";
import { type FaultRule, FaultRuleError, parseFaultRule } from "../../../src/service/index.ts";
import { startDemoService } from "../../support/demo-service.ts";

describe("parseFaultRule", () => {
  it.each<[string, FaultRule]>([
    ["drop", { kind: "drop" }],
    ["latency=800,rate=0.1,seed=7", { kind: "latency", delayMs: 800, rate: 0.1, seed: 7 }],
    [
      "status=429,retry-after=3,on=listMemberActivity,nth=2",
      { kind: "status", status: 429, retryAfterSeconds: 3, operationId: "listMemberActivity", nth: 2 },
    ],
    ["truncate, on=listUsers, nth=2-5", { kind: "truncate", operationId: "listUsers", nth: [2, 5] }],
  ])("reads %s", (text, rule) => {
    expect(parseFaultRule(text)).toEqual(rule);
  });

  it.each([
    ["", "kind must be one of latency, status, drop, truncate, nonconforming, got nothing"],
    ["explode,nth=1", "kind must be one of latency, status, drop"],
    ["status=418", "status must be one of 401, 402, 429, 500, 503, got 418"],
    ["status", "status must be one of 401, 402, 429, 500, 503, got nothing"],
    ["latency=soon", "latency must be a whole number from 0 to 600000, got soon"],
    ["drop=now", "part 1 must be part of KIND[=VALUE]"],
    ["drop,nth=0", "nth must be a number from 1, or two in order, as in 2-5, got 0"],
    ["drop,nth=5-2", "nth must be a number from 1, or two in order, as in 2-5, got [5,2]"],
    ["drop,nth=1,rate=2", "rate must be above 0 and at most 1, got 2"],
    ["drop,seed=-1", "seed must be a whole number from 0 to 4294967295, got -1"],
    ["drop,on=listOrders", "on must be one of listMemberActivity, generateToken, revokeToken, listWebhooks, listUsers"],
    ["status=500,retry-after=3", "retry-after must be left out with a status other than 429 and 503, got 3"],
    ["latency,latency=5", "part 2 must be part of KIND[=VALUE][,on=OPERATION]"],
    ["drop,color=red", "part 2 must be part of KIND[=VALUE][,on=OPERATION]"],
    ["drop,__proto__=1", "part 2 must be part of KIND[=VALUE]"],
    ["drop,nth=1,nth=2", "part 3 must be part of KIND[=VALUE]"],
    ["drop,nth=", "part 2 must be part of KIND[=VALUE]"],
    ["drop,", "part 2 must be part of KIND[=VALUE]"],
  ])("refuses %j and names the rule, the place and what is allowed", (text, message) => {
    expect(() => parseFaultRule(text)).toThrow(FaultRuleError);
    expect(() => parseFaultRule(text)).toThrow(`fault rule "${text}": ${message}`);
  });

  it.each([
    [{ kind: "drop", nth: [1, 2.5] }, "nth must be a number from 1, or two in order, as in 2-5, got [1,2.5]"],
    [{ kind: "drop", nth: [1, 2, 3] }, "nth must be a number from 1, or two in order, as in 2-5, got [1,2,3]"],
    [{ kind: "latency", delayMs: 600_001 }, "delayMs must be a whole number from 0 to 600000, got 600001"],
    [
      { kind: "status", status: 503, retryAfterSeconds: 86_401 },
      "retryAfterSeconds must be a whole number from 0 to 86400, got 86401",
    ],
  ])("createService refuses the rule %j", async (rule, message) => {
    await expect(startDemoService({ faults: [rule as unknown as FaultRule] })).rejects.toThrow(
      `fault rule "${JSON.stringify(rule)}": ${message}`,
    );
  });
});

describe("the requests that a fault rule applies to", () => {
  /** Sends requests and returns their statuses. */
  async function statuses(count: number, ...rules: string[]): Promise<number[]> {
    const service = await startDemoService({ faults: rules.map(parseFaultRule) });
    const all: number[] = [];
    for (let index = 0; index < count; index++) all.push((await service.list()).status);
    return all;
  }

  it.each([
    ["all of them", ["status=500"], [500, 500, 500]],
    ["the nth to the mth", ["status=500,nth=2-4"], [200, 500, 500, 500, 200]],
    ["those for its operation", ["status=500,on=listUsers", "status=503,on=listMemberActivity"], [503, 503]],
    [
      "counted by each rule, and the first match decides",
      ["status=500,nth=2", "status=503,nth=2-3"],
      [200, 500, 503, 200],
    ],
  ])("the affected requests are %s", async (_, rules, expected) => {
    expect(await statuses(expected.length, ...rules)).toEqual(expected);
  });

  it("a rule with a rate applies to a share of the requests that the seed selects", async () => {
    const select = (seed: number) => statuses(60, `status=503,rate=0.3,seed=${seed}`);
    const [first, again, other] = [await select(7), await select(7), await select(8)];
    const selected = first.filter((status) => status === 503).length;

    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
    expect(selected).toBeGreaterThan(60 * 0.15);
    expect(selected).toBeLessThan(60 * 0.45);
  });
});
