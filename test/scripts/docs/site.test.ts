import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventTypes, operations } from "../../../src/contract/internal.ts";
import { openapi } from "../../support/openapi.ts";

const run = promisify(execFile);
let directory = "";
const pages = new Map<string, string>();
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "docs-site-"));
  await run(process.execPath, ["scripts/docs.ts", "--out", directory]);
  for (const name of await readdir(directory)) pages.set(name, await readFile(join(directory, name), "utf8"));
});
afterAll(() => rm(directory, { recursive: true }));
const page = (name: string) => pages.get(name) ?? "";

/** The page without what scripts contain: markup and styles, which a browser acts on as soon as it reads them. */
function markup(html: string): string {
  return html.replaceAll(/(<script[^>]*>)[\s\S]*?<\/script>/g, "$1</script>");
}

/** Addresses that a browser would fetch for this markup. */
function fetched(html: string): string[] {
  const elements = /<(?:script|link|img|iframe|source|video|audio|object|embed)\b[^>]*?\s(?:src|href|data)="([^"]*)"/g;
  const addresses = [elements, /url\(["']?([^"')]+)/g, /@import\s+["']([^"']+)/g].flatMap((pattern) =>
    [...markup(html).matchAll(pattern)].map(([, address = ""]) => address),
  );
  return addresses.filter((address) => !/^(data:|#)/.test(address));
}

describe("npm run docs", () => {
  it("writes the reference, the event catalogue, and a page for each guide", async () => {
    const guides = (await readdir("docs")).filter((name) => name.endsWith(".md") && name !== "landing.md");

    const expected = ["index.html", "events.html", ...guides.map((name) => name.replace(".md", ".html"))];
    expect([...pages.keys()].sort()).toEqual(expected.sort());
  });

  it("fetches nothing from anywhere", () => {
    const outside = [...pages].flatMap(([name, html]) => fetched(html).map((address) => `${name}: ${address}`));

    expect(outside).toEqual([]);
  });

  it("finds a reference to the outside where there is one", () => {
    const html = '<script src="https://cdn.example/a.js"></script><style>a { background: url(/b.png) }</style>';

    expect(fetched(html)).toEqual(["https://cdn.example/a.js", "/b.png"]);
  });

  it("names none of the addresses that the viewer is loaded from", () => {
    for (const html of pages.values()) expect(html).not.toMatch(/cdn\.redoc|fonts\.googleapis|unpkg|jsdelivr/);
  });

  it("forbids the browser to fetch from other hosts, before anything else in the head", () => {
    for (const html of pages.values())
      expect(html).toMatch(/<head[^>]*>\s*<meta http-equiv="Content-Security-Policy" content="default-src 'none'/);
  });

  it("links only to pages and headings that exist", () => {
    const broken = [...pages].flatMap(([name, html]) =>
      [...markup(html).matchAll(/<a [^>]*href="([^"]*)"/g)].flatMap(([, href = ""]) => {
        const [file, anchor] = href.split("#");
        if (/^https?:/.test(href) || file === "index.html" || name === "index.html") return [];
        const target = file === "" ? html : pages.get(file ?? "");
        const isThere = target !== undefined && (!anchor || target.includes(` id="${decodeURIComponent(anchor)}"`));
        return isThere ? [] : [`${name}: ${href}`];
      }),
    );

    expect(broken).toEqual([]);
  });

  it("says its usage, and ends with 2 on an option that does not exist", async () => {
    expect((await run(process.execPath, ["scripts/docs.ts", "--help"])).stdout).toContain("--out DIRECTORY");
    await expect(run(process.execPath, ["scripts/docs.ts", "--nope"])).rejects.toMatchObject({ code: 2 });
  });
});

describe("the reference", () => {
  it("has a title, a summary and a language for search engines", () => {
    expect(page("index.html")).toMatch(/<title>Loyalty activity/);
    expect(page("index.html")).toContain('<meta name="description" content="Reference of');
    expect(page("index.html")).toContain('<html lang="en">');
  });

  it.each(Object.values(openapi.paths).flatMap((methods) => Object.values(methods)))(
    "shows $operationId with samples in three languages",
    ({ operationId, summary }) => {
      expect(page("index.html")).toContain(summary);
      expect(page("index.html")).toContain(`"operationId":"${operationId}"`);
      expect(page("index.html").match(/"x-codeSamples":\[\{"lang":"Shell"/g)).toHaveLength(
        Object.keys(operations).length,
      );
    },
  );

  it.each(eventTypes)("links %s to the catalogue", (type) => {
    expect(page("index.html")).toContain(`events.html#${type.replaceAll(".", "-")}`);
  });

  it("tells each of its readers where to start", () => {
    for (const reader of ["You write a backend", "You test", "You own the interface"])
      expect(page("index.html")).toContain(reader);
  });
});

describe("the event catalogue", () => {
  it("has every event type once, in the order of the document (§6.1)", () => {
    const titles = [...page("events.html").matchAll(/<h2 id="[^"]*">(.*?)<\/h2>/g)].map(([, title = ""]) => title);

    // On a narrow screen a name breaks after its dots, and nowhere else.
    expect(titles).toEqual(eventTypes.map((type) => type.replaceAll(".", ".<wbr>")));
  });

  it("says which members an event has, and which are required (§2.3)", () => {
    const [section = ""] = page("events.html").split('<h2 id="customer-loyalty-tier-upgraded">')[1]?.split("<h2") ?? [];

    const rows = [...section.matchAll(/<tr>(.*)<\/tr>/g)].map(([, row = ""]) =>
      row.replaceAll(/<[^>]+>/g, "|").split(/\|+/),
    );
    expect(rows).toContainEqual(expect.arrayContaining(["loyalty_tier_to", "LoyaltyTier", "required"]));
    expect(rows).toContainEqual(expect.arrayContaining(["loyalty_tier_from", "LoyaltyTier", "–"]));
    expect(rows).toContainEqual(expect.arrayContaining(["customer", "Summary of a customer."])); // in the shape's own words
    expect(section).toContain('if (activity.type === "customer.loyalty.tier.upgraded") {');
  });

  it("shows an example of each", () => {
    for (const type of eventTypes) expect(page("events.html")).toContain(`"type": "${type}"`);
  });
});
