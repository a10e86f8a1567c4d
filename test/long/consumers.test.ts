import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { packProject } from "../support/pack-project.ts";

const run = promisify(execFile);
/** Uses the main exports; `loyalty_tier_to` compiles only if `type` narrows. */
const program = `
import { createLoyaltyClient, type WebhookList } from "loyalty-interface";
import { checkResponse, type OperationId } from "loyalty-interface/contract";

const loyalty = createLoyaltyClient({ baseUrl: "https://api.loyalty.example", accessToken: "<ACCESS_TOKEN>" });
export async function upgradedTiers(): Promise<string[]> {
  const tiers: string[] = [];
  for await (const activity of loyalty.listMemberActivity({ campaignId: "c", memberId: "m", order: "-created_at" }, { maxItems: 5 }))
    if (activity.type === "customer.loyalty.tier.upgraded") tiers.push(activity.data.data.loyalty_tier_to.id);
  return tiers;
}
export function listWebhooks(): Promise<WebhookList> {
  const management = { managementId: "<MANAGEMENT_ID>", managementToken: "<MANAGEMENT_TOKEN>" };
  return createLoyaltyClient({ baseUrl: "https://api.loyalty.example", management }).listWebhooks({ projectId: "p" });
}
const operationId: OperationId = "listUsers";
export const isConforming: boolean = checkResponse({ operationId, status: 401 }).ok;
// @ts-expect-error an unknown scope
loyalty.generateToken({ scope: ["everything"] });
`;
const { directory, tarball } = await packProject("consumers");

/** Namespace imports, so that the compiler reads every declaration of each entry. */
const importAll = (...entries: string[]) =>
  `${entries.map((entry, index) => `import * as entry${index} from "loyalty-interface${entry}";`).join("\n")}
export default [${entries.map((_, index) => `entry${index}`).join(", ")}];
`;
const ENTRIES = Object.entries(manifest.exports).flatMap(([entry, target]) =>
  typeof target === "string" ? [] : [entry.slice(1)],
);
const sources: Record<string, string> = {
  "web.ts": program,
  "web-entries.ts": importAll("", "/contract"),
  "node.ts": `${importAll(...ENTRIES)}
import { createListener } from "loyalty-interface/service";
// @ts-expect-error a service that createService did not return
createListener({ fetch: async () => new Response("hi") });
`,
};

describe("a project that installs the tarball", () => {
  it.each(["5.9", "6", "7"])(
    "compiles every entry on TypeScript %s, resolving as nodenext and as bundler",
    async (version) => {
      const consumer = join(directory, `typescript-${version}`);
      await mkdir(consumer);
      const peers = ["@types/node", "@types/pg", ...Object.keys(manifest.peerDependencies)];
      const dependencies = Object.fromEntries(peers.map((name) => [name, manifest.devDependencies[name as "pg"]]));
      await writeFile(join(consumer, "package.json"), JSON.stringify({ type: "module", dependencies }));
      for (const [name, text] of Object.entries(sources)) await writeFile(join(consumer, name), text);
      const install = ["install", "--no-audit", "--no-fund", tarball, `typescript@${version}`];
      await run("npm", install, { cwd: consumer });
      const compile = async (module: string, moduleResolution: string, files: string[], more: object) => {
        const options = { noEmit: true, strict: true, skipLibCheck: false, target: "es2022", module, moduleResolution };
        const compilerOptions = { ...options, ...more };
        await writeFile(join(consumer, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
        const { stdout } = await run("npx", ["tsc"], { cwd: consumer }).catch((failure: { stdout: string }) => failure);
        return stdout;
      };
      const web = { types: [], lib: ["es2022", "dom"] };

      expect((await run("npx", ["tsc", "--version"], { cwd: consumer })).stdout).toContain(`Version ${version}`);
      for (const [module, resolution] of [
        ["nodenext", "nodenext"],
        ["esnext", "bundler"],
      ] as const) {
        expect(await compile(module, resolution, ["web.ts", "web-entries.ts"], web)).toBe("");
        expect(await compile(module, resolution, ["node.ts"], { types: ["node"] })).toBe("");
      }
    },
  );
});
