import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { formatCount } from "../../src/contract/format-count.ts";
import { createProject, VITEPRESS } from "../docs/build-site.ts";
import type { Show } from "./block.ts";
import { createProgram } from "./create-program.ts";

const HOST = "127.0.0.1";
const DEMO = ["src/cli/main.ts", "serve", "--database", ":memory:", "--demo"];
/** The folder of the pages, which the next start empties. */
const ROOT = resolve("tools/docs/.site-dev");

/** Serves the pages with live reload, and on the same address the service with demo data. The result follows a save. */
export function serveSite(port: number, show: Show): (isServiceStale: boolean) => Promise<void> {
  let service = `http://${HOST}:0`; // a free port
  let site = "";
  let project: Promise<void> | undefined;
  const describeEnd = (end: number | string) => `ended with ${end}; the next save starts it again`;
  const runService = createProgram(
    () => [...DEMO, "--port", new URL(service).port],
    (line) => {
      if (!line.startsWith("{")) return show("service", false, line);
      service = JSON.parse(line).url;
      show("service", true, "runs with demo data");
    },
    (end) => show("service", false, describeEnd(end)),
  );
  const runPages = createProgram(
    () => [VITEPRESS, "dev", ROOT, "--host", HOST, "--port", `${port}`],
    (line) => {
      const [address = site] = /http:\S+/.exec(line) ?? [];
      if (address !== site) show("site", true, address);
      site = address;
    },
    (end) => {
      site = "";
      show("site", false, describeEnd(end));
    },
  );
  const update = async (isServiceStale: boolean) => {
    await runService(isServiceStale);
    if (!project) show("pages", true, "wait for VitePress, which a new clone installs first");
    project ??= createProject(ROOT);
    await project;
    const { stdout } = await promisify(execFile)(process.execPath, ["scripts/dev/write-pages.ts", ROOT, service]);
    await runPages(false);
    const pages = stdout.match(/^(?!public).*(?=\.md$)/gm) ?? [];
    const addresses = site === "" ? [] : pages.map((page) => `${site}${page}.html`);
    show("pages", true, `${formatCount(pages.length, "page")} changed`, addresses);
  };
  let last = Promise.resolve();
  return (isServiceStale) => {
    last = last.then(() => update(isServiceStale)).catch((error) => show("pages", false, describeFailure(error)));
    return last;
  };
}

/** Returns the line of a failed program that says why, without the stack around it. */
function describeFailure(error: Error & { readonly stderr?: string }): string {
  return /^(?:npm error )?\w*Error\b.*/m.exec(error.stderr ?? "")?.[0] ?? `${error}`;
}
