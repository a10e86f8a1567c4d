import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { tools } from "./tools.ts";

const START = "<!-- Written by `npm run test:interop`. -->";
const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const manifests = [read("../../tools/interop/package.json"), read("../../package.json")].map((text) =>
  JSON.parse(text),
);

/** Returns the page with the table of these tools; the text before it stays. */
export function renderPage(page: string): string {
  const tables = Object.entries(tools).map(([area, rows]) => {
    const lines = rows.map(({ name, packageName = name, use, finding }) => {
      const version = manifests.map(({ devDependencies }) => devDependencies[packageName]).find(Boolean) ?? "";
      return `| ${name} | ${version} | ${use} | ${finding} |\n`;
    });
    return `\n## ${area}\n\n| Tool | Version | What it does | Result |\n|---|---|---|---|\n${lines.join("")}`;
  });
  return `${page.slice(0, page.indexOf(START))}${START}\n${tables.join("")}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const page = new URL("../../docs/interop.md", import.meta.url);
  writeFileSync(page, renderPage(readFileSync(page, "utf8")));
}
