import { execFile } from "node:child_process";
import { readdir, readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readSite } from "../../src/cli/serve/read-site.ts";
import { eventTypes } from "../../src/contract/internal.ts";
import { launchBrowser } from "../support/launch-browser.ts";
import { listen } from "../support/listen.ts";
import { openapi } from "../support/openapi.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { type ServeCli, serveCli } from "../support/serve-cli.ts";

let browser: Browser;
let page: Page;
let serve: ServeCli;
/** Another host of the site, under another path and without the keys of the demo. */
let elsewhere = "";
let requests: string[] = [];
let problems: string[] = [];

const { folder } = createScratchFolder();
const build = (...options: string[]) => promisify(execFile)(process.execPath, ["scripts/docs.ts", ...options]);
await build(); // loyalty serve serves dist/docs
await build("--base", "/x/", "--out", folder, "--repository", "https://git.example/project");
const files = (await readdir("dist/docs", { recursive: true })).filter((name) => name.endsWith(".html"));
const pages = files.filter((name) => name !== "operations.html"); // which reference.html shows in a frame
const operations = Object.values(openapi.paths).flatMap((methods) => Object.values(methods));
const frame = () => page.frameLocator("iframe.api-reference");

/** Opens a page and waits until it is interactive. */
async function open(name: string, { width = 1440, host = `${serve.hello.url}/docs/` } = {}) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(host + name);
  await page.waitForFunction(() => document.querySelector<HTMLElement & { __vue_app__?: object }>("#app")?.__vue_app__);
}

/** Lists the serious findings of axe, those in frames included. */
async function listSeriousFindings(): Promise<string[]> {
  const source = await readFile("node_modules/axe-core/axe.min.js", "utf8");
  for (const part of page.frames()) await part.evaluate(source);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
    return (await axe.run()).violations.map(({ id, impact, nodes }) => `${impact}: ${id} ${nodes[0]?.html}`);
  });
  return violations.filter((violation) => /^(serious|critical)/.test(violation));
}

beforeAll(async () => {
  const site = await readSite(folder);
  const server = createServer(({ url = "" }, response) => {
    const [, path] = /^\/x\/([^?]*)/.exec(url) ?? [];
    const { type = "", content } = site.get(path || "index.html") ?? {};
    response.writeHead(content && path !== undefined ? 200 : 404, { "Content-Type": type }).end(content);
  });
  elsewhere = `${await listen(server)}/x/`;
  serve = await serveCli("--demo");
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await serve.end();
});
beforeEach(async () => {
  const context = await browser.newContext({ reducedMotion: "reduce" }); // colours change at once
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  page = await context.newPage();
  requests = [];
  problems = [];
  page.on("request", (request) => requests.push(request.url()));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
});
afterEach(() => page.context().close());

describe("the pages", () => {
  const guides = ["client", "traffic", "operate", "scale", "assumptions", "events", "cli", "reference", "index"];
  it("the pages are the guides, the catalogue, the reference, the entries and the decisions", () => {
    expect(pages).toEqual(expect.arrayContaining(guides.map((name) => `${name}.html`)));
    expect(pages).toEqual(expect.arrayContaining(["typescript/index.html", "decisions/index.html"]));
  });

  it.each(pages)(
    "the page %s has no fault under another path, at any width, in both colours and on paper",
    async (name) => {
      await open(name, { host: elsewhere });
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect([colorScheme, ...(await listSeriousFindings())]).toEqual([colorScheme]);
      }

      await page.setViewportSize({ width: 720, height: 1000 }); // a sheet of paper
      await page.emulateMedia({ media: "print" });
      const cut = await page
        .locator(".vp-doc :is(pre, table, div)")
        .evaluateAll((parts) =>
          parts
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1 && clientWidth > 0)
            .map(({ outerHTML }) => outerHTML.slice(0, 300)),
        );

      expect(cut).toEqual([]);
      expect(await page.locator('[aria-label*="{#"]').count()).toBe(0);
      expect(requests.filter((url) => !url.startsWith(elsewhere) && !/^(data|blob):/.test(url))).toEqual([]);
      expect(problems).toEqual([]);
    },
  );

  it("a page needs only the keyboard: the first stop skips the navigation, and every stop is visible", async () => {
    await open("client.html");
    const describeFocus = () =>
      page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        return { text: focused.innerText, outline: getComputedStyle(focused).outlineStyle };
      });
    const stops = [];
    for (let press = 0; press < 15; press++) {
      await page.keyboard.press("Tab");
      stops.push(await describeFocus());
    }
    expect(stops[0]?.text).toBe("Skip to content");
    expect(stops.filter(({ outline }) => outline === "none")).toEqual([]);

    await page.getByRole("link", { name: "Skip to content" }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.locator("#VPContent").evaluate((content) => content.contains(document.activeElement))).toBe(true);
  });

  it("a page links a source to the repository if its address is known", async () => {
    await open("traffic.html", { host: elsewhere });

    const hrefs = await page
      .locator(".vp-doc a")
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(hrefs).toContain("https://git.example/project/blob/main/test/long/readme.test.ts");
    expect(await page.getByRole("link", { name: "Edit this page" }).getAttribute("href")).toBe(
      "https://git.example/project/edit/main/docs/traffic.md",
    );
  });

  it("an unknown address gets a page and the status 404", async () => {
    const response = await page.goto(`${serve.hello.url}/docs/nothing.html`);

    expect(response?.status()).toBe(404);
    await page.getByText("Press Ctrl+K to search").waitFor();
    await page.getByRole("link", { name: "To the first page" }).waitFor();
  });

  it("each page has a Markdown version, which llms.txt lists", async () => {
    const index = await readFile("dist/docs/llms.txt", "utf8");

    for (const name of pages.filter((name) => !["404.html", "index.html"].includes(name))) {
      const markdown = name.replace(/\.html$/, ".md");
      expect(index).toContain(`(/docs/${markdown})`);
      expect((await stat(join("dist/docs", markdown))).size).toBeGreaterThan(100);
    }
  });

  it("the first page takes at most 150 kB and the reference 700 kB, compressed", async () => {
    const sizes: number[] = [];
    page.on("response", async (response) => sizes.push(gzipSync(await response.body()).length));
    await open("");
    await page.waitForLoadState("networkidle");
    const reference = gzipSync(await readFile("dist/docs/operations.html")).length;

    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000);
    expect(reference).toBeLessThan(700_000);
  });
});

describe("the search", () => {
  it.each([
    ["retry", "client.html"],
    ["tokenStore", "client.html"],
    ["S05", "assumptions.html#s05"],
    ["402", "reference.html#operation"],
    ["points_expired", "events.html#customer-voucher-loyalty_card-points_expired"],
    ["listUsers", "reference.html#operation/listUsers"],
  ])("finds %s in %s with the keyboard alone", async (text, target) => {
    await open("decisions/index.html");
    await page.keyboard.press("Control+k");
    await page.locator(".VPLocalSearchBox input").fill(text);
    const results = page.locator(".VPLocalSearchBox .result");
    await results.first().waitFor();
    const hrefs = await results.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    const position = hrefs.findIndex((href) => href.includes(target));
    expect([text, position], hrefs.join("\n")).toEqual([text, expect.toSatisfy((at: number) => at >= 0 && at < 5)]);

    for (let press = 0; press < position; press++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");

    await page.waitForURL((url) => url.href.includes(target));
  });
});

describe("the reference", () => {
  it.each(operations)("opens $operationId by its link, readable in both colours", async ({ operationId, summary }) => {
    await open(`reference.html#operation/${operationId}`);
    await frame().getByRole("heading", { name: summary }).first().waitFor();

    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await frame().locator(`html.${colorScheme}`).waitFor();
      expect([colorScheme, ...(await listSeriousFindings())]).toEqual([colorScheme]);
    }
  });

  it("follows the switch of colours and keeps the address of what it shows", async () => {
    await open("reference.html");
    await frame().locator("html.light").waitFor();
    await page.getByRole("switch").first().click();
    await frame().locator("html.dark").waitFor();

    await frame().getByText("Management", { exact: true }).first().click();
    await frame().getByRole("link", { name: "List users" }).first().click();

    await page.waitForURL(/reference\.html#.*listusers/i);
  });

  it("links all event types to their entry in the catalogue", async () => {
    await open("reference.html#operation/listMemberActivity");
    const links = frame().locator('a[href^="events.html#"]');
    await links.first().waitFor();
    const texts = await links.allTextContents();
    expect([...new Set(texts.filter((text) => text.startsWith("customer.")))]).toEqual(eventTypes);

    await links.getByText("customer.voucher.loyalty_card.points_expired").first().click();

    await page.waitForURL(/docs\/events\.html#customer-voucher-loyalty_card-points_expired$/);
  });

  it("prints every operation as text", async () => {
    await open("reference.html");
    await page.emulateMedia({ media: "print" });

    for (const { summary } of operations) await page.locator(".text-version h2", { hasText: summary }).waitFor();
  });

  it("the reference has no console on a host without the keys of the demo", async () => {
    const keys = page.waitForResponse(/demo-keys\.json$/);
    await open("reference.html", { host: elsewhere });
    await (await keys).finished();
    await frame().locator('[data-component-name="Tags/HttpTag"], h2').first().waitFor();

    expect(await page.locator(".try-open").count()).toBe(0);
  });
});

describe("the console of the reference that loyalty serve --demo serves", () => {
  const dialog = () => page.locator("dialog.try");
  const show = async (operationId: string) => {
    await open(`reference.html#operation/${operationId}`);
    await frame()
      .getByRole("heading", { name: operations.find((one) => one.operationId === operationId)?.summary ?? operationId })
      .first()
      .waitFor();
    await page.getByRole("button", { name: "Try it" }).click();
  };
  const send = async (control: Locator = dialog().getByRole("button", { name: "Send" })) => {
    await control.click();
    await dialog()
      .locator(".try-status", { hasText: /: \d{3}/ })
      .waitFor();
    return {
      status: await dialog().locator(".try-status").innerText(),
      answer: await dialog().locator(".try-answer").innerText(),
    };
  };

  it.each([
    ["listMemberActivity", undefined, /: 200/, { object: "list" }],
    ["generateToken", undefined, /: 200/, { token_type: "Bearer" }],
    ["listWebhooks", undefined, /: 200/, { object: "list" }],
    ["listUsers", undefined, /: 200/, { object: "list" }],
    ["listUsers", "unknown", /: 404/, { code: 404 }],
  ])("opens on %s, which is on the screen, sends it (project: %s) and shows the response", async (...expected) => {
    const [operationId, projectId, status, body] = expected;
    await show(operationId);
    if (projectId) await dialog().getByRole("textbox", { name: "projectId" }).fill(projectId);
    const shown = await send();

    expect(await dialog().getByLabel("Operation").inputValue()).toBe(operationId);
    expect(shown.status).toMatch(status);
    expect(JSON.parse(shown.answer)).toMatchObject(body);
    expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]); // Chromium reports the status
  });

  it("uses an issued token for a request, and revokes it", async () => {
    await show("generateToken");
    await dialog().getByRole("listbox", { name: "scope" }).selectOption(["loyalties"]);
    await send();
    await dialog().getByLabel("Operation").selectOption("listMemberActivity");
    await dialog().getByLabel("Credentials").selectOption("Authorization");
    expect((await send()).status).toMatch(/: 200/);

    await dialog().getByLabel("Operation").selectOption("revokeToken");
    expect(await send()).toMatchObject({ status: expect.stringMatching(/: 204/), answer: "(no content)" });
  });

  it("offers the values of a parameter that the contract closes, and shows the headers of the response", async () => {
    await show("listMemberActivity");

    expect(await dialog().getByRole("combobox", { name: "order" }).locator("option").allTextContents()).toEqual(
      expect.arrayContaining(["created_at", "-created_at"]),
    );
    await send();
    await dialog().getByText("Response headers").click();
    expect(await dialog().locator(".try-headers").innerText()).toContain("content-type: application/json");
  });

  it.each([
    ["curl", /^curl 'http:[\s\S]*-H 'X-App-Token: /],
    ["TypeScript", /createLoyaltyClient[\s\S]*generateToken\(/],
  ])("copies the request as %s", async (name, expected) => {
    await show("generateToken");
    await dialog()
      .getByRole("button", { name: `Copy as ${name}` })
      .click();
    await dialog().getByText(`Copied as ${name}`).waitFor();

    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(expected);
  });

  it("opens, sends and closes with the keyboard alone, without a serious finding of axe", async () => {
    await show("listMemberActivity");
    await dialog().getByRole("textbox", { name: "X-App-Token" }).focus();
    await page.keyboard.press("Enter");
    await dialog().locator(".try-status", { hasText: ": 200" }).waitFor();
    for (let press = 0; press < 25; press++) {
      await page.keyboard.press("Tab");
      const isOutside = (root: Element) =>
        !root.contains(document.activeElement) && document.activeElement !== document.body;
      expect(await dialog().evaluate(isOutside)).toBe(false);
    }
    expect(await listSeriousFindings()).toEqual([]);
    await page.keyboard.press("Escape");

    expect(await dialog().isVisible()).toBe(false);
  });
});
