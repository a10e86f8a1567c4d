import { cp, mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { startDemoService } from "../support/demo-service.ts";
import { runCommand, runProgram } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { serve } from "../support/serve.ts";
import { modules } from "./load-tool.ts";

// Beside the modules, so that generated code finds them.
const { folder } = createScratchFolder(resolve(modules, ".."));
const { service, demo, application, management } = await startDemoService();
const { url: baseUrl } = await serve(service.listener);

const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  target: "es2022",
  module: "esnext",
  moduleResolution: "bundler",
  types: ["node"],
  typeRoots: [resolve("node_modules/@types")],
};

/** Uses all five operations with the generated code. It compiles only if the type of an event narrows its data. */
const PROGRAM = `import { client } from "./api/client.gen";
import * as api from "./api";

type Input = Record<"baseUrl" | "campaignId" | "memberId" | "projectId", string> & { headers: Record<string, string> };
const { baseUrl, headers, campaignId, memberId, projectId }: Input = JSON.parse(process.argv[2] ?? "");
client.setConfig({ baseUrl, headers });
const throwOnError = true;
const body = { grant_type: "client_credentials", scope: "api loyalties" } as const;
const token = (await api.generateToken({ body, throwOnError })).data;
const page = (await api.listMemberActivity({ path: { campaignId, memberId }, query: { limit: 2 }, throwOnError })).data;
const revoked = await api.revokeToken({ body: { access_token: token.access_token }, throwOnError });
const webhooks = (await api.listWebhooks({ path: { projectId }, throwOnError })).data;
const users = (await api.listUsers({ path: { projectId }, throwOnError })).data;
console.log(JSON.stringify({
  scope: token.scope,
  activities: page.data.length,
  hasMore: page.has_more,
  revoked: revoked.response.status,
  webhooks: webhooks.total,
  users: users.total,
}));

export function tierOf(activity: api.MemberActivity): string {
  // @ts-expect-error the data of another event type have no such tier
  if (activity.type === "customer.rewarded") activity.data.data.loyalty_tier_to;
  return activity.type === "customer.loyalty.tier.upgraded" ? activity.data.data.loyalty_tier_to.id : "";
}
`;

it("code that @hey-api/openapi-ts generates compiles, narrows events and uses all operations", async () => {
  const main = join(folder, "main.ts");
  const bundle = join(folder, "main.mjs");
  await cp("openapi.yaml", join(folder, "openapi.yaml"));
  await mkdir(join(folder, "api"));
  await writeFile(join(folder, "package.json"), '{"type":"module"}');
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["main.ts"] }));
  await writeFile(main, PROGRAM);
  const input = JSON.stringify({ baseUrl, ...demo.ids, headers: { ...application, ...management } });

  const generated = await runCommand(join(modules, ".bin/openapi-ts"), ["-i", "openapi.yaml", "-o", "api"], {
    cwd: folder,
  });
  const compiled = await runProgram([resolve("node_modules/typescript/lib/tsc.js")], folder);
  await build({ entryPoints: [main], outfile: bundle, bundle: true, platform: "node", format: "esm" });
  const { stdout, stderr } = await runProgram([bundle, input]);

  expect([generated.code, compiled.stdout, stderr]).toEqual([0, "", ""]);
  expect(JSON.parse(stdout)).toEqual({
    scope: "api loyalties",
    activities: 2,
    hasMore: true,
    revoked: 204,
    webhooks: 2,
    users: 2,
  });
});
