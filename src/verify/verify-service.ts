import { clientOperations } from "../contract/client-operations.ts";
import { type Operation, operations } from "../contract/internal.ts";
import { verifyCallers } from "./callers.ts";
import { verifyInputs } from "./inputs.ts";
import { revokeTokens } from "./issue-token.ts";
import { type Run, resolveOptions, type VerifyOptions } from "./options.ts";
import { verifyOrdinary } from "./ordinary.ts";
import { verifyPages } from "./pages.ts";
import { UNKNOWN } from "./probes.ts";
import { createReport, type VerifyReport } from "./report.ts";
import { usesToken } from "./requests.ts";
import { Session, Stopped } from "./session.ts";
import { verifyTokens } from "./tokens.ts";

/**
 * Sends requests to a service, and reports its violations of the contract and a verdict on each assumption. It changes
 * nothing but tokens of its own, and asks no operation that may change anything else.
 * @throws TypeError if an HTTP header cannot carry a key, a name of another owner is the known one, `only` has an unknown name, or
 * keys and names are missing for each operation.
 */
export function verifyService(options: VerifyOptions): Promise<VerifyReport> {
  return verify(options, {});
}

/** Verifies a service. */
export async function verify(options: VerifyOptions, run: Partial<Run>): Promise<VerifyReport> {
  const session = new Session(resolveOptions(options, run));
  let stopped: string | undefined;
  try {
    await verifyAll(session);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    stopped = error.message;
  }
  await revokeTokens(session);
  return createReport(session, stopped);
}

/** Asks everything, each part with what those before it have found: tokens are issued first, and revoked last. */
async function verifyAll(session: Session): Promise<void> {
  const { only } = session.options;
  const rank = (operation: Operation) =>
    clientOperations[operation.id].issuesToken ? 0 : usesToken(operation) ? 2 : 1;
  const wanted = Object.values(operations).filter(({ id }) => only.includes(id));
  for (const operation of wanted.sort((one, other) => rank(one) - rank(other))) {
    await verifyOrdinary(session, operation);
    session.stopIfSilent(session.answers.length);
    const draft = session.usable.get(operation.id);
    if (!draft) continue;
    await verifyCallers(session, draft);
    await verifyInputs(session, draft);
  }
  if (session.answers.length === 0) {
    const missing = new Set([...session.skipped, ...session.notAsked].map(({ reason }) => reason));
    throw new TypeError(`no operation can be tested: ${[...missing].join("; ")}`);
  }
  const [first = "listUsers"] = session.usable.keys();
  const elsewhere = { method: "GET", path: `/${UNKNOWN}`, headers: {}, mediaType: undefined };
  await session.ask(first, "an unknown path", elsewhere);
  await verifyTokens(session);
  await verifyPages(session);
}
