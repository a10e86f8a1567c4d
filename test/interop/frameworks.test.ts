import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { type VerifyOptions, verifyService } from "../../src/verify/index.ts";
import { startDemoService } from "../support/demo-service.ts";
import { runProgram } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { modules } from "./load-tool.ts";

// Beside the modules, so that the programs find them.
const { folder } = createScratchFolder(resolve(modules, ".."));
const { service, demo } = await startDemoService();
const { appId, appToken, managementId, managementToken } = demo.credentials;

/** Applications that are tested as docs/verify.md says; ours answers in each. */
const programs = {
  hono: `import { Hono } from "hono";
import type { Start } from "./start.ts";

export const start: Start = async ({ fetch }) => {
  const app = new Hono();
  app.all("*", (context) => fetch(context.req.raw));
  return { options: { fetch: (url, init) => app.request(url, init) }, close: async () => {} };
};
`,
  h3: `import { H3 } from "h3";
import type { Start } from "./start.ts";

export const start: Start = async ({ fetch }) => {
  const app = new H3();
  app.use((event) => fetch(event.req));
  return { options: { fetch: (url, init) => app.request(url, init) }, close: async () => {} };
};
`,
  fastify: `import fastify from "fastify";
import type { Start } from "./start.ts";

export const start: Start = async ({ listener }) => {
  const app = fastify({ exposeHeadRoutes: false });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));
  app.all("/*", (request, reply) => {
    reply.hijack();
    listener(request.raw, reply.raw);
  });
  return { options: { baseUrl: await app.listen() }, close: () => app.close() };
};
`,
  express: `import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express from "express";
import type { Start } from "./start.ts";

export const start: Start = async ({ listener: answer }) => {
  const app = express();
  app.use((request, response) => answer(request, response));
  const listener = app.listen(0);
  await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;
  return {
    options: { baseUrl: \`http://127.0.0.1:\${port}\` },
    close: async () => void listener.close(),
  };
};
`,
};

const START = `import type { RequestListener } from "node:http";
import type { VerifyOptions } from "loyalty-interface/verify";

interface Service {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly listener: RequestListener;
}
export type Start = (service: Service) => Promise<{ options: Partial<VerifyOptions>; close: () => Promise<void> }>;
`;

/** What a program exports. */
interface Program {
  readonly start: (
    own: typeof service,
  ) => Promise<{ readonly options: Partial<VerifyOptions>; readonly close: () => Promise<void> }>;
}

it("the samples of docs/verify.md for Hono, h3, Fastify and Express compile, and verify our service", async () => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), '{"type":"module"}');
  await writeFile(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: resolve("tsconfig.json"), include: ["*.ts"] }),
  );
  await writeFile(join(folder, "start.ts"), START);
  for (const [name, text] of Object.entries(programs)) await writeFile(join(folder, `${name}.ts`), text);

  const compiled = await runProgram([resolve("node_modules/typescript/lib/tsc.js")], folder);
  expect(compiled.stdout).toBe("");

  for (const name of Object.keys(programs)) {
    const { start }: Program = await import(pathToFileURL(join(folder, `${name}.ts`)).href);
    const { options, close } = await start(service);
    const report = await verifyService({
      ...options,
      names: demo.ids,
      application: { id: appId, secret: appToken },
      management: { id: managementId, secret: managementToken },
      rate: Number.POSITIVE_INFINITY,
      accept: ["S20"], // a framework answers methods and paths that it does not know by itself
    });
    await close();

    const said = report.findings.filter(({ accepted }) => accepted === undefined).map(({ message }) => message);
    expect([name, report.conforms, said]).toEqual([name, true, []]);
  }
});
