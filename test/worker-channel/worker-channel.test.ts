import { describe, expect, it } from "vitest";
import type { CheckRequest } from "../../src/cli/check/part-checker.ts";
import { WorkerChannel } from "../../src/worker-channel/worker-channel.ts";
import { entry } from "../support/har.ts";

const module = new URL("../../src/cli/check/check-worker", import.meta.url);
const open = () => new WorkerChannel<CheckRequest | null, unknown>(module, { coverage: true });
const entries = [Buffer.from(JSON.stringify(entry()))];
const whole = { file: 0 };

describe("WorkerChannel", { timeout: 60_000 }, () => {
  it("returns the replies in the order of the requests", async () => {
    const channel = open();

    const replies = [whole, { file: 0, batch: { start: 0, entries, lines: [] } }, whole].map((it) => channel.send(it));
    const { waiting } = channel;
    const [first, second, third] = await Promise.all(replies);
    await channel.close();

    expect([waiting, channel.waiting]).toEqual([3, 0]);
    expect([first, third]).toMatchObject([{ coverage: {} }, { coverage: {} }]);
    expect(second).toMatchObject({ traffic: { exchanges: 1, violationCount: 0 } });
  });

  it("fails open and later requests after the worker throws", async () => {
    const channel = open();

    const replies = await Promise.allSettled([channel.send(null), channel.send(whole)]);
    const later = channel.send(whole);

    expect(replies.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await expect(later).rejects.toThrow(TypeError);
    await channel.close();
  });

  it("fails open requests when it is closed", async () => {
    const channel = open();

    const reply = channel.send(whole);
    await channel.close();

    await expect(reply).rejects.toThrow("the worker thread has ended");
  });
});
