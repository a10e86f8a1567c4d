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
const run = (...args: string[]) => runInProcess([...args, "--database", database], lines);
beforeAll(() => run("import", "-"));

const createApplication = ["key", "create", "application", "--project", ids.projectId];
const eraseMember = ["member", "erase", ids.projectId, ids.campaignId, ids.memberId];

describe("loyalty key", () => {
  it("creates a key, lists it without its secret, and revokes it", async () => {
    const created = await run(...createApplication, "--name", "Shop\u001b", "--json"); // it could change the terminal
    const { id, secret } = created.json();
    const findRow = async () => (await run("key", "list")).stdout.split("\n").find((line) => line.includes(id));
    const before = await findRow();
    const revoked = await run("key", "revoke", "application", id);
    const after = await findRow();
    const again = await run("key", "revoke", "application", id);
    const asJson = await run("key", "list", "--json");

    expect(created.json()).toEqual({ kind: "application", id, secret: expect.stringMatching(/^[\w-]{43}$/) });
    expect(before).toMatch(new RegExp(`^application +${id} +active +${ids.projectId} +Shop\\\\u001b$`));
    expect([revoked.code, revoked.stdout]).toEqual([0, `revoked application key ${id}\n`]);
    expect(after).toMatch(/ {2}revoked [-\d]{10} [:\d]{5} UTC {2}/);
    expect([again.code, again.stderr]).toEqual([2, `loyalty key revoke: the application key ${id} is revoked\n`]);
    expect(asJson.json().keys).toHaveLength(3);
    expect(asJson.stdout).not.toContain(secret);
    expect(existsSync(`${database}-wal`)).toBe(false); // the database is closed
  });

  it.each([
    { of: "of sudo", SUDO_USER: "ann", USER: "root", user: "ann" },
    { of: "of the session", SUDO_USER: undefined, USER: "ben", user: "ben" },
    { of: "that has no name, as in a container", SUDO_USER: "", USER: "", user: String(process.getuid?.()) },
  ])("tells which user changed what, and when: one $of", async ({ SUDO_USER, USER, user }) => {
    for (const [name, value] of Object.entries({ SUDO_USER, USER, LOGNAME: "" })) vi.stubEnv(name, value);
    onTestFinished(() => void vi.unstubAllEnvs());
    const created = await run(...createApplication, "--json");
    const { id } = created.json();
    const revoked = await run("key", "revoke", "application", id, "--json");

    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const entry = { time, level: "info", user, kind: "application", id };
    expect(JSON.parse(created.stderr)).toEqual({ ...entry, action: "key create", projects: [ids.projectId] });
    expect(JSON.parse(revoked.stderr)).toEqual({ ...entry, action: "key revoke" });
    expect(revoked.json()).toEqual({ kind: "application", id });
  });

  it("prints the id and the secret of a new key, and says on a terminal that it cannot show the secret again", async () => {
    const args = ["key", "create", "management", "--project", ids.projectId, "--project", "proj_Rb2xJ6Kd"];
    const { stdout, stderr } = await runInProcess([...args, "--database", database], "", { isTerminal: true });

    expect(stdout).toMatch(/^id {6}mgmt_[0-9a-f]{18}\nsecret {2}[\w-]{43}\n$/);
    expect(stderr).toContain(`"projects":["${ids.projectId}","proj_Rb2xJ6Kd"]`);
    expect(stderr).toMatch(/\nStore the secret now: it cannot be shown again\.\n$/);
  });

  it.each([
    { args: ["key", "create", "application", "--project", "nowhere"], message: "project nowhere does not exist" },
    {
      args: ["key", "create", "management", "--project", ids.projectId, "--name", "Shop"],
      message: "a management key has no name",
    },
    { args: ["key", "revoke", "management", "app_demo"], message: "there is no management key app_demo" },
    { args: ["member", "erase", ids.projectId, ids.campaignId, "x"], message: "has no member x in campaign" },
  ])("refuses $args with exit code 2", async ({ args, message }) => {
    expect(await run(...args)).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining(message) });
  });

  it.each([createApplication, ["key", "revoke", "application", credentials.appId], eraseMember])(
    "%s %s says after 5 s that it waits for an import, and gives up after a minute",
    async (...args) => {
      const mayEnd = Promise.withResolvers<void>();
      const importing = (await openTestStore({ database })).engine.transact(() => mayEnd.promise);
      hurryTime();
      const { code, stderr } = await run(...args);
      mayEnd.resolve();
      await importing;

      const name = `loyalty ${args[0]} ${args[1]}`;
      const actor = "an import, or another command that changes the database,";
      expect([code, stderr]).toEqual([
        2,
        `${name}: waits for ${actor} at most 60 s\n${name}: ${actor} has not ended for 60 s; try again later\n`,
      ]);
    },
  );
});

it("loyalty member erase prints what it removed, and tells who did it even if the log still has the bytes", async () => {
  const { code, stdout, stderr } = await run(...eraseMember);
  const emptyLog = vi.spyOn(SqliteEngine.prototype, "emptyLog").mockRejectedValue(new Error("busy"));
  onTestFinished(() => emptyLog.mockRestore());
  const again = await run(...eraseMember);
  emptyLog.mockRestore();
  const asJson = await run(...eraseMember, "--json");

  const names = { project: ids.projectId, campaign: ids.campaignId, member: ids.memberId };
  const erased = `erased member ${ids.memberId} of campaign ${ids.campaignId} with ${activityCount} events\n`;
  expect([code, stdout]).toEqual([0, erased]);
  expect(JSON.parse(stderr)).toMatchObject({ action: "member erase", ...names, events: activityCount });
  expect([again.code, again.stdout]).toEqual([2, ""]);
  expect(again.stderr).toMatch(
    /"events":0\}\nloyalty member erase: the member is erased, but another process is reading/,
  );
  expect(asJson.json()).toEqual({ ...names, events: 0 });
});
