import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { expect, onTestFinished } from "vitest";
import { type Document, parse, parseDocument, type ToStringOptions } from "yaml";
import { resolveContract } from "../../scripts/generate/resolve-contract.ts";
import { toPath } from "../../src/contract/json.ts";
import { copyProject } from "../support/copy-project.ts";
import { runProgram } from "../support/run-cli.ts";

type Replacements = Readonly<Record<string, string>>;
/** An edit of `edits.yaml`, which says what the properties mean. */
export interface Edit {
  readonly set?: Readonly<Record<string, unknown>>;
  readonly text?: Replacements;
  readonly code?: Readonly<Record<string, Replacements | string>>;
  readonly refused?: { readonly by: string; readonly at: string; readonly says?: string };
  readonly red?: readonly string[];
  readonly full?: boolean;
  readonly format?: ToStringOptions;
}
type Path = (string | number)[];

const contract = await readFile("openapi.yaml", "utf8");
/** The id of a new assumption, which the table calls S00. */
export const nextId = `S${Object.keys(parse(contract)["x-assumptions"]).filter((id) => id.startsWith("S")).length + 1}`;
const DOCUMENT = "test/contract/document.test.ts";

/** The commands after an edit of the contract, in the order of AGENTS.md. */
const commands: Readonly<Record<string, readonly string[]>> = {
  generate: ["scripts/generate.ts"],
  tsc: ["node_modules/typescript-7/bin/tsc"],
  record: ["scripts/record.ts"],
};

/** Finds the place of an operation, a component, a kind of components, or a key of the contract. */
function findPlace(document: Document, place: string): Path {
  const [root = "", ...path] = toPath(`/${place}`).map((name) => (/^\d$/.test(name) ? Number(name) : name)) as string[];
  const { components, ...others } = document.toJS();
  const rows = resolveContract({ components, ...others }).operations;
  const operation = rows.find(({ operation }) => operation.operationId === root);
  if (operation) return [...operation.place, ...path] as Path;
  if (root in others) return [root, ...path];
  if (root in components) return ["components", root, ...path];
  const kind = Object.keys(components).find((name) => root in components[name]) ?? "schemas";
  return ["components", kind, root, ...path];
}

export function editContract({ set = {}, text = {}, format }: Edit): string {
  const source = Object.entries(text).reduce((before, [from, to]) => before.replaceAll(from, () => to), contract);
  if (Object.keys(set).length === 0 && !format) return source;
  const document = parseDocument(source);
  for (const [place, value] of Object.entries(set)) {
    const path = findPlace(document, place);
    if (value === null) document.deleteIn(path);
    else if (path.at(-1) === "+") document.addIn(path.slice(0, -1), document.createNode(value));
    else document.setIn(path, document.createNode(value));
  }
  return document.toString({ lineWidth: 0, ...format });
}

async function editCode(copy: string, code: Edit["code"] = {}): Promise<void> {
  for (const [name, change] of Object.entries(code)) {
    const file = join(copy, name);
    const before = existsSync(file) ? await readFile(file, "utf8") : "";
    const changes = typeof change === "string" ? { "": change } : change;
    const missing = Object.keys(changes).filter((from) => !before.includes(from));
    expect(missing, name).toEqual([]);
    const after = Object.entries(changes).reduce((text, [from, to]) => text.replace(from, () => to), before);
    await writeFile(file, after);
  }
}

/** Lists the tests that fail, of the contract or all: the file, and the name of each test outside of `document.test.ts`. */
async function listRed(copy: string, isFull = false): Promise<string[]> {
  const output = join(copy, "tests.json");
  const options = ["--project", "unit", "--reporter", "json", "--outputFile", output];
  await runProgram(["node_modules/vitest/vitest.mjs", "run", ...options, ...(isFull ? [] : ["test/contract"])], copy);
  interface File {
    name: string;
    status: string;
    assertionResults: { status: string; title: string }[];
  }
  const { testResults }: { testResults: File[] } = JSON.parse(await readFile(output, "utf8"));
  const red = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(copy, name);
    const failed = assertionResults.filter((test) => test.status === "failed").map(({ title }) => title);
    if (file === DOCUMENT && failed.length > 0) return ["document"];
    return failed.length === 0 && status === "failed" ? [file] : failed.map((title) => `${file}: ${title}`);
  });
  return red.sort();
}

/** Performs an edit as its owner does. @returns The command that refuses it with its output, or the tests that fail. */
export async function performEdit(edit: Edit, more: Readonly<Record<string, readonly string[]>> = {}) {
  const copy = await copyProject("edits");
  onTestFinished(() => rm(copy, { recursive: true }));
  const text = editContract(edit);
  expect(text).not.toBe(contract);
  await writeFile(join(copy, "openapi.yaml"), text);
  await editCode(copy, edit.code);
  for (const [command, args] of Object.entries({ ...commands, ...more })) {
    const { code, stdout, stderr } = await runProgram(args, copy);
    if (code === 0) continue;
    const output = stdout + stderr;
    const [, line] = /openapi\.yaml:(\d+):/.exec(output) ?? [];
    return { copy, refused: command, output, line: text.split("\n")[Number(line) - 1] ?? output, red: [] };
  }
  return { copy, output: "", line: "", red: await listRed(copy, edit.full) };
}
