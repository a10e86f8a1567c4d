import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { readCommandBlocks } from "./support/readme.ts";

const blocks = readCommandBlocks();
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));

/** Finds the npm scripts that a text names. */
function findScripts(text: string): Set<string> {
  const names = [...text.matchAll(/npm (?:run )?([a-z]+(?:[:-][a-z]+)*)/g)].map(([, name = ""]) => name);
  return new Set(names.filter((name) => !["ci", "install", "publish"].includes(name))); // commands of npm itself
}

it("README.md labels every shell block with the place in which its commands work", () => {
  const guides = ["get-started", "integrate", "check-traffic", "own-the-contract", "run-the-service"];
  const all = [...blocks, ...guides.flatMap((name) => readCommandBlocks(`docs/${name}.md`))];

  expect(new Set(all.map(({ place }) => place))).toEqual(new Set(["your project", "a clone"]));
});

it("each message of docs/troubleshooting.md exists in the source or in the contract", () => {
  const page = readFileSync("docs/troubleshooting.md", "utf8");
  const messages = [...page.matchAll(/^## `(.*?)`/gm)].map(([, message = ""]) => message);
  const source = globSync(["src/**/*.ts", "openapi.yaml"]).map((file) => readFileSync(file, "utf8"));
  const parts = messages.flatMap((message) => message.split(/…(?:: )?/).filter((part) => part.length > 2));

  expect(messages).toHaveLength(10);
  expect(parts.filter((part) => !source.some((text) => text.includes(part)))).toEqual([]);
});

it("each link of a page to another file leads to one that exists", () => {
  const pages = globSync(["*.md", "{docs,deploy,skills}/**/*.md"]);
  const links = pages.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, path = ""]) => [file, path] as const),
  );

  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(([file, path]) => !existsSync(join(dirname(file), path)))).toEqual([]);
});

const page = readFileSync("AGENTS.md", "utf8");

it("AGENTS.md names commands, files and folders that exist", () => {
  const paths = [...page.matchAll(/`([\w-]+(?:\/[\w.-]+)*\/?|[\w.-]+\.(?:md|yaml|json))`/g)].map(
    ([, path = ""]) => path,
  );
  const files = paths.filter((path) => /[/.]/.test(path) && path !== "openapi.json");

  expect(files.length).toBeGreaterThan(8);
  expect(files.filter((path) => !existsSync(path))).toEqual([]);
  expect([...findScripts(page)].filter((name) => name !== "test" && !(name in scripts))).toEqual([]);
});

describe("the commands of package.json", () => {
  const names = Object.keys(scripts).filter((name) => name !== "prepack"); // npm runs it by itself

  it("the pages for contributors name every command of package.json, and no other", () => {
    const pages = globSync(["CONTRIBUTING.md", "docs/contributing/*.md"]);

    expect([...findScripts(pages.map((page) => readFileSync(page, "utf8")).join("\n"))].sort()).toEqual(names.sort());
  });

  it("pages, .ci and workflows name no missing script or project", () => {
    const places = [
      "CONTRIBUTING.md",
      "AGENTS.md",
      ".ci/run",
      ".ci/full",
      ...globSync("{docs/**/*.md,.github/workflows/*.yml}"),
    ];
    const text = places.map((file) => readFileSync(file, "utf8")).join("\n");
    const files = text.match(/(?<=\bnode )(?:bench|scripts|tools)\/[\w/-]+\.ts/g) ?? [];
    const commands = text.match(/(?<=\bnpm run (?:-s )?)[a-z:-]+/g) ?? [];
    const projects = text.match(/(?<=vitest run --project )\w+/g) ?? [];

    expect(Math.min(files.length, commands.length, projects.length)).toBeGreaterThan(5);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    expect(projects.filter((name) => !readFileSync("vitest.config.ts", "utf8").includes(`project("${name}"`))).toEqual(
      [],
    );
  });
});
