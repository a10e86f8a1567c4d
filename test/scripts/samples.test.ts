import { inspect } from "node:util";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { listOperations, readContract } from "../../scripts/generate/contract.ts";
import { createSamples } from "../../scripts/samples/create-samples.ts";
import { formatAddress } from "../../scripts/samples/format-samples.ts";
import { rearrangements } from "../support/rearrangements.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { alternatives, startSamples } from "../support/start-samples.ts";

const printed: Record<string, string> = {
  listMemberActivity: "type:",
  generateToken: "access_token:",
  revokeToken: "[]", // nothing
};
const contract = await readContract("openapi.yaml");
const postNote = {
  operationId: "createNote",
  summary: "Create a note",
  "x-section": "4.1",
  security: [{ ApplicationId: [], ApplicationToken: [] }],
  parameters: [{ $ref: "#/components/parameters/CampaignId" }],
  requestBody: {
    required: true,
    content: {
      "application/json": {
        schema: { $ref: "#/components/schemas/TokenRequest" },
        examples: { note: { value: { text: "Opened" } } },
      },
    },
  },
  responses: { 200: { description: "The note.", "x-section": "4.1" } },
};
const { file } = createScratchFolder();
const findSample = await startSamples();

describe("the code samples", () => {
  it("the code samples show the placeholders of the document, never a key (§5.1), and no cursor or fixed value", () => {
    const { generateToken, listMemberActivity, listWebhooks } = createSamples(contract);

    expect(generateToken?.curl).toBe(`curl 'https://api.loyalty.example/oauth/token' \\
  -H 'X-App-Id: <APP_ID>' \\
  -H 'X-App-Token: <APP_TOKEN>' \\
  --data-urlencode 'grant_type=client_credentials' \\
  --data-urlencode 'scope=loyalties'`);
    expect(generateToken?.TypeScript).toContain('.generateToken({ scope: "loyalties" })');
    expect(listMemberActivity?.curl).toMatch(/activity\?limit=25&order=-created_at' /);
    expect(listWebhooks?.curl).toMatch(/: <MANAGEMENT_ID>'.*: <MANAGEMENT_TOKEN>'$/s);
  });

  it("an address has its parameters and its query encoded", () => {
    expect(formatAddress("/a/{b}", { b: "c/d" }, { e: "f g" })).toBe("/a/c%2Fd?e=f+g");
  });

  it("the code sample of a token as the first way to authenticate has its placeholder (§5.1)", () => {
    const copy = structuredClone(contract);
    for (const { operation } of listOperations(copy)) operation.security?.reverse();

    expect(createSamples(copy).listMemberActivity?.curl).toMatch(/-H 'Authorization: Bearer <ACCESS_TOKEN>'$/);
  });

  it("the code samples find the servers and the security of an operation wherever the contract has them", () => {
    const copy = structuredClone(contract);
    const [, rearrange] =
      rearrangements.find(([name]) => /security .* at the top, .* servers by path/.test(name)) ?? [];
    rearrange?.(copy);

    expect(copy.servers).toBeUndefined();
    expect(createSamples(copy)).toEqual(createSamples(contract));
  });

  it("the code samples of a public operation show no credentials", () => {
    const text = JSON.stringify(contract, (key, value) => (key === "security" ? [{}] : value));
    const samples = createSamples(JSON.parse(text));

    const sources = JSON.stringify(samples.listUsers);
    expect(sources).toContain("listUsers({");
    expect(sources).not.toMatch(/undefined|X-|application:|management:|accessToken|Authorization/);
  });

  it("the code samples show header parameters and JSON bodies", () => {
    const copy = structuredClone(contract);
    const [users, createNote] = [copy.paths["/management/v1/projects/{projectId}/users"], structuredClone(postNote)];
    const depth = { name: "X-Depth", in: "header", example: 3, schema: { type: "integer" } };
    Object(users).get.parameters.push(depth);
    copy.paths["/v1/loyalties/{campaignId}/notes"] = { post: createNote };

    const samples = createSamples(copy);
    const show = (id: string) => Object.values(samples[id] ?? {}).join("\n");

    expect(show("listUsers")).toMatch(/-H 'X-Depth: 3'.*"X-Depth": 3 \}\).*"X-Depth": "3"/s);
    expect(show("createNote")).toContain(`--data '{"text":"Opened"}'`);
    expect(show("createNote")).toContain('text: "Opened" })');
    expect(show("createNote")).toContain('data="{\\"text\\":\\"Opened\\"}".encode()');
    expect(show("createNote")).toContain('"Content-Type": "application/json"');
  });

  // The other languages are run by test/package, since a machine with nothing but Node need not have curl and Python.
  it.each(alternatives)(
    "the code sample of %s runs with the client and its way %i to authenticate",
    async (operationId, way) => {
      const log = vi.spyOn(console, "log").mockReturnValue();
      onTestFinished(() => log.mockRestore());

      await import(await file(`${operationId}${way}.ts`, findSample(operationId, "TypeScript", way)));

      expect(inspect(log.mock.calls)).toContain(printed[operationId] ?? "total:");
    },
  );
});
