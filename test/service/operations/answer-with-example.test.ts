import { describe, expect, it } from "vitest";
import { operations } from "../../../src/contract/internal.ts";
import { requireCredential } from "../../../src/service/guards/authenticate.ts";
import { answerWithExample } from "../../../src/service/operations/answer-with-example.ts";
import { responseExamples } from "../../support/openapi.ts";

/** A request that has passed the guards. */
const request = (operation: (typeof operations)["listUsers"], headers = {}) => ({
  operation,
  headers: new Headers(headers),
  input: {},
});

describe("an operation without a handler", () => {
  it("is answered with the first success of the contract, and says that it is an example", async () => {
    const { status, headers, body } = await answerWithExample(operations.listUsers)(
      request(operations.listUsers) as never,
    );

    expect({ status, headers }).toEqual({
      status: 200,
      headers: { "Content-Type": "application/json", "X-Example": "true" },
    });
    expect(JSON.parse(String(body))).toEqual(responseExamples("listUsers", "200").users);
  });

  it("is answered with 204 if its success has no body and no status of its own", async () => {
    const response = await answerWithExample(operations.revokeToken)(request(operations.listUsers) as never);

    expect(response).toEqual({ status: 204, headers: { "X-Example": "true" } });
  });

  it("asks for the headers of its credentials, which nothing verifies yet", async () => {
    const guarded = requireCredential(async () => ({ status: 204, headers: {} }), operations.listUsers);
    const send = (headers: object) => guarded(request(operations.listUsers, headers) as never);

    await expect(send({ "X-Management-Id": "a" })).rejects.toMatchObject({ body: { code: 401 } });
    expect(await send({ "X-Management-Id": "a", "X-Management-Token": "b" })).toMatchObject({ status: 204 });
  });
});
