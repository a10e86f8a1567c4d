import { describe, expect, it } from "vitest";
import type { ObservedExchange } from "../../src/traffic/record/observed-exchange.ts";
import type { RedactReply } from "../../src/traffic/record/redact-worker.ts";
import { WorkerChannel } from "../../src/worker-channel/worker-channel.ts";
import { ACTIVITY_URL, observe } from "../support/har.ts";

const module = new URL("../../src/traffic/record/redact-worker", import.meta.url);
const open = (options: object | null = { key: "k" }) =>
  new WorkerChannel<ObservedExchange, RedactReply>(module, options);
const request = (limit = 1) => observe(1, 1, `${ACTIVITY_URL}?limit=${limit}`);

describe("WorkerChannel", { timeout: 60_000 }, () => {
  it("returns the replies in the order of the requests", async () => {
    const channel = open();

    const replies = [1, 2, 3].map((limit) => channel.send(request(limit)));
    const { waiting } = channel;
    const urls = (await Promise.all(replies)).map((reply) => typeof reply === "object" && reply.request.url);
    await channel.close();

    expect([waiting, channel.waiting]).toEqual([3, 0]);
    expect(urls).toEqual([1, 2, 3].map((limit) => expect.stringMatching(new RegExp(`limit=${limit}$`))));
  });

  it("fails open and later requests after the worker throws", async () => {
    const channel = open(null); // the worker cannot read its options

    const replies = await Promise.allSettled([channel.send(request()), channel.send(request())]);
    const later = channel.send(request());

    expect(replies.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await expect(later).rejects.toThrow(TypeError);
    await channel.close();
  });

  it("fails open requests when it is closed", async () => {
    const channel = open();

    const reply = channel.send(request());
    await channel.close();

    await expect(reply).rejects.toThrow("the worker thread has ended");
  });
});
