import { describe, expect, it } from "vitest";
import type { CheckRequest } from "../../src/cli/check/part-checker.ts";
import { WorkerChannel } from "../../src/worker-channel/worker-channel.ts";

const as = { operationId: "revokeToken", status: 204 } as const;
const open = () =>
  new WorkerChannel<CheckRequest | null, unknown>(new URL("../../src/cli/check/check-worker", import.meta.url), {});

describe("WorkerChannel", { timeout: 60_000 }, () => {
  it("returns the replies in the order of the requests", async () => {
    const channel = open();

    const replies = [channel.send({ body: "", as }), channel.send({ body: "{", as }), channel.send({ body: "", as })];
    const { waiting } = channel;
    const [first, second, third] = await Promise.all(replies);
    await channel.close();

    expect(waiting).toBe(3);
    expect(first).toMatchObject({ reports: { traffic: { violationCount: 0 } } });
    expect(second).toMatchObject({ unreadable: expect.stringContaining("cut off") });
    expect(third).toEqual(first);
    expect(channel.waiting).toBe(0);
  });

  it("fails open and later requests after the worker throws", async () => {
    const channel = open();

    const replies = await Promise.allSettled([channel.send(null), channel.send({ body: "", as })]);
    const later = channel.send({ body: "", as });

    expect(replies.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await expect(later).rejects.toThrow(TypeError);
    await channel.close();
  });

  it("fails open requests when it is closed", async () => {
    const channel = open();

    const reply = channel.send({ body: "", as });
    await channel.close();

    await expect(reply).rejects.toThrow("the worker thread has ended");
  });
});
