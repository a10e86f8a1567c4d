import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { buildSite } from "../../../scripts/docs/build-site.ts";
import { escapeMarkup } from "../../../src/cli/report/escape-markup.ts";
import { eventTypes, operations } from "../../../src/contract/internal.ts";
import { openapi } from "../../support/openapi.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder } = createScratchFolder();
const files = await buildSite(folder, ".");
const pages = new Map(
  await Promise.all(files.map(async (name) => [name, await readFile(join(folder, name), "utf8")] as const)),
);
const page = (name: string) => pages.get(name) ?? "";

/** Removes the content of scripts; what remains is markup and styles, which a browser loads at once. */
function markup(html: string): string {
  return html.replaceAll(/(<script[^>]*>)[\s\S]*?<\/script>/g, "$1</script>");
}

/** Lists the addresses that a browser would fetch for this markup. */
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

  it("would find a reference to another host", () => {
    const html = '<script src="https://cdn.example/a.js"></script><style>a { background: url(/b.png) }</style>';

    expect(fetched(html)).toEqual(["https://cdn.example/a.js", "/b.png"]);
  });

  it("contains no address of the hosts of the viewer", () => {
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

  it("says where each reader starts", () => {
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

  it("lists the properties of an event, and which are required (§2.3)", () => {
    const [section = ""] = page("events.html").split('<h2 id="customer-loyalty-tier-upgraded">')[1]?.split("<h2") ?? [];

    const rows = [...section.matchAll(/<tr>(.*)<\/tr>/g)].map(([, row = ""]) =>
      row.replaceAll(/<[^>]+>/g, "|").split(/\|+/),
    );
    expect(rows).toContainEqual(expect.arrayContaining(["loyalty_tier_to", "LoyaltyTier", "required"]));
    expect(rows).toContainEqual(expect.arrayContaining(["loyalty_tier_from", "LoyaltyTier", "–"]));
    expect(rows).toContainEqual(expect.arrayContaining(["customer", "Summary of a customer."])); // the description of the schema
    expect(section).toContain(escapeMarkup('if (activity.type === "customer.loyalty.tier.upgraded") {'));
  });

  it("shows an example of each", () => {
    for (const type of eventTypes) expect(page("events.html")).toContain(escapeMarkup(`"type": "${type}"`));
  });
});
