import { checkResponse, matchOperation } from "../../src/contract/index.ts";
import { createService, type Service, type ServiceOptions } from "../../src/service/index.ts";
import { noteViolation } from "./violations.ts";

/** What a test says that provokes answers which break the contract. */
export interface Checking {
  /** Answers are not held to the contract. */
  readonly allowViolations?: boolean;
}

/**
 * The service as every test uses it: each answer, of `fetch` and on a socket, is held to the contract, and one that does
 * not conform fails the test that caused it.
 */
export function createCheckedService(options: ServiceOptions, { allowViolations = false }: Checking = {}): Service {
  const service = createService(options);
  if (allowViolations) return service;
  const { responder } = service;
  return {
    fetch: checkedFetch((request) => service.fetch(request as Request)),
    responder: {
      ...responder,
      async answer(request) {
        const answer = await responder.answer(request);
        const text = Buffer.concat(answer.body).toString();
        if (!answer.cut) check(request.operation.id, answer.status, answer.headers["Content-Type"], text);
        return answer;
      },
    },
  };
}

/** A `fetch` that holds each answer of an operation to the contract; for services in a process of their own. */
export function checkedFetch(send: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { method, url } = request;
    const response = await send(request);
    const operationId = matchOperation(method, new URL(url).pathname)?.operation.id;
    // What cannot be read to its end is for the test to find.
    const text =
      operationId &&
      (await response
        .clone()
        .text()
        .catch(() => undefined));
    if (text !== undefined)
      check(operationId, response.status, response.headers.get("Content-Type") ?? undefined, text);
    return response;
  };
}

function check(operationId: string | undefined, status: number, mediaType: string | undefined, text: string): void {
  if (operationId === undefined) return;
  const result = checkResponse({ operationId, status, mediaType, body: parse(text) });
  if (result.ok) return;
  for (const { pointer, message } of result.violations)
    noteViolation(`${operationId} ${status} ${pointer}: ${message}`);
}

/** Text that is no JSON stays text, which no schema of the contract takes. */
function parse(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
