import fc from "fast-check";
import { expect, it } from "vitest";
import { exampleBodies } from "../../src/contract/examples.ts";
import type { OperationId } from "../../src/contract/internal.ts";
import type { Question } from "../../src/verify/expected.ts";
import { readDailySeed } from "../support/random.ts";
import { startVerifyDemo } from "./verify-demo.ts";

const COUNT = Number(process.env.LOYALTY_QUESTIONS ?? 6);
const { send, verify } = await startVerifyDemo();
const nameQuestion = ({ operationId, name }: Question) => `${operationId}: ${name}`;

/** True if the document or an assumption says whether the request must succeed. */
function isDecided({ status, parts }: Question): boolean {
  const isOpen = status.startsWith("any") || status === "2XX or 4XX";
  return !isOpen || Object.values(parts).some((part) => part.status !== undefined);
}

/** Lists the section and the assumptions that a question is about. */
function listSources({ section, parts }: Question): string[] {
  return [section, ...Object.keys(parts)];
}

/** Refuses what is right, or succeeds with an example. */
function answerWrongly({ ok }: Response, operationId: OperationId): Response {
  if (ok) return Response.json({ code: 400, key: "invalid_request", message: "Invalid request" }, { status: 400 });
  const example = exampleBodies(operationId).find(({ status }) => status.startsWith("2"));
  return Response.json(example?.body ?? {});
}

/** Verifies a service that answers one question wrongly, until it has answered. */
async function verifyWrong(chosen?: string) {
  const asked: Question[] = [];
  const stop = new AbortController();
  const count = () => asked.filter((each) => nameQuestion(each) === chosen).length;
  const answer: typeof fetch = async (input, init) => {
    const response = await send(input, init);
    const last = asked.at(-1);
    const isChosen = last && nameQuestion(last) === chosen && count() === 1;
    return isChosen ? answerWrongly(response, last.operationId) : response;
  };
  const onCase = (question: Question) => {
    if (count() > 0) stop.abort();
    asked.push(question);
  };
  const report = await verify(answer, { onCase, signal: stop.signal });
  return { asked, findings: report.findings };
}

it(`§4, §5: of all questions, ${COUNT} are each missed by a service, and found with their source`, {
  timeout: 600_000,
}, async () => {
  const { asked } = await verifyWrong();
  const decided = new Map(asked.filter(isDecided).map((question) => [nameQuestion(question), question]));
  const questions = [...decided.keys()];
  const chosen = fc.sample(fc.constantFrom(...questions), { numRuns: COUNT, seed: readDailySeed() });
  const missed: string[] = [];
  for (const question of new Set(COUNT < questions.length ? chosen : questions)) {
    const { findings } = await verifyWrong(question);
    const sources = listSources(decided.get(question) as Question);
    const isNamed = findings.some(({ operationId, case: name, section, assumption = section }) => {
      return question === `${operationId}: ${name}` && sources.includes(assumption);
    });
    if (!isNamed) missed.push(question);
  }

  console.info(`${questions.length} of ${asked.length} questions are decided, missed: ${missed.join("; ") || "none"}`);
  expect(missed).toEqual([]);
});
