import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fencedCode } from "../support/markdown.ts";
import { runCommand, runProgram } from "../support/run-cli.ts";
import { packProject, runOnNode } from "./pack-project.ts";

const { directory, tarball } = await packProject();
const project = join(directory, "consumer");
const env = { ...process.env, NO_COLOR: "1" };
const compilerOptions = {
  ...{ noEmit: true, strict: true, skipLibCheck: true, isolatedModules: true, allowImportingTsExtensions: true },
  ...{ module: "nodenext", target: "es2024", types: ["node"] },
};

async function writeProjectFile(name: string, code: string): Promise<void> {
  await writeFile(join(project, name), code);
}

/** Writes the code blocks of a page to the files that they name. */
async function writePage(page: string): Promise<void> {
  for (const code of ["ts", "js"].flatMap((language) => fencedCode(page, language))) {
    const [, name] = /^\/\/ (\S+\.\w+)$/m.exec(code) ?? [];
    if (name) await writeProjectFile(name, code);
  }
}

/** Writes a test and the code under test for Jest, as TypeScript and as JavaScript. */
async function writeJestTests(): Promise<void> {
  for (const folder of ["ts", "js"]) await mkdir(join(project, "jest", folder), { recursive: true });
  for (const name of ["find-tiers.ts", "service.test.ts"]) {
    const code = (await readFile(join(project, name), "utf8")).replace('"vitest"', '"@jest/globals"');
    await writeProjectFile(`jest/ts/${name}`, code);
    const script = stripTypeScriptTypes(code).replaceAll('.ts"', '.mjs"');
    await writeProjectFile(`jest/js/${name.replace(".ts", ".mjs")}`, script);
  }
}

beforeAll(async () => {
  await mkdir(project);
  const files = ["package.json", "package-lock.json", "schemas.test.ts"];
  for (const name of files) await cp(join("tools/consumer", name), join(project, name));
  const options = ["--ignore-scripts", "--no-audit", "--no-fund"];
  for (const command of [["ci"], ["install", "--no-save", tarball]])
    expect(await runCommand("npm", [...command, ...options], { cwd: project })).toMatchObject({ code: 0 });
  await writeProjectFile("tsconfig.json", JSON.stringify({ compilerOptions, exclude: ["jest"] }));
  const examples = join(project, "node_modules/loyalty-interface/docs/examples");
  await cp(join(examples, "opentelemetry.ts"), join(project, "opentelemetry.ts"));
  await writePage("docs/test-your-code.md");
  await writeJestTests();
});

describe("a project that installs the tarball beside the tools of its tests", () => {
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--exclude", "jest/**"];
  const jest = ["--experimental-vm-modules", "node_modules/jest/bin/jest.js", "--config"];
  const commands: [string, string[], RegExp][] = [
    ["vitest", [...vitest, "examples", "service", "supertest"], /\b6 passed/],
    ["vitest with schemas in other libraries", [...vitest, "schemas"], /\b5 passed/],
    ["Jest with JavaScript", [...jest, "jest.config.mjs", "--rootDir", "jest/js"], /\b1 passed/],
    ["Jest with @swc/jest", [...jest, "jest.swc.config.mjs", "--rootDir", "jest/ts"], /\b1 passed/],
    ["Jest with ts-jest", [...jest, "jest.ts-jest.config.mjs", "--rootDir", "jest/ts"], /\b1 passed/],
    ["node:test", ["--test", "node.test.ts"], /^. pass 1$/m],
    ["Playwright", ["node_modules/@playwright/test/cli.js", "test", "users.spec.ts"], /\b1 passed/],
  ];

  it("the project compiles all files of docs/test-your-code.md, code of libraries that take a schema, and the spans", async () => {
    expect(await runProgram(["node_modules/typescript/bin/tsc"], project)).toMatchObject({ code: 0, stdout: "" });
  });

  it.each(commands)("%s runs its tests", async (_, command, passed) => {
    const { code, stdout, stderr } = await runCommand(process.execPath, command, { cwd: project, env });

    expect([code, stdout + stderr]).toEqual([0, expect.stringMatching(passed)]);
  });

  it.each(["22.18.0", "24"])("the spans of OpenTelemetry are printed on Node %s", async (version) => {
    const { code, stdout, stderr } = await runOnNode(version, project, "opentelemetry.ts");
    const names = [...stdout.matchAll(/^ {2}name: '(\w+)'/gm)].map(([, name]) => name);

    expect([code, stderr.replace(/^.*Warning.*\n.*\n/gm, "")]).toEqual([0, ""]);
    expect(names).toEqual([
      "POST",
      "generateToken",
      "GET",
      "listMemberActivity",
      "GET",
      "listMemberActivity",
      "POST",
      "revokeToken",
    ]);
    expect(stdout.match(/ {2}parentSpanContext: \{/g)).toHaveLength(4);
  });

  it("a bundle of Rolldown carries only the schema that it uses", async () => {
    const bundle = async (name: string) => {
      const code = `import { schemas } from "loyalty-interface/contract"; console.log(schemas.${name});`;
      await writeProjectFile(`${name}.js`, code);
      const command = ["node_modules/rolldown/bin/cli.mjs", `${name}.js`, "--minify"];
      return (await runProgram(command, project)).stdout;
    };
    const [token, activity] = [await bundle("AccessToken"), await bundle("MemberActivity")];

    expect(activity).toContain("customer.rewarded.loyalty_points");
    expect(token).toContain("access_token");
    expect(token).not.toContain("customer.rewarded.loyalty_points");
    expect(token.length).toBeLessThan(activity.length / 8);
  });
});
