import { beforeEach, describe, expect, it } from "vitest";
import { createKey, type KeyKind, listKeys, revokeKey, rotateKey } from "../../../src/service/store/manage-keys.ts";
import { type DemoService, startDemoService } from "../../support/demo-service.ts";
import { importRecords } from "../../support/import-records.ts";

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
const findState = async (id: string) => (await listKeys(demo.store)).find((key) => key.id === id)?.state;
const countTokenRows = async () =>
  (await demo.store.engine.kysely.selectFrom("access_token").selectAll().execute()).length;
const create = (kind: KeyKind) => createKey(demo.store, kind, { projects: [demo.demo.ids.projectId], name: "Shop" });

describe("a created key", () => {
  it("§5.1: is accepted at once, and only a hash of its secret is in the database", async () => {
    const application = await create("application");
    const management = await create("management");
    const rows = await demo.store.engine.kysely.selectFrom("application_key").selectAll().execute();

    expect(typeof (await issue(toHeaders(application.id, application.secret)))).toBe("string");
    expect(await listUsers(management.id, management.secret)).toBe(200);
    expect(application.id).toMatch(/^app_[0-9a-f]{18}$/);
    expect(management.id).toMatch(/^mgmt_[0-9a-f]{18}$/);
    for (const { secret } of [application, management]) {
      expect(secret).toMatch(/^[\w-]{43}$/);
      expect(JSON.stringify([rows, await listKeys(demo.store)])).not.toContain(secret);
    }
  });

  it("needs projects that exist, and one for an application", async () => {
    const { projectId, projectIdWithoutFeatures } = demo.demo.ids;
    const projects = [projectId, projectIdWithoutFeatures];

    await expect(createKey(demo.store, "management", { projects: ["p0"] })).rejects.toThrow(
      "project p0 does not exist",
    );
    await expect(createKey(demo.store, "application", { projects })).rejects.toThrow("belongs to one project");
    const { id } = await createKey(demo.store, "management", { projects: [...projects, projectId] });
    const key = (await listKeys(demo.store)).find((key) => key.id === id);

    expect(key).toEqual({
      kind: "management",
      id,
      projects: [...projects].sort(),
      createdAt: expect.closeTo(nowSeconds(), -1),
      changedAt: key?.createdAt,
      state: "active",
    });
  });
});

describe("a rotated key", () => {
  it("has two secrets until the overlap ends", async () => {
    const { id, secret } = await create("application");
    const rotated = await rotateKey(demo.store, "application", id, 60);
    const during = [await issue(toHeaders(id, secret)), await issue(toHeaders(id, rotated.secret))];
    const state = await findState(id);
    await demo.store.engine.kysely
      .updateTable("application_key")
      .set({ old_ends_at: nowSeconds() - 1 })
      .where("app_id", "=", id)
      .execute();

    expect(during).toEqual([expect.any(String), expect.any(String)]);
    expect(rotated.oldEndsAt).toBeGreaterThan(nowSeconds() + 50);
    expect(rotated.oldEndsAt).toBeLessThan(nowSeconds() + 61);
    expect([state, await findState(id)]).toEqual(["rotating", "active"]);
    expect([await issue(toHeaders(id, secret)), await issue(toHeaders(id, `${rotated.secret}x`))]).toEqual([401, 401]);
    expect(await issue(toHeaders(id, rotated.secret))).toEqual(expect.any(String));
  });

  it("without overlap ends the secret before and its tokens at once", async () => {
    const { id, secret } = await create("application");
    const token = await issue(toHeaders(id, secret));
    const { secret: next, oldEndsAt } = await rotateKey(demo.store, "application", id, 0);

    expect(await countTokenRows()).toBe(0); // an older version accepts every token that it finds
    expect([oldEndsAt, await issue(toHeaders(id, secret)), await useToken(token)]).toEqual([undefined, 401, 401]);
    expect(await useToken(await issue(toHeaders(id, next)))).toBe(200);
  });

  it("ends the secret that is revoked, with its tokens, and keeps the other", async () => {
    const { id, secret } = await create("application");
    const { secret: next } = await rotateKey(demo.store, "application", id, 60);
    const tokens = [await issue(toHeaders(id, secret)), await issue(toHeaders(id, next))];
    await revokeKey(demo.store, "application", id, "old");
    const afterOld = [await useToken(tokens[0] ?? 0), await useToken(tokens[1] ?? 0)];
    const { secret: third } = await rotateKey(demo.store, "application", id, 60);
    await revokeKey(demo.store, "application", id, "new");

    expect(afterOld).toEqual([401, 200]);
    expect(await issue(toHeaders(id, secret))).toBe(401);
    expect([await issue(toHeaders(id, third)), await useToken(tokens[1] ?? 0)]).toEqual([401, 401]);
    expect(await useToken(await issue(toHeaders(id, next)))).toBe(200);
    await expect(revokeKey(demo.store, "application", id, "old")).rejects.toThrow("has only one secret");
  });

  it.each(["application", "management"] as const)(
    "of kind %s is rotated once by two rotations at once",
    async (kind) => {
      const { id, secret } = await create(kind);
      const both = await Promise.allSettled([rotateKey(demo.store, kind, id, 60), rotateKey(demo.store, kind, id, 60)]);
      const [won, lost] = both.toSorted((one) => (one.status === "fulfilled" ? -1 : 1));
      const secrets = [secret, won?.status === "fulfilled" ? won.value.secret : ""];

      expect(String(lost?.status === "rejected" && lost.reason)).toContain("are valid already");
      for (const each of secrets)
        expect(kind === "management" ? await listUsers(id, each) : await issue(toHeaders(id, each))).not.toBe(401);
    },
  );
});

describe("a revoked key", () => {
  it("§5.1: is refused at once, with its tokens, even one that is being issued", async () => {
    const { id, secret } = await create("application");
    const token = await issue(toHeaders(id, secret));
    const addToken = demo.store.addToken.bind(demo.store);
    demo.store.addToken = async (...args) => {
      await revokeKey(demo.store, "application", id);
      await addToken(...args); // after the revocation has removed the tokens
    };
    const late = await issue(toHeaders(id, secret));
    demo.store.addToken = addToken;
    const rowsAfter = await countTokenRows();

    expect(typeof late).toBe("string");
    expect(rowsAfter).toBe(1); // the late one
    expect([await useToken(token), await useToken(late), await issue(toHeaders(id, secret))]).toEqual([401, 401, 401]);
    expect(await findState(id)).toBe("revoked");
    await expect(rotateKey(demo.store, "application", id, 60)).rejects.toThrow(`the application key ${id} is revoked`);
    await expect(revokeKey(demo.store, "management", id)).rejects.toThrow(`there is no management key ${id}`);
    await expect(revokeKey(demo.store, "application", id)).rejects.toThrow(`the application key ${id} is revoked`);
    expect(await countTokenRows()).toBe(0); // run again, it removes what it could not remove before
  });

  it("comes back by an import only with replace, and its tokens do not", async () => {
    const { appId, appToken, managementId, managementToken } = demo.demo.credentials;
    const token = await issue(demo.application);
    await revokeKey(demo.store, "application", appId);
    await revokeKey(demo.store, "management", managementId);
    const project_id = demo.demo.ids.projectId;
    const keys = [
      { kind: "application_key", project_id, app_id: appId, app_token: appToken, name: "Demo shop" },
      {
        kind: "management_key",
        management_id: managementId,
        management_token: managementToken,
        project_ids: [project_id],
      },
    ];
    const { problems } = await importRecords(demo.store, keys);
    const before = [await issue(demo.application), await listUsers(managementId, managementToken)];
    await importRecords(demo.store, keys, { replace: true });

    expect(problems.map(({ reason }) => reason)).toEqual([
      "application key app_demo was changed by loyalty key (--replace changes its secret)",
      "management key mgmt_demo was changed by loyalty key (--replace changes its secret)",
    ]);
    expect(before).toEqual([401, 401]);
    expect([await useToken(token), await listUsers(managementId, managementToken)]).toEqual([401, 200]);
    expect(await useToken(await issue(demo.application))).toBe(200);
  });
});

it("an application key that an import moves to another project loses its tokens", async () => {
  const { appId, appToken } = demo.demo.credentials;
  const token = await issue(demo.application);
  const project_id = demo.demo.ids.projectIdWithoutFeatures;
  const key = { kind: "application_key", project_id, app_id: appId, app_token: appToken, name: "Demo shop" };
  await importRecords(demo.store, [key], { replace: true });

  expect([await useToken(token), typeof (await issue(demo.application))]).toEqual([401, "string"]);
});
