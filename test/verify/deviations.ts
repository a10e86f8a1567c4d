import { answerDeviations } from "./answer-deviations.ts";
import { callerDeviations, tokenDeviations } from "./caller-deviations.ts";
import { pageDeviations } from "./page-deviations.ts";
import type { Deviation } from "./served.ts";

/** Lists all deviations anew, because some have a state. */
export function listDeviations(): Deviation[] {
  return [...callerDeviations(), ...tokenDeviations(), ...pageDeviations(), ...answerDeviations()];
}
