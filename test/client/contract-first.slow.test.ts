import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyProject } from "../support/copy-project.ts";
import { runProgram } from "../support/run-cli.ts";
import { serve } from "../support/serve.ts";

/** An operation with path, query, header and body properties, a constant, a list, and a shape that is not in the contract yet. */
const OPERATION = `
  /v1/loyalties/{campaignId}/notes:
    post:
      operationId: createNote
      tags: [Loyalties]
      summary: Create a note
      description: Writes a note on a campaign.
      x-section: "4.1"
      x-idempotent: true
      security:
        - X-Service-OAuth: [loyalties]
      parameters:
        - $ref: "#/components/parameters/CampaignId"
        - { name: labels, in: query, description: Labels of the note., schema: { type: array, items: { type: string } } }
        - { name: X-Tenant, in: header, required: true, description: Tenant., schema: { type: string } }
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: "#/components/schemas/NoteDraft" }
      responses:
        "201":
          description: The note.
          x-section: "4.1"
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Note" }
        4XX: { $ref: "#/components/responses/ClientError" }
`;
const SCHEMAS = `
    NoteDraft:
      type: object
      description: A note to write.
      x-section: "4.1"
      required: [kind, text]
      properties:
        kind: { type: string, const: note }
        text: { type: string, description: What the note says. }
    Note:
      type: object
      description: A note that was written.
      x-section: "4.1"
      required: [id, lines]
      properties:
        id: { type: string }
        lines: { type: array, items: { type: object, properties: { text: { type: string } } } }
`;
const CALLER = `
import { createLoyaltyClient, type Note } from "./src/index.ts";
import { checkResponse } from "./src/contract/index.ts";

const client = createLoyaltyClient({
  baseUrl: process.argv[2] ?? "",
  accessToken: "t",
  retry: { baseDelayMs: 0 },
  validate: { response: checkResponse, on: "throw" },
});
const note: Note = await client.createNote({ campaignId: "c 1", labels: ["a", "b"], "X-Tenant": "shop", text: "Hi" });
console.log(note.id, note.lines[0]?.text, client.explain("createNote").sends);
for (const text of ["wrong shape", "violation"])
  await client.createNote({ campaignId: "c", "X-Tenant": "shop", text }).catch((error) => console.log(error.name));
for await (const { id } of client.listMemberActivity({ campaignId: "c", memberId: "m", channel: "API" })) console.log(id);
// @ts-expect-error the text is required
client.createNote({ campaignId: "c", "X-Tenant": "shop" }).catch(() => {});
`;

let copy = "";
beforeAll(async () => {
  copy = await copyProject("contract-first");
  const file = join(copy, "openapi.yaml");
  const contract = await readFile(file, "utf8");
  const parameter =
    "        - { name: channel, in: query, description: Channel., schema: { type: string } }\n      responses:";
  const changed = contract
    .replace(/^ {6}responses:/m, parameter)
    .replace(/^components:/m, `${OPERATION.slice(1)}\ncomponents:`)
    .replace(/^ {2}schemas:\n/m, (line) => line + SCHEMAS.slice(1));
  await writeFile(file, changed);
  await writeFile(join(copy, "caller.ts"), CALLER);
  await runProgram(["scripts/generate.ts"], copy);
}, 120_000);
afterAll(() => rm(copy, { recursive: true }));

/** A language service for the copy, as editors use it. */
function createLanguageService(file: string, source: string): ts.LanguageService {
  const config = ts.readConfigFile(join(copy, "tsconfig.json"), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, copy);
  const read = (name: string) => (name === file ? source : ts.sys.readFile(name));
  return ts.createLanguageService({
    getCompilationSettings: () => ({ ...options, types: ["node"] }),
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) => ts.ScriptSnapshot.fromString(read(name) ?? ""),
    getCurrentDirectory: () => copy,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => read(name) !== undefined,
    readFile: read,
    directoryExists: ts.sys.directoryExists,
  });
}

describe("an operation and a parameter that are added to openapi.yaml", () => {
  it("an added operation is callable, authenticated, retried and validated without a line of TypeScript", {
    timeout: 120_000,
  }, async () => {
    const requests: unknown[] = [];
    const { url: baseUrl } = await serve(async (request, response) => {
      const { method, url, headers } = request;
      const body = await text(request);
      const [authorization, tenant] = [headers.authorization, headers["x-tenant"]];
      requests.push({ method, url, authorization, tenant, type: headers["content-type"], body });
      const page = { object: "list", data_ref: "data", data: [], has_more: false };
      const note = { id: "n1", lines: body.includes("violation") ? [{ text: 7 }] : [{ text: "Hi" }] };
      const answer = method === "GET" ? page : body.includes("wrong shape") ? { id: "n1" } : note;
      response.writeHead(requests.length === 1 ? 502 : method === "GET" ? 200 : 201).end(JSON.stringify(answer));
    });
    const { stdout } = await runProgram(["caller.ts", baseUrl], copy);

    expect(stdout).toBe("n1 Hi bearer token\nContractViolationError\nContractViolationError\n");
    const first = {
      method: "POST",
      url: "/v1/loyalties/c%201/notes?labels=a&labels=b",
      authorization: "Bearer t",
      tenant: "shop",
      type: "application/json",
      body: '{"kind":"note","text":"Hi"}',
    };
    expect(requests.slice(0, 2)).toEqual([first, first]);
    expect(requests).toContainEqual(
      expect.objectContaining({ method: "GET", url: "/v1/loyalties/c/members/m/activity?channel=API" }),
    );
  });

  it("an added operation is typed, and shown on hover with names, descriptions and errors", {
    timeout: 120_000,
  }, () => {
    const file = join(copy, "caller.ts");
    const source = `${CALLER}
export const webhooks = await client.listWebhooks({ projectId: "p" });
export const token = await client.generateToken({ scope: ["api"] });
for await (const activity of client.listMemberActivity({ campaignId: "c", memberId: "m", limit: 3 })) console.log(activity);
`;
    const service = createLanguageService(file, source);
    const hover = (marker: string) => {
      const info = service.getQuickInfoAtPosition(file, source.lastIndexOf(marker) + marker.length - 1);
      const tags = info?.tags?.map(({ name, text: parts }) => `@${name} ${ts.displayPartsToString(parts)}`) ?? [];
      const texts = [info?.displayParts, info?.documentation].map((parts) => ts.displayPartsToString(parts));
      return [...texts, ...tags].join("\n");
    };

    expect(service.getSemanticDiagnostics(file).map(({ messageText }) => messageText)).toEqual([]);
    expect(hover("const note")).toMatch(/^const note: Note\n/);
    expect(hover("const webhooks")).toMatch(/^const webhooks: WebhookList\n/);
    expect(hover("const token")).toMatch(/^const token: AccessToken\n/);
    expect(hover("const activity")).toMatch(/^const activity: MemberActivity\n/);
    expect(hover("client.listWebhooks")).toMatch(
      /^\(property\) .*listWebhooks: \(parameters: ListWebhooksParameters, options\?: CallOptions \| undefined\) => Call<WebhookList>\nList webhooks\./,
    );
    expect(hover("client.listWebhooks")).toContain("@throws ApiError for 402: The plan of the project lacks a feature");
    expect(hover("client.createNote")).toMatch(/=> Call<Note>\nCreate a note\.\nWrites a note on a campaign\./);
    expect(hover("client.listMemberActivity")).toContain("=> Listing<MemberActivity, MemberActivityList>");
    expect(hover("labels")).toContain("Labels of the note.");
    expect(hover("scope")).toContain("scope: string | readonly Scope[]\n");
    expect(hover("limit")).toMatch(/Assumed: the default of `limit`.*\n@default 10$/s);
  });
});
