import { readFile, rm, writeFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readContract } from "../../scripts/generate/contract.ts";
import { listMutations } from "../../scripts/mutate-contract/list-mutations.ts";
import { copyProject } from "../support/copy-project.ts";
import { runProgram } from "../support/run-cli.ts";

const FACTS = "test/contract/document/facts.yaml";
const LONG = { timeout: 900_000 };
const HANDLERS = "src/service/operations";
const mutations = listMutations(await readContract("openapi.yaml"));

let copy = "";

interface ContributorPath {
  readonly name: string;
  /** Kind and name of the mutation that edits `openapi.yaml`. */
  readonly kind: string;
  readonly edit: RegExp;
  /** The file and the missing thing that `tsc` names. */
  readonly named: RegExp;
  /** The edits that `tsc` and the tables of the document ask for: replacements by file, and new files. */
  readonly steps: Readonly<Record<string, readonly (readonly [from: string | RegExp, to: string])[]>>;
  readonly created?: Readonly<Record<string, string>>;
  /** Whether the recordings lack it until a person writes a scenario. */
  readonly isUnrecorded?: boolean;
}

const createNote = `import { jsonResponse } from "../http/service-response.ts";
import { defineHandler } from "./define-handler.ts";

export const createNote = defineHandler("createNote", ["campaignId", "text"], async ({ text }) =>
  jsonResponse({ text }),
);
`;

const noteFacts = `  createNote:
    request: POST /v1/loyalties/{campaignId}/notes
    credentials: [[X-App-Id, X-App-Token]]
    json: 4.1 note
    responses: { 200: 4.1 note, 4XX: 7.1 error, 5XX: 7.1 error }
`;

const paths: readonly ContributorPath[] = [
  {
    name: "a header parameter",
    kind: "added header parameter",
    edit: /activity/,
    named: /list-member-activity\.ts.*"the handler ignores".*"X-Depth"/s,
    steps: {
      [`${HANDLERS}/list-member-activity.ts`]: [['"starting_after_id"]', '"starting_after_id", "X-Depth"]']],
    },
  },
  {
    name: "an event type",
    kind: "added event type",
    edit: /frozen/,
    named: /activity\.test-d\.ts.*EventData/s,
    steps: {
      [FACTS]: [[/^events:\n(?: .*\n)+/m, "$&  customer.voucher.frozen: 2.3 voucher deleted\n"]],
      "test/contract/activity.test-d.ts": [
        [/^ {2}"customer\.voucher\.deleted": (.*)\n/m, '$&  "customer.voucher.frozen": $1\n'],
      ],
    },
  },
  {
    name: "an operation with a JSON body",
    kind: "added operation",
    edit: /notes/,
    named: /create-dispatcher\.ts.*createNote/s,
    steps: {
      [FACTS]: [
        [/^shapes:\n/m, "$&  4.1 note: { text: required string }\n"],
        [/^operations:\n(?: .*\n)+/m, `$&${noteFacts}`],
      ],
      "src/service/create-dispatcher.ts": [
        ["listUsers };", "listUsers, createNote };"],
        ["import { generateToken", 'import { createNote } from "./operations/create-note.ts";\nimport { generateToken'],
      ],
      "test/service/guards/inject-faults.test.ts": [
        [
          "    listUsers: [",
          '    createNote: ["/v1/loyalties/c/notes", { method: "POST", headers: application, body: "{}" }],\n    listUsers: [',
        ],
      ],
    },
    created: { [`${HANDLERS}/create-note.ts`]: createNote },
    isUnrecorded: true,
  },
];

async function run(...args: string[]): Promise<{ code: number | null; output: string }> {
  const { code, stdout, stderr } = await runProgram(args, copy);
  return { code, output: stripVTControlCharacters(stdout + stderr) };
}

interface Report {
  testResults: { name: string; assertionResults: { status: string; failureMessages: string[] }[] }[];
}

/** Runs `tsc` and the tests that know the contract; returns what fails: `tsc` or the test file, with its messages. */
async function listMessages(): Promise<Record<string, string>> {
  const tsc = await run("node_modules/typescript/lib/tsc.js", "--pretty");
  const file = join(copy, "report.json");
  const tests = ["contract/document", "contract/contract-consumers", "contract/examples", "recordings", "vitest"];
  const options = ["--project", "unit", "--reporter=json", `--outputFile=${file}`];
  await run("node_modules/vitest/vitest.mjs", "run", ...options, ...tests.map((name) => `test/${name}`));
  const { testResults } = JSON.parse(await readFile(file, "utf8")) as Report;
  const failures = testResults.flatMap(({ name, assertionResults }) => {
    const messages = assertionResults.flatMap(({ failureMessages }) => failureMessages);
    return messages.length === 0 ? [] : [[relative(copy, name), messages.join("\n")]];
  });
  return { ...(tsc.code !== 0 && { tsc: tsc.output }), ...Object.fromEntries(failures) };
}

/** The project knows what remains to do if a test says so: in the tables of the document, the recordings or the type test. */
const INSTRUCTION =
  /edit test\/recordings\/browsers|facts\.yaml|scripts\/record\/scenarios\.ts|npm run record|the handler of|has no handler/i;

describe.each(paths)(
  "a contributor who adds $name",
  ({ kind, edit, named, steps, created = {}, isUnrecorded = false }) => {
    const mutation = mutations.find((each) => each.kind === kind && edit.test(each.name));
    beforeAll(async () => {
      expect(mutation).toBeDefined();
      copy = await copyProject("contributor");
      const contract = await readContract("openapi.yaml");
      mutation?.edit(contract);
      await writeFile(join(copy, "openapi.yaml"), JSON.stringify(contract, null, 2));
      expect((await run("scripts/generate.ts")).output).toContain("wrote");
    });
    afterAll(() => rm(copy, { recursive: true }));

    it("the contract causes no warning, and every message names the file and the next step", LONG, async () => {
      const lint = await run("node_modules/@redocly/cli/bin/cli.js", "lint", "loyalty");
      const { tsc = "", ...tests } = await listMessages();

      expect(lint).toEqual({ code: 0, output: expect.not.stringMatching(/warning/i) });
      expect(tsc).toMatch(named);
      for (const [file, messages] of Object.entries(tests)) expect(messages, file).toMatch(INSTRUCTION);
    });

    it("client, service, checker, samples and coverage know the change after these steps", LONG, async () => {
      for (const [file, changes] of Object.entries(steps)) {
        const before = await readFile(join(copy, file), "utf8");
        const after = changes.reduce((text, [from, to]) => text.replace(from, to), before);
        expect(after).not.toBe(before);
        await writeFile(join(copy, file), after);
      }
      for (const [file, text] of Object.entries(created)) await writeFile(join(copy, file), text);
      expect((await run("scripts/record.ts")).code).toBe(0);

      // Only a person edits the archives of browsers and knows when the service answers with a new status.
      const { "test/recordings-of-browsers.test.ts": browsers = "", ...tests } = await listMessages();
      const left = isUnrecorded ? ["recordings", "matchers"] : [];

      expect(browsers).toMatch(/^$|edit test\/recordings\/browsers/);
      for (const [file, messages] of Object.entries(tests)) {
        expect(left, messages).toContain(basename(file, ".test.ts"));
        expect(messages, file).toMatch(INSTRUCTION);
      }
    });
  },
);
