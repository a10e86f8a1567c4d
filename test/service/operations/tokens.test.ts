import { beforeEach, describe, expect, it } from "vitest";
import { tokenLifetimeSeconds } from "../../../src/contract/vocabulary.ts";
import { type DemoService, formPost, START, startDemoService } from "../../support/demo-service.ts";
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
const listWith = (token: string, header = "Authorization") => service.list({ [header]: `Bearer ${token}` });

describe("§4.2 generate token", () => {
  it.each(["/oauth/token", "/v1/oauth/token"])(
    "S02, S08, S22: %s answers 200 with a token of the lifetime that S08 assumes",
    async (path) => {
      const form = { grant_type: "client_credentials", scope: "api loyalties" };
      const { status, body } = await service.call(path, formPost(service.application, form));
      const { access_token, ...others } = body;

      expect([status, Buffer.from(access_token, "base64url").length]).toEqual([200, 32]);
      const [expires_in, expires_at] = [tokenLifetimeSeconds, START / 1000 + tokenLifetimeSeconds];
      expect(others).toMatchObject({ token_type: "Bearer", scope: "api loyalties", expires_in, expires_at });
    },
  );

  it("S09: forbids caches to keep responses of the token endpoints", async () => {
    const answers = [
      await service.issue(),
      await service.issue("nothing"),
      await revoke("x"),
      await service.call("/oauth/token", { method: "POST" }),
    ];

    expect(answers.map(({ headers }) => [headers.get("Cache-Control"), headers.get("Pragma")])).toEqual(
      answers.map(() => ["no-store", "no-cache"]),
    );
  });

  it.each([
    ["/oauth/token", "grant_type=password&scope=api", "unsupported_grant_type", "grant_type: "],
    ["/oauth/token", "grant_type=client_credentials&scope=api,loyalties", "invalid_scope", "scope: "],
    ["/oauth/token", "grant_type=client_credentials&scope=api+everything", "invalid_scope", "scope: "],
    ["/oauth/token", "grant_type=client_credentials&scope=+", "invalid_scope", "scope: "],
    ["/oauth/token", "grant_type=client_credentials&scope=api++loyalties", "invalid_scope", "scope: "],
    ["/oauth/token", "grant_type=client_credentials", "invalid_request", "body: "],
    ["/v1/oauth/token/revoke", "", "invalid_request", "body: "],
  ])("S09: %s refuses the form %j with %s, and its details name %j", async (path, form, key, details) => {
    const { status, body } = await service.call(path, formPost(service.application, [...new URLSearchParams(form)]));

    expect([status, body.key, body.details]).toEqual([400, key, expect.stringContaining(details)]);
    expect(body.request_id).toMatch(/^req_/);
  });

  const FORM = "application/x-www-form-urlencoded";
  it.each<[number, Record<string, string>]>([
    [200, { "Content-Type": `${FORM}; charset="UTF-8"` }],
    [415, { "Content-Type": `${FORM};charset=utf-16` }],
    [415, { "Content-Type": FORM, "Content-Encoding": "gzip" }],
    [415, { "Content-Type": "text/plain" }],
  ])("S20: answers %i to a form with %j", async (expected, headers) => {
    const body = "grant_type=client_credentials&scope=api";
    const init = { method: "POST", headers: { ...service.application, ...headers }, body };

    expect((await service.call("/oauth/token", init)).status).toBe(expected);
  });

  it("S07, S09: sends exactly the errors that the contract shows as examples", async () => {
    const [other, token] = [await addApplication(), await issue()];
    const password = { grant_type: "password", scope: "api" };
    const refusals: Record<string, Promise<{ body: object }>> = {
      invalidScope: service.issue("api,loyalties"),
      unsupportedGrantType: service.call("/oauth/token", formPost(service.application, password)),
      foreignToken: revoke(token, other),
    };
    const examples = responseExamples("TokenError");
    expect(Object.keys(examples)).toEqual(Object.keys(refusals));

    for (const [name, refusal] of Object.entries(refusals)) {
      const { body } = await refusal;

      expect({ ...body, request_id: "" }, name).toEqual({ ...Object(examples[name]), request_id: "" });
    }
    expect((await listWith(token)).status).toBe(200); // the foreign token stays valid
  });

  it("stores only hashes of tokens and keys", async () => {
    const token = await issue();
    const tables = ["access_token", "application_key", "management_key"] as const;
    const rows = await Promise.all(
      tables.map((table) => service.store.engine.kysely.selectFrom(table).selectAll().execute()),
    );
    const kept = rows
      .flat()
      .flatMap(Object.values)
      .map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : String(value)));
    const secrets = [token, service.demo.credentials.appToken, service.demo.credentials.managementToken];

    expect(kept.length).toBeGreaterThan(8);
    expect(secrets.filter((secret) => kept.some((value) => value.includes(secret)))).toEqual([]);
  });

  it("makes each token of 256 new random bits", async () => {
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
  it.each([
    ["api", 200, null],
    ["loyalties", 200, null],
    ["vouchers loyalties", 200, null],
    ["vouchers", 403, 'Bearer realm="loyalty", error="insufficient_scope", scope="api loyalties"'],
  ])("S05, S11: with the scope %s, the call gets %i", async (scope, expected, challenge) => {
    const { status, body, headers } = await listWith(await issue(scope));

    expect([status, body.key, headers.get("WWW-Authenticate")]).toEqual([
      expected,
      challenge === null ? undefined : "insufficient_scope",
      challenge,
    ]);
  });

  it("S08: a token is valid until it expires, and no longer", async () => {
    const token = await issue();
    service.clock.now += tokenLifetimeSeconds * 1000 - 1;
    const before = await listWith(token);
    service.clock.now += 1;
    const after = await listWith(token);

    expect([before.status, after.status]).toEqual([200, 401]);
    expect(after.headers.get("WWW-Authenticate")).toBe('Bearer realm="loyalty", error="invalid_token"');
  });

  it("S10: a request without credentials is asked for a token", async () => {
    const { status, headers } = await service.list({});

    expect([status, headers.get("WWW-Authenticate")]).toEqual([401, 'Bearer realm="loyalty"']);
  });

  it("S05: a token is read from the header that the service is configured for", async () => {
    service = await startDemoService({ bearerHeader: "X-OAuth-Token" });
    const token = await issue();

    expect((await listWith(token, "X-OAuth-Token")).status).toBe(200);
    expect((await listWith(token)).status).toBe(401);
  });
});

it("§4.3, S07: answers 204 to the revocation of unknown, revoked and expired tokens of any application", async () => {
  const other = await addApplication();
  const [revoked, expired] = [await issue(), await issue()];
  await revoke(revoked);
  service.clock.now += tokenLifetimeSeconds * 1000;
  const answers = ["unknown", revoked, expired].map((token) => revoke(token, other));

  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([204, 204, 204]);
});
