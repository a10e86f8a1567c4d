import { cp, mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { startDemoServer } from "../support/demo-service.ts";
import { runCommand } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { modules } from "./load-tool.ts";

// Beside the modules, so that generated code finds them.
const { folder } = createScratchFolder(resolve(modules, ".."));
const { baseUrl, demo, application, management } = await startDemoServer();
const input = JSON.stringify({ baseUrl, ...demo.ids, headers: { ...application, ...management } });
const strict = { strict: true, noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true };
const modern = { target: "es2022", module: "esnext", moduleResolution: "bundler" };
const types = { types: ["node"], typeRoots: [resolve("node_modules/@types")] };
const TSCONFIG = { compilerOptions: { ...strict, ...modern, ...types }, files: ["main.ts"] };
const BANNER = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** A generator of clients, and a program that uses all five operations with the generated code. */
interface Generator {
  readonly tool: string;
  /** The program and its arguments; it reads `openapi.yaml` and writes to `api/`. */
  readonly command: readonly string[];
  /** The start of the program, which defines the type `MemberActivity`. */
  readonly imports: string;
  /** The body of a function that uses all five operations. */
  readonly use: string;
}

const generators: readonly Generator[] = [
  {
    tool: "@hey-api/openapi-ts",
    command: ["openapi-ts", "-i", "openapi.yaml", "-o", "api"],
    imports: `import { client } from "./api/client.gen";
import * as api from "./api";
type MemberActivity = api.MemberActivity;`,
    use: `client.setConfig({ baseUrl, headers });
  const throwOnError = true;
  const token = (await api.generateToken({ body: grant, throwOnError })).data;
  return {
    scope: token.scope,
    page: (await api.listMemberActivity({ path: { campaignId, memberId }, query: { limit: 2 }, throwOnError })).data,
    revoked: (await api.revokeToken({ body: { access_token: token.access_token }, throwOnError })).response.status,
    webhooks: (await api.listWebhooks({ path: { projectId }, throwOnError })).data.total,
    users: (await api.listUsers({ path: { projectId }, throwOnError })).data.total,
  };`,
  },
  {
    tool: "redocly generate-client",
    command: ["redocly", "generate-client", "openapi.yaml", "--output", "api/index.ts"],
    imports: `import * as api from "./api";
type MemberActivity = api.MemberActivity;`,
    use: `api.configure({ serverUrl: baseUrl, headers });
  const { scope, access_token } = await api.generateToken({ body: new URLSearchParams(grant) });
  const page = await api.listMemberActivity({ path: { campaignId, memberId }, query: { limit: 2 } });
  const { response } = await api.revokeToken({ body: new URLSearchParams({ access_token }) }, { envelope: true });
  const webhooks = await api.listWebhooks({ path: { projectId } });
  const users = await api.listUsers({ path: { projectId } });
  return { scope, page, revoked: response.status, webhooks: webhooks.total, users: users.total };`,
  },
];

/** Writes the program of a generator. It compiles only if the type of an event narrows its data. */
const writeProgram = ({ imports, use }: Generator): string => `${imports}
type Input = Record<"baseUrl" | "campaignId" | "memberId" | "projectId", string> & { headers: Record<string, string> };
const grant = { grant_type: "client_credentials", scope: "api loyalties" } as const;
async function use({ baseUrl, headers, campaignId, memberId, projectId }: Input) {
  ${use}
}
export function tierOf(activity: MemberActivity): string {
  // @ts-expect-error the data of another event type have no such tier
  if (activity.type === "customer.rewarded") activity.data.data.loyalty_tier_to;
  return activity.type === "customer.loyalty.tier.upgraded" ? activity.data.data.loyalty_tier_to.id : "";
}
const { page, ...result } = await use(JSON.parse(process.argv[2] ?? ""));
console.log(JSON.stringify({ ...result, activities: page.data.length, hasMore: page.has_more }));
`;

const RESULT = { scope: "api loyalties", revoked: 204, webhooks: 2, users: 2, activities: 2, hasMore: true };

it.each(generators)("code that $tool generates compiles, narrows events and uses all operations", async (generator) => {
  const project = await mkdtemp(join(folder, "project-"));
  const PATH = [join(modules, ".bin"), resolve("node_modules/.bin"), process.env.PATH].join(":");
  const run = (command = "", ...args: string[]) =>
    runCommand(command, args, { cwd: project, env: { ...process.env, PATH } });
  await cp("openapi.yaml", join(project, "openapi.yaml"));
  await mkdir(join(project, "api"));
  const settings = { "package.json": '{"type":"module"}', "tsconfig.json": JSON.stringify(TSCONFIG) };
  for (const [file, text] of Object.entries({ ...settings, "main.ts": writeProgram(generator) }))
    await writeFile(join(project, file), text);

  const generated = await run(...generator.command);
  const compiled = await run("tsc");
  const [entry, outfile] = [join(project, "main.ts"), join(project, "main.mjs")];
  const format = { platform: "node", format: "esm", banner: { js: BANNER } } as const;
  await build({ entryPoints: [entry], outfile, bundle: true, logLevel: "silent", ...format });
  const { stdout, stderr } = await run(process.execPath, outfile, input);

  expect([generated.code, compiled.stdout, stderr]).toEqual([0, "", ""]);
  expect(JSON.parse(stdout)).toEqual(RESULT);
});
