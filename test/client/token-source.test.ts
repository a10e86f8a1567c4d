import { describe, expect, it } from "vitest";
import { createTokenSource } from "../../src/client/token-source.ts";
import type { AccessToken } from "../../src/index.ts";

/** A source whose clock stands, and whose tokens are handed out by the test. */
function setUp(expires_in = 900) {
  const clock = { now: 0 };
  const waiting: (() => void)[] = [];
  let issued = 0;
  const issue = () =>
    new Promise<AccessToken>((resolve) => {
      const access_token = `token-${++issued}`;
      waiting.push(() =>
        resolve({ access_token, expires_in, client_id: "c", expires_at: 0, scope: "api", token_type: "Bearer" }),
      );
    });
  const answer = () => waiting.shift()?.();
  return { source: createTokenSource(issue, () => clock.now), clock, answer, issued: () => issued };
}

describe("createTokenSource", () => {
  it("asks once for many callers", async () => {
    const { source, answer, issued } = setUp();
    const calls = [source.get(), source.get(), source.get()];
    answer();

    expect(await Promise.all(calls)).toEqual(["token-1", "token-1", "token-1"]);
    expect(issued()).toBe(1);
  });

  it("renews 30 s before expiry, counted on its own clock from expires_in", async () => {
    const { source, clock, answer, issued } = setUp(900);
    const first = source.get();
    answer();
    await first;
    clock.now = 869_999;
    const before = await source.get();
    clock.now = 870_000;
    const renewed = source.get();
    answer();

    expect([before, await renewed, issued()]).toEqual(["token-1", "token-2", 2]);
  });

  it("renews a short-lived token when nine tenths of its life have passed", async () => {
    const { source, clock, answer, issued } = setUp(10);
    const first = source.get();
    answer();
    await first;
    clock.now = 9_000;
    source.get();

    expect(issued()).toBe(2);
  });

  it("keeps a newer token when an old one is discarded late", async () => {
    const { source, answer, issued } = setUp();
    const first = source.get();
    answer();
    await first;
    source.discard("token-1");
    const second = source.get();
    answer();
    await second;
    source.discard("token-1");

    expect([await source.get(), issued()]).toEqual(["token-2", 2]);
  });

  it("asks again after a failure", async () => {
    let calls = 0;
    const failing = createTokenSource(
      () => Promise.reject(new Error(`no ${++calls}`)),
      () => 0,
    );

    await expect(failing.get()).rejects.toThrow("no 1");
    await expect(failing.get()).rejects.toThrow("no 2");
  });
});
