import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseDocument } from "yaml";
import { listMutations } from "../../scripts/mutate-contract/list-mutations.ts";
import { copyProject } from "../support/copy-project.ts";
import { runProgram } from "../support/run-cli.ts";
import { serve } from "../support/serve.ts";

const CALLER = `
import { createLoyaltyClient, type Note } from "./src/index.ts";
import { checkResponse } from "./src/contract/index.ts";

const client = createLoyaltyClient({
  baseUrl: process.argv[2] ?? "",
  application: { appId: "a", appToken: "b" },
  retry: { baseDelayMs: 0 },
  validate: { response: checkResponse, on: "throw" },
});
const note: Note = await client.createNote({ campaignId: "c 1", text: "Hi" });
console.log(note.text, client.explain("createNote").sends);
await client.createNote({ campaignId: "c", text: "violation" }).catch((error) => console.log(error.name));
for await (const { id } of client.listMemberActivity({ campaignId: "c", memberId: "m", depth: 2 })) console.log(id);
// @ts-expect-error the text is required
client.createNote({ campaignId: "c" }).catch(() => {});
`;

let copy = "";
beforeAll(async () => {
  copy = await copyProject("contract-first");
  const contract = parseDocument(await readFile("openapi.yaml", "utf8"));
  for (const { kind, edit } of listMutations(contract))
    if (kind === "added operation" || kind === "added query parameter") edit(contract);
  contract.setIn(["paths", "/v1/loyalties/{campaignId}/notes", "post", "x-idempotent"], true);
  await writeFile(join(copy, "openapi.yaml"), String(contract));
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
  it("are callable, authenticated, retried and validated without a line of TypeScript", {
    timeout: 120_000,
  }, async () => {
    const requests: unknown[] = [];
    const { url: baseUrl } = await serve(async (request, response) => {
      const { method, url, headers } = request;
      const body = await text(request);
      requests.push({ method, url, token: headers["x-app-token"], type: headers["content-type"], body });
      const page = { object: "list", data_ref: "data", data: [], has_more: false };
      const answer = method === "GET" ? page : { text: body.includes("violation") ? 7 : "Hi" };
      response.writeHead(requests.length === 1 ? 502 : 200).end(JSON.stringify(answer));
    });
    const { stdout } = await runProgram(["caller.ts", baseUrl], copy);

    expect(stdout).toBe("Hi key pair\nContractViolationError\n");
    const sent = { method: "POST", url: "/v1/loyalties/c%201/notes", token: "b" };
    const first = { ...sent, type: "application/json", body: '{"text":"Hi"}' };
    expect(requests.slice(0, 2)).toEqual([first, first]);
    expect(requests).toContainEqual(
      expect.objectContaining({ method: "GET", url: "/v1/loyalties/c/members/m/activity?depth=2" }),
    );
  });

  it("are typed, and shown on hover with names, descriptions and errors", { timeout: 120_000 }, () => {
    const file = join(copy, "caller.ts");
    const source = `${CALLER}
export const webhooks = await client.listWebhooks({ projectId: "p" });
export const token = await client.generateToken({ scope: ["api"] });
for await (const activity of client.listMemberActivity({ campaignId: "c", memberId: "m" })) console.log(activity);
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
    expect(hover("client.createNote")).toMatch(/=> Call<Note>\nCreate a note\.\nWrites a note about a campaign\./);
    expect(hover("client.listMemberActivity")).toContain("=> Listing<MemberActivity, MemberActivityList>");
    expect(hover("depth")).toContain("Narrows the answer.");
  });
});
