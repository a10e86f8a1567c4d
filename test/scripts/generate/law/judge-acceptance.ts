import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { compareContracts } from "../../../../scripts/diff/compare-contracts.ts";
import type { Contract } from "../../../../scripts/generate/contract.ts";
import { generateFiles } from "../../../../scripts/generate/files.ts";
import { type BodyRow, resolveContract } from "../../../../scripts/generate/resolve-contract.ts";
import { formats } from "../../../../scripts/generate/runtime.ts";
import { Random } from "../../../support/random.ts";
import { listPaths, writeAt } from "./elements.ts";
import type { RandomEdit } from "./random-edit.ts";
import { type createCompiler, importValidators } from "./use-generated.ts";

/** The bodies of each component that are compared. */
const BODIES = 12;

/**
 * Generates the files of a contract that the lint accepts, compiles them, and compares its validators with ajv and its requests with the
 * verdict of `diff`.
 * @returns What is wrong, and the number of values that were compared. @throws Error if the contract cannot be generated.
 */
export async function judgeAcceptance(
  original: Contract,
  { contract: written, seed }: RandomEdit,
  compile: ReturnType<typeof createCompiler>,
): Promise<{ readonly failure?: string | undefined; readonly compared: number }> {
  if (written === undefined) return { failure: "but is not YAML", compared: 0 };
  const files = await generateFiles(written);
  const validators = await importValidators(files);
  const isValid = (component: string, value: unknown) => (validators[component]?.(value) ?? []).length === 0;
  const { step } = compareContracts(original, written);
  const lost = listBodies(resolveContract(original).operations).find((each) => !isValid(each.component, each.value));
  if (step !== "major" && lost) return { failure: `and ${step} for diff, but refuses ${lost.component}`, compared: 0 };
  const [error] = compile(files);
  if (error !== undefined) return { failure: `but ${error}`, compared: 0 };

  const { operations, document } = resolveContract(written);
  const ajv = addFormats.default(
    new Ajv2020({ strict: false, logger: false, validateSchema: false, strictNumbers: true }),
  );
  ajv.addFormat("date-time", formats["date-time"]);
  ajv.addSchema({ $id: "contract", components: document.components });
  const random = new Random(seed);
  const shown = operations.flatMap((row) =>
    listBodies([row, ...Object.values(row.responses).map((each) => ({ requestBody: each }))]),
  );
  const bodies = [...new Map(shown.map((body) => [body.component, body])).values()].flatMap(({ component, value }) =>
    [value, ...Array.from({ length: BODIES }, () => editBody(value, random))].map((body) => ({ component, body })),
  );
  const disagreement = bodies.find(({ component, body }) => {
    return isValid(component, body) !== ajv.validate({ $ref: `contract#/components/schemas/${component}` }, body);
  });
  const failure = disagreement && `but ajv does not agree on ${JSON.stringify(disagreement)}`;
  return { failure, compared: bodies.length };
}

/** Lists the examples of bodies, with the components that they consist of. */
function listBodies(rows: readonly { readonly requestBody: Pick<BodyRow, "content"> | undefined }[]) {
  const contents = rows.flatMap(({ requestBody }) => requestBody?.content ?? []);
  return contents.flatMap(({ component, examples }) =>
    Object.values(examples).map(({ value }) => ({ component, value })),
  );
}

const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  1.5,
  -7,
  "",
  "x",
  [],
  {},
  ["x"],
  { id: "x" },
  "2026-02-11T14:20:00Z",
];

/** Copies a body with one value replaced or removed. */
function editBody(body: unknown, random: Random): unknown {
  const copy = { body: structuredClone(body) };
  const path = ["body", ...random.pick(listPaths(body))];
  writeAt(copy, path, path.length > 1 && random.next() < 0.3 ? undefined : random.pick(VALUES));
  return copy.body;
}
