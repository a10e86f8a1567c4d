import { parse } from "yaml";
import { formatFault } from "../../../../scripts/generate/lint/fault.ts";
import { lintContract } from "../../../../scripts/generate/lint/lint-contract.ts";
import { judgeAcceptance } from "./judge-acceptance.ts";
import { judgeRefusal } from "./judge-refusal.ts";
import type { RandomEdit } from "./random-edit.ts";
import type { createCompiler } from "./use-generated.ts";

/**
 * Measures the law of lint: `generate` completes what lint accepts, it compiles, and validators and ajv agree on its values; the first
 * fault of what lint refuses is in the edited element, in the one around it or in one that refers to it. `diff` never throws, and an
 * edit is major if it refuses a request that was valid.
 * @param compile Lists the errors of what is generated.
 * @returns Counts of edits and compared values, and a text for each edit that breaks the law, with the seed that makes it again.
 */
export async function measureLaw(
  text: string,
  edits: Iterable<RandomEdit>,
  compile: ReturnType<typeof createCompiler>,
) {
  const original = parse(text);
  const measure = { accepted: 0, refused: 0, compared: 0, failures: [] as string[] };

  const judge = async (edit: RandomEdit): Promise<string | undefined> => {
    const [fault] = await lintContract(edit.text, "openapi.yaml");
    if (fault !== undefined) {
      measure.refused += 1;
      const isRight = judgeRefusal(original, edit, fault);
      return isRight ? undefined : `blames ${formatFault(fault, "openapi.yaml")}`;
    }
    measure.accepted += 1;
    const { failure, compared } = await judgeAcceptance(original, edit, compile);
    measure.compared += compared;
    return failure === undefined ? undefined : `is accepted, ${failure}`;
  };

  for (const edit of edits) {
    const failure = await judge(edit).catch((error: Error) => `throws ${error.stack}`);
    const places = edit.places.map((path) => path.join(".")).join(" and ");
    if (failure !== undefined)
      measure.failures.push(`${edit.seed}, ${edit.kind} at ${places || `line ${edit.line}`}: ${failure}`);
  }
  return measure;
}
