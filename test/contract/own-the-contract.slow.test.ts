import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { lintContract } from "../../scripts/generate/lint/lint-contract.ts";
import { editText } from "../support/edit-contract.ts";
import { readHello, runCommand, startCli } from "../support/run-cli.ts";
import { contract, type Edit, performEdit } from "./perform-edit.ts";

const [, adding = "", taking = ""] = (await readFile("docs/own-the-contract.md", "utf8")).split(
  /## Add an operation|## Take an operation of another service/,
);

/** The id of a new assumption, whatever the page calls it. */
const NEW_ID = "S90";

/** A block of docs/own-the-contract.md: the file, the line that it precedes or replaces unless the file is new, and its text. */
const block = /`([\w/.-]+)`(?:, (above|replace) `(.+?)`[^`]*)?:\n\n```\w+\n(.*?)^```$/gms;
function readPage(): Edit {
  const code: Record<string, Record<string, string>> = {};
  for (const [, file = "", how, line = "", text = ""] of adding.replaceAll(/\bS\d\d\b/g, NEW_ID).matchAll(block))
    code[file] = { ...code[file], [line]: how === "above" ? `${text}${line}` : text.trimEnd() };
  const { "openapi.yaml": changes = {}, ...others } = code;
  return { replace: changes, code: others, allTests: true };
}

/** The copied paths and components; the steps change them. */
type Taken = ReturnType<typeof parse>;

/** A point of the page, in its order: what the lint says before the owner follows it. */
interface Step {
  readonly point: string;
  readonly says: readonly string[];
  readonly take: (taken: Taken) => Taken;
}

const listOperations = ({ paths }: Taken): Taken[] => Object.values<object>(paths).flatMap(Object.values);

const steps: readonly Step[] = [
  {
    point: "Names that collide",
    says: ["CampaignId is here twice", "CustomerSummary is here twice", "Publication is here twice"],
    take(taken) {
      const names = {
        CampaignId: "PromotionId",
        CustomerSummary: "PublishedCustomer",
        Publication: "VoucherPublication",
      };
      let text = JSON.stringify(taken).replaceAll("campaignId", "promotionId");
      for (const [name, own] of Object.entries(names))
        text = text.replaceAll(new RegExp(`\\b${name}"`, "g"), `${own}"`);
      return JSON.parse(text);
    },
  },
  {
    point: "OpenAPI 3.0",
    says: ['write `type: [boolean, "null"]`'],
    take: (taken) =>
      JSON.parse(JSON.stringify(taken), (_, value) => {
        if (value?.nullable !== true) return value;
        const { nullable, allOf, ...schema } = value;
        if (allOf) return { ...schema, anyOf: [...allOf, { type: "null" }] };
        const values = schema.enum && { enum: [...schema.enum, null] };
        return { ...schema, ...values, type: [schema.type, "null"] };
      }),
  },
  {
    point: "Bodies in place",
    says: ["a body must be a $ref to a schema of components.schemas"],
    take(taken) {
      const list = taken.paths["/v1/campaigns"].get.responses["200"].content["application/json"];
      const publication = taken.paths["/v1/publications"].post.requestBody.content["application/json"];
      for (const [name, body] of Object.entries({ CampaignList: list, NewPublication: publication })) {
        taken.components.schemas[name] = body.schema;
        body.schema = { $ref: `#/components/schemas/${name}` };
      }
      return taken;
    },
  },
  {
    point: "Objects and unions",
    says: ["a schema with properties must have `type: object`", "must have `mapping`", "Add `object` to `required`"],
    take(taken) {
      const { PublicationResult, PointsResult } = taken.components.schemas;
      const mapping = { voucher: "#/components/schemas/VoucherResult", points: "#/components/schemas/PointsResult" };
      PublicationResult.discriminator.mapping = mapping;
      PointsResult.required.push("object");
      taken.paths["/v1/campaigns"].get.parameters[0].schema.type = "object";
      return taken;
    },
  },
  {
    point: "Sections",
    says: ["Must carry `x-section`"],
    take(taken) {
      for (const operation of listOperations(taken)) {
        operation["x-section"] = "4";
        operation["x-assumption"] = NEW_ID;
      }
      return taken;
    },
  },
  {
    point: "Examples",
    says: [
      "A response with a body must have",
      "A parameter must have an example",
      "`kind` property must be equal to one",
    ],
    take(taken) {
      const [list, campaign, , publication] = listOperations(taken);
      list.parameters[0].example = { kind: ["LOYALTY"] };
      taken.components.parameters.PromotionId.example = "camp_1";
      campaign.responses["200"].content["application/json"].example.kind = "LOYALTY";
      const response = publication.responses["200"].content["application/json"];
      response.example = { id: "pub_1", results: [{ object: "voucher", code: "GOLD" }] };
      const bodies = listOperations(taken).flatMap(({ requestBody, responses }) => [requestBody, responses["200"]]);
      for (const { content } of bodies.filter((body) => body !== undefined)) {
        const { example, schema } = content["application/json"];
        content["application/json"] = { schema, examples: { usual: { value: example } } };
      }
      return taken;
    },
  },
  {
    point: "Security, tags and errors",
    says: ["X-Project-Key", "Operation tags should be defined", "at least one `4XX` response"],
    take(taken) {
      for (const operation of listOperations(taken)) {
        operation.tags = ["Management"];
        operation.security = [{ ManagementId: [], ManagementToken: [] }];
        operation.responses["4XX"] = { $ref: "#/components/responses/ClientError" };
        operation.responses["5XX"] = { $ref: "#/components/responses/ServerError" };
      }
      return taken;
    },
  },
];

/** Copies paths and components into the contract, and the assumption. */
function paste({ paths, components }: Taken): Edit {
  const write = (value: unknown, depth: number) =>
    stringify(value, { lineWidth: 0 }).replace(/^(?=.)/gm, " ".repeat(depth));
  const question = "whether campaigns can be read and vouchers published";
  const assumption = { section: "4", question, answer: "They can." };
  const replace = {
    "\ncomponents:\n": `${write(paths, 2)}\ncomponents:\n`,
    "\n  parameters:\n": `\n  parameters:\n${write(components.parameters, 4)}`,
    "\n  schemas:\n": `\n  schemas:\n${write(components.schemas, 4)}`,
    "\n  C01:\n": `\n${write({ [NEW_ID]: assumption }, 2)}  C01:\n`,
  };
  return { replace };
}

describe("docs/own-the-contract.md", { timeout: 900_000 }, () => {
  it("adds an operation, from the first edit to its page", async () => {
    const { copy, refused, output, failing } = await performEdit(readPage(), { docs: ["scripts/docs.ts"] });

    expect(refused, output).toBe(undefined);
    expect(failing).toEqual([]);
    expect(existsSync(join(copy, "dist/docs/api/getWebhook.html"))).toBe(true);
  });

  it("takes four operations of another service, from a file of OpenAPI 3.0 to calls that conform", async () => {
    let taken = parse(await readFile("test/fixtures/other-service.yaml", "utf8"));
    const lint = async () => (await lintContract(editText(contract, paste(taken)), "openapi.yaml")).join("\n");

    expect([...taking.matchAll(/^- \*\*(.*?)\.\*\*/gm)].map(([, point]) => point)).toEqual(
      steps.map(({ point }) => point),
    );
    for (const { point, says, take } of steps) {
      const before = await lint();
      taken = take(taken);
      const after = await lint();
      for (const words of says)
        expect([before, after], point).toEqual([expect.stringContaining(words), expect.not.stringContaining(words)]);
    }
    expect(await lint()).toBe("");

    const code = parse(await readFile("test/fixtures/other-service-code.yaml", "utf8"));
    const { copy, refused, output, failing } = await performEdit({ ...paste(taken), code, allTests: true });
    const service = startCli(["serve", "--port", "0"], copy);
    const { url, credentials } = await readHello(service);
    const env = {
      LOYALTY_CLIENT_MANAGEMENT_ID: credentials.managementId,
      LOYALTY_CLIENT_MANAGEMENT_TOKEN: credentials.managementToken,
    };
    const only = listOperations(taken).flatMap(({ operationId }) => ["--only", operationId]);
    const args = ["src/cli/main.ts", "verify", url, "--promotionId", "camp_1", ...only];
    const { stdout } = await runCommand(process.execPath, args, { cwd: copy, env: { ...process.env, ...env } });
    service.kill();
    await once(service, "close");

    expect(refused, output).toBe(undefined);
    expect(failing).toEqual([]);
    expect(stdout).toMatch(/ conforms, \d+ requests, 0 violations, /);
  });
});
