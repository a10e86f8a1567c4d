import { execFile } from "node:child_process";
import { mkdir, readdir, readFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { installTools } from "../../scripts/programs/install-tools.ts";
import { createSiteFile } from "../../src/cli/serve/with-docs.ts";
import { eventTypes, operations } from "../../src/contract/internal.ts";
import { runCommand, runProgram, startInProcess } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { serve as serveListener } from "../support/serve.ts";

const { folder } = createScratchFolder();
/** Inside the project, where a program finds its packages. */
await mkdir(".cache", { recursive: true });
const scratch = createScratchFolder(resolve(".cache"));
/** Each look at a clock comes a second later than the one before, as on a machine that is busy with other work. */
const slowClocks = await scratch.file(
  "slow-clocks.mjs",
  `let late = 0;
  for (const clock of [performance, Date]) {
    const now = clock.now.bind(clock);
    clock.now = () => now() + (late += 1000);
  }`,
);
await installTools("docs"); // before two builds that would do it at the same time
const build = (options: string[], env = process.env) =>
  promisify(execFile)(process.execPath, ["scripts/docs.ts", ...options], { env });
await Promise.all([
  build([], { ...process.env, NODE_OPTIONS: `--import ${slowClocks}` }), // loyalty serve serves it
  build(["--base", "/x/", "--out", folder, "--pdf"]),
]);
const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
const paths = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
/** The texts of all files of the site, by path. */
const texts = new Map<string, string>();
for (const path of paths) texts.set(path, await readFile(join(folder, path), "utf8"));
const pages = paths.filter((name) => name.endsWith(".html"));
const operationIds = Object.keys(operations);
const axeSource = await readFile("node_modules/axe-core/axe.min.js", "utf8");
/** Another host of the site, under another path and without the keys of the demo. */
const host = await serveListener(({ url = "" }, response) => {
  const [, path = "404"] = /^\/x\/([^?]*)/.exec(url) ?? [];
  const text = texts.get(path || "index.html");
  const { type, content } = createSiteFile(path || "index.html", text ?? "");
  response.writeHead(text === undefined ? 404 : 200, { "Content-Type": type }).end(content);
});
const elsewhere = `${host.url}/x/`;
const service = startInProcess(["serve", "--port", "0", "--demo"]);
const { url: serviceUrl } = await service.started;
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
/** Pixels of a sheet of A4 between its margins. */
const PAPER = 680;
const VIEWPORT = { width: 1440, height: 900 };
const context = await browser.newContext({ reducedMotion: "reduce", viewport: VIEWPORT }); // colours change at once
afterAll(async () => {
  await browser.close();
  await service.end();
});

const page = await context.newPage();
let requests: string[] = [];
let problems: string[] = [];
page.on("request", (request) => requests.push(request.url()));
page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
page.on("pageerror", (error) => problems.push(error.message));
beforeEach(async () => {
  await page.goto("about:blank"); // nothing of the test before arrives any more
  await page.setViewportSize(VIEWPORT);
  await page.emulateMedia({ colorScheme: "light", media: "screen" });
  requests = [];
  problems = [];
});

/** Opens a page and waits until it is interactive. */
async function open(name: string, host = `${serviceUrl}/docs/`) {
  await page.goto(host + name);
  await page.waitForFunction(() => document.querySelector<HTMLElement & { __vue_app__?: object }>("#app")?.__vue_app__);
}

/** Lists the findings of axe at a width: all rules of WCAG 2.2 A and AA, and its best practices. */
async function listFindings(width: number, colorScheme: "light" | "dark"): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  if (await page.evaluate(() => !("axe" in globalThis))) await page.evaluate(axeSource);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const { violations } = await axe.run({ runOnly: tags });
    return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
  });
  return found.map((finding) => `${width} ${colorScheme}: ${finding}`);
}

describe("the pages", () => {
  it.each(pages)(
    "the page %s has no fault at any width, in both colours, and nothing of it is cut on paper",
    async (name) => {
      await open(name, elsewhere);
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      // The forms below have the other combinations.
      const findings = [await listFindings(390, "dark"), await listFindings(1440, "light")];

      expect(findings.flat()).toEqual([]);
      expect(await page.locator(".VPSidebar a").count()).toBeLessThanOrEqual(25);
      expect(requests.filter((url) => !url.startsWith(elsewhere) && !/^(data|blob):/.test(url))).toEqual([]);
      expect(problems).toEqual([]);
      await page.emulateMedia({ media: "print" });
      await page.setViewportSize({ width: PAPER, height: 900 });
      expect(await page.locator(".VPNav, .VPLocalNav, .VPSidebar, form.try").filter({ visible: true }).count()).toBe(0);
      expect(
        await page
          .locator("main :is(pre, table)")
          .evaluateAll((all) =>
            all
              .filter((each) => each.scrollWidth > each.clientWidth || each.clientHeight === 0)
              .map(({ textContent }) => textContent),
          ),
      ).toEqual([]);
    },
  );

  it("the reference is printed as one PDF, with a bookmark for each operation and each type of events", async () => {
    const text = (await readFile(join(folder, "reference.pdf"))).toString("latin1");
    const bookmarks = [...text.matchAll(/\/Title ?\(([^)]*)\)/g)].map(([, title]) => title);

    expect(bookmarks).toEqual(expect.arrayContaining([...operationIds.map((id) => `Call ${id}`), ...eventTypes]));
  });

  it("a page needs only the keyboard: the first stop skips the navigation, and every stop is visible", async () => {
    await open("client.html");
    const stops = [];
    for (let press = 0; press < 15; press++) {
      await page.keyboard.press("Tab");
      const stop = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        return { text: focused.innerText, outline: getComputedStyle(focused).outlineStyle };
      });
      stops.push(stop);
    }

    expect(stops[0]?.text).toBe("Skip to content");
    expect(stops.filter(({ outline }) => outline === "none")).toEqual([]);
  });

  it("the samples of a guide have the address and the keys of the service that sent the page", async () => {
    const { origin } = new URL(serviceUrl);
    await open("concepts/errors");
    await page.locator("code:visible", { hasText: `${origin}/v1/` }).waitFor();
    await page.locator(".VPSidebar").getByRole("link", { name: "Pagination" }).click();
    await page.locator("code:visible", { hasText: `${origin}/v1/` }).waitFor();
    await open("client.html");
    await page.locator("code:visible", { hasText: 'appId: "app_demo"' }).first().waitFor();

    expect(texts.get("client.html")).not.toContain("app_demo");
    expect(problems).toEqual([]); // the policy of the service lets the pages run
  });

  it.each([...operationIds])("the samples of %s run as a running service shows them", async (operationId) => {
    await open(`api/${operationId}.html`);
    const samples = page.locator(".request code");
    await samples.filter({ hasText: `curl '${serviceUrl}` }).waitFor();
    const [curl = "", typescript = ""] = await samples.evaluateAll((all) => all.map((code) => code.textContent));
    const client = JSON.stringify(resolve("src/index.ts"));
    const program = await scratch.file("sample.mts", typescript.replace('"loyalty-interface"', client));
    const sent = await runCommand("sh", ["-c", `${curl} -s -o /dev/null -w '%{http_code}'`]);
    const ran = await runProgram([program]);

    expect([sent.stdout, ran.code, ran.stderr]).toEqual([expect.stringMatching(/^20[04]$/), 0, ""]);
  });

  it("each link of a page leads to a file of the site, and to an element of it", async () => {
    const targets = pages.flatMap((name) =>
      [...(texts.get(name) ?? "").matchAll(/<a [^>]*?href="(?!https?:)([^"]*)"/g)].map(([, link = ""]) => {
        const { pathname, hash } = new URL(link, `http://host/x/${name}`);
        const file = pathname.replace(/^\/x\//, "").replace(/(^|\/)$/, "$1index.html");
        return { name, link, file, id: decodeURIComponent(hash.slice(1)) };
      }),
    );
    const dead = targets.filter(
      ({ file, id }) => !paths.includes(file) || !(id === "" || texts.get(file)?.includes(` id="${id}"`)),
    );

    expect(targets.length).toBeGreaterThan(1000);
    expect(dead).toEqual([]);
  });

  it("a busy machine gives the same words of code a colour", async () => {
    const countWords = (html = "") => html.split('<span class="__shiki').length;

    for (const name of pages)
      expect([name, countWords(await readFile(join("dist/docs", name), "utf8"))]).toEqual([
        name,
        countWords(texts.get(name)),
      ]);
  });

  it("llms.txt lists the Markdown of every page, and of the decisions the index, each with a description", () => {
    const index = texts.get("llms.txt") ?? "";
    const guides = pages
      .filter((name) => !["404.html", "index.html"].includes(name))
      .map((name) => name.replace("html", "md"));
    const listed = guides.filter((name) => !/^decisions\/(?!index)/.test(name));

    for (const name of listed) expect(index).toMatch(new RegExp(`\\]\\(/x/${name}\\): .{16}`));
    for (const name of guides) expect(texts.get(name)?.length).toBeGreaterThan(100);
    expect(guides.filter((name) => /<TryIt|\{\.source\}/.test(texts.get(name) ?? ""))).toEqual([]);
    expect(index).toContain("](/x/SKILL.md)");
    expect(texts.get("SKILL.md")).toMatch(/^---\nname: loyalty-interface\n/);
  });

  it.each([
    { name: "", most: 150_000 },
    { name: "api/listMemberActivity.html", most: 160_000 }, // the largest page of an operation
  ])(
    "the page $name takes at most $most bytes, compressed and with everything that it loads",
    async ({ name, most }) => {
      const empty = await browser.newContext(); // no page of it is in the cache
      const first = await empty.newPage();
      const bodies: Promise<Buffer>[] = [];
      first.on("response", (response) => bodies.push(response.body().catch(() => Buffer.alloc(0))));
      await first.goto(`${serviceUrl}/docs/${name}`, { waitUntil: "networkidle" });
      const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);

      expect(sizes.length).toBeGreaterThan(3);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(most);
      await empty.close();
    },
  );

  it("the sample of a request stands beside its parameters, or above them on a small screen", async () => {
    await open("api/listMemberActivity.html");
    const findBox = async (id: string) => (await page.locator(`#${id}`).boundingBox()) ?? { x: 0, y: 0 };
    const findBoxes = async () => [await findBox("call-listmemberactivity"), await findBox("request")] as const;
    await page.setViewportSize({ width: 1200, height: 900 });
    const [beside, left] = await findBoxes();
    await page.setViewportSize({ width: 1190, height: 900 });
    const [above, below] = await findBoxes();

    expect([Math.abs(beside.y - left.y) < 10, beside.x > left.x]).toEqual([true, true]);
    expect([above.x - below.x, above.y < below.y]).toEqual([0, true]);
  });
});

/** A question of a user, with the pages that answer it; `/` at the end stands for all pages of a folder. */
interface Question {
  readonly ask: string;
  readonly pages: readonly string[];
  readonly tuned?: true;
}

describe("the search", async () => {
  const users: Record<string, Question[]> = parse(await readFile("test/browser/questions.yaml", "utf8"));
  const questions = Object.values(users).flat();
  const { default: json } = await import(join(folder, paths.find((path) => path.includes("@localSearchIndex")) ?? ""));
  const { default: search } = await import(resolve("tools/docs/site/.vitepress/theme/search.js"));
  const index = search.loadJSON(json, { fields: ["title", "titles", "text"], storeFields: ["title", "titles"] });
  /** Lists the names of the pages that the search finds, the best first. */
  const find = (question: string): string[] =>
    index.search(question).map(({ id }: { id: string }) => id.replace(/^\/x\/|(\.html)?(#.*)?$/g, ""));
  const rank = ({ ask, pages }: Question) =>
    find(ask).findIndex((name) => pages.some((page) => name === page || (page.endsWith("/") && name.startsWith(page))));

  it("of 80 questions that were not used to build the search, 48 have their page first, and 70 among the first five", () => {
    const ranks = questions.filter(({ tuned }) => !tuned).map((question) => ({ ...question, rank: rank(question) }));
    const missed = ranks.filter(({ rank }) => rank < 0 || rank >= 5);

    expect(ranks.length).toBe(80);
    expect(missed.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(10);
    expect(ranks.filter(({ rank }) => rank === 0).length).toBeGreaterThanOrEqual(48);
    expect(ranks.filter(({ ask }) => find(ask).length === 0)).toEqual([]);
  });

  it.each([
    { one: "retries", other: "how do I retry" },
    { one: "recorded traffic", other: "record the traffic" },
    { one: "listUsers", other: "list users" },
    { one: "kubernetes", other: "k8s" },
    { one: "authentication", other: "athentication" },
  ])("$one and $other find the same page first", ({ one, other }) => {
    expect(find(one)[0]).toBe(find(other)[0]);
  });

  it("the box of the site finds the same, and the keyboard opens it", async () => {
    await open("404.html");
    await page.keyboard.press("Control+k");
    await page.locator(".VPLocalSearchBox input").fill("who are the users of my project?");
    await page.locator(".VPLocalSearchBox .result mark", { hasText: "users" }).first().waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/docs\/api\/listUsers\.html/);
    expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]);
  });
});

describe("the form of an operation", () => {
  const form = () => page.locator("form.try");
  const answer = () => page.getByRole("region", { name: "Response" });
  const send = async () => {
    await form().getByRole("button", { name: "Send" }).click();
    await answer().waitFor();
    return {
      status: await form().getByRole("status").innerText(),
      body: await answer().getByRole("region", { name: "Body" }).innerText(),
    };
  };

  it("the response takes the place of the example, in the view, without a fault, and gives it back", async () => {
    await open("api/listUsers.html");
    const example = page.locator(".response .vp-code-group");

    /** True if nothing covers the status, and it is not outside of the window. */
    const isSeen = () =>
      page.evaluate(() => {
        const status = document.querySelector(".answer .badge");
        const { x = 0, y = 0 } = status?.getBoundingClientRect() ?? {};
        return document.elementFromPoint(x + 5, y + 5) === status;
      });

    for (const [width, color] of Object.entries({ 390: "light", 1440: "dark" } as const)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      expect((await send()).body).toContain('"object": "list"');
      expect(await example.isVisible()).toBe(false);
      await expect.poll(isSeen).toBe(true);
      expect(await listFindings(Number(width), color)).toEqual([]);
      await answer().getByRole("button", { name: "Show the example" }).click();
      expect(await example.isVisible()).toBe(true);
    }
    expect(problems).toEqual([]);
  });

  it("a response that breaks the contract is shown with each violation and its section", async () => {
    await open("api/listUsers.html");
    await page.route("**/users", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), total: "2" } });
    });
    const { status } = await send();
    await page.unroute("**/users");

    expect(status).toBe("200 OK: the response does not conform to the contract.");
    expect(await answer().getByRole("listitem").allInnerTexts()).toEqual([
      expect.stringMatching(/^\/total: must be integer, got "2" \(.+\)$/),
    ]);
  });

  it.each(["listMemberActivity", "generateToken"])(
    "the response to the form of %s conforms, and is saved as HAR without credentials, which loyalty check reads",
    async (operationId) => {
      await open(`api/${operationId}.html`);
      const { status } = await send();
      const saved = page.waitForEvent("download");
      await answer().getByRole("button", { name: "Save as HAR" }).click();
      const file = join(folder, "saved.har");
      await (await saved).saveAs(file);
      const { code, stdout } = await runProgram(["src/cli/main.ts", "check", file]);

      expect(status).toBe("200 OK: the response conforms to the contract.");
      expect([code, stdout]).toEqual([0, expect.stringContaining("conforms")]);
      expect(await readFile(file, "utf8")).not.toMatch(
        /demo-(?:application|management)-token|"access_token\\": \\"[^<]/,
      );
      expect(problems).toEqual([]);
    },
  );

  it("a form on another page uses the token that was issued, with or without Bearer, and revokes it", async () => {
    await open("api/generateToken.html");
    await form().getByRole("listbox", { name: "scope" }).selectOption(["loyalties", "async-actions"]);
    const { access_token: token, scope } = JSON.parse((await send()).body);
    expect(scope).toBe("async-actions loyalties");

    await page.locator(".VPSidebar").getByRole("link", { name: "List member activity" }).click();
    await form().getByLabel("Credentials").selectOption("Authorization");
    const field = form().getByRole("textbox", { name: "Authorization" });
    expect(await field.inputValue()).toBe(token);
    for (const text of [token, `Bearer ${token}`, `bearer  ${token} `]) {
      await field.fill(text);
      expect((await send()).status).toMatch(/^200/);
    }

    await page.locator(".VPSidebar").getByRole("link", { name: "Revoke an access token" }).click();
    expect(await send()).toMatchObject({ status: expect.stringMatching(/^204/), body: "(no content)" });
  });

  it("12 stops of the keyboard lead to Send", async () => {
    await open("api/listMemberActivity.html");
    await form().waitFor();
    for (const key of ["Tab", "Enter"]) await page.keyboard.press(key);
    const readFocus = () => page.evaluate(() => (document.activeElement as HTMLElement).innerText);
    for (let stops = 1; (await readFocus()) !== "Send" && stops < 12; stops++) await page.keyboard.press("Tab");

    expect(await readFocus()).toBe("Send");
  });

  it("a host without the keys of the demo says how to start a service, with a link to the same page there", async () => {
    await open("api/listUsers.html", elsewhere);

    await page.getByText("npx -p loyalty-interface loyalty serve").waitFor();
    expect(await page.getByRole("link", { name: "this page on your machine" }).getAttribute("href")).toBe(
      "http://127.0.0.1:8787/docs/api/listUsers.html#try-it",
    );
    expect(await form().count()).toBe(0);
  });
});
