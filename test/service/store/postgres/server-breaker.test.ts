import { describe, expect, it } from "vitest";
import { StoreUnavailableError } from "../../../../src/service/store/engine.ts";
import { ServerBreaker } from "../../../../src/service/store/postgres/server-breaker.ts";

const silence = () => Promise.reject(new Error("Query read timeout"));
const failWith = (code: string) => () => Promise.reject(Object.assign(new Error("failure"), { code }));
const answer = async () => "answer";

/** Creates a breaker whose clock a test sets. */
function createBreaker() {
  const clock = { now: 0 };
  const breaker = new ServerBreaker(() => clock.now);
  const run = (read: () => Promise<unknown>, server = "two") =>
    breaker.run(server, read).catch((error: Error) => error.constructor.name);
  return { clock, run, list: () => Object.fromEntries(breaker.list()) };
}

describe("ServerBreaker", () => {
  it.each([
    ["is silent", silence],
    ["cannot be reached", failWith("08001")],
    ["shuts down", failWith("57P01")],
  ])("refuses reads of a server that %s for 5 seconds, then lets one probe it", async (_, read) => {
    const { clock, run, list } = createBreaker();
    const first = await run(read);
    clock.now = 4_999;
    const during = [await run(answer), await run(answer, "three"), list()];
    clock.now = 5_000;
    const { promise: probe, reject } = Promise.withResolvers<string>();
    const probing = run(() => probe);
    const besides = await run(answer);
    reject(new Error("Query read timeout"));
    await probing;
    clock.now = 9_999;
    const again = await run(answer);
    clock.now = 10_000;
    const after = [await run(answer), await run(answer), list()];

    expect(first).toBe("Error");
    expect(during).toEqual([StoreUnavailableError.name, "answer", { two: false, three: true }]);
    expect([besides, again]).toEqual([StoreUnavailableError.name, StoreUnavailableError.name]);
    expect(after).toEqual(["answer", "answer", { two: true, three: true }]);
  });

  it.each([
    ["a lock", failWith("55P03")],
    ["the wait for a connection", () => Promise.reject(new Error("timeout exceeded when trying to connect"))],
  ])("%s refuses no other reads", async (_, read) => {
    const { run } = createBreaker();
    await run(read);

    expect(await run(answer)).toBe("answer");
  });
});
