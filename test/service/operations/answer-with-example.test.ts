import { expect, it } from "vitest";
import { operations } from "../../../src/contract/internal.ts";
import { requireCredential } from "../../../src/service/guards/authenticate.ts";
import type { ServiceRequest } from "../../../src/service/http/service-request.ts";
import { answerWithExample } from "../../../src/service/operations/answer-with-example.ts";
import { responseExamples } from "../../support/openapi.ts";

const { listUsers, revokeToken } = operations;
/** A request with these headers that has passed the other guards. */
const request = (headers: Record<string, string>) =>
  ({ headers: new Headers(headers) }) as Partial<ServiceRequest> as ServiceRequest;

it("an operation without a handler is answered with the first success of the contract, once it has its credentials", async () => {
  const answer = requireCredential(answerWithExample(listUsers), listUsers);
  const { status, headers, body } = await answer(request({ "X-Management-Id": "a", "X-Management-Token": "b" }));

  expect([status, headers]).toEqual([200, { "Content-Type": "application/json", "X-Example": "true" }]);
  expect(JSON.parse(String(body))).toEqual(responseExamples("listUsers", "200").users);
  await expect(answer(request({ "X-Management-Id": "a" }))).rejects.toMatchObject({ body: { code: 401 } });
});

it("an operation without a handler is answered with 204 if its success has no body and no status of its own", async () => {
  expect(await answerWithExample(revokeToken)(request({}))).toEqual({ status: 204, headers: { "X-Example": "true" } });
});
