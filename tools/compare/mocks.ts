import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { parse } from "yaml";
import { installTools } from "../install.ts";

/** A mock server of another author with our contract, at a URL or behind a `fetch`. */
interface Mock {
  readonly name: string;
  readonly options: { readonly baseUrl: string } | { readonly fetch: typeof fetch };
  readonly end?: () => void;
}

/** The part of openapi-backend that answers with examples. */
interface Context {
  readonly api: { readonly mockResponseForOperation: (id: string) => { status: number; mock: unknown } };
  readonly operation: { readonly operationId: string };
}

/** Starts the mock servers, two of which `modules` has. */
export async function startMocks(modules: string): Promise<readonly Mock[]> {
  const contract = await readFile("openapi.yaml", "utf8");
  const prism = await startPrism();
  const scalar = await import(pathToFileURL(join(modules, "@scalar/mock-server/dist/index.js")).href);
  const app = await scalar.createMockServer({ document: parse(contract) });
  return [
    { name: "Prism", options: { baseUrl: prism.url }, end: prism.end },
    { name: "openapi-backend", options: { fetch: await startBackend(modules, contract) } },
    { name: "@scalar/mock-server", options: { fetch: async (input, init) => app.fetch(new Request(input, init)) } },
  ];
}

async function startBackend(modules: string, contract: string): Promise<typeof fetch> {
  const { default: OpenAPIBackend } = createRequire(join(modules, "index.js"))("openapi-backend");
  const refuse = (code: number, message: string) => () => Response.json({ code, message }, { status: code });
  const handlers = {
    notImplemented({ api, operation }: Context) {
      const { status, mock } = api.mockResponseForOperation(operation.operationId);
      return Response.json(mock, { status });
    },
    notFound: refuse(404, "Resource not found"),
    methodNotAllowed: refuse(405, "Method not allowed"),
    validationFail: refuse(400, "Invalid request"),
  };
  // Otherwise, it compares the document with the schema of OpenAPI 3.0.
  const backend = new OpenAPIBackend({ definition: parse(contract), quick: true, handlers });
  await backend.init();
  return async (input, init) => {
    const request = new Request(input, init);
    const { method } = request;
    const { pathname: path, search } = new URL(request.url);
    const form = new URLSearchParams(await request.text());
    const body = form.size > 0 ? Object.fromEntries(form) : undefined;
    return backend.handleRequest({
      method,
      path,
      query: search.slice(1),
      headers: Object.fromEntries(request.headers),
      body,
    });
  };
}

/** Starts Prism with our contract on a free port. Resolves once it listens. */
async function startPrism() {
  const program = join(await installTools("interop"), "@stoplight/prism-cli/dist/index.js");
  const child = spawn(process.execPath, [program, "mock", "openapi.yaml", "--port", "0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /listening on (\S+)/.exec(line) ?? [];
    child.stdout.resume(); // a full pipe would delay it
    if (url) return { url, end: () => void child.kill() };
  }
  throw new Error("prism does not listen");
}
