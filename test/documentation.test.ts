import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { serveCommand } from "../src/cli/commands/serve.ts";
import { createProgram, listCommands, nameCommand } from "../src/cli/create-program.ts";
import { processIo } from "../src/cli/io/io.ts";
import { metrics } from "../src/cli/serve/create-metrics.ts";
import { fencedCode, shellCommands } from "./support/markdown.ts";
import { runInProcess } from "./support/run-cli.ts";

const read = (file: string) => readFileSync(file, "utf8");
const readAll = (patterns: string[]) => globSync(patterns).map(read).join("\n");
/** Finds all parts of a text that match, each once. */
const find = (text: string, pattern: RegExp) => [...new Set(text.match(pattern))];
const scripts: Record<string, string> = manifest.scripts;

const program = await createProgram(processIo);
const commands = listCommands(program)
  .filter(({ commands }) => commands.length === 0)
  .map((command) => ({ command, name: nameCommand(command).replace("loyalty ", "") }));

describe("the help", () => {
  it("describes each command, and each group of commands", () => {
    for (const command of listCommands(program))
      expect(command.description(), nameCommand(command)).toMatch(/^[A-Z][^.]+\./);
  });

  it.each(commands)(
    "explains $name: options, arguments, exit codes, and examples with known options, and refuses others",
    async (given) => {
      const { command, name } = given;
      const { stdout: help } = await runInProcess([...name.split(" "), "--help"], "", {
        isTerminal: true,
        columns: 80,
      });
      const examples = help.slice(help.indexOf("\nExample"));
      const described = [...command.options, ...command.registeredArguments].map(({ description }) => description);
      const known = command.options.map(({ long }) => long);

      for (const text of described) expect(text).toMatch(/^\S/);
      if (known.includes("--database")) expect(help).toContain("env: DATABASE_URL");
      expect(help.replace(/\n(?=\S)/g, " ")).toMatch(/Exit code: 0 .*, 2 /);
      expect(`${examples} `).toMatch(new RegExp(`loyalty ${name}\\s`));
      for (const [example] of examples.matchAll(new RegExp(`loyalty ${name} [^|\\n]*`, "g")))
        expect(known).toEqual(expect.arrayContaining(find(example, /--[\w-]+/g)));
      const refused = await runInProcess([...name.split(" "), "--no-such-option", "x"]);
      expect(refused.code).toBe(2);
      expect(refused.stderr).toMatch(new RegExp(`^loyalty ${name}: .* option .*; see loyalty ${name} --help\n$`));
      if (/^(serve|call \w+)$/.test(name)) return; // they report nothing
      expect(help).toMatch(/^ {2}--json {2,}print one JSON/m);
    },
  );

  it("refuses an unknown command", async () => {
    const { code, stdout, stderr } = await runInProcess(["serv"]);

    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("unknown command 'serv' (Did you mean serve?)");
  });

  it.each(["--version", "-v"])("loyalty %s prints the version", async (argument) => {
    expect(await runInProcess([argument])).toMatchObject({ code: 0, stdout: `${manifest.version}\n` });
  });

  it.each(["--help", "help"])("loyalty %s shows all commands, exit codes and examples", async (argument) => {
    const { code, stdout: help } = await runInProcess([argument]);

    expect(code).toBe(0);
    for (const { name } of commands) expect(help).toContain(`  ${name.split(" ")[0]} `);
    expect(help).toMatch(/^Usage: loyalty .*\n\n[A-Z].* service\.\n/);
    expect(help).toMatch(/^Exit code: 0 .*, 1 .*, 2 [^.]+, 3 [^.]+\.\n\nExamples:\n {2}loyalty /m);
  });
});

describe("deploy/", () => {
  const unit = read("deploy/loyalty@.service");
  const image = read("deploy/Dockerfile");
  const deployed = readAll(["deploy/*"]);
  const { options } = serveCommand(processIo);

  it("gives the service longer to stop than --drain, and customers' data to no other user", () => {
    const drain = options.find(({ long }) => long === "--drain");
    const [, stop] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];

    expect(Number(stop)).toBeGreaterThan(drain?.defaultValue);
    expect(unit).toMatch(/^StateDirectoryMode=0700\nUMask=0077$/m);
    expect(unit).toMatch(/^StartLimitIntervalSec=0$/m); // the unit never gives up
    expect(image).toMatch(/^ENTRYPOINT \["node", /m); // the exec form, which signals reach
    expect(image).toMatch(/^USER node$/m);
    expect(/^CMD .*$/m.exec(image)?.[0]).not.toContain("--database"); // it would win over DATABASE_URL of docker run
    expect(image).toContain(`FROM node:${manifest.devEngines.runtime.version}-slim\n`);
  });

  it("names metrics, options and variables that the program has", () => {
    const series = Object.entries(metrics).flatMap(([name, { type }]) =>
      type === "histogram" ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    );
    const named = find(deployed, /(?<!\/\/)\b(?:loyalty|process)_[a-z_]+/g);
    const given = find(unit + image, /(?<= |")--[a-z-]+/g);
    const known = [...options.map(({ long }) => long), "--omit"]; // of npm install
    const variables = find(deployed, /\b(?:LOYALTY|DATABASE)_[A-Z_]+/g);

    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !series.includes(name))).toEqual([]);
    expect(given).toContain("--admin-port");
    expect(given.filter((option) => !known.includes(option))).toEqual([]);
    expect(variables.filter((name) => !options.some(({ envVar }) => envVar === name))).toEqual([]);
  });
});

describe("the pages", () => {
  it("each command of a page has a name and options that exist", () => {
    const pages = globSync(["*.md", "{docs,skills}/**/*.md"]);
    const used = pages
      .flatMap(shellCommands)
      .flatMap((line) => line.match(/(?<=^(?:npx |npm run )?loyalty (?:-- )?)[a-z].*/) ?? []);
    const isUnknown = (line: string) => {
      const { command } = commands.find(({ name }) => `${line} `.startsWith(`${name} `)) ?? {};
      const known = command?.options.map(({ long }) => long) ?? [];
      return command === undefined || find(line, /(?<= )--[\w-]+/g).some((option) => !known.includes(option));
    };

    expect(used.length).toBeGreaterThan(25);
    expect(used.filter(isUnknown)).toEqual([]);
  });

  it("code fits the column of the site, which is 88 characters wide", () => {
    const blocks = globSync(["README.md", "docs/**/*.md"]).flatMap((page) =>
      ["sh", "ts", "js", "python"].flatMap((language) => fencedCode(page, language)).map((code) => ({ page, code })),
    );
    const lines = blocks.flatMap(({ page, code }) => code.split("\n").map((line) => ({ page, line })));

    expect(lines.length).toBeGreaterThan(500);
    expect(lines.filter(({ line }) => line.length > 88)).toEqual([]);
  });

  it("a page installs the package before it runs npx loyalty, which the registry could resolve to another package", () => {
    const pages = globSync(["README.md", "docs/**/*.md", "tools/docs/site/*.md"]);
    const parts = pages.map((page) => ({ page, before: read(page).split("npx loyalty ") }));
    const users = parts.filter(({ before }) => before.length > 1);

    expect(users.length).toBeGreaterThan(5);
    expect(users.filter(({ before }) => !/npm install .*loyalty-interface/.test(before[0] ?? ""))).toEqual([]);
  });

  it("each message of docs/troubleshooting.md exists in the source or in the contract", () => {
    const messages = find(read("docs/troubleshooting.md"), /(?<=^## `).*?(?=`)/gm);
    const source = readAll(["src/**/*.ts", "openapi.yaml"]);
    const parts = messages.flatMap((message) => message.split(/…(?:: )?/).filter((part) => part.length > 2));

    expect(messages.length).toBeGreaterThan(5);
    expect(parts.filter((part) => !source.includes(part))).toEqual([]);
  });

  it("each link of a page to another file leads to one that exists", () => {
    const links = globSync(["*.md", "{docs,deploy,skills}/**/*.md"]).flatMap((page) =>
      find(read(page), /(?<=\]\()(?!\w+:|#)[^)#\s]+/g).map((path) => ({ page, path })),
    );

    expect(links.length).toBeGreaterThan(80);
    expect(links.filter(({ page, path }) => !existsSync(join(dirname(page), path)))).toEqual([]);
  });

  it("docs/examples/README.md lists each file of the folder", () => {
    const listed = find(read("docs/examples/README.md"), /(?<=^- \[.*?\]\()[^)]+/gm);

    expect(listed.sort()).toEqual(readdirSync("docs/examples").filter((name) => name !== "README.md"));
  });

  it("AGENTS.md names files and folders that exist", () => {
    const paths = find(read("AGENTS.md"), /(?<=`)(?:[\w-]+(?:\/[\w.-]+)+\/?|[\w-]+\/|[\w.-]+\.(?:md|yaml))(?=`)/g);

    expect(paths.length).toBeGreaterThan(8);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it("the pages for contributors name every command of package.json", () => {
    const named = readAll(["CONTRIBUTING.md", "docs/contributing/*.md"]);
    const names = Object.keys(scripts).filter((name) => name !== "prepack"); // npm runs it by itself

    expect(names.filter((name) => !new RegExp(`npm (run )?${name}\\b(?!:)`).test(named))).toEqual([]);
  });

  it("pages, .ci and workflows name no missing script, program or project", () => {
    const text = readAll(["*.md", "docs/**/*.md", ".ci/run", ".ci/full", ".github/workflows/*.yml"]);
    const commands = find(text, /(?<=\bnpm run (?:-s )?)[a-z]+(?:[:-][a-z]+)*/g);
    const programs = find(text, /(?<=\bnode )(?:scripts|tools)\/[\w/-]+\.ts/g);
    const projects = find(text, /(?<=vitest run --project )\w+/g);

    expect(Math.min(commands.length, programs.length, projects.length)).toBeGreaterThan(3);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    expect(programs.filter((file) => !existsSync(file))).toEqual([]);
    expect(projects.filter((name) => !read("vitest.config.ts").includes(`project("${name}"`))).toEqual([]);
  });
});
