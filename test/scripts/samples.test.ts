import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readContract } from "../../scripts/generate/contract.ts";
import { listMutations } from "../../scripts/mutate-contract/list-mutations.ts";
import { createCodeSamples } from "../../scripts/samples/create-code-samples.ts";
import { rearrangements } from "../support/rearrangements.ts";
import { runProgram } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { alternatives, startSamples } from "../support/start-samples.ts";

const printed: Record<string, string> = {
  listMemberActivity: "type:",
  generateToken: "access_token:",
  revokeToken: "",
};
const scratch = createScratchFolder();
const findSample = await startSamples();
/** A program that runs all samples in one process, and its output. */
const runs = alternatives.map(async ([operationId, way]) => {
  const name = `${operationId}${way}`;
  const entry = JSON.stringify(join(process.cwd(), "src/index.ts"));
  const program = findSample(operationId, "TypeScript", way).replace('"loyalty-interface"', entry);
  const file = JSON.stringify(await scratch.file(`${name}.ts`, program));
  const end = `() => console.log("${name} ends")`;
  return `console.log("${name} begins");\nawait import(${file}).then(${end}, console.log);`;
});
const { stdout } = await runProgram([await scratch.file("samples.ts", (await Promise.all(runs)).join("\n"))]);

describe("the code samples", () => {
  it("the code samples show the placeholders of the document, never a key (§5.1)", async () => {
    const text = JSON.stringify(createCodeSamples(await readContract("openapi.yaml")));

    for (const name of ["APP_ID", "APP_TOKEN", "MANAGEMENT_ID", "MANAGEMENT_TOKEN", "ACCESS_TOKEN"])
      expect(text).toContain(`<${name}>`);
    expect(text).toContain("https://api.loyalty.example/");
  });

  it("the code samples find the servers and the security of an operation wherever the contract has them", async () => {
    const contract = await readContract("openapi.yaml");
    const copy = structuredClone(contract);
    const [, rearrange] =
      rearrangements.find(([name]) => /security .* at the top, .* servers by path/.test(name)) ?? [];
    rearrange?.(copy);

    expect(copy.servers).toBeUndefined();
    expect(createCodeSamples(copy)).toEqual(createCodeSamples(contract));
  });

  it("the code samples of a public operation show no credentials", async () => {
    const contract = await readContract("openapi.yaml");
    const text = JSON.stringify(contract, (key, value) => (key === "security" ? [{}] : value));
    const samples = createCodeSamples(JSON.parse(text));

    const sources = JSON.stringify(samples.listUsers?.map(({ source }) => source));
    expect(sources).toContain("listUsers({");
    expect(sources).not.toMatch(/undefined|X-|application:|management:|accessToken|Authorization/);
  });

  it("the code samples show header parameters and JSON bodies", async () => {
    const contract = await readContract("openapi.yaml");
    for (const { kind, edit } of listMutations(contract))
      if (kind === "added header parameter" || kind === "added operation") edit(contract);

    const samples = createCodeSamples(contract);
    const show = (id: string) => samples[id]?.map(({ source }) => source).join("\n");

    expect(show("listUsers")).toMatch(/-H 'X-Depth: 3'.*"X-Depth": 3 \}\).*"X-Depth": "3"/s);
    expect(show("createNote")).toContain(`--data '{"text":"Opened"}'`);
    expect(show("createNote")).toContain('text: "Opened" })');
    expect(show("createNote")).toContain('data="{\\"text\\":\\"Opened\\"}".encode()');
    expect(show("createNote")).toContain('"Content-Type": "application/json"');
  });

  // The other languages are run by test/long, since a machine with nothing but Node need not have curl and Python.
  it.each(alternatives)(
    "the code sample of %s runs with the client and its way %i to authenticate",
    (operationId, way) => {
      const name = `${operationId}${way}`;
      const [, output = "it did not run to its end"] = stdout
        .split(new RegExp(`${name} (?:begins|ends)\\n`))
        .slice(0, -1);

      expect(output).toContain(printed[operationId] ?? "total:");
    },
  );
});
