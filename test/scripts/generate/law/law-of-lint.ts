import { parse } from "yaml";
import { compareContracts } from "../../../../scripts/diff/compare-contracts.ts";
import { formatFault } from "../../../../scripts/generate/lint/fault.ts";
import { lintContract } from "../../../../scripts/generate/lint/lint-contract.ts";
import { resolveContract } from "../../../../scripts/generate/resolve-contract.ts";
import { Random } from "../../../support/random.ts";
import type { createCompiler } from "./compile-project.ts";
import { judgeAcceptance } from "./judge-acceptance.ts";
import { judgeRefusal } from "./judge-refusal.ts";
import type { RandomEdit } from "./random-edit.ts";

/** How many of some edits of a contract keep the law of lint. */
export interface Measure {
  readonly accepted: number;
  readonly refused: number;
  /** The number of values on which a validator and ajv were compared. */
  readonly compared: number;
  /** A text for each edit that breaks the law, with the seed that makes it again. */
  readonly failures: readonly string[];
}

/**
 * Measures the law of lint: `generate` completes what lint accepts, it compiles, and validators and ajv agree on its values; the first
 * fault of what lint refuses is in the edited element, in the one around it or in one that refers to it. `diff` never throws, and an
 * edit is major if it refuses a request that was valid.
 * @param compile Lists the errors of what is generated.
 */
export async function measureLaw(
  text: string,
  edits: Iterable<RandomEdit>,
  compile: ReturnType<typeof createCompiler>,
): Promise<Measure> {
  const original = parse(text);
  const requests = resolveContract(original).operations.flatMap(({ requestBody }) =>
    (requestBody?.content ?? []).flatMap(({ component, examples }) =>
      Object.values(examples).map(({ value }) => ({ component, value })),
    ),
  );
  const failures: string[] = [];
  let accepted = 0;
  let refused = 0;
  let compared = 0;

  const judge = async (edit: RandomEdit): Promise<string | undefined> => {
    const [fault] = await lintContract(edit.text, "openapi.yaml");
    if (fault !== undefined) {
      refused += 1;
      return judgeRefusal(original, edit, fault) === undefined
        ? `blames ${formatFault(fault, "openapi.yaml")}`
        : undefined;
    }
    accepted += 1;
    const { contract } = edit;
    if (contract === undefined) return "is accepted, but is not YAML";
    const { files, disagreements, validators, ...acceptance } = await judgeAcceptance(contract, new Random(edit.seed));
    compared += acceptance.compared;
    const { step } = compareContracts(original, contract);
    const lost = requests.filter(({ component, value }) => (validators[component]?.(value) ?? []).length > 0);
    if (step !== "major" && lost.length > 0)
      return `is accepted, and ${step} for diff, but refuses ${lost[0]?.component}`;
    const [error] = compile(files);
    const [disagreement] = disagreements;
    if (error !== undefined) return `is accepted, but ${error}`;
    return disagreement === undefined ? undefined : `is accepted, but ajv does not agree on ${disagreement}`;
  };

  for (const edit of edits) {
    const failure = await judge(edit).catch((error: Error) => `throws ${error.stack}`);
    const places = edit.places.map((path) => path.join(".")).join(" and ");
    if (failure !== undefined)
      failures.push(`${edit.seed}, ${edit.kind} at ${places || `line ${edit.line}`}: ${failure}`);
  }
  return { accepted, refused, compared, failures };
}
