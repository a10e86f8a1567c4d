import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Contract } from "../../../../scripts/generate/contract.ts";
import { generateFiles } from "../../../../scripts/generate/files.ts";
import { type ResolvedContract, resolveContract } from "../../../../scripts/generate/resolve-contract.ts";
import { formats } from "../../../../scripts/generate/runtime.ts";
import type { Random } from "../../../support/random.ts";
import { listPaths, type Path } from "./elements.ts";

/** The bodies of each component that are compared. */
const BODIES = 12;

/** What an accepted contract gives: files, and values on which its validators and ajv do not agree. */
export interface Accepted {
  readonly files: Readonly<Record<string, string>>;
  readonly disagreements: readonly string[];
  /** The number of values that were compared. */
  readonly compared: number;
  readonly validators: Validators["validators"];
}

/** Generates the files of a contract, and compares its validators with ajv. @throws Error if the contract cannot be generated. */
export async function judgeAcceptance(written: Contract, random: Random): Promise<Accepted> {
  const files = await generateFiles(written);
  const contract = resolveContract(written);
  const { validators }: Validators = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(files["validators.js"] ?? "")}`
  );
  const ajv = addFormats.default(
    new Ajv2020({ strict: false, logger: false, validateSchema: false, strictNumbers: true }),
  );
  ajv.addFormat("date-time", formats["date-time"]);
  ajv.addSchema({ $id: "contract", components: contract.document.components });
  const disagreements: string[] = [];
  let compared = 0;
  for (const { component, value } of listBodies(contract)) {
    const validate = ajv.compile({ $ref: `contract#/components/schemas/${component}` });
    for (const body of [value, ...Array.from({ length: BODIES }, () => editBody(value, random))]) {
      compared += 1;
      const verdict = validators[component]?.(body).length === 0;
      if (verdict !== isValid(validate, body)) disagreements.push(`${component} ${JSON.stringify(body)}`);
    }
  }
  return { files, disagreements, compared, validators };
}

interface Validators {
  readonly validators: Readonly<Record<string, (value: unknown) => readonly unknown[]>>;
}

function isValid(validate: ValidateFunction, value: unknown): boolean {
  return validate(value) === true;
}

/** Lists the example bodies of requests and responses, one of each component. */
function listBodies({ operations }: ResolvedContract): { component: string; value: unknown }[] {
  const contents = operations
    .flatMap(({ requestBody, responses }) => [...(requestBody ? [requestBody] : []), ...Object.values(responses)])
    .flatMap(({ content }) => content);
  const bodies = contents.flatMap(({ component, examples }) =>
    Object.values(examples).map(({ value }) => ({ component, value })),
  );
  return [...new Map(bodies.map((body) => [body.component, body])).values()];
}

const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  1.5,
  -7,
  "",
  "x",
  "2026-02-11T14:20:00Z",
  [],
  {},
  ["x"],
  { id: "x" },
];

/** Copies a body with one value replaced or removed. */
function editBody(body: unknown, random: Random): unknown {
  const path = random.pick(listPaths(body));
  return replaceAt(body, path, random.next() < 0.3 ? undefined : random.pick(VALUES));
}

function replaceAt(value: unknown, [name, ...path]: Path, replacement: unknown): unknown {
  if (name === undefined) return replacement ?? null;
  if (Array.isArray(value))
    return value.map((item, index) => (index === Number(name) ? replaceAt(item, path, replacement) : item));
  const inner =
    path.length === 0 ? replacement : replaceAt((value as Record<string, unknown>)[String(name)], path, replacement);
  return JSON.parse(JSON.stringify({ ...(value as object), [String(name)]: inner }));
}
