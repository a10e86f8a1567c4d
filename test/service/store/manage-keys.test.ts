import { beforeEach, describe, expect, it } from "vitest";
import { importDataset } from "../../../src/service/index.ts";
import { createKey, listKeys, revokeKey } from "../../../src/service/store/manage-keys.ts";
import type { KeyKind } from "../../../src/service/store/schema.ts";
import { type DemoService, startDemoService } from "../../support/demo-service.ts";
import { importRecords, SECRET } from "../../support/import-records.ts";

let demo: DemoService;
beforeEach(async () => {
  demo = await startDemoService();
});

const nowSeconds = () => Math.floor(Date.now() / 1000);
const toHeaders = (id: string, secret: string) => ({ "X-App-Id": id, "X-App-Token": secret });

/** Issues a token; returns it, or the status of the refusal. */
async function issue(headers: Record<string, string>): Promise<string | number> {
  const { status, body } = await demo.issue("loyalties", headers);
  return status === 200 ? body.access_token : status;
}

const useToken = async (token: string | number) => (await demo.list({ Authorization: `Bearer ${token}` })).status;
const listUsers = async (id: string, secret: string) =>
  (await demo.listUsers({ "X-Management-Id": id, "X-Management-Token": secret })).status;
const findKey = async (id: string) => (await listKeys(demo.store)).find((key) => key.id === id);
/** The application key of the demo as a record, with changes. */
const toRecord = (changes: object) => {
  const line = demo.demo.lines.split("\n").find((each) => each.includes('"application_key"'));
  return { ...JSON.parse(String(line)), ...changes };
};
const create = (kind: KeyKind) => createKey(demo.store, kind, { projects: [demo.demo.ids.projectId] });

describe("a created key", () => {
  it("§5.1: a created key works at once until it is revoked, and is listed without its secret", async () => {
    const application = await create("application");
    const management = await create("management");

    expect(typeof (await issue(toHeaders(application.id, application.secret)))).toBe("string");
    expect(await listUsers(management.id, management.secret)).toBe(200);
    await revokeKey(demo.store, "management", management.id);
    expect(await listUsers(management.id, management.secret)).toBe(401);
    expect(application.id).toMatch(/^app_[0-9a-f]{18}$/);
    expect(management.id).toMatch(/^mgmt_[0-9a-f]{18}$/);
    for (const { secret } of [application, management]) {
      expect(secret).toMatch(/^[\w-]{43}$/);
      expect(JSON.stringify(await listKeys(demo.store))).not.toContain(secret);
    }
  });

  it("an application key belongs to one project, a management key to any number", async () => {
    const { projectId, projectIdWithoutFeatures } = demo.demo.ids;
    const projects = [projectId, projectIdWithoutFeatures];

    await expect(createKey(demo.store, "application", { projects })).rejects.toThrow("belongs to one project");
    const { id } = await createKey(demo.store, "management", { projects: [...projects, projectId] });

    expect(await findKey(id)).toEqual({
      kind: "management",
      id,
      projects: [...projects].sort(),
      createdAt: expect.closeTo(nowSeconds(), -1),
      revokedAt: null,
    });
  });
});

describe("a revoked key", () => {
  it("§5.1: a revoked key is refused at once, with its tokens, even one that is being issued, and no other key", async () => {
    const { id, secret } = await create("application");
    const next = await create("application");
    const token = await issue(toHeaders(id, secret));
    const kept = await issue(toHeaders(next.id, next.secret));
    const addToken = demo.store.addToken.bind(demo.store);
    demo.store.addToken = async (...args) => {
      await revokeKey(demo.store, "application", id);
      await addToken(...args); // after the revocation
    };
    const late = await issue(toHeaders(id, secret));
    demo.store.addToken = addToken;

    expect(typeof late).toBe("string");
    expect([await useToken(token), await useToken(late), await issue(toHeaders(id, secret))]).toEqual([401, 401, 401]);
    expect([await useToken(kept), await useToken(await issue(toHeaders(next.id, next.secret)))]).toEqual([200, 200]);
    expect((await findKey(id))?.revokedAt).toBeCloseTo(nowSeconds(), -1);
  });

  it("a revoked key takes no key of another kind with it that has the same id", async () => {
    const { appId, appToken } = demo.demo.credentials;
    const manager = { kind: "management_key", management_id: appId, management_token: SECRET, project_ids: [] };
    await importRecords(demo.store, [manager]);
    await revokeKey(demo.store, "management", appId);

    expect(await demo.store.findKey("management", appId, SECRET)).toBeUndefined();
    expect(typeof (await issue(toHeaders(appId, appToken)))).toBe("string");
    expect((await listKeys(demo.store)).filter(({ id }) => id === appId)).toMatchObject([
      { kind: "application", revokedAt: null },
      { kind: "management", revokedAt: expect.any(Number) },
    ]);
  });

  it("a revoked key does not come back by an import, not even with replace", async () => {
    const { appId, managementId, managementToken } = demo.demo.credentials;
    await revokeKey(demo.store, "application", appId);
    await revokeKey(demo.store, "management", managementId);
    const { problems } = await importDataset(demo.store, demo.demo.lines, { replace: true });

    expect(problems.map(({ reason }) => reason)).toEqual([
      "application key app_demo is revoked; create another one with loyalty key",
      "management key mgmt_demo is revoked; create another one with loyalty key",
    ]);
    expect([await issue(demo.application), await listUsers(managementId, managementToken)]).toEqual([401, 401]);
  });
});

describe("a key in an import", () => {
  it.each([
    ["another secret", { app_token: SECRET }, "has another secret (--replace changes it)"],
    ["another project", { project_id: "proj_Rb2xJ6Kd" }, "belongs to another project (--replace moves it)"],
  ])("an imported key gets %s only with replace, and its tokens end then", async (_, change, problem) => {
    const key = toRecord(change);
    const token = await issue(demo.application);
    const { problems } = await importRecords(demo.store, [key]);
    const before = await useToken(token);
    await importRecords(demo.store, [key], { replace: true });

    expect(problems.map(({ reason }) => reason)).toEqual([`application key app_demo ${problem}`]);
    expect([before, await useToken(token)]).toEqual([200, 401]);
    expect(typeof (await issue(toHeaders(key.app_id, key.app_token)))).toBe("string");
  });

  it("an imported key keeps its tokens if it stays the same", async () => {
    const token = await issue(demo.application);
    await importRecords(demo.store, [toRecord({ name: "Renamed" })]);

    expect([await useToken(token), (await findKey(demo.demo.credentials.appId))?.name]).toEqual([200, "Renamed"]);
  });
});
