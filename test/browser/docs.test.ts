import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eventTypes } from "../../src/contract/internal.ts";
import { launchBrowser } from "../support/launch-browser.ts";
import { openapi } from "../support/openapi.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { type ServeCli, serveCli } from "../support/serve-cli.ts";

let browser: Browser;
let page: Page;
let serve: ServeCli;
let requests: string[] = [];
let problems: string[] = [];

const { folder: directory } = createScratchFolder();
await promisify(execFile)(process.execPath, ["scripts/docs.ts", "--out", directory]);
const pages = (await readdir(directory)).filter((name) => name.endsWith(".html"));
const heading = (name: string) => page.getByRole("heading", { name }).first().waitFor();

/** Opens a page of the site on the disk, and waits until it is rendered. */
async function open(name: string, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`file://${join(directory, name)}`);
  await page.waitForFunction(() => document.querySelector("h1")?.checkVisibility());
}

/** Lists the serious findings of axe. */
async function listSeriousFindings(selector = "html"): Promise<string[]> {
  await page.evaluate(await readFile("node_modules/axe-core/axe.min.js", "utf8"));
  const violations = await page.evaluate(async (context) => {
    const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
    return (await axe.run(context)).violations.map(({ id, impact, nodes }) => `${impact}: ${id} ${nodes[0]?.html}`);
  }, selector);
  return violations.filter((violation) => /^(serious|critical)/.test(violation));
}

beforeAll(async () => {
  await promisify(execFile)(process.execPath, ["scripts/docs.ts"]); // loyalty serve serves dist/docs
  serve = await serveCli("--demo");
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await serve.end();
});
beforeEach(async () => {
  const context = await browser.newContext();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  page = await context.newPage();
  requests = [];
  problems = [];
  page.on("request", (request) => requests.push(request.url()));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
});
afterEach(() => page.context().close());

describe("the site on a disk", () => {
  it("has the reference, the catalogue and a page for each guide", async () => {
    const guides = (await readdir("docs")).filter((name) => name.endsWith(".md") && name !== "landing.md");

    expect(pages.toSorted()).toEqual(
      ["index", "events", ...guides.map((name) => name.slice(0, -3))].map((name) => `${name}.html`).sort(),
    );
  });

  it.each(pages)("shows %s without requests to other hosts and without errors", async (name) => {
    await open(name);

    expect(requests.filter((url) => !/^(file|data|blob):/.test(url))).toEqual([]);
    expect(problems).toEqual([]);
    expect(await page.locator("#try-open").count()).toBe(0); // there is no service to try
  });

  it.each(pages.flatMap((name) => [375, 1440].map((width): [string, number] => [name, width])))(
    "shows %s at %i px without horizontal scrolling",
    async (name, width) => {
      await open(name, width);

      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );

  it.each(Object.values(openapi.paths).flatMap((methods) => Object.values(methods)))(
    "opens $operationId by its link",
    async ({ operationId, summary }) => {
      await open(`index.html#operation/${operationId}`);

      await heading(summary);
    },
  );

  it("links all event types of the reference to their entry in the catalogue", async () => {
    await open("index.html#operation/listMemberActivity");
    await heading("List member activity");
    const links = page.locator('a[href^="events.html#"]');
    const texts = await links.allTextContents();
    expect([...new Set(texts.filter((text) => text.startsWith("customer.")))]).toEqual(eventTypes);

    await links.getByText("customer.voucher.loyalty_card.points_expired").first().click();

    await heading("customer.voucher.loyalty_card.points_expired");
  });

  it("finds points_expired from another page, with the keyboard alone", async () => {
    await open("client.html");
    await page.getByRole("searchbox").focus();
    await page.keyboard.type("points_expired");
    await page.locator(".search li a").first().waitFor();

    await page.keyboard.press("Enter");

    await page.waitForURL(/events\.html#customer-voucher-loyalty_card-points_expired$/);
  });

  it("finds points_expired in the reference", async () => {
    await open("index.html");
    await page.getByText("Search").first().click();
    await page.keyboard.type("points_expired");

    await page
      .locator('[data-component-name="Search/SearchItem"]', { hasText: "List member activity" })
      .first()
      .waitFor();
  });

  it("copies a sample", async () => {
    await open("events.html");
    await page.getByRole("button", { name: "Copy" }).first().click();
    await page.getByText("Copied").waitFor();

    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('if (activity.type === "customer.loyalty.tier.upgraded") {');
  });

  it("copies a sample of the reference", async () => {
    await open("index.html#operation/generateToken");
    await heading("Generate an access token");
    await page.locator('[data-testid="copy-button"]:visible').first().click();

    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("--data-urlencode 'grant_type=client_credentials'");
  });

  it.each(pages.filter((name) => name !== "index.html"))(
    "shows every column of the tables of %s on a phone",
    async (name) => {
      await open(name, 375);

      const hidden = await page
        .locator(".table")
        .evaluateAll((tables) => tables.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).length);
      expect(hidden).toBe(0);
    },
  );

  it.each([375, 1440])("shows the target heading of a link below the navigation, at %i px", async (width) => {
    await open("events.html#customer-rewarded", width);

    const { top, bar } = await page.evaluate(() => ({
      top: document.getElementById("customer-rewarded")?.getBoundingClientRect().top ?? -1,
      bar: document.querySelector("header")?.getBoundingClientRect().bottom ?? 0,
    }));
    expect(top).toBeGreaterThanOrEqual(Math.max(bar, 0));
  });

  it("lets the keyboard skip the navigation", async () => {
    await open("events.html");
    await page.keyboard.press("Tab");

    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to the content");
  });

  it.each(pages)("has no serious finding of axe on %s", async (name) => {
    await open(name);

    expect(await listSeriousFindings()).toEqual([]);
  });
});

describe("the console of the reference that loyalty serve --demo serves", () => {
  const send = async (operationId: string) => {
    await page.getByLabel("Operation").selectOption(operationId);
    await page.getByRole("button", { name: "Send" }).click();
    await page.locator("#try-status", { hasText: /: \d{3}/ }).waitFor();
    return {
      status: await page.locator("#try-status").innerText(),
      answer: await page.locator("#try-answer").innerText(),
    };
  };
  beforeEach(async () => {
    await page.goto(`${serve.hello.url}/docs/`);
    await page.getByRole("button", { name: "Try it" }).click();
  });

  it.each(["listMemberActivity", "generateToken", "listWebhooks", "listUsers"])("sends %s", async (operationId) => {
    const { status, answer } = await send(operationId);

    expect(status).toMatch(/: 200/);
    expect(JSON.parse(answer)).toMatchObject(
      operationId === "generateToken" ? { token_type: "Bearer" } : { object: "list" },
    );
    expect(requests.filter((url) => !url.startsWith(serve.hello.url) && !/^(data|blob):/.test(url))).toEqual([]);
    expect(problems).toEqual([]);
  });

  it("sends revokeToken with the token that was issued just before", async () => {
    await send("generateToken");

    const { status, answer } = await send("revokeToken");

    expect(status).toMatch(/: 204/);
    expect(answer).toBe("(no content)");
  });

  it.each([375, 1000])("is opened by a button that nothing covers, at %i px", async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${serve.hello.url}/docs/`);
    await page.waitForFunction(() => document.querySelector("h1")?.checkVisibility());

    const covered = await page.locator("#try-open").evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height]));
      return points.filter(([x = 0, y = 0]) => document.elementFromPoint(x, y) !== button);
    });
    expect(covered).toEqual([]);
  });

  it("opens, sends and closes with the keyboard alone", async () => {
    await page.getByRole("button", { name: "Close" }).click();
    const open = page.getByRole("button", { name: "Try it" });
    await open.focus();
    await page.keyboard.press("Enter");
    await page.getByLabel("X-App-Token").focus();
    await page.keyboard.press("Enter");
    await page.locator("#try-status", { hasText: ": 200" }).waitFor();

    await page.keyboard.press("Escape");

    expect(await page.locator("#try").isVisible()).toBe(false);
    expect(await open.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it("shows an error response unchanged", async () => {
    await page.getByLabel("Operation").selectOption("listUsers");
    await page.getByLabel("X-Management-Token").fill("wrong");
    await page.getByRole("button", { name: "Send" }).click();
    await page.locator("#try-status", { hasText: ": 401" }).waitFor();

    expect(await page.locator("#try-answer").innerText()).toContain('"key": "unauthorized"');
  });

  it("has no serious finding of axe", async () => {
    expect(await listSeriousFindings("#try")).toEqual([]);
  });
});
