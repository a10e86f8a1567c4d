/**
 * A contract test of payloads with Jest: the answers that your mocks give conform to the contract. Copy it into a project
 * that has `loyalty-interface` and `jest`. The package is ESM, which Jest runs with a flag of Node:
 *
 *   node --experimental-vm-modules node_modules/jest/bin/jest.js contract-jest.test.mjs
 */
import { explainResponse } from "loyalty-interface/traffic";

/** A mock of the answer to "List users". */
const users = {
  object: "list",
  data_ref: "data",
  data: [{ id: "user_1", login: "ada@shop.example", projects: { proj_1: "ADMIN" } }],
  total: 1,
};

test("the mocked users conform to the contract", async () => {
  expect(await explainResponse({ status: 200, body: users }, "listUsers")).toEqual([]);
});

test("a mock with a wrong type is named", async () => {
  expect(
    await explainResponse({ status: 200, body: { ...users, total: "1" } }, "listUsers", { showValues: true }),
  ).toEqual(['listUsers 200 response /total: must be integer, got "1" (ProjectUserList, §4.5) [77490be53044]']);
});
