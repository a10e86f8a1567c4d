import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Store } from "../../src/service/index.ts";
import { type Contract, listOperations } from "../generate/contract.ts";
import { generateFiles } from "../generate/files.ts";

/** Something that a change of the contract needs; it is done if `missing` is undefined. */
export interface ChecklistItem {
  readonly name: "client" | "service" | "recordings" | "docs" | "release";
  readonly missing?: string | undefined;
}

/**
 * Checks what follows from a change of the contract: generated files for the client, handlers of the service, recordings that
 * conform and show everything, docs that name each operation, and a planned release.
 * @param problem Why the planned release does not cover the changes, if it does not.
 */
export async function createChecklist(
  root: string,
  contract: Contract,
  problem: string | undefined,
): Promise<ChecklistItem[]> {
  const stale = await findStaleFile(root, contract).catch((error: Error) => error.message);
  const afterGenerate = (check: () => Promise<string | undefined>) =>
    stale === undefined ? check() : Promise.resolve("unknown before npm run generate");
  return [
    { name: "client", missing: stale },
    { name: "service", missing: await afterGenerate(findMissingHandler) },
    { name: "recordings", missing: await afterGenerate(() => findMissingRecording(root)) },
    { name: "docs", missing: findMissingDocs(root, contract) },
    { name: "release", missing: problem },
  ];
}

async function findStaleFile(root: string, contract: Contract): Promise<string | undefined> {
  const files = Object.entries(await generateFiles(contract));
  const [name] = files.find(([name, content]) => readFileSync(join(root, "generated", name), "utf8") !== content) ?? [];
  return name && `generated/${name} is out of date: npm run generate`;
}

/** The service names at start what has no handler, and what a handler ignores. */
async function findMissingHandler(): Promise<string | undefined> {
  const { createService } = await import("../../src/service/index.ts");
  try {
    createService({ store: {} as Store }); // it is not used before a request
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Returns what the recordings lack: one does not conform, or they do not show everything. */
export async function findMissingRecording(root: string): Promise<string | undefined> {
  const { checkExchange, readExchanges } = await import("../../src/traffic/index.ts");
  const { TrafficCheck, sumCoverage } = await import("../../src/traffic/internal.ts");
  const check = new TrafficCheck({ coverage: true });
  const recording = check.startRecording();
  for (const file of globSync("test/recordings/*.har", { cwd: root })) {
    for (const exchange of readExchanges(readFileSync(join(root, file), "utf8"))) {
      const [violation] = checkExchange(exchange);
      if (violation) return `${file}: ${violation.pointer} ${violation.message}: npm run record`;
      recording.add(exchange, []);
    }
  }
  const { coverage } = check.report();
  if (!coverage) return undefined;
  for (const dimension of ["operations", "statuses", "errors", "eventTypes", "authentication"] as const) {
    const { missing } = sumCoverage(coverage, dimension);
    if (missing.length > 0)
      return `they do not show ${missing.join(", ")}: add it to scripts/record/scenarios.ts, and npm run record`;
  }
  return undefined;
}

/** The reference follows the contract; the guides have to name each operation. */
function findMissingDocs(root: string, contract: Contract): string | undefined {
  const guides = ["README.md", ...globSync("docs/*.md", { cwd: root })];
  const text = guides.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  const names = listOperations(contract).map(({ operation }) => operation.operationId);
  const missing = names.filter((name) => !text.includes(name));
  return missing.length === 0 ? undefined : `docs/client.md does not name ${missing.join(", ")}`;
}
