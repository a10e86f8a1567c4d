import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseDocument } from "yaml";
import { findResponseSchema } from "../../src/contract/schema.ts";
import { formatOperations } from "../docs/format-operations.ts";
import { readContract } from "../generate/contract.ts";

/** Prints what happened, with lines that show it, and notes if it is not as expected. */
export type Confirm = (isAsExpected: boolean, what: string, lines?: string) => void;

const project = resolve(import.meta.dirname, "../..");
const OPERATION = "listUsers";
/** The component of the items of the list. */
const COMPONENT = findResponseSchema(OPERATION, 200)?.properties.get("data")?.items?.name;
const PROPERTY = "login_count";

/** Copies what an owner of the contract works with into a temporary folder. The caller removes it. */
export async function copyProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "loyalty-demo-"));
  const facts = "test/contract/document/facts.yaml";
  const settings = ["openapi.yaml", "redocly.yaml", "package.json", "tsconfig.json"];
  for (const name of [...settings, "scripts", "src", "generated", facts])
    await cp(join(project, name), join(folder, name), { recursive: true });
  await mkdir(join(folder, "docs"));
  await symlink(join(project, "node_modules"), join(folder, "node_modules"));
  return folder;
}

/**
 * Adds a property to the contract of a copy of the project, and confirms what follows from it.
 * @param page A response of the operation, as the service of today sends it.
 */
export async function changeContract(folder: string, page: { data: object[] }, confirm: Confirm): Promise<void> {
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

  const body = { ...page, data: page.data.map((row) => ({ ...row, [PROPERTY]: -1 })) };
  await writeFile(join(folder, "users.json"), JSON.stringify(body));
  const check = run("src/cli/main.ts", "check", "--operation", OPERATION, "--status", "200", "users.json");
  const isFound = check.status === 1 && check.output.includes(`/data/0/${PROPERTY}`);
  confirm(isFound, "loyalty check: a recorded response with -1 is found", check.output);

  const name = `api/${OPERATION}.md`;
  const text = formatOperations(await readContract(join(folder, "openapi.yaml"))).get(name) ?? "";
  const row = text.split("\n").find((line) => line.startsWith(`| \`${PROPERTY}\``));
  confirm(row !== undefined, `npm run docs: ${name} describes it`, row);
}

/** The third line follows the contract; the fourth must be refused. */
const PROGRAM = `import { createLoyaltyClient } from "./src/index.ts";
const { data } = await createLoyaltyClient.fromEnvironment().${OPERATION}({ projectId: "proj_1" });
export const count: number | undefined = data[0]?.${PROPERTY};
export const text: string | undefined = data[0]?.${PROPERTY};
`;

async function addProperty(file: string): Promise<void> {
  const document = parseDocument(await readFile(file, "utf8"));
  const property = { type: "integer", minimum: 0, description: "How often the user has logged in." };
  document.setIn(["components", "schemas", COMPONENT, "properties", PROPERTY], property);
  await writeFile(file, document.toString({ lineWidth: 0 }));
}
