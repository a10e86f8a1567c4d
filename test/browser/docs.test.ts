import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eventTypes } from "../../src/contract/internal.ts";
import { launchBrowser } from "../support/launch-browser.ts";
import { openapi } from "../support/openapi.ts";
import { startCli } from "../support/run-cli.ts";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
let browser: Browser;
let page: Page;
let served = "";
let child: ReturnType<typeof startCli>;
let requests: string[] = [];
let problems: string[] = [];

const directory = await mkdtemp(join(tmpdir(), "docs-browser-"));
await promisify(execFile)(process.execPath, ["scripts/docs.ts", "--out", directory]);
/** Every page that the site has. */
const pages = (await readdir(directory)).filter((name) => name.endsWith(".html"));
const file = (name: string) => `file://${join(directory, name)}`;

beforeAll(async () => {
  await promisify(execFile)(process.execPath, ["scripts/docs.ts"]); // what loyalty serve serves
  child = startCli(["serve", "--demo", "--port", "0"]);
  const [line] = await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), "line");
  served = JSON.parse(line).url;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  child.kill();
  await rm(directory, { recursive: true });
});
beforeEach(async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
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

  it.each(pages)("shows %s without a request to anywhere else and without an error", async (name) => {
    await page.goto(file(name));
    await page.waitForFunction(() => document.querySelector("h1")?.checkVisibility());

    expect(requests.filter((url) => !/^(file|data|blob):/.test(url))).toEqual([]);
    expect(problems).toEqual([]);
    expect(await page.locator("#try-open").count()).toBe(0); // there is nothing that it could be tried on
  });

  it.each(pages.flatMap((name) => [375, 1440].map((width): [string, number] => [name, width])))(
    "needs no sideways scrolling: %s at %i px",
    async (name, width) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(file(name));
      await page.waitForFunction(() => document.querySelector("h1")?.checkVisibility());

      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );

  it.each(Object.values(openapi.paths).flatMap((methods) => Object.values(methods)))(
    "leads to $operationId",
    async ({ operationId, summary }) => {
      await page.goto(`${file("index.html")}#operation/${operationId}`);

      await page.getByRole("heading", { name: summary }).first().waitFor();
    },
  );

  it("links all event types of the reference to their entry in the catalogue", async () => {
    await page.goto(`${file("index.html")}#operation/listMemberActivity`);
    await page.getByRole("heading", { name: "List member activity" }).first().waitFor();
    const links = page.locator('a[href^="events.html#"]');
    const texts = await links.allTextContents();
    expect([...new Set(texts.filter((text) => text.startsWith("customer.")))]).toEqual(eventTypes);

    await links.getByText("customer.voucher.loyalty_card.points_expired").first().click();

    await page.getByRole("heading", { name: "customer.voucher.loyalty_card.points_expired" }).waitFor();
  });

  it("finds points_expired from any page, with the keyboard alone", async () => {
    await page.goto(file("client.html"));
    await page.getByRole("searchbox").focus();
    await page.keyboard.type("points_expired");
    await page.locator(".search li a").first().waitFor();

    await page.keyboard.press("Enter");

    await page.waitForURL(/events\.html#customer-voucher-loyalty_card-points_expired$/);
  });

  it("finds points_expired in the reference", async () => {
    await page.goto(file("index.html"));
    await page.getByText("Search").first().click();
    await page.keyboard.type("points_expired");

    await page
      .locator('[data-component-name="Search/SearchItem"]', { hasText: "List member activity" })
      .first()
      .waitFor();
  });

  it("copies a sample", async () => {
    await page.goto(file("events.html"));
    await page.getByRole("button", { name: "Copy" }).first().click();
    await page.getByText("Copied").waitFor();

    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('if (activity.type === "customer.loyalty.tier.upgraded") {');
  });

  it("copies a sample of the reference", async () => {
    await page.goto(`${file("index.html")}#operation/generateToken`);
    await page.getByRole("heading", { name: "Generate an access token" }).first().waitFor();
    await page.locator('[data-testid="copy-button"]:visible').first().click();

    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("--data-urlencode 'grant_type=client_credentials'");
  });

  it.each(pages.filter((name) => name !== "index.html"))(
    "shows every column of the tables of %s on a phone",
    async (name) => {
      await page.setViewportSize({ width: 375, height: 900 });
      await page.goto(file(name));

      const hidden = await page
        .locator(".table")
        .evaluateAll((tables) => tables.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).length);
      expect(hidden).toBe(0);
    },
  );

  it.each([375, 1440])("hides no heading that a link leads to behind the navigation, at %i px", async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${file("events.html")}#customer-rewarded`);

    const { top, bar } = await page.evaluate(() => ({
      top: document.getElementById("customer-rewarded")?.getBoundingClientRect().top ?? -1,
      bar: document.querySelector("header")?.getBoundingClientRect().bottom ?? 0,
    }));
    expect(top).toBeGreaterThanOrEqual(Math.max(bar, 0));
  });

  it("leads a keyboard past the navigation", async () => {
    await page.goto(file("events.html"));
    await page.keyboard.press("Tab");

    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to the content");
  });

  it.each(pages)("has no serious finding of axe on %s", async (name) => {
    await page.goto(file(name));
    await page.waitForFunction(() => document.querySelector("h1")?.checkVisibility());
    await page.evaluate(axe);

    const violations = await page.evaluate(async () => {
      const { violations } = await (globalThis as unknown as { axe: typeof import("axe-core") }).axe.run();
      return violations.map(({ id, impact, nodes }) => ({ id, impact, where: nodes[0]?.html.slice(0, 120) }));
    });

    expect(violations.filter(({ impact }) => impact === "serious" || impact === "critical")).toEqual([]);
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
    await page.goto(`${served}/docs/`);
    await page.getByRole("button", { name: "Try it" }).click();
  });

  it.each(["listMemberActivity", "generateToken", "listWebhooks", "listUsers"])("sends %s", async (operationId) => {
    const { status, answer } = await send(operationId);

    expect(status).toMatch(/: 200/);
    expect(JSON.parse(answer)).toMatchObject(
      operationId === "generateToken" ? { token_type: "Bearer" } : { object: "list" },
    );
    expect(requests.filter((url) => !url.startsWith(served) && !/^(data|blob):/.test(url))).toEqual([]);
    expect(problems).toEqual([]);
  });

  it("sends revokeToken with the token that it was given just before", async () => {
    await send("generateToken");

    const { status, answer } = await send("revokeToken");

    expect(status).toMatch(/: 204/);
    expect(answer).toBe("(no content)");
  });

  it.each([375, 1000])("is opened by a button that nothing lies on, at %i px", async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${served}/docs/`);
    await page.waitForFunction(() => document.querySelector("h1")?.checkVisibility());

    const covered = await page.locator("#try-open").evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height]));
      return points.filter(([x = 0, y = 0]) => document.elementFromPoint(x, y) !== button);
    });
    expect(covered).toEqual([]);
  });

  it("is opened, sent from and closed with the keyboard alone", async () => {
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

  it("shows an error as it comes", async () => {
    await page.getByLabel("Operation").selectOption("listUsers");
    await page.getByLabel("X-Management-Token").fill("wrong");
    await page.getByRole("button", { name: "Send" }).click();
    await page.locator("#try-status", { hasText: ": 401" }).waitFor();

    expect(await page.locator("#try-answer").innerText()).toContain('"key": "unauthorized"');
  });

  it("has no serious finding of axe", async () => {
    await page.evaluate(axe);

    const findings = await page.evaluate(async () => {
      const { violations } = await (globalThis as unknown as { axe: typeof import("axe-core") }).axe.run("#try");
      return violations.map(({ id, impact }) => `${impact}: ${id}`);
    });

    expect(findings.filter((finding) => /^(serious|critical)/.test(finding))).toEqual([]);
  });
});
