import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { readContract } from "../../../scripts/generate/contract.ts";
import { generateFiles } from "../../../scripts/generate/files.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { file } = createScratchFolder();
const contract = await readFile("openapi.yaml", "utf8");
const MANAGEMENT = "        - ManagementId: []\n          ManagementToken: []\n";
const PLACE =
  "openapi.yaml: paths./management/v1/projects/{projectId}/webhooks.get.security: no credential consists of";
const FILES =
  "src/contract/credential-kinds.ts, to verifiers in src/service/guards/authenticate.ts, and to collectKeys in src/client/create-loyalty-client.ts";

/** Generates from the contract with another `security` of list webhooks, and with two more schemes. */
async function generateWith(security: string): Promise<string> {
  const schemes = `$&    Tenant: { type: apiKey, in: header, name: X-Tenant, description: Tenant., x-section: "5.1" }
    Basic: { type: http, scheme: basic, description: Basic., x-section: "5.1" }
`;
  const changed = contract.replace(MANAGEMENT, security).replace(/^ {2}securitySchemes:\n/m, schemes);
  expect(changed).toContain("X-Tenant");
  const files = await generateFiles(await readContract(await file("openapi.yaml", changed)));
  return files["operations.ts"] ?? "";
}

describe("the security of an operation", () => {
  it.each([
    [
      "a third scheme beside a pair",
      `${MANAGEMENT}          Tenant: []\n`,
      "ManagementId and ManagementToken and Tenant",
    ],
    ["half of a pair", "        - ManagementToken: []\n", "ManagementToken"],
    ["an unknown scheme", "        - Tenant: []\n", "Tenant"],
    ["HTTP basic as an alternative", `${MANAGEMENT}        - Basic: []\n`, "Basic"],
    ["a token and a key pair together", `${MANAGEMENT}          X-Service-OAuth: [api]\n`, "ManagementId and"],
  ])("§5.1: stops generate if it has %s, with the place and what to change", async (_, security, schemes) => {
    const failure = await generateWith(security).catch((error: Error) => error.message);

    expect(failure).toContain(`${PLACE} ${schemes}`);
    expect(failure).toContain(FILES);
  });

  it.each([
    ["another order of the pair", "        - ManagementToken: []\n          ManagementId: []\n"],
    ["another credential", "        - X-Service-OAuth: [api]\n"],
    ["no credential as an alternative", `${MANAGEMENT}        - {}\n`],
  ])("§5.1: may have %s", async (_, security) => {
    expect(await generateWith(security)).toContain("listWebhooks");
  });
});
