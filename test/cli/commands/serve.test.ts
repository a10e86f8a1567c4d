import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { demoDataset } from "../../../src/service/index.ts";
import { openTestStore } from "../../support/open-test-store.ts";
import { runInProcess } from "../../support/run-cli.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder } = createScratchFolder();

describe("loyalty serve", () => {
  it("shows a person the addresses, the demo keys and three requests to try", async () => {
    const args = ["serve", "--port", "0", "--admin-port", "0"];
    const { code, stdout } = await runInProcess(args, "", { isTerminal: true });
    const { credentials, ids } = demoDataset();

    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^listening on (http:\S+), admin port http:\S+; Ctrl\+C stops it\ndocumentation: \1\/docs\/\n/,
    );
    expect(stdout.match(/^ {2}curl .*http:\/\/127/gm)).toHaveLength(3);
    for (const text of [...Object.values(credentials), ids.campaignId, ids.memberId, ids.projectId])
      expect(stdout).toContain(text);
  });

  it.each([
    [[], false],
    [["--demo"], true],
  ])(
    "a database that is named gets the demo keys, which anyone knows, with the options %j: %s",
    async (options, isDemo) => {
      const database = join(folder, `demo-${isDemo}.db`);
      const { stdout } = await runInProcess(["serve", "--port", "0", "--database", database, ...options], "", {
        isTerminal: true,
      });
      const store = await openTestStore({ database });
      const { appId, appToken } = demoDataset().credentials;

      expect([stdout.includes(appToken), (await store.findKey("application", appId, appToken)) !== undefined]).toEqual([
        isDemo,
        isDemo,
      ]);
    },
  );

  it("does not start with demo keys that are revoked", async () => {
    const database = join(folder, "revoked.db");
    const serve = () => runInProcess(["serve", "--port", "0", "--demo", "--database", database]);
    await serve();
    await runInProcess(["key", "revoke", "application", "app_demo", "--database", database]);
    const { code, stderr } = await serve();

    expect(code).toBe(2);
    expect(stderr).toContain("cannot import the demo dataset: application key app_demo is revoked");
  });
});
