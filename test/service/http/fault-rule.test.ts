import { expect, it } from "vitest";
import { createService, FaultRuleError, type Store } from "../../../src/service/index.ts";

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
