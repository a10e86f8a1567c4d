import { describe, expect, it } from "vitest";
import { documentContract } from "../../scripts/docs/document-contract.ts";
import { formatCommandReference } from "../../scripts/docs/format-command-reference.ts";
import { formatEventCatalogue } from "../../scripts/docs/format-event-catalogue.ts";
import { formatOperations } from "../../scripts/docs/format-operations.ts";
import { prepareMarkdown } from "../../scripts/docs/prepare-markdown.ts";
import { readContract } from "../../scripts/generate/contract.ts";
import { eventTypes, operations } from "../../src/contract/internal.ts";

const contract = await readContract("openapi.yaml");

describe("the event catalogue", () => {
  const catalogue = formatEventCatalogue(contract);
  const sections = new Map(catalogue.split(/^#{2,3} /m).map((text) => [text.split(/\s/)[0] ?? "", text]));

  it("the catalogue has an index and a section for every event type, in the order of the document (§6.1)", () => {
    const linked = [...catalogue.matchAll(/^\| \[`(.*?)`\]\(#(.*?)\) \|/gm)].map(([, type, anchor]) => [type, anchor]);
    const titles = [...catalogue.matchAll(/^## (customer\S*) \{#(.*)\}$/gm)].map(([, type, anchor]) => [type, anchor]);

    expect(titles.map(([type]) => type)).toEqual(eventTypes);
    expect(linked).toEqual(titles);
  });

  it("lists the properties of an event, which are required, and links shared types (§2.3)", () => {
    const section = sections.get("customer.loyalty.tier.upgraded") ?? "";

    expect(section).toMatch(/^\| `loyalty_tier_to` \| \[LoyaltyTier\]\(#loyaltytier\) \| required \|/m);
    expect(section).toMatch(/^\| `loyalty_tier_from` \| \[LoyaltyTier\]\(#loyaltytier\) \| – \|/m);
    expect(section).toMatch(/^\| `customer` \| .* \| Summary of a customer\. \|$/m); // the description of the schema
    expect(section).toContain('if (activity.type === "customer.loyalty.tier.upgraded") {');
    expect(section).toContain('"type": "customer.loyalty.tier.upgraded"');
  });

  it("every linked type has a section, with its description and its section of the document", () => {
    const targets = [...catalogue.matchAll(/\]\(#([a-z]+)\)/g)].map(([, anchor = ""]) => anchor);

    expect(new Set(targets)).toContain("customersummary");
    expect(sections.get("LoyaltyTier")).toMatch(/^LoyaltyTier\n\n[A-Z].*\. \(§2\.\d+\)\n/);
    const names = [...sections.keys()].map((name) => name.toLowerCase());
    expect(names).toEqual(expect.arrayContaining(targets));
  });
});

describe("the reference as text", () => {
  it.each(Object.values(operations))(
    "the reference has $id with its address, its statuses and three samples",
    ({ id, path, responses }) => {
      const section = formatOperations(contract).split(`{#operation/${id}}`)[1]?.split("\n## ")[0] ?? "";

      expect(section).toContain(path);
      for (const status of Object.keys(responses)) expect(section).toContain(`| ${status} |`);
      expect(section.match(/^```(sh|ts|python)$/gm)).toHaveLength(3);
    },
  );

  it("lists the parameters of the address and of the form", () => {
    const text = formatOperations(contract);

    expect(text).toMatch(/^\| `limit` \| query \| integer \| no \| /m);
    expect(text).toMatch(/^\| `grant_type` \| application\/x-www-form-urlencoded \| string \| yes \| /m);
  });
});

describe("the contract that the reference shows", () => {
  it("each operation has samples, each event type links to the catalogue, and the contract stays as it is", () => {
    const shown = JSON.stringify(documentContract(contract));

    expect(shown.match(/"x-codeSamples":\[\{"lang":"Shell"/g)).toHaveLength(Object.keys(operations).length);
    for (const type of eventTypes) expect(shown).toContain(`events.html#${type.replaceAll(".", "-")}`);
    expect(JSON.stringify(contract)).not.toContain("x-codeSamples");
  });
});

describe("the reference of the command line", () => {
  it("the reference has the help of each command, nested ones included", () => {
    const text = formatCommandReference();

    for (const name of ["loyalty", "loyalty check", "loyalty key revoke", "loyalty serve"])
      expect(text).toMatch(new RegExp(`^## ${name}\n\n\`\`\`text\nUsage: ${name} `, "m"));
    expect(text).toContain("--update-baseline");
  });
});

describe("the Markdown of a page", () => {
  const pages = ["client.md", "assumptions.md", "decisions/index.md"];
  const prepare = (text: string, repository?: string) =>
    prepareMarkdown(text, { name: "client.md", source: "docs/client.md", pages, repository });

  it.each([
    ["[a](assumptions.md#s01)", "[a](assumptions.md#s01)"],
    ["[a](decisions/README.md)", "[a](decisions/index.md)"],
    ["[a](https://example.org/x)", "[a](https://example.org/x)"],
    ["[a](#part)", "[a](#part)"],
    ["[the\ntest](../test/a.test.ts)", "[the\ntest](https://git.example/p/blob/main/test/a.test.ts)"],
  ])("turns %j into %j", (text, expected) => {
    expect(prepare(text, "https://git.example/p")).toContain(expected);
  });

  it("escapes what would be an element or an expression, outside of code", () => {
    expect(prepare("a <id> and {{ b }}, `<id>`\n\n```ts\nf<{{}}>()\n```")).toContain(
      "a &lt;id> and &#123;{ b }}, `<id>`\n\n```ts\nf<{{}}>()\n```",
    );
  });

  it("a link to a source becomes plain text if the address of the repository is not known", () => {
    expect(prepare("see [a test](../test/a.test.ts).")).toMatch(/see a test\.$/);
  });

  it("the page has a heading for each assumption", () => {
    const table =
      "| id | Section | The document does not say | We assume | Changed by |\n|---|---|---|---|---|\n| S01 | §1 | a \\| b | c | – |";
    const text = prepareMarkdown(table, {
      name: "assumptions.md",
      source: "docs/assumptions.md",
      pages,
      repository: undefined,
    });

    const section = "### S01: a \\| b {#s01}\n\n- **Section:** §1\n- **We assume:** c\n";
    expect(text.slice(text.indexOf("###"))).toBe(section);
  });
});
