import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packProject } from "../support/pack-project.ts";

const run = promisify(execFile);
/** Uses what each entry point is for; `loyalty_tier_to` compiles only where `type` narrows. */
const program = `
import { createLoyaltyClient, createManagementClient, type WebhookList } from "loyalty-interface";
import { checkResponse, type OperationId } from "loyalty-interface/contract";

const loyalty = createLoyaltyClient({ baseUrl: "https://api.loyalty.example", accessToken: "<ACCESS_TOKEN>" });
export async function upgradedTiers(): Promise<string[]> {
  const tiers: string[] = [];
  for await (const activity of loyalty.listMemberActivity("c", "m", { order: "-created_at", maxItems: 5 }))
    if (activity.type === "customer.loyalty.tier.upgraded") tiers.push(activity.data.data.loyalty_tier_to.id);
  return tiers;
}
export function listWebhooks(): Promise<WebhookList> {
  const keys = { managementId: "<MANAGEMENT_ID>", managementToken: "<MANAGEMENT_TOKEN>" };
  return createManagementClient({ baseUrl: "https://api.loyalty.example", ...keys }).listWebhooks("p");
}
const operationId: OperationId = "listUsers";
export const isConforming: boolean = checkResponse({ operationId, status: 401 }).ok;
// @ts-expect-error the scope is none of the 42
loyalty.generateToken({ scopes: ["everything"] });
`;
let directory = "";
let tarball = "";

beforeAll(async () => {
  ({ directory, tarball } = await packProject("consumers"));
});
afterAll(() => rm(directory, { recursive: true }));

describe("a project that installs the tarball", () => {
  it.each(["5.9", "6", "7"])("compiles on TypeScript %s, resolving as NodeNext and as Bundler", async (version) => {
    const consumer = join(directory, `typescript-${version}`);
    await mkdir(consumer);
    const manifest = { name: "consumer", private: true, type: "module" };
    await writeFile(join(consumer, "package.json"), JSON.stringify(manifest));
    await writeFile(join(consumer, "program.ts"), program);
    const install = ["install", "--no-audit", "--no-fund", tarball, `typescript@${version}`];
    await run("npm", install, { cwd: consumer });
    const compile = async (module: string, moduleResolution: string) => {
      const lib = ["es2022", "esnext.disposable", "dom", "dom.iterable", "dom.asynciterable"];
      const options = { noEmit: true, strict: true, skipLibCheck: false, target: "es2022", types: [], lib };
      const compilerOptions = { ...options, module, moduleResolution };
      await writeFile(join(consumer, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["program.ts"] }));
      return run("npx", ["tsc"], { cwd: consumer }).catch((failure: { stdout: string }) => failure);
    };

    expect((await run("npx", ["tsc", "--version"], { cwd: consumer })).stdout).toContain(`Version ${version}`);
    expect((await compile("nodenext", "nodenext")).stdout).toBe("");
    expect((await compile("esnext", "bundler")).stdout).toBe("");
  });
});
