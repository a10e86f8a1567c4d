import MarkdownIt from "markdown-it";
import { describe, expect, it } from "vitest";
import { formatCommandReference } from "../../scripts/docs/format-command-reference.ts";
import { formatEventCatalogue } from "../../scripts/docs/format-event-catalogue.ts";
import { formatOperations } from "../../scripts/docs/format-operations.ts";
import { formatProperties } from "../../scripts/docs/format-properties.ts";
import { addFrontMatter, toPlainMarkdown } from "../../scripts/docs/prepare-markdown.ts";
import { readGuides } from "../../scripts/docs/read-guides.ts";
import { listSections } from "../../scripts/docs/site-sections.ts";
import { createProgram, listCommands, nameCommand } from "../../src/cli/create-program.ts";
import { processIo } from "../../src/cli/io/io.ts";
import { eventTypes, operations } from "../../src/contract/internal.ts";
import { contract } from "../support/openapi.ts";

it.each([
  { schema: { minLength: 1 }, words: "At least 1 character." },
  { schema: { maximum: 5, exclusiveMinimum: 0 }, words: "At most 5. More than 0." },
  {
    schema: { minLength: 3, maxLength: 3, pattern: "^`a" },
    words: "At least 3 characters. At most 3 characters. Matches `` ^`a ``.",
  },
  {
    schema: { type: "array", items: { minLength: 2 }, maxItems: 1 },
    words: "At most 1 item. Each item: at least 2 characters.",
  },
  { schema: { type: ["integer", "null"], default: 0 }, words: "Default: `0`." },
])("the conditions $schema have the words $words", ({ schema, words }) => {
  const list = formatProperties(contract, [{ name: "a", schema, isRequired: false, description: "A." }]);

  expect(list.split("\n\n")[2]).toBe(`  A. ${words}`);
});

describe("the event catalogue", () => {
  const catalogue = formatEventCatalogue(contract);
  const sections = new Map(catalogue.split(/^#{2,3} /m).map((text) => [text.split(/\s/)[0] ?? "", text]));

  it("the catalogue has an index and a section for every event type, in the order of the document (§6.1)", () => {
    const linked = [...catalogue.matchAll(/^\| \[`(.*?)`\]\(#/gm)].map(([, type]) => type);
    const titles = [...catalogue.matchAll(/^## (customer\S*)$/gm)].map(([, type]) => type);

    expect(titles).toEqual(eventTypes);
    expect(linked).toEqual(titles);
  });

  it("what every event has is not described as one of the types", () => {
    const [index = ""] = catalogue.split("## Every event");
    const descriptions = [...index.matchAll(/^\| \[`customer.*\) \| (.*) \|$/gm)].map(
      ([, description = ""]) => description,
    );

    expect(descriptions.length).toBe(eventTypes.length);
    expect(descriptions.filter((text) => sections.get("Every")?.includes(text))).toEqual([]);
  });

  it("lists the properties of an event, which are required, and links shared types (§2.3)", () => {
    const section = sections.get("customer.loyalty.tier.upgraded") ?? "";

    expect(section).toMatch(/^- `loyalty_tier_to` \[LoyaltyTier\]\(#loyaltytier\) · \*\*required\*\*\n/m);
    expect(section).toMatch(/^- `loyalty_tier_from` \[LoyaltyTier\]\(#loyaltytier\)\n/m);
    expect(section).toMatch(/^- `customer` .*\n\n {2}Summary of a customer\.$/m); // the description of the schema
    expect(section).toContain('"loyalty_tier_to": {'); // the example
  });
});

it("the page of the command line has the help of each command", async () => {
  const page = await formatCommandReference();

  expect(page).toContain("## loyalty redact\n\n```text\nUsage: loyalty redact [options] <recording>\n\n");
  expect(page).toContain("\nExamples:\n  loyalty redact browser.har --out shop.har\n");
  expect(page.match(/(?<=^## )loyalty.*/gm)).toEqual(listCommands(await createProgram(processIo)).map(nameCommand));
});

describe("the pages of the operations", () => {
  const pages = formatOperations(contract);

  it.each(Object.values(operations))(
    "the page of $id has its address, its statuses, two samples and a form, and its sample comes first",
    ({ id, method, path, responses }) => {
      const page = pages.get(`api/${id}.md`) ?? "";
      const titles = [...page.matchAll(/^## (.*)$/gm)].map(([, title]) => title);

      expect(page).toMatch(`\n\n\`${method}\` \`${path}\`\n\n`);
      for (const status of Object.keys(responses)) expect(page).toContain(`\n### \`${status}\`\n`);
      expect(page.match(/^```(sh|ts)$/gm)).toEqual(["```sh", "```ts"]);
      expect(page).toContain(`<TryIt operation="${id}" />`);
      expect(titles).toEqual([`Call ${id}`, "Request", "Responses", "Types"]);
    },
  );

  it("a page lists scopes, links its section and the questions behind our assumptions, and shows no extension", () => {
    const text = [...pages.values()].join();

    expect(text).toMatch(
      /<summary>The \d+ scopes<\/summary>\n\n\| Scope \| Access to \|\n\| --- \| --- \|\n\| `api` \|/,
    );
    expect(text).toContain("[§4.2](/api/index.md#sections) · assumed: [S22](/assumptions.md#s22)");
    expect(text).not.toMatch(/\bx-[a-z]+:/);
  });
});

describe("the sections of the site", () => {
  const createPage = (name: string) => ({ name, text: "" });

  it("a section keeps its order, and a folder begins with its index", () => {
    const names = ["decisions/citus.md", "decisions/index.md", "client.md", "integrate.md"];
    const sections = listSections(names.map(createPage));

    expect(sections.map(({ text, pages }) => [text, ...pages.map(({ name }) => name)])).toEqual([
      ["Integrate", "integrate.md", "client.md"],
      ["Contract", "decisions/index.md", "decisions/citus.md"],
    ]);
  });

  it("a page in no section is an error that names the page and the file to edit", () => {
    expect(() => listSections([createPage("new.md")])).toThrow(/^new\.md: add the page .*site-sections\.ts$/);
  });
});

describe("the Markdown of a page", () => {
  const sources = {
    "docs/client.md": "client.md",
    "docs/decisions/README.md": "decisions/index.md",
    "openapi.yaml": "api/index.md",
  };
  /** Renders a page as the site does. */
  const render = (text: string, relativePath = "client.md") => {
    const md = new MarkdownIt({ html: true });
    readGuides(md, sources);
    return md.render(text, { relativePath });
  };

  it("a page is described by its first sentence as plain text", () => {
    const text = "<!-- a -->\n# A\n\n- b\n\n`c` [links\nd](d.md#e). Its next sentence.\n";

    expect(addFrontMatter({ name: "client.md", text })).toBe(`---\ndescription: "c links d"\n---\n\n${text}`);
  });

  it.each([
    { path: "decisions/README.md#s01", href: "decisions/index.md#s01" },
    { path: "https://example.org/x", href: "https://example.org/x" },
    { path: "#part", href: "#part" },
    { path: "../openapi.yaml#errors", href: "api/index.md#errors" },
  ])("a link to $path leads to $href", ({ path, href }) => {
    expect(render(`[a](${path})`)).toBe(`<p><a href="${href}">a</a></p>\n`);
  });

  it("a link of a page that comes from no file stays as it is", () => {
    expect(render("[a](listUsers.md)", "api/index.md")).toContain('href="listUsers.md"');
  });

  it("a link to a file that is no page becomes text", () => {
    expect(render("[the\n`test`](../test/a.test.ts)")).toBe("<p>the\n<code>test</code></p>\n");
  });

  it("samples of one request in several languages become tabs, which readers of Markdown do not get", () => {
    const md = new MarkdownIt();
    readGuides(md, sources);
    const listTabs = (text: string) => md.parse(text, {}).flatMap(({ type, info }) => info || type);
    const samples = "```sh\ncurl a\n```\n```ts\nb\n```\n";

    expect(listTabs(samples)).toEqual([
      "container_code-group_open",
      "sh [curl]",
      "ts [TypeScript]",
      "container_code-group_close",
    ]);
    expect(listTabs("```json [A page]\n{}\n```")).toContain("container_code-group_open");
    expect(listTabs("```sh\nnpm a\n```\n\n```ts\nb\n```\n")).toEqual(["sh", "ts"]);
    expect(listTabs("```sh\na\n```\n\n```text\nb\n```\n")).toEqual(["sh", "text"]);
    expect(toPlainMarkdown(`<div>\n\n${samples}`, "/docs/")).toBe(samples);
    expect(toPlainMarkdown("[a](/events.md#b) {.source}", "/docs/")).toBe("[a](/docs/events.md#b)");
  });

  it("escapes what would be an element or an expression, outside of code", () => {
    expect(render("a <id> and {{ b }}, `<id>`")).toBe("<p>a &lt;id> and &#123;{ b }}, <code>&lt;id&gt;</code></p>\n");
  });

  it("a method and a status have a colour in the pages of the API alone", () => {
    expect(render("`GET` `/a` `4XX`", "api/index.md")).toContain('<code class="badge get">GET</code> <code>/a</code>');
    expect(render("`4XX`", "api/index.md")).toContain('class="badge s4"');
    expect(render("`GET`")).not.toContain("badge");
  });

  it("a command breaks inside an address, and no line begins with the mark that continues the one before it", () => {
    expect(render("```sh\ncurl 'https://a.example/b/c?d=1' \\\n  -s\n```")).toContain(
      'https://a.example/<wbr>b/<wbr>c?<wbr>d=1\'<span class="keep"> \\</span>\n  -s',
    );
  });
});
