import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { tokenLifetimeSeconds } from "../../src/contract/vocabulary.ts";
import {
  catchError,
  createRecordingClient,
  createToken,
  readPage,
  respondWithPage,
  serveClient,
} from "../support/responses.ts";

const oauth = { scopes: ["loyalties"] };

/** A client whose service answers a request for a token, and others. */
function setUp(options: object, answer: () => Response = respondWithPage, answerToken = answer) {
  const recording = createRecordingClient(options, (url) => (url.endsWith("/oauth/token") ? answerToken() : answer()));
  return { ...recording, getBearers: () => recording.requests.flatMap(({ headers }) => headers.authorization ?? []) };
}

describe("a token response", () => {
  const tokens = ['""', "7", '["s3cret"]', '{"a":"s3cret"}', '"s3cret\\nline"'].map((t) => `{"access_token":${t}}`);
  it.each(["null", "[]", "{}", ...tokens])(
    "the token response %s is an error, and no call is sent without a token",
    async (body) => {
      const answer = () => new Response(body);
      const { client, requests, events, getBearers } = setUp({ oauth }, undefined, answer);
      const errors = [await catchError(readPage(client)), await catchError(readPage(client))];

      const message = `POST /oauth/token: 200 with no valid access_token: ${body.length} characters, not shown`;
      expect(errors).toMatchObject(Array(2).fill({ name: "UnreadableResponseError", start: "", message }));
      expect(inspect([errors, events])).not.toContain("s3cret");
      expect([requests.length, getBearers()]).toEqual([2, []]);
    },
  );

  it.each([
    { scope: undefined },
    { scope: null },
    { expires_in: undefined },
    { expires_in: null },
    { expires_in: String(tokenLifetimeSeconds) },
    { expires_in: -5 },
    { token_type: undefined },
  ])("a token response with %j works (RFC 6749 §5.1)", async (properties) => {
    const token = { ...createToken({ expires_in: tokenLifetimeSeconds }), ...properties };
    const { client, events, getBearers } = setUp({ oauth }, undefined, () => Response.json(token));
    await readPage(client);
    await readPage(client);

    expect(getBearers()).toEqual(["Bearer t", "Bearer t"]);
    const issued = events.filter(({ type }) => type === "token-issued");
    expect(issued).toEqual([{ type: "token-issued", scopes: ["loyalties"], expiresInSeconds: tokenLifetimeSeconds }]);
  });
});

it.each([undefined, Number.POSITIVE_INFINITY, 2 ** 31, Number.MAX_SAFE_INTEGER])(
  "a deadline of %s lets a call end",
  async (ms) => {
    const { client } = await serveClient({ deadlines: { attemptMs: ms, totalMs: ms } }, (_, response) => {
      setTimeout(() => response.end('{"data":[]}'), 20); // later than a timer that overflows
    });

    expect((await readPage(client)).data).toEqual([]);
  },
);
