import { cp, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { beforeAll, describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { installTools } from "../../scripts/programs/install-tools.ts";
import { serveCommand } from "../../src/cli/commands/serve.ts";
import { processIo } from "../../src/cli/io/io.ts";
import { type VerifyOptions, verifyService } from "../../src/verify/index.ts";
import { startDemoService } from "../support/demo-service.ts";
import { runCommand, runProgram } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { serve } from "../support/serve.ts";

const modules = await installTools("interop");
// Beside the modules, so that the programs find them.
const { folder, file } = createScratchFolder(resolve(modules, ".."));
const { service, demo, application, management } = await startDemoService();

/** Applications that are tested as docs/verify.md says; ours answers in each. */
const APPLICATIONS = `import { once } from "node:events";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import fastify from "fastify";
import { H3 } from "h3";
import { Hono } from "hono";
import type { VerifyOptions } from "loyalty-interface/verify";

interface Service {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly listener: RequestListener;
}
type Start = (service: Service) => Promise<Partial<VerifyOptions>>;

export const startHono: Start = async ({ fetch }) => {
  const app = new Hono();
  app.all("*", (context) => fetch(context.req.raw));
  return { fetch: (url, init) => app.request(url, init) };
};

export const startH3: Start = async ({ fetch }) => {
  const app = new H3();
  app.use((event) => fetch(event.req));
  return { fetch: (url, init) => app.request(url, init) };
};

export const startExpress: Start = async ({ listener: answer }) => {
  const app = express();
  app.use((request, response) => answer(request, response));
  const listener = app.listen(0);
  await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;
  return { baseUrl: \`http://127.0.0.1:\${port}\` };
};

export const startFastify: Start = async ({ listener }) => {
  const app = fastify({ exposeHeadRoutes: false });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));
  app.all("/*", (request, reply) => {
    reply.hijack();
    listener(request.raw, reply.raw);
  });
  return { baseUrl: await app.listen() };
};
`;

/** Uses all five operations with generated code. It compiles only if the type of an event narrows its data. */
const CLIENT = `import { client } from "./api/client.gen";
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

const manifests = await readFile("deploy/kubernetes.yaml", "utf8");

/** Compiles only if each object has the properties that Kubernetes knows, and no others. */
const writeObjects = () =>
  parseAllDocuments(manifests).map((document, index) => {
    const { kind, apiVersion } = document.toJS();
    return `
import type { I${kind} as Kind${index} } from "kubernetes-models/${apiVersion}";
export const object${index}: Kind${index} = ${JSON.stringify(document)};
`;
  });

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

describe("programs that use other tools", () => {
  beforeAll(async () => {
    await cp("openapi.yaml", join(folder, "openapi.yaml"));
    await file("package.json", { type: "module" });
    await file("applications.json", { extends: resolve("tsconfig.json"), include: ["applications.ts"] });
    await file("tsconfig.json", { compilerOptions, include: ["client.ts", "manifests.ts"] });
    await file("applications.ts", APPLICATIONS);
    await file("client.ts", CLIENT);
    await file("manifests.ts", writeObjects().join(""));
    const generate = ["-i", "openapi.yaml", "-o", "api"];
    expect(await runCommand(join(modules, ".bin/openapi-ts"), generate, { cwd: folder })).toMatchObject({ code: 0 });
  });

  it.each([
    { what: "the applications", tsconfig: "applications.json" },
    { what: "a client of @hey-api/openapi-ts, and the objects of deploy/kubernetes.yaml", tsconfig: "tsconfig.json" },
  ])("$what compile", async ({ tsconfig }) => {
    const { stdout } = await runProgram([resolve("node_modules/typescript/lib/tsc.js"), "-p", tsconfig], folder);

    expect(stdout).toBe("");
  });

  it.each(["Hono", "H3", "Express", "Fastify"])(
    "verifyService tests an application of %s as docs/verify.md says",
    async (name) => {
      const applications = await import(pathToFileURL(join(folder, "applications.ts")).href);
      const options: Partial<VerifyOptions> = await applications[`start${name}`](service);
      const { appId, appToken, managementId, managementToken } = demo.credentials;

      const report = await verifyService({
        ...options,
        names: demo.ids,
        application: { id: appId, secret: appToken },
        management: { id: managementId, secret: managementToken },
        rate: Number.POSITIVE_INFINITY,
        accept: ["S20"], // a framework answers methods and paths that it does not know by itself
      });

      const said = report.findings.filter(({ accepted }) => accepted === undefined).map(({ message }) => message);
      expect([report.conforms, said]).toEqual([true, []]);
    },
  );

  it("code that @hey-api/openapi-ts generates uses all operations", async () => {
    const { url: baseUrl } = await serve(service.listener);
    const bundle = join(folder, "client.mjs");
    await build({
      entryPoints: [join(folder, "client.ts")],
      outfile: bundle,
      bundle: true,
      platform: "node",
      format: "esm",
    });
    const input = JSON.stringify({ baseUrl, ...demo.ids, headers: { ...application, ...management } });

    const { stdout, stderr } = await runProgram([bundle, input]);

    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toEqual({
      scope: "api loyalties",
      activities: 2,
      hasMore: true,
      revoked: 204,
      webhooks: 2,
      users: 2,
    });
  });
});

it("deploy/kubernetes.yaml opens the ports of the image, and gives the service time to end", async () => {
  const image = await readFile("deploy/Dockerfile", "utf8");
  const ports = manifests.match(/(?<=containerPort: )\d+/g);
  const [seconds] = manifests.match(/(?<=terminationGracePeriodSeconds: )\d+/) ?? [];
  const drain = serveCommand(processIo).options.find(({ long }) => long === "--drain");

  expect(image).toContain(`EXPOSE ${ports?.join(" ")}\n`);
  expect(Number(seconds)).toBeGreaterThan(drain?.defaultValue);
});
