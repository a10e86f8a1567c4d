import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { promisify } from "node:util";
import { formatCount } from "../../src/cli/report/report.ts";
import { createProject, VITEPRESS } from "../docs/build-site.ts";
import type { Show } from "./block.ts";
import { createProgram } from "./create-program.ts";

const HOST = "127.0.0.1";
const DEMO = ["src/cli/main.ts", "serve", "--database", ":memory:", "--demo"];

/** Serves the pages with live reload, and on the same address the service with demo data. The result follows a save. */
export function serveSite(port: number, show: Show): (isServiceStale: boolean) => Promise<void> {
  let root = "";
  process.once("exit", () => rmSync(root, { recursive: true, force: true }));
  const started = Promise.withResolvers<void>();
  let service = `http://${HOST}:0`; // a free port
  let site = "";
  const runService = createProgram(
    () => [...DEMO, "--port", new URL(service).port],
    (line) => {
      if (!line.startsWith("{")) return show("service", false, line);
      service = JSON.parse(line).url;
      started.resolve();
      show("service", true, "runs with demo data");
    },
    (end) => {
      show("service", false, `ended with ${end}; the next save starts it again`);
      started.resolve();
    },
  );
  const runPages = createProgram(
    () => [VITEPRESS, "dev", root, "--host", HOST, "--port", `${port}`],
    (line) => {
      const [address = site] = /http:\S+/.exec(line) ?? [];
      if (address !== site) show("site", true, address);
      site = address;
    },
    (end) => {
      site = "";
      show("site", false, `ended with ${end}; the next save starts it again`);
    },
  );
  const update = async (isServiceStale: boolean) => {
    await runService(isServiceStale);
    if (root === "") show("pages", true, "wait for VitePress, which a new clone installs first");
    root ||= await createProject();
    if (site === "") await started.promise;
    const { stdout } = await promisify(execFile)(process.execPath, ["scripts/dev/write-pages.ts", root, service]);
    await runPages(false);
    const pages = stdout.match(/^(?!public).*(?=\.md$)/gm) ?? [];
    show(
      "pages",
      true,
      `${formatCount(pages.length, "page")} changed`,
      site === "" ? [] : pages.map((page) => `${site}${page}.html`),
    );
  };
  let last = Promise.resolve();
  return (isServiceStale) => {
    last = last.then(() => update(isServiceStale)).catch((error) => show("pages", false, describeFailure(error)));
    return last;
  };
}

/** Returns the line of a failed program that says why, without the stack around it. */
function describeFailure(error: Error & { readonly stderr?: string }): string {
  return /^\w*Error\b.*/m.exec(error.stderr ?? "")?.[0] ?? `${error}`;
}
