import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { fencedCode } from "../support/markdown.ts";
import { runCommand } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { installConsumer, packProject, runOnNode } from "./pack-project.ts";

const page = await readFile("docs/interop.md", "utf8");
const { folder } = createScratchFolder();
const { tarball } = await packProject(folder);
const project = await installConsumer(folder, tarball);
/** Compilers and builds run one after another. */
const MINUTES = 1_200_000;

async function writeFiles(directory: string, texts: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(join(project, directory), { recursive: true });
  for (const [name, text] of Object.entries(texts)) await writeFile(join(project, directory, name), text);
}

/** Returns a table in Markdown. */
function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |\n`).join("");
}

/** Versions of TypeScript with the packages of tools/consumer that have them. */
const compilers = [
  { version: "5.7", name: "typescript-5.7" },
  { version: "5.8", name: "typescript-5.8" },
  { version: "5.9", name: "typescript-5.9" },
  { version: "6", name: "typescript" },
  { version: "7", name: "typescript-7" },
];
const resolutions = {
  nodenext: { module: "nodenext" },
  bundler: { module: "preserve", moduleResolution: "bundler" },
  node16: { module: "node16" },
};

/** Namespace exports, so that the compiler reads every declaration of each entry. */
const exportAll = (entries: readonly string[]) =>
  entries.map((entry, at) => `export * as entry${at} from "loyalty-interface${entry.slice(1)}";\n`).join("");
const entries = Object.keys(manifest.exports).filter((entry) => !/\.\w+$/.test(entry));
const projects = [
  { name: "ES modules", type: "module", types: ["node"], files: { "entries.ts": exportAll(entries) } },
  {
    name: "CommonJS",
    type: "commonjs",
    types: ["node"],
    files: {
      "entries.ts": exportAll(entries),
      "main.ts": 'import { createLoyaltyClient } from "loyalty-interface";\nexport = createLoyaltyClient;\n',
    },
  },
  {
    name: "a browser",
    type: "module",
    types: [],
    files: {
      "entries.ts": exportAll([".", "./contract"]),
      // Compiles only if `type` narrows the data of an event.
      "readme.ts": fencedCode("README.md", "ts")[0] ?? "",
    },
  },
];

it(
  "docs/interop.md says which version of TypeScript compiles every entry, and what the others need",
  async () => {
    const rows: string[][] = [];
    for (const { name, type, types, files } of projects)
      for (const [resolution, options] of Object.entries(resolutions)) {
        const compilerOptions = {
          noEmit: true,
          strict: true,
          skipLibCheck: false,
          target: "es2022",
          types,
          ...options,
        };
        await runCommand("rm", ["-rf", "typed"], { cwd: project });
        await writeFiles("typed", {
          "package.json": JSON.stringify({ type }),
          "tsconfig.json": JSON.stringify({ compilerOptions }),
          ...files,
        });
        const works: boolean[] = [];
        for (const compiler of compilers) {
          const program = join(project, "node_modules", compiler.name, "bin/tsc");
          works.push((await runCommand(process.execPath, [program, "-p", "typed"], { cwd: project })).code === 0);
        }
        const first = compilers[works.indexOf(true)];
        const remedy = first === undefined ? "use `nodenext`" : `use ${first.version}`;
        rows.push([name, `\`${resolution}\``, ...works.map((worked) => (worked ? "✔" : remedy))]);
      }
    const head = ["Code for", "Resolution", ...compilers.map(({ version }) => `TS ${version}`)];

    expect(page).toContain(formatTable(head, rows));
  },
  MINUTES,
);

/** A program of a tool, and the settings to try, from none to the one that changes most. */
interface Tool {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  readonly program: string;
  readonly settings: Readonly<Record<string, { readonly node?: string; readonly tool?: readonly string[] }>>;
}

const esm = 'import { createLoyaltyClient } from "loyalty-interface";\n';
const test = 'test("loads", () => expect(typeof createLoyaltyClient).toBe("function"));\n';
const flag = { node: "--experimental-vm-modules", tool: ["--transform", "{}"] };
const swc = JSON.stringify({
  "\\.js$": ["@swc/jest", { jsc: { target: "es2024" }, module: { type: "commonjs" } }],
});
const ours = "node_modules/(?!(loyalty-interface|openapi-fetch|openapi-typescript-helpers)/)";
const tools: readonly Tool[] = [
  {
    name: "Vitest 5",
    files: { "main.test.js": `import { expect, test } from "vitest";\n${esm}${test}` },
    program: "node_modules/vitest/vitest.mjs run --root tool",
    settings: { "✔": {} },
  },
  {
    name: "Jest 30, ES modules",
    files: { "main.test.mjs": `${esm}${test}` },
    program: "node_modules/jest/bin/jest.js --rootDir tool --testMatch **/main.test.*",
    settings: { "✔": {}, "[a flag of Node](test-your-code.md#jest)": flag },
  },
  {
    name: "Jest 30, CommonJS",
    files: {
      "package.json": '{"type":"commonjs"}',
      "main.test.js": `const { createLoyaltyClient } = require("loyalty-interface");\n${test}`,
    },
    program: "node_modules/jest/bin/jest.js --rootDir tool --testMatch **/main.test.*",
    settings: {
      "✔": {},
      "[a flag of Node](test-your-code.md#jest)": flag,
      "[a transform](test-your-code.md#jest)": { tool: ["--transform", swc, "--transformIgnorePatterns", ours] },
    },
  },
  {
    name: "webpack 5",
    files: { "main.js": `${esm}console.log(createLoyaltyClient);\n` },
    program: "node_modules/webpack/bin/webpack.js --mode production --entry ./tool/main.js -o tool/out",
    settings: { "✔": {} },
  },
  {
    name: "esbuild 0.28",
    files: { "main.js": `${esm}console.log(createLoyaltyClient);\n` },
    program: "node_modules/esbuild/bin/esbuild --bundle --platform=browser tool/main.js --outfile=tool/out.js",
    settings: { "✔": {} },
  },
  {
    name: "Next.js 16",
    files: {
      "app/layout.js": "export default ({ children }) => <html lang='en'><body>{children}</body></html>;\n",
      "app/page.js": `${esm}export default () => <p>{typeof createLoyaltyClient}</p>;\n`,
    },
    program: "node_modules/next/dist/bin/next build tool",
    settings: { "✔": {} },
  },
];

it(
  "docs/interop.md says which tools run the package, and what the others need",
  async () => {
    const nodes = { "Node 22.18": "22.18.0", "Node 24": manifest.devEngines.runtime.version };
    const rows: string[][] = [];
    for (const { name, files, program, settings } of tools) {
      const cells: string[] = [];
      for (const version of Object.values(nodes)) {
        await runCommand("rm", ["-rf", "tool"], { cwd: project });
        await mkdir(join(project, "tool/app"), { recursive: true });
        await writeFiles("tool", files);
        let found = "–";
        for (const [setting, { node, tool = [] }] of Object.entries(settings).reverse()) {
          const command = [...(node === undefined ? [] : [node]), ...program.split(" "), ...tool];
          if ((await runOnNode(version, project, ...command)).code === 0) found = setting;
        }
        cells.push(found);
      }
      rows.push([name, ...cells]);
    }

    expect(page).toContain(formatTable(["Tool", ...Object.keys(nodes)], rows));
  },
  MINUTES,
);
