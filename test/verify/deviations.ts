import { answerDeviations } from "./answer-deviations.ts";
import { callerDeviations, tokenDeviations } from "./caller-deviations.ts";
import { pageDeviations } from "./page-deviations.ts";
import { type Deviation, ISSUE, LIST, REVOKE } from "./served.ts";

/** Lists all deviations anew, because some have a state. */
export function listDeviations(): Deviation[] {
  const needs = [ISSUE, REVOKE, LIST] as const;
  return [
    ...callerDeviations(),
    ...tokenDeviations().map((deviation) => ({ ...deviation, needs })),
    ...pageDeviations(),
    ...answerDeviations().map((deviation) =>
      deviation.says.join().includes(REVOKE) ? { ...deviation, needs } : deviation,
    ),
  ];
}
