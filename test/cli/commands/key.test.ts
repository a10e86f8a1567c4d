import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { demoDataset } from "../../../src/service/index.ts";
import { SqliteEngine } from "../../../src/service/store/sqlite-engine.ts";
import { hurryTime } from "../../support/hurry-time.ts";
import { openTestStore } from "../../support/open-test-store.ts";
import { runInProcess } from "../../support/run-cli.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder } = createScratchFolder();
const database = join(folder, "keys.db");
const { ids, credentials, lines, activityCount } = demoDataset();
const importInto = (path: string, ...options: string[]) =>
  runInProcess(["import", "--database", path, ...options, "-"], lines);
beforeAll(() => importInto(database));

const run = (...args: string[]) => runInProcess([...args, "--database", database]);

describe("loyalty key", () => {
  it("creates and revokes a key, and lists it without a secret", async () => {
    const name = "Shop\u001b"; // which could change the terminal
    const created = await run("key", "create", "application", "--project", ids.projectId, "--name", name, "--json");
    const { id, secret } = created.json();
    const list = async () => (await run("key", "list")).stdout.split("\n").find((line) => line.includes(id));
    const active = await list();
    const revoked = await run("key", "revoke", "application", id);
    const { id: managementId } = (
      await run("key", "create", "management", "--project", ids.projectId, "--json")
    ).json();
    const asJson = await run("key", "revoke", "management", managementId, "--json");
    const again = await run("key", "revoke", "application", id);
    const last = await list();
    const all = await run("key", "list", "--json");

    expect(created.json()).toEqual({ kind: "application", id, secret: expect.stringMatching(/^[\w-]{43}$/) });
    expect(active).toMatch(new RegExp(`^application +${id} +active +${ids.projectId} +Shop\\\\u001b$`));
    expect([revoked.code, revoked.stdout]).toEqual([0, `revoked application key ${id}\n`]);
    expect([again.code, again.stderr]).toEqual([2, `loyalty key revoke: the application key ${id} is revoked\n`]);
    expect(last).toMatch(/ {2}revoked [-\d]{10} [:\d]{5} UTC {2}/);
    expect(asJson.json()).toEqual({ kind: "management", id: managementId });
    expect(all.json().keys).toHaveLength(4);
    expect(existsSync(`${database}-wal`)).toBe(false); // the database is closed
    expect(all.stdout).not.toContain(secret);
    const { createdAt, revokedAt } = all.json().keys.find((key: { id: string }) => key.id === id);
    expect(revokedAt).toBeGreaterThanOrEqual(createdAt);
  });

  it("refuses the name of a management key, which it could not list", async () => {
    const { code, stderr } = await run("key", "create", "management", "--project", ids.projectId, "--name", "Shop");

    expect([code, stderr]).toEqual([2, "loyalty key create: a management key has no name\n"]);
  });

  it.each([
    { of: "of sudo", SUDO_USER: "ann", USER: "root", user: "ann" },
    { of: "of the session", SUDO_USER: undefined, USER: "ben", user: "ben" },
    { of: "that has no name, as in a container", SUDO_USER: "", USER: "", user: String(process.getuid?.()) },
  ])("tells which user changed what, and when: one $of", async ({ SUDO_USER, USER, user }) => {
    for (const [name, value] of Object.entries({ SUDO_USER, USER, LOGNAME: "" })) vi.stubEnv(name, value);
    onTestFinished(() => void vi.unstubAllEnvs());
    const created = await run("key", "create", "application", "--project", ids.projectId, "--json");
    const { id } = created.json();
    const revoked = await run("key", "revoke", "application", id, "--quiet");

    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const entry = { time, level: "info", user, kind: "application", id };
    expect(JSON.parse(created.stderr)).toEqual({ ...entry, action: "key create", projects: [ids.projectId] });
    expect(JSON.parse(revoked.stderr)).toEqual({ ...entry, action: "key revoke" });
  });

  it("prints the id and the secret of a new key, and says on a terminal that it cannot show the secret again", async () => {
    const args = ["key", "create", "management", "--project", ids.projectId, "--project", "proj_Rb2xJ6Kd"];
    const { code, stdout, stderr } = await runInProcess([...args, "--database", database], "", { isTerminal: true });

    const [audit, ...others] = stderr.split("\n");
    expect([code, others]).toEqual([0, ["Store the secret now: it cannot be shown again.", ""]]);
    expect(JSON.parse(audit ?? "")).toMatchObject({ action: "key create", projects: [ids.projectId, "proj_Rb2xJ6Kd"] });
    expect(stdout).toMatch(/^id {6}mgmt_[0-9a-f]{18}\nsecret {2}[\w-]{43}\n$/);
  });

  it.each([
    [["key", "create", "application", "--project", "nowhere"], "loyalty key create: project nowhere does not exist\n"],
    [["key", "revoke", "management", "app_demo"], "loyalty key revoke: there is no management key app_demo\n"],
    [
      ["key", "create", "root", "--project", "p"],
      "loyalty key create: command-argument value 'root' is invalid for argument 'kind'. Allowed",
    ],
    [["member", "erase", ids.projectId, ids.campaignId, "x"], "has no member x in campaign"],
  ])("refuses %j with exit code 2", async (args, message) => {
    const { code, stdout, stderr } = await run(...args);

    expect([code, stdout, stderr]).toEqual([2, "", expect.stringContaining(message)]);
  });

  it.each([
    ["key", "create", "application", "--project", ids.projectId],
    ["key", "revoke", "application", credentials.appId],
    ["member", "erase", ids.projectId, ids.campaignId, ids.memberId],
  ])("%s %s says after 5 s that it waits for an import, and gives up after a minute", async (...args) => {
    const mayEnd = Promise.withResolvers<void>();
    const importing = (await openTestStore({ database })).engine.transact(() => mayEnd.promise);
    hurryTime();
    const name = `loyalty ${args[0]} ${args[1]}`;
    const { code, stderr } = await run(...args);
    mayEnd.resolve();
    await importing;

    const actor = "an import, or another command that changes the database,";
    expect([code, stderr]).toEqual([
      2,
      `${name}: waits for ${actor} at most 60 s\n${name}: ${actor} has not ended for 60 s; try again later\n`,
    ]);
  });

  it("says that a database without keys has none, and --json lists none", async () => {
    const empty = join(folder, "empty.db");
    await runInProcess(["migrate", "--database", empty]);
    const list = (...options: string[]) => runInProcess(["key", "list", "--database", empty, ...options]);

    expect(await list()).toMatchObject({ code: 0, stdout: "no keys\n" });
    expect((await list("--json")).json()).toEqual({ keys: [] });
  });

  it.each([["key list"], ["member erase p c m"], ["migrate"], ["import -"]])(
    "%s refuses a database in memory, which would end with the command",
    async (command) => {
      const { code, stdout, stderr } = await runInProcess([...command.split(" "), "--database", ":memory:"]);

      expect([code, stdout]).toEqual([2, ""]);
      expect(stderr).toContain("a database in memory would end with the command");
    },
  );
});

it("loyalty member erase prints what it removed, and tells who did it even if the log still has the bytes", async () => {
  const other = join(folder, "members.db");
  await importInto(other);
  const args = ["member", "erase", ids.projectId, ids.campaignId, ids.memberId, "--database", other];
  const { code, stdout, stderr } = await runInProcess(args);
  const emptyLog = vi.spyOn(SqliteEngine.prototype, "emptyLog").mockRejectedValue(new Error("busy"));
  onTestFinished(() => emptyLog.mockRestore());
  const again = await runInProcess(args);
  emptyLog.mockRestore();
  const restored = await importInto(other, "--restore-erased");
  const asJson = await runInProcess([...args, "--json"]);

  const names = { project: ids.projectId, campaign: ids.campaignId, member: ids.memberId };
  expect([code, stdout]).toEqual([
    0,
    `erased member ${ids.memberId} of campaign ${ids.campaignId} with ${activityCount} events\n`,
  ]);
  expect(JSON.parse(stderr)).toMatchObject({ action: "member erase", ...names, events: activityCount });
  expect([again.code, again.stdout, restored.code]).toEqual([2, "", 0]);
  expect(again.stderr).toMatch(
    /"events":0\}\nloyalty member erase: the member is erased, but another process is reading/,
  );
  expect(asJson.json()).toEqual({ ...names, events: activityCount });
});
