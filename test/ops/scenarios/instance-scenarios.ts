import { expect } from "vitest";
import { generatedWorld } from "../../../src/service/datasets/generate-dataset.ts";
import type { Scenario } from "../../support/ops/operations.ts";

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
      const instance = await operations.serve(await operations.sqlite());
      const load = operations.load(instance.url);
      await load.waitFor("ok");

      const statuses: number[] = [];
      const startedAt = performance.now();
      const guess = async (_: unknown, index: number) => {
        const headers = { "X-App-Id": generatedWorld.appId, "X-App-Token": `guess-${index}` };
        const body = new URLSearchParams({ grant_type: "client_credentials", scope: "api" });
        const { status } = await fetch(`${instance.url}/oauth/token`, { method: "POST", headers, body });
        statuses.push(status);
      };
      await Promise.all(Array.from({ length: 100 }, guess));
      await Promise.all(Array.from({ length: 100 }, guess));
      const seconds = (performance.now() - startedAt) / 1000;
      await load.waitFor("ok", 50);

      expect(await load.stop()).toEqual({});
      expect(load.slowestMs()).toBeLessThan(1_500);
      const verified = statuses.filter((status) => status === 401).length;
      expect(verified).toBeLessThanOrEqual(12 + 10 * Math.ceil(seconds));
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(100);
      expect(await instance.metric("loyalty_slowdowns_total")).toBeGreaterThan(0);
      expect(instance.hasLogged('"remoteAddress":"127.0.0.1"')).toBe(true);
    },
  },
];
