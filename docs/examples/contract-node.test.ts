/**
 * A contract test of payloads with `node:test`: the answers that your mocks give conform to the contract.
 *
 *   node --test docs/examples/contract-node.test.ts
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { explainResponse } from "loyalty-interface/traffic";

/** A mock of the answer to "List users". */
const users = {
  object: "list",
  data_ref: "data",
  data: [{ id: "user_1", login: "ada@shop.example", projects: { proj_1: "ADMIN" } }],
  total: 1,
};

test("the mocked users conform to the contract", async () => {
  assert.deepEqual(await explainResponse({ status: 200, body: users }, "listUsers"), []);
});

test("a mock with a wrong type is named", async () => {
  assert.deepEqual(
    await explainResponse({ status: 200, body: { ...users, total: "1" } }, "listUsers", { showValues: true }),
    ['listUsers 200 response /total: must be integer, got "1" (ProjectUserList, §4.5) [77490be53044]'],
  );
});
