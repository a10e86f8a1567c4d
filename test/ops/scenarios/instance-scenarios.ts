import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { createLoyaltyClient } from "../../../src/index.ts";
import { generatedMemberId, generatedWorld } from "../../../src/service/datasets/generate-dataset.ts";
import type { Scenario } from "../../support/ops/operations.ts";

const MEMBER = { campaignId: generatedWorld.campaignId, memberId: generatedMemberId(0) };
const ACTIVITY = `/v1/loyalties/${MEMBER.campaignId}/members/${MEMBER.memberId}/activity`;
const MAX_MEMORY_BYTES = 250 * 2 ** 20;
/** The limit of 30 s, and time to notice it. */
const MAX_CUT_MS = 45_000;

/** Faults of an instance, and attacks on it. */
export const instanceScenarios: readonly Scenario[] = [
  {
    event: "an instance is killed (`kill -9`, out of memory)",
    async run(operations) {
      const { first, load } = await operations.servePair(await operations.sqlite());

      first.signal("SIGKILL");
      await first.ended;
      await load.waitFor("ok", 100);

      expect(await load.stop()).toEqual({});
    },
  },
  {
    event: "SIGTERM to one instance of two behind a balancer (also each step of a rolling deploy)",
    isShort: true,
    async run(operations) {
      const { first, load } = await operations.servePair(await operations.sqlite());

      first.signal("SIGTERM");
      await first.waitForReadiness(503);
      const exitCode = await first.ended;
      await load.waitFor("ok", 50);

      expect(await load.stop()).toEqual({});
      expect(exitCode).toBe(0);
    },
  },
  {
    event: "a rolling deploy: each instance is stopped with SIGTERM and replaced on its port",
    async run(operations) {
      const postgres = await operations.postgres();
      const { first, second, load } = await operations.servePair(postgres.url);

      for (const { url, adminUrl, signal, ended } of [first, second]) {
        signal("SIGTERM");
        expect(await ended).toBe(0);
        const ports = ["--port", new URL(url).port, "--admin-port", new URL(adminUrl).port];
        const replacement = await operations.serve(postgres.url, ...ports);
        await replacement.waitForReadiness(200);
        await load.waitFor("ok", 100); // the balancer has seen it
      }

      expect(await load.stop()).toEqual({});
    },
  },
  {
    event: "the clock of one instance is 20 minutes ahead",
    isShort: true,
    async run(operations) {
      const postgres = await operations.postgres();
      const wrong = await operations.serveWith(["faketime", "-f", "+20m"], postgres.url, "--purge", "1");
      const right = await operations.serve(postgres.url, "--purge", "1");
      const load = operations.load(await operations.balance(wrong, right));
      await load.waitFor("ok", 300);

      const [{ earliest, latest } = {}] = await postgres.query(
        "SELECT min(expires_at) - extract(epoch FROM now()) AS earliest, max(expires_at) FILTER (WHERE client_id <> '') - extract(epoch FROM now()) AS latest FROM access_token",
      );

      expect(await load.stop()).toEqual({});
      expect(Number(earliest)).toBeGreaterThan(800);
      expect(Number(latest)).toBeLessThanOrEqual(900);
      expect(await wrong.metric("loyalty_tokens_purged_total")).toBe(0);
      expect(await wrong.metric("loyalty_tokens_issued_total")).toBeGreaterThan(0);
    },
  },
  {
    event: "the reader of the log stalls",
    async run(operations) {
      const instance = await operations.serve(await operations.sqlite(), "--drain", "4");
      instance.stderr.pause();
      const load = operations.load(instance.url);
      await load.waitFor("ok", 1_000);
      const failures = await load.stop();

      const startedAt = performance.now();
      instance.signal("SIGTERM");
      const exitCode = await instance.ended;

      expect(failures).toEqual({});
      expect(exitCode).toBe(0);
      expect(performance.now() - startedAt).toBeLessThan(6_000);
    },
  },
  {
    event: "credentials are guessed over many connections, even from the address of their owner",
    isShort: true,
    async run(operations) {
      const instance = await operations.serve(await operations.sqlite(), "--log");
      const load = operations.load(instance.url, { maxRetries: 0 });
      const guesses: number[] = [];
      let isGuessing = true;
      const guess = async () => {
        while (isGuessing) {
          const Authorization = `Bearer ${randomBytes(32).toString("base64url")}`;
          guesses.push((await fetch(`${instance.url}${ACTIVITY}`, { headers: { Authorization } })).status);
        }
      };
      const guessing = Promise.all(Array.from({ length: 12 }, guess));

      const owner = createLoyaltyClient({ baseUrl: instance.url, application: generatedWorld, retry: false });
      const firstUses: string[] = [];
      for (let use = 0; use < 200; use++) {
        const { access_token: accessToken } = await owner.generateToken({ scope: ["loyalties"] });
        const fresh = createLoyaltyClient({ baseUrl: instance.url, accessToken, retry: false });
        const page = fresh.listMemberActivity(MEMBER).firstPage();
        firstUses.push(await page.then(() => "ok", String));
      }
      isGuessing = false;
      await guessing;

      expect(await load.stop()).toEqual({});
      expect(new Set(firstUses)).toEqual(new Set(["ok"]));
      expect(new Set(guesses)).toEqual(new Set([401]));
      expect(instance.hasLogged('"remoteAddress":"127.0.0.1"')).toBe(true);
    },
  },
  {
    event: "hundreds of clients request large responses and do not read them",
    async run(operations) {
      const instance = await operations.serve(await operations.sqlite());
      const load = operations.load(instance.url, { calls: ["issue"] }); // pages would fill the cache
      const port = Number(new URL(instance.url).port);
      const readers = Array.from({ length: 300 }, () => connect(port, "127.0.0.1").pause());
      for (const reader of readers) {
        reader.on("error", () => undefined);
        reader.write("GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n".repeat(20));
      }
      const startedAt = performance.now();
      let maxBytes = 0;
      // A paused socket learns of a reset when it is written to.
      while (readers.some(({ destroyed }) => !destroyed) && performance.now() - startedAt < MAX_CUT_MS) {
        maxBytes = Math.max(maxBytes, await instance.metric("loyalty_resident_memory_bytes"));
        await sleep(1_000);
        for (const reader of readers) reader.write(" ");
      }

      expect(await load.stop()).toEqual({});
      expect(readers.filter(({ destroyed }) => !destroyed)).toEqual([]);
      expect(maxBytes).toBeLessThan(MAX_MEMORY_BYTES);
    },
  },
];
