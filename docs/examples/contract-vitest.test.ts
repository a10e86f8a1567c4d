/**
 * Contract tests with vitest: of a mock, and of a response of the service in this process.
 *
 *   npx vitest run contract-vitest
 */

import { expect, it } from "vitest";
import "loyalty-interface/vitest";
import { startDemo } from "loyalty-interface/service";

/** A mock of the answer to "List users". */
const users = {
  object: "list",
  data_ref: "data",
  data: [{ id: "user_1", login: "ada@shop.example", projects: { proj_1: "ADMIN" } }],
  total: 1,
};

it("a payload conforms to the contract if it is the mock that other tests use", async () => {
  await expect({ status: 200, body: users }).toConform("listUsers");
});

it("a payload does not conform if a type is wrong", async () => {
  await expect({ status: 200, body: { ...users, total: "1" } }).not.toConform("listUsers");
});

it("a payload conforms to the contract if the service sent it", async () => {
  const { options, ids, close } = await startDemo();
  const { managementId, managementToken } = options.management;
  const headers = { "X-Management-Id": managementId, "X-Management-Token": managementToken };
  const url = `${options.baseUrl}/management/v1/projects/${ids.projectId}/users`;

  await expect(options.fetch(url, { headers })).resolves.toConform("listUsers");
  await close();
});
