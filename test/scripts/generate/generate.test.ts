import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readContract } from "../../../scripts/generate/contract.ts";
import { generateFiles } from "../../../scripts/generate/files.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { file } = createScratchFolder();
const contract = await readFile("openapi.yaml", "utf8");

/** Generates from a copy of the contract in which another text replaces the first match. */
async function generateFrom(found: string | RegExp, text: string): Promise<Record<string, string>> {
  const changed = contract.replace(found, text);
  expect(changed).not.toBe(contract);
  return generateFiles(await readContract(await file("openapi.yaml", changed)));
}

describe("generate", () => {
  it("gives the committed files, byte for byte", async () => {
    const files = await generateFiles(await readContract("openapi.yaml"));

    // A mutation run instruments the functions that the validators bundle.
    const comparable = Object.entries(files).filter(([, content]) => !content.includes("__stryker__"));
    for (const [name, content] of comparable)
      expect(content === (await readFile(join("generated", name), "utf8")), name).toBe(true);
  });

  it.each([
    [
      "a new enum value",
      "CLIENT_API, INTERNAL]",
      "CLIENT_API, INTERNAL, KIOSK]",
      "KIOSK",
      ["openapi.ts", "constants.ts"],
    ],
    ["a new bound", "maximum: 100", "maximum: 250", "250", ["operations.ts"]],
    ["a property with the name of an annotation", "key: { not: {} }", "description: { not: {} }", "/description", []],
  ])("passes on %s", async (_, found, text, expected, names) => {
    const files = await generateFrom(found, text);

    for (const name of [...names, "validators.js"]) expect(files[name], name).toContain(expected);
  });

  it("§5.1: passes on a renamed security header to the operation table", async () => {
    const { "operations.ts": table } = await generateFrom("name: X-App-Id", "name: X-Application-Id");

    expect(table).toContain('"ApplicationId": "X-Application-Id"');
    expect(table).not.toContain("X-App-Id");
  });

  it("lists the properties with secrets, behind a $ref too, and does not validate their format", async () => {
    const files = await generateFrom("    ScopeList:\n", "    ScopeList:\n      format: password\n");

    const [, secrets] = /secretProperties = (\[[^\]]*\])/.exec(files["constants.ts"] ?? "") ?? [];
    expect(JSON.parse(secrets ?? "").sort()).toEqual(["ScopeList", "access_token", "scope"]);
    expect(files["validators.js"]).not.toContain("password");
  });

  it.each([
    ["a syntax error", "paths:\n", "paths: [\n", / at line \d+, column \d+:/],
    [
      "a missing list",
      "      anyOf:\n        - type: string\n          enum:\n            - redemption.succeeded",
      "      oneOf:\n        - type: string\n          enum:\n            - redemption.succeeded",
      "openapi.yaml: /components/schemas/WebhookEventName/anyOf/0/enum is missing; the constant knownWebhookEventNames is made from it; if it is elsewhere now, change scripts/generate/constants.ts",
    ],
    [
      "a token without a list of scopes",
      "clientCredentials:",
      "password:",
      "openapi.yaml: /components/securitySchemes/(oauth2)/flows/clientCredentials/scopes is missing; the constant scopes",
    ],
    [
      "two parameters of one name",
      "name: limit",
      "name: memberId",
      'paths./v1/loyalties/{campaignId}/members/{memberId}/activity.get: "memberId" is the name of a path parameter and of a query parameter',
    ],
  ])("refuses %s, and names the place and the remedy", async (_, found, text, message) => {
    await expect(generateFrom(found, text)).rejects.toThrow(message);
  });
});
