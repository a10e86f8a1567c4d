import fc from "fast-check";
import { expect, it } from "vitest";
import { exampleBodies } from "../../src/contract/examples.ts";
import type { Question } from "../../src/verify/expected.ts";
import { readDailySeed } from "../support/read-daily-seed.ts";
import { startVerifyDemo } from "./verify-demo.ts";

const COUNT = Number(process.env.LOYALTY_QUESTIONS ?? 30);
const { send, verify } = await startVerifyDemo();
const name = ({ operationId, name: what }: Question) => `${operationId}: ${what}`;

/** True if the document or an assumption says whether the request must succeed. */
function isDecided({ status, parts }: Question): boolean {
  const isOpen = status.startsWith("any") || status === "2XX or 4XX";
  return !isOpen || Object.values(parts).some((part) => part.status !== undefined);
}

/** Verifies a service that answers one question wrongly: it refuses what is right, or succeeds with an example. */
async function verifyWrong(chosen?: string) {
  const asked: Question[] = [];
  const report = await verify(
    async (input, init) => {
      const response = await send(input, init);
      const isChosen = asked.findIndex((each) => name(each) === chosen) === asked.length - 1;
      if (!isChosen) return response;
      const error = { code: 400, key: "invalid_request", message: "Invalid request" };
      if (response.ok) return Response.json(error, { status: 400 });
      const example = exampleBodies(asked.at(-1)?.operationId ?? "listUsers").find(({ status }) => status < "3");
      return Response.json(example?.body ?? {});
    },
    { onCase: (planned) => void asked.push(planned) },
  );
  return { asked, findings: report.findings };
}

it(`§4, §5: of all questions, ${COUNT} are each missed by a service, which is found`, {
  timeout: 600_000,
}, async () => {
  const { asked } = await verifyWrong();
  const questions = [...new Set(asked.filter(isDecided).map(name))];
  const chosen = fc.sample(fc.constantFrom(...questions), { numRuns: COUNT, seed: readDailySeed() });
  const missed: string[] = [];
  for (const question of new Set(COUNT < questions.length ? chosen : questions)) {
    const { findings } = await verifyWrong(question);
    if (!findings.some((finding) => question === `${finding.operationId}: ${finding.case}`)) missed.push(question);
  }

  console.info(`${questions.length} of ${asked.length} questions are decided, missed: ${missed.join("; ") || "none"}`);
  expect(missed).toEqual([]);
});
