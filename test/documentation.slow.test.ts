import { mkdir, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyProject } from "./support/copy-project.ts";
import { startDemoServer } from "./support/demo-service.ts";
import { fencedCode } from "./support/markdown.ts";
import { ReadmeShell, readCommandBlocks } from "./support/readme.ts";
import { runProgram } from "./support/run-cli.ts";
import { createScratchFolder } from "./support/scratch-folder.ts";
import { commitAll, scratchGit } from "./support/scratch-git.ts";

const blocks = ["README.md", "docs/own-the-contract.md", "docs/examples/README.md"].flatMap((page) =>
  readCommandBlocks(page),
);
/** Commands that take long: .ci/run, test/package and test/browser run them too. */
const runElsewhere = ["npm ci", "npm test", "npm pack", "npm run docs"];
const { demo, baseUrl } = await startDemoServer();
await mkdir(".cache", { recursive: true });
const scratch = createScratchFolder(resolve(".cache")); // inside the project, so that examples find its dependencies

// They have to compile as strictly as a reader may have it.
const STRICT =
  "--noEmit --strict --skipLibCheck --module nodenext --target es2024 --lib es2024,esnext.disposable,dom,dom.iterable " +
  "--allowImportingTsExtensions --types node --ignoreConfig";

it("the examples of docs/client.md compile strictly, run against the service and print what the page shows", async () => {
  const values = {
    "https://api.loyalty.example": baseUrl,
    "<APP_ID>": demo.credentials.appId,
    "<APP_TOKEN>": demo.credentials.appToken,
    "<MANAGEMENT_ID>": demo.credentials.managementId,
    "<MANAGEMENT_TOKEN>": demo.credentials.managementToken,
    "<CAMPAIGN_ID>": demo.ids.campaignId,
    "<MEMBER_ID>": demo.ids.memberId,
  };
  const code = fencedCode("docs/client.md", "ts")
    .join("\n")
    .replaceAll(/"loyalty-interface(.*?)"/g, (_, entry) => JSON.stringify(resolve(`src${entry}/index.ts`)));
  const filled = Object.entries(values).reduce((text, [from, to]) => text.replaceAll(from, to), code);
  const program = await scratch.file("client.mts", filled);

  const compiled = await runProgram(["node_modules/typescript/lib/tsc.js", ...STRICT.split(" "), program]);
  const { stdout } = await runProgram([program]);

  expect(compiled).toMatchObject({ code: 0, stdout: "" });
  expect(stdout.trim().split("\n")).toEqual([
    "2 https://hooks.shop.example/loyalty",
    "5",
    "issued once",
    "900 loyalties",
    "now ltr_7Wd3pX9mKb2VtQ5nHs4G",
    "lost 60",
    expect.stringMatching(/^resume after evt_/),
    "voucher LC-0000-NONE",
    expect.stringMatching(/^GET .*404 Resource not found/),
    "2 true application/json",
    "listMemberActivity 200",
    expect.stringMatching(/^\[loyalty\] {"type":"response",.*"status":200,"requestId":"\w+"}$/),
    expect.stringMatching(/^\d+$/),
    "list",
    "2",
    "2",
  ]);
});

describe("a fresh clone, after npm ci and without a build", () => {
  let clone = "";
  let shell: ReadmeShell;
  const done = new Set<string>(); // a repeated command would do the same
  beforeAll(async () => {
    clone = await copyProject("clone");
    for (const message of ["before", "after"]) commitAll(clone, message); // npm run diff compares with a parent
    scratchGit(clone, "clean", "-xdffq", "--exclude=node_modules"); // a clone has no file that git ignores
    shell = new ReadmeShell(clone);
  });
  afterAll(async () => {
    await shell?.close();
    await rm(clone, { recursive: true });
  });

  const titled = blocks
    .filter(({ place }) => place === "a clone")
    .map((block) => [block.commands.join(", "), block] as const);
  it.each(titled)("a fresh clone runs %s", async (_title, { commands, output }) => {
    for (const command of commands) {
      const isShown = command === commands.at(-1) && output !== undefined;
      if (runElsewhere.includes(command) || (done.has(command) && !isShown)) continue;
      done.add(command);
      const { code, stdout } = await shell.run(command);

      expect([command, code]).toEqual([command, 0]);
      if (isShown) expect(stdout.slice(0, output.length)).toBe(output); // a page can show the first lines
    }
  });
});
