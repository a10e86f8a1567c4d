import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { tokenLifetimeSeconds } from "../../../src/contract/vocabulary.ts";
import { type DemoService, formPost, startDemoService } from "../../support/demo-service.ts";
import { importRecords, SECRET } from "../../support/import-records.ts";
import { responseExamples } from "../../support/openapi.ts";

let service: DemoService;
beforeEach(async () => {
  service = await startDemoService();
});

const issue = async (scope = "api"): Promise<string> => (await service.issue(scope)).body.access_token;
const revoke = (access_token: string, keys = service.application) =>
  service.call("/v1/oauth/token/revoke", formPost(keys, { access_token }));
/** Adds an application to the project of the demo, and returns its keys. */
async function addApplication() {
  const project_id = service.demo.ids.projectId;
  const other = { kind: "application_key", project_id, app_id: "other", app_token: SECRET, name: "Other" };
  await importRecords(service.store, [other]);
  return { "X-App-Id": "other", "X-App-Token": SECRET };
}
const listWith = (token: string) => service.list({ Authorization: `Bearer ${token}` });

describe("§4.2 generate token", () => {
  const FORM = "application/x-www-form-urlencoded";
  it.each<[number, Record<string, string>]>([
    [200, { "Content-Type": `${FORM}; charset="UTF-8"` }],
    [200, { "Content-Type": `${FORM}; charset=utf8` }],
    [415, { "Content-Type": `${FORM};charset=utf-16` }],
    [415, { "Content-Type": FORM, "Content-Encoding": "gzip" }],
  ])("S20: answers %i to a form with %j", async (expected, headers) => {
    const body = "grant_type=client_credentials&scope=api";
    const init = { method: "POST", headers: { ...service.application, ...headers }, body };
    const response = await service.call("/oauth/token", init);

    const details = expected === 415 ? "The body must be sent in UTF-8, without compression" : undefined;
    expect([response.status, response.body.details]).toEqual([expected, details]);
  });

  it("S07, S09: sends exactly the errors that the contract shows as examples", async () => {
    const other = await addApplication();
    const token = await issue();
    const password = { grant_type: "password", scope: "api" };
    const refusals: Record<string, Promise<{ body: object }>> = {
      invalidScope: service.issue("api,loyalties"),
      unsupportedGrantType: service.call("/oauth/token", formPost(service.application, password)),
      foreignToken: revoke(token, other),
    };
    const examples = responseExamples("generateToken", "4XX");
    expect(Object.keys(examples)).toEqual(Object.keys(refusals));

    for (const [name, refusal] of Object.entries(refusals)) {
      const { body } = await refusal;

      expect({ ...body, request_id: "" }, name).toEqual({ ...(examples[name] as object), request_id: "" });
    }
    expect((await listWith(token)).status).toBe(200); // the foreign token stays valid
  });

  it("stores only hashes of tokens and keys", async () => {
    const token = await issue();
    const tables = ["access_token", "application_key", "management_key"];
    const rows = await Promise.all(
      tables.map((table) => service.store.connection.all<object>(`SELECT * FROM ${table}`)),
    );
    const kept = rows
      .flat()
      .flatMap(Object.values)
      .map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : String(value)));
    const secrets = [token, service.demo.credentials.appToken, service.demo.credentials.managementToken];

    expect(kept.length).toBeGreaterThan(8);
    expect(secrets.filter((secret) => kept.some((value) => value.includes(secret)))).toEqual([]);
  });

  it("S22: makes each token of 256 new random bits", async () => {
    const sizes: number[] = [];
    service = await startDemoService({
      randomBytes: (size) => {
        sizes.push(size);
        return new Uint8Array(size).fill(sizes.length);
      },
    });
    const tokens = [await issue(), await issue()];

    expect(sizes).toContain(32);
    expect(tokens.map((token) => new Set(Buffer.from(token, "base64url")).size)).toEqual([1, 1]);
    expect(tokens[0]).not.toBe(tokens[1]);
  });
});

describe("§5.1 a bearer token", () => {
  it("S08: a token is valid until it expires, and no longer; then any application can revoke it (§4.3, S07)", async () => {
    const startedAt = Math.floor(Date.now() / 1000);
    const { access_token: token, expires_at } = (await service.issue()).body;
    const text = "UPDATE access_token SET expires_at = expires_at - CAST($1 AS BIGINT)";
    const pass = (seconds: number) => service.store.connection.run(text, seconds);
    await pass(tokenLifetimeSeconds - 60);
    const before = await listWith(token);
    await pass(60);
    const after = await listWith(token);

    expect(expires_at - tokenLifetimeSeconds).toBeGreaterThanOrEqual(startedAt);
    expect(expires_at - tokenLifetimeSeconds).toBeLessThanOrEqual(Date.now() / 1000);
    expect([before.status, after.status]).toEqual([200, 401]);
    expect(after.headers.get("WWW-Authenticate")).toBe('Bearer realm="loyalty", error="invalid_token"');
    expect((await revoke(token, await addApplication())).status).toBe(204);
  });

  it("S08: only the clock of the database decides how long a token is valid", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 20 * 60_000 }); // of an instance whose clock is wrong
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { access_token, expires_at } = (await service.issue()).body;
    const page = await listWith(access_token);
    vi.useRealTimers();

    expect(Math.abs(expires_at - tokenLifetimeSeconds - Date.now() / 1000)).toBeLessThan(60);
    expect([page.status, await service.store.removeExpiredTokens()]).toEqual([200, 0]);
  });
});
