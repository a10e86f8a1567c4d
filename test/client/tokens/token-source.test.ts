import { describe, expect, it } from "vitest";
import type { ClientEvent } from "../../../src/client/client-event.ts";
import { createTokenSource } from "../../../src/client/tokens/token-source.ts";
import type { TokenStore } from "../../../src/client/tokens/token-store.ts";
import type { AccessToken } from "../../../src/index.ts";

/** A source whose clock stands, and whose tokens are handed out by the test. */
function setUp({ expires_in = 900, store = undefined as TokenStore | undefined, prefix = "token" } = {}) {
  const clock = { now: 0 };
  const waiting: PromiseWithResolvers<AccessToken>[] = [];
  const events: ClientEvent[] = [];
  let issued = 0;
  const issue = () => {
    issued++;
    const answer = Promise.withResolvers<AccessToken>();
    waiting.push(answer);
    return answer.promise;
  };
  const source = createTokenSource({
    issue,
    now: () => clock.now,
    notify: (event) => events.push(event),
    key: "k",
    store,
  });
  return {
    source,
    clock,
    events,
    issued: () => issued,
    /** Lets what is under way come to where it waits for the service, and answers it. */
    async answer(failure?: Error) {
      await settle();
      const [access_token, next] = [`${prefix}-${issued}`, waiting.shift()];
      if (failure) next?.reject(failure);
      else
        next?.resolve({ access_token, expires_in, client_id: "c", expires_at: 0, scope: "api", token_type: "Bearer" });
      await settle();
    },
  };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));
const typesOf = (events: ClientEvent[]) => events.map(({ type }) => type);

/** A source with its first token. */
async function started(options: Parameters<typeof setUp>[0] = {}) {
  const context = setUp(options);
  const first = context.source.get();
  await context.answer();
  return { ...context, first: await first };
}

describe("createTokenSource", () => {
  it("asks once, however many callers wait", async () => {
    const { source, answer, issued } = setUp();
    const calls = [source.get(), source.get(), source.get()];
    await answer();

    expect(await Promise.all(calls)).toEqual(["token-1", "token-1", "token-1"]);
    expect(issued()).toBe(1);
  });

  it("renews in the background when 80 % of the lifetime have passed, and hands out the old token meanwhile", async () => {
    const { source, clock, answer, issued, events } = await started();
    clock.now = 719_999;
    const before = [await source.get(), issued()];
    clock.now = 720_000;
    const during = await source.get();
    await answer();

    expect(before).toEqual(["token-1", 1]);
    expect(during).toBe("token-1");
    expect(await source.get()).toBe("token-2");
    expect(typesOf(events)).toEqual(["token-issued", "token-renewed"]);
  });

  it("waits for a new token 30 s before expiry", async () => {
    const { source, clock, answer, issued } = await started();
    clock.now = 870_000;
    const call = source.get();
    await answer();

    expect([await call, issued()]).toEqual(["token-2", 2]);
  });

  it("waits for a new token in the last tenth of a short life", async () => {
    const { source, clock, answer } = await started({ expires_in: 10 });
    clock.now = 8_999;
    const before = await source.get();
    await answer(new Error("down"));
    clock.now = 9_000;
    const call = source.get();
    await answer();

    expect([before, await call]).toEqual(["token-1", "token-3"]);
  });

  it("serves the old token when a background renewal fails, tells of it, and tries again later", async () => {
    const { source, clock, answer, issued, events } = await started();
    clock.now = 720_000;
    await source.get();
    await answer(new TypeError("down"));
    const after = await source.get();
    const triedAtOnce = issued();
    clock.now = 760_000;
    await source.get();
    await answer();

    expect([after, triedAtOnce, issued()]).toEqual(["token-1", 2, 3]);
    expect(events).toContainEqual({ type: "token-renewal-failed", error: "TypeError" });
    expect(await source.get()).toBe("token-3");
  });

  it("keeps a newer token when an old one is discarded late", async () => {
    const { source, answer, issued } = await started();
    await source.discard("token-1");
    const second = source.get();
    await answer();
    await source.discard("token-1");

    expect([await second, await source.get(), issued()]).toEqual(["token-2", "token-2", 2]);
  });

  it("asks again after a failure", async () => {
    const { source, answer } = setUp();
    const failed = source.get();
    await Promise.all([expect(failed).rejects.toThrow("down"), answer(new Error("down"))]);
    const call = source.get();
    await answer();

    expect(await call).toBe("token-2");
  });

  it("gives up its own tokens for revocation: the one in hand, one that was renewed, and one on its way", async () => {
    const { source, clock, answer } = await started();
    clock.now = 720_000;
    await source.get();
    await answer(); // renewed; the first is still alive
    clock.now = 1_590_000;
    source.get();
    const released = source.release();
    await answer();

    expect(await released).toEqual(["token-2", "token-3"]); // the first has expired by now
    expect(await source.release()).toEqual([]);
  });

  it("gives up none that a store shares, and none that was refused", async () => {
    const sharing = await started({ store: new Map() as never as TokenStore });
    const refused = await started();
    await refused.source.discard("token-1");

    expect(await sharing.source.release()).toEqual([]);
    expect(await refused.source.release()).toEqual([]);
  });
});
