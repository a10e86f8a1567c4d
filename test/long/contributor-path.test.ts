import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let copy = "";
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "contributor-"));
  const needed = ["src", "scripts", "test", "generated", "bench", "examples", "docs", ".changeset"];
  const files = ["openapi.yaml", "redocly.yaml", "package.json", "tsconfig.json", "vitest.config.ts"];
  for (const name of [...needed, ...files]) await cp(name, join(copy, name), { recursive: true });
  await symlink(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
  await writeFile(join(copy, "openapi.yaml"), changed(await readFile("openapi.yaml", "utf8")));
  await run("scripts/generate.ts");
});
afterAll(() => rm(copy, { recursive: true }));

/** The contract with one more event type and one more query parameter. */
function changed(contract: string): string {
  return contract
    .replace(
      / {6}discriminator:\n {8}propertyName: type\n {8}mapping:\n/,
      `        - $ref: "#/components/schemas/CustomerThankedActivity"
$&          customer.thanked: "#/components/schemas/CustomerThankedActivity"
`,
    )
    .replace(
      "    LoyaltyTierUpgradedData:\n",
      `    CustomerThankedActivity:
      type: object
      description: Somebody said thank you.
      x-section: "6.1"
      allOf:
        - $ref: "#/components/schemas/MemberActivityBase"
      required: [type, data]
      properties:
        type:
          const: customer.thanked
        data:
          type: object
          required: [data, event_source]
          properties:
            data:
              $ref: "#/components/schemas/CustomerVoucherDeletedData"
            event_source:
              $ref: "#/components/schemas/EventSource"
$&`,
    )
    .replace(
      '        - $ref: "#/components/parameters/StartingAfterId"\n',
      "$&        - { name: channel, in: query, description: Way of the cause., x-section: '4.1', schema: { type: string } }\n",
    );
}

function run(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: copy, maxBuffer: 64e6 }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

describe("a contributor who adds an event type and a query parameter, and generates", () => {
  it("meets no compile error but in the exhaustive switch, which names the new type", async () => {
    const { output: before } = await new Promise<{ output: string }>((resolve) => {
      execFile(process.execPath, ["node_modules/typescript/lib/tsc.js"], (_error, stdout) =>
        resolve({ output: stdout }),
      );
    });
    const { output } = await run("node_modules/typescript/lib/tsc.js");

    const filesIn = (text: string) => [...text.matchAll(/^([\w./-]+)\(\d+,\d+\): error/gm)].map(([, file]) => file);
    const added = [...new Set(filesIn(output))].filter((file) => !filesIn(before).includes(file));
    expect(added).toEqual(["test/contract/activity.test-d.ts"]);
    expect(output).toContain("customer.thanked");
  });

  it("meets a test that says how many types the document has (§6.1)", async () => {
    const { code, output } = await run("node_modules/vitest/vitest.mjs", "run", "test/contract/openapi.test.ts");

    expect(code).toBe(1);
    expect(output).toContain("customer.thanked");
  });

  it("is told by npm run diff that this is a minor step, and which fact of the document it changes", async () => {
    const { output } = await run("scripts/diff.ts", "--base", join(process.cwd(), "openapi.yaml"));

    expect(output).toContain("new event type");
    expect(output).toContain("new parameter");
    expect(output).toContain("violates the document: §2.2");
    expect(output).toContain("Semver step: minor");
  });
});
