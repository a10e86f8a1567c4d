import { resolve } from "node:path";
import { formatCount } from "../../src/contract/format-count.ts";
import { createProject, VITEPRESS } from "../docs/build-site.ts";
import { createProgram } from "../programs/create-program.ts";
import { runNode } from "../programs/run-node.ts";
import type { Show } from "./block.ts";

const HOST = "127.0.0.1";
const DEMO = ["src/cli/main.ts", "serve", "--database", ":memory:", "--demo"];
/** The folder of the pages, which the next start empties. */
const ROOT = resolve("tools/docs/.site-dev");

/** Serves the pages with live reload, and on the same address the service with demo data. The result follows a save. */
export function serveSite(port: number, show: Show): (isServiceStale: boolean) => Promise<void> {
  let service = `http://${HOST}:0`; // a free port
  let site = "";
  let isStarted = false;
  let hasProject = false;
  const describeEnd = (end: number | string) => `ended with ${end}; the next save starts it again`;
  const runService = createProgram(
    () => [...DEMO, "--port", new URL(service).port],
    (line) => {
      if (!line.startsWith("{")) return show("service", false, line);
      service = JSON.parse(line).url;
      show("service", true, `runs with demo data: ${service}`);
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
  const updatePages = async () => {
    const written = await runNode(["scripts/dev/write-pages.ts", ROOT, service]);
    await runPages(false);
    const pages = written.match(/^(?!public).*(?=\.md$)/gm) ?? [];
    const addresses = site === "" ? [] : pages.map((page) => `${site}${page}.html`);
    show("pages", true, `${formatCount(pages.length, "page")} changed`, addresses);
  };
  let last = Promise.resolve();
  const follow = (update: () => Promise<void>) => {
    last = last.then(update).catch((error) => show("pages", false, describeFailure(error)));
    return last;
  };
  /** Nothing waits for it: without the registry, it takes long to fail. */
  const startProject = async () => {
    show("pages", true, "wait for VitePress, which a new clone installs first");
    await createProject(ROOT);
    hasProject = true;
    await follow(updatePages);
  };
  const leaveOut = (error: Error) =>
    show("pages", false, `left out, because ${describeFailure(error)}; start again once npm reaches its registry`);
  return (isServiceStale) =>
    follow(async () => {
      await runService(isServiceStale);
      if (!isStarted) void startProject().catch(leaveOut);
      isStarted = true;
      if (hasProject) await updatePages();
    });
}

/** Returns the line of a failed program that says why, without the stack around it. */
function describeFailure({ message }: Error): string {
  return /^(?:npm error )?\w*Error\b.*/m.exec(message)?.[0] ?? message;
}
