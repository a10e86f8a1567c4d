import { describe, expect, it } from "vitest";
import { systemClock } from "../../../src/client/deadlines.ts";
import { TokenSource } from "../../../src/client/tokens.ts";
import type { AccessToken, ClientEvent, TokenStore } from "../../../src/index.ts";
import { createToken } from "../../support/responses.ts";

/** A source with a clock that stands still, and with tokens that the test issues. */
function setUp({ expires_in = 900, store = undefined as TokenStore | undefined } = {}) {
  const clock = { now: 0 };
  const waiting: PromiseWithResolvers<AccessToken>[] = [];
  const events: ClientEvent[] = [];
  let issued = 0;
  const issue = () => {
    issued = waiting.push(Promise.withResolvers());
    return (waiting.at(-1) as (typeof waiting)[number]).promise;
  };
  const notify = (event: ClientEvent) => events.push(event);
  const source = new TokenSource({
    issue,
    scopes: ["loyalties"],
    clock: { ...systemClock, monotonic: () => clock.now },
    notify,
    key: "k",
    store,
    storeTimeoutMs: 60_000,
  });
  return {
    source,
    clock,
    events,
    issued: () => issued,
    /** Waits until the source has requested a token, and responds. */
    async answer(failure?: Error) {
      await settle();
      const next = waiting[issued - 1];
      if (failure) next?.reject(failure);
      else next?.resolve(createToken({ access_token: `token-${issued}`, expires_in }));
      await settle();
    },
  };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));
const getTypes = (events: ClientEvent[]) => events.map(({ type }) => type);

/** A source that has its first token. */
async function start(options: Parameters<typeof setUp>[0] = {}) {
  const context = setUp(options);
  const first = context.source.get();
  await context.answer();
  return { ...context, first: await first };
}

describe("TokenSource", () => {
  it("renews a token in the background after 80 % of its lifetime, and returns the old one meanwhile", async () => {
    const { source, clock, answer, issued, events } = await start();
    clock.now = 719_999;
    const before = [await source.get(), issued()];
    clock.now = 720_000;
    const during = await source.get();
    await answer();

    expect(before).toEqual(["token-1", 1]);
    expect(during).toBe("token-1");
    expect(await source.get()).toBe("token-2");
    expect(getTypes(events)).toEqual(["token-issued", "token-renewed"]);
  });

  it.each([
    ["30 s of a life", 900, 870_000],
    ["tenth of a short life", 10, 9_000],
  ])("waits for a new token in the last %s", async (_, expires_in, time) => {
    const { source, clock, answer } = await start({ expires_in });
    clock.now = time - 1;
    const before = await source.get();
    await answer(new Error("down"));
    clock.now = time;
    const call = source.get();
    await answer();

    expect([before, await call]).toEqual(["token-1", "token-3"]);
  });

  it("returns the old token if a background renewal fails, emits an event, and tries again later", async () => {
    const { source, clock, answer, issued, events } = await start();
    clock.now = 720_000;
    await Promise.all([source.get(), source.get()]);
    await answer(new TypeError("down"));
    const after = await source.get();
    await settle();
    const triedAtOnce = issued();
    clock.now = 760_000;
    await source.get();
    await answer();

    expect([after, triedAtOnce, issued()]).toEqual(["token-1", 2, 3]);
    expect(events[1]).toEqual({ type: "token-renewal-failed", error: "TypeError" });
    expect(getTypes(events)).toEqual(["token-issued", "token-renewal-failed", "token-renewed"]);
    expect(await source.get()).toBe("token-3");
  });

  it("keeps a newer token when an old one is discarded late", async () => {
    const { source, answer, issued } = await start();
    source.discard("token-1");
    const second = source.get();
    await answer();
    source.discard("token-1");

    expect([await second, await source.get(), issued()]).toEqual(["token-2", "token-2", 2]);
  });

  it("releases the tokens that it issued: the current one, a renewed one, and one on its way", async () => {
    const { source, clock, answer } = await start();
    clock.now = 720_000;
    await source.get();
    await answer(); // renewed; the first is still alive
    clock.now = 1_590_000;
    source.get();
    const released = source.release();
    await answer();

    expect(await released).toEqual(["token-2", "token-3"]); // the first has expired by now
    source.forget("token-3");
    expect(await source.release()).toEqual(["token-2"]);
  });

  it("releases no token that a store shares, but a refused one, because it may be alive", async () => {
    const sharing = await start({ store: new Map() as never as TokenStore });
    const refused = await start();
    refused.source.discard("token-1");

    expect(await sharing.source.release()).toEqual([]);
    expect(await refused.source.release()).toEqual(["token-1"]);
  });

  it("issues no token during a pause after a renewed one was refused too; the pause doubles up to 60 s", async () => {
    const { source, clock, answer, issued, events } = await start();
    const pauses: unknown[] = [];
    const refuse = async () => {
      const renewals = issued();
      source.discard(await source.get());
      const [token] = await Promise.all([source.get(), answer()]);
      source.discard(token, true);
      source.discard(token, true); // a second call, at the same time
      if (issued() > renewals) pauses.push(clock.now);
    };
    while (clock.now < 300_000) {
      await refuse();
      clock.now += 500;
    }
    clock.now = 500_000; // long after the last pause
    await refuse();

    const startedAt = [0, 1, 3, 7, 15, 31, 63, 123, 183, 243, 500].map((seconds) => seconds * 1000);
    expect(pauses).toEqual(startedAt);
    expect(events.flatMap((event) => (event.type === "token-refused" ? event.pauseMs : []))).toEqual(
      [1, 2, 4, 8, 16, 32, 60, 60, 60, 60, 1].map((seconds) => seconds * 1000),
    );
  });

  it("releases its tokens even if the request for another one fails", async () => {
    const { source, clock, answer } = await start();
    clock.now = 720_000;
    await source.get();
    const released = source.release();
    await answer(new Error("down"));

    expect(await released).toEqual(["token-1"]);
  });

  it("a TokenSource does not return to a refused token if its renewal fails", async () => {
    const { source, clock, answer } = await start();
    clock.now = 720_000;
    await source.get();
    source.discard("token-1");
    await answer(new Error("down"));
    const call = source.get();
    await answer();

    expect(await call).toBe("token-3");
  });

  it("renews its own token even though a store still has it", async () => {
    const entries = new Map();
    const { source, clock, answer, issued } = await start({ store: entries });
    clock.now = 720_000;
    await source.get();
    await answer();

    expect([await source.get(), issued(), entries.get("k").accessToken]).toEqual(["token-2", 2, "token-2"]);
  });

  it("returns a token after three that expired on arrival", async () => {
    const { source, clock, answer, issued } = setUp();
    const call = source.get();
    for (let issue = 0; issue < 3; issue++) {
      await settle();
      clock.now += 900_000;
      await answer();
    }

    expect([await call, issued()]).toEqual(["token-3", 3]);
  });

  it("a TokenSource ignores a refused token that a store returns again, and forgets it after 100 others", async () => {
    const shared = { accessToken: "old-0", lifetimeMs: 900_000 };
    const { source, clock, answer } = setUp({ store: { get: () => shared, set: () => {} } });
    source.discard("old-0");
    source.discard("old-1");
    const call = source.get();
    await answer();
    for (let token = 2; token < 101; token++) source.discard(`old-${token}`);
    clock.now = 870_000;

    expect([await call, await source.get()]).toEqual(["token-1", "old-0"]);
  });

  it("reads the store once for a token that another client issued, and uses it for one margin", async () => {
    let reads = 0;
    const get = () => {
      reads++;
      return { accessToken: "shared", lifetimeMs: 900_000 };
    };
    const { source, clock, issued } = setUp({ store: { get, set: () => {} } });
    const early = [await source.get(), reads];
    clock.now = 29_999;
    const late = [await source.get(), reads];
    clock.now = 30_000;

    expect([...early, ...late]).toEqual(["shared", 1, "shared", 1]);
    expect([await source.get(), reads, issued()]).toEqual(["shared", 2, 0]);
  });
});
