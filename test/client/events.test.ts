import { expect, it, onTestFinished } from "vitest";
import {
  createRecordingClient,
  createTestClient,
  createToken,
  readPage,
  respondWithPage,
} from "../support/responses.ts";
import { stopTime } from "./stop-time.ts";

const PAGE = JSON.stringify({ data: [], has_more: false });

it("an event has the id of its call and the number of the request, also if sent again after a 401", async () => {
  const statuses = [401, 500];
  const options = { oauth: { scopes: ["loyalties"] }, retry: { baseDelayMs: 0 } };
  const { client, events, requests } = createRecordingClient(options, (url) =>
    url.endsWith("/token")
      ? Response.json(createToken({ access_token: `t${requests.length}` }))
      : new Response(PAGE, { status: statuses.shift() ?? 200 }),
  );
  await readPage(client);
  const own = events.flatMap((event) => ("callId" in event ? event : []));
  const ids = [...new Set(own.map(({ callId }) => callId))]; // in the order of their first requests

  expect(own.map(({ callId, type, attempt }) => `${ids.indexOf(callId)} ${type} ${attempt}`)).toEqual([
    "0 request 1",
    "0 response 1",
    "1 request 1",
    "1 response 1",
    "2 request 1",
    "2 response 1",
    "1 retry 1",
    "1 request 2",
    "1 response 2",
    "1 retry 2",
    "1 request 3",
    "1 response 3",
  ]);
  expect(events.filter(({ type }) => type === "retry")).toMatchObject([
    { delayMs: 0, reason: "401" },
    { delayMs: 0, reason: "500" },
  ]);
});

it("an event says how long its request took", async () => {
  const clock = stopTime();
  const { client, events } = createRecordingClient({}, async () => {
    await clock.advance(70);
    return respondWithPage();
  });
  await clock.advance(50);
  await readPage(client);

  expect(events).toMatchObject([{ type: "request" }, { type: "response", durationMs: 70 }]);
});

const fail = () => {
  throw new Error("the disk is full");
};

it.each([
  { listener: "throws", onEvent: () => fail() },
  { listener: "rejects", onEvent: async () => fail() },
])("a listener that $listener fails no call and does not end the process", async ({ onEvent }) => {
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => failures.push(error);
  process.on("unhandledRejection", onFailure);
  onTestFinished(() => void process.off("unhandledRejection", onFailure));
  const { data } = await readPage(createTestClient({ onEvent, fetch: async () => respondWithPage() }));
  await new Promise((resolve) => setImmediate(resolve));

  expect([data, failures]).toEqual([[], []]);
});
