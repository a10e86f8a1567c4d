import { beforeEach, describe, expect, it } from "vitest";
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
  it("S08, S22: answers 200 with a token that is valid for 900 s", async () => {
    const { status, body } = await service.issue("api loyalties");

    expect(status).toBe(200);
    expect(body).toMatchObject({
      token_type: "Bearer",
      scope: "api loyalties",
      expires_in: 900,
      expires_at: START / 1000 + 900,
    });
    expect(Buffer.from(body.access_token, "base64url")).toHaveLength(32);
  });

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

  it("S02: answers under /v1 as well", async () => {
    const form = { grant_type: "client_credentials", scope: "api" };

    expect((await service.call("/v1/oauth/token", formPost(service.application, form))).status).toBe(200);
  });

  it.each([
    ["grant_type=password&scope=api", "unsupported_grant_type"],
    ["grant_type=client_credentials&scope=api,loyalties", "invalid_scope"],
    ["grant_type=client_credentials&scope=api+everything", "invalid_scope"],
    ["grant_type=client_credentials&scope=+", "invalid_scope"],
    ["grant_type=client_credentials&scope=api++loyalties", "invalid_scope"],
    ["grant_type=client_credentials", "invalid_request"],
    ["scope=api", "invalid_request"],
    ["grant_type=client_credentials&scope=api&scope=loyalties", "invalid_request"],
    ["", "invalid_request"],
  ])("S09: refuses the form %j with %s", async (form, key) => {
    const post = formPost(service.application, [...new URLSearchParams(form)]);
    const { status, body } = await service.call("/oauth/token", post);

    expect([status, body.key]).toEqual([400, key]);
    expect(body.request_id).toMatch(/^req_/);
  });

  it("S07, S09: sends exactly the errors that the contract shows as examples", async () => {
    const other = await addApplication();
    const password = { grant_type: "password", scope: "api" };
    const refusals: Record<string, Promise<{ body: object }>> = {
      invalidScope: service.issue("api,loyalties"),
      unsupportedGrantType: service.call("/oauth/token", formPost(service.application, password)),
      foreignToken: revoke(await issue(), other),
    };
    const examples = responseExamples("TokenError");
    expect(Object.keys(examples)).toEqual(Object.keys(refusals));

    for (const [name, refusal] of Object.entries(refusals)) {
      const { body } = await refusal;

      expect({ ...body, request_id: "" }, name).toEqual({ ...Object(examples[name]), request_id: "" });
    }
  });

  it("S10: refuses missing and wrong keys", async () => {
    const wrong = { ...service.application, "X-App-Token": "guess" };
    const answers = [{}, { "X-App-Id": "app_demo" }, wrong, service.management].map((keys) =>
      service.issue("api", keys),
    );

    for (const { status, body } of await Promise.all(answers)) {
      expect([status, body.key, body.message]).toEqual([401, "unauthorized", "Unauthorized"]);
    }
  });

  it("stores only hashes of tokens and keys", async () => {
    const token = await issue();
    const tables = ["access_token", "application_key", "management_key"] as const;
    const rows = await Promise.all(
      tables.map((table) => service.store.engine.kysely.selectFrom(table).selectAll().execute()),
    );
    const kept = rows
      .flat()
      .flatMap((row) => Object.values(row))
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
  it.each(["api", "loyalties", "vouchers loyalties"])("S05, S11: lists activity with the scope %s", async (scope) => {
    expect((await listWith(await issue(scope))).status).toBe(200);
  });

  it("S11: gets 403 without any of the needed scopes", async () => {
    const { status, body, headers } = await listWith(await issue("vouchers"));

    expect([status, body.key]).toEqual([403, "insufficient_scope"]);
    expect(headers.get("WWW-Authenticate")).toContain('error="insufficient_scope"');
  });

  it("S08: is valid until it expires, and no longer", async () => {
    const token = await issue();
    service.clock.now += 899_999;
    const before = await listWith(token);
    service.clock.now += 1;
    const after = await listWith(token);

    expect([before.status, after.status]).toEqual([200, 401]);
    expect(after.headers.get("WWW-Authenticate")).toBe('Bearer realm="loyalty", error="invalid_token"');
  });

  it("S10: is asked for if the request has no credentials", async () => {
    const { status, headers } = await service.list({});

    expect([status, headers.get("WWW-Authenticate")]).toEqual([401, 'Bearer realm="loyalty"']);
  });

  it("S29: may be wrong beside a valid key pair, and the other way around", async () => {
    const Authorization = `Bearer ${await issue()}`;
    const answers = [
      { ...service.application, Authorization: "Bearer unknown" },
      { ...service.application, "X-App-Token": "guess", Authorization },
      { ...service.application, "X-App-Token": "guess", Authorization: "Bearer unknown" },
    ].map((headers) => service.list(headers));

    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 401]);
  });

  it("§5.1: is not accepted for tokens and management", async () => {
    const Authorization = `Bearer ${await issue()}`;
    const answers = [await service.issue("api", { Authorization }), await service.listUsers({ Authorization })];

    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  });

  it("S05: is read from the header that the service is configured for", async () => {
    service = await startDemoService({ bearerHeader: "X-OAuth-Token" });
    const token = await issue();

    expect((await listWith(token, "X-OAuth-Token")).status).toBe(200);
    expect((await listWith(token)).status).toBe(401);
  });
});

describe("§4.3 revoke token", () => {
  it("S06: answers 204 without a body, and the token is invalid at once", async () => {
    const token = await issue();
    const revoked = await revoke(token);

    expect([revoked.status, revoked.body]).toEqual([204, undefined]);
    expect((await listWith(token)).status).toBe(401);
  });

  it("S21: leaves every other token valid", async () => {
    const [first, second] = [await issue(), await issue()];
    await revoke(first);

    expect((await listWith(second)).status).toBe(200);
  });

  it("S07: refuses a valid token of another application, and the token stays valid", async () => {
    const token = await issue();
    const refused = await revoke(token, await addApplication());
    const used = await listWith(token);

    expect([refused.status, refused.body.key, used.status]).toEqual([400, "invalid_grant", 200]);
  });

  it("S07: answers 204 for unknown, revoked and expired tokens of any application", async () => {
    const other = await addApplication();
    const [revoked, expired] = [await issue(), await issue()];
    await revoke(revoked);
    service.clock.now += 900_000;
    const answers = ["unknown", revoked, expired].map((token) => revoke(token, other));

    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([204, 204, 204]);
  });

  it("S09: refuses a form without a token", async () => {
    const { status, body } = await service.call("/v1/oauth/token/revoke", formPost(service.application, {}));

    expect([status, body.key]).toEqual([400, "invalid_request"]);
  });
});
