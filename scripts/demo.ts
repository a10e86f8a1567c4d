import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Command } from "commander";
import { parseDocument } from "yaml";
import { findResponseSchema } from "../src/contract/schema.ts";
import { createExample } from "../src/testing/index.ts";
import { formatOperations } from "./docs/format-operations.ts";
import { readContract } from "./generate/contract.ts";
import { resolveContract } from "./generate/resolve-contract.ts";
import { runCommand } from "./run-command.ts";

const OPERATION = "listUsers";
/** The component of the items of the list. */
const COMPONENT = findResponseSchema(OPERATION, 200)?.properties.get("data")?.items?.name;
const PROPERTY = "login_count";

/** The third line follows the contract; the fourth must be refused. */
const PROGRAM = `import { createLoyaltyClient } from "./src/index.ts";
const { data } = await createLoyaltyClient.fromEnvironment().${OPERATION}({ projectId: "proj_1" });
export const count: number | undefined = data[0]?.${PROPERTY};
export const text: string | undefined = data[0]?.${PROPERTY};
`;

await runCommand(
  new Command("demo")
    .description("Adds a property to a copy of the contract, and shows what follows from it.")
    .addHelpText("after", "\nExit code: 0 everything is as expected, 1 it is not, 2 the demo failed.")
    .action(async () => {
      const folder = await copyProject();
      process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
      process.once("SIGINT", () => process.exit(130));
      console.log("Change the contract, in a copy of the project\n");
      await changeContract(folder);
      console.log(`\n${process.exitCode === 1 ? "not everything" : "everything"} is as expected`);
    }),
);

/** Prints what happened, with lines that show it. The demo exits with 1 if it is not as expected. */
function confirm(isAsExpected: boolean, what: string, lines = ""): void {
  console.log(`${isAsExpected ? "ok " : "NOT"} ${what}`);
  if (lines !== "") console.log(lines.replace(/^/gm, "    "));
  if (!isAsExpected) process.exitCode = 1;
}

/** Copies the files that an owner of the contract edits or runs into a temporary folder. */
async function copyProject(): Promise<string> {
  const project = resolve(import.meta.dirname, "..");
  const folder = await mkdtemp(join(tmpdir(), "loyalty-demo-"));
  const facts = "test/contract/document/facts.yaml";
  const settings = ["openapi.yaml", "redocly.yaml", "package.json", "tsconfig.json"];
  for (const name of [...settings, "scripts", "src", "generated", facts])
    await cp(join(project, name), join(folder, name), { recursive: true });
  await mkdir(join(folder, "docs"));
  await symlink(join(project, "node_modules"), join(folder, "node_modules"));
  return folder;
}

/** Adds a property to the contract of a copy of the project, and confirms what follows from it. */
async function changeContract(folder: string): Promise<void> {
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
    return { status, output: (stdout + stderr).trimEnd() };
  };
  await cp(join(folder, "openapi.yaml"), join(folder, "before.yaml"));
  await addProperty(join(folder, "openapi.yaml"));
  confirm(true, `openapi.yaml: ${COMPONENT} has a new property`, `+ ${PROPERTY}: { type: integer, minimum: 0 }`);

  const generated = run("scripts/generate.ts");
  confirm(generated.status === 0, "npm run generate: types, validators and operation table follow", generated.output);
  const { output } = run("scripts/diff.ts", "--base", "before.yaml");
  const findings = output.split("\n").filter((line) => /^- |^Release/.test(line));
  confirm(
    output.includes(PROPERTY),
    "npm run diff: names the change and the release that it needs",
    findings.join("\n"),
  );

  await writeFile(join(folder, "use-property.ts"), PROGRAM);
  await writeFile(join(folder, "demo.json"), '{ "extends": "./tsconfig.json", "include": ["use-property.ts"] }');
  const types = run("node_modules/typescript-7/bin/tsc", "--pretty", "false", "-p", "demo.json");
  const isRefused = /^use-property\.ts\(4,/.test(types.output) && types.output.match(/^use-/gm)?.length === 1;
  confirm(isRefused, "TypeScript: a number is accepted, a text is refused", types.output);

  const page = createExample.success(OPERATION);
  const body = { ...page, data: page.data.map((row) => ({ ...row, [PROPERTY]: -1 })) };
  await writeFile(join(folder, "users.json"), JSON.stringify(body));
  const check = run("src/cli/main.ts", "check", "--operation", OPERATION, "--status", "200", "users.json");
  const isFound = check.status === 1 && check.output.includes(`/data/0/${PROPERTY}`);
  confirm(isFound, "loyalty check: a recorded response with -1 is found", check.output);

  const name = `api/${OPERATION}.md`;
  const text = formatOperations(resolveContract(await readContract(join(folder, "openapi.yaml")))).get(name) ?? "";
  const row = text.split("\n").find((line) => line.startsWith(`| \`${PROPERTY}\``));
  confirm(row !== undefined, `npm run docs: ${name} describes it`, row);
}

async function addProperty(file: string): Promise<void> {
  const document = parseDocument(await readFile(file, "utf8"));
  const property = { type: "integer", minimum: 0, description: "How often the user has logged in." };
  document.setIn(["components", "schemas", COMPONENT, "properties", PROPERTY], property);
  await writeFile(file, document.toString({ lineWidth: 0 }));
}
