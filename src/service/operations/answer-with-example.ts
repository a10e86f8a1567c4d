import { exampleBodies } from "../../contract/examples.ts";
import type { Operation } from "../../contract/internal.ts";
import type { Handle } from "../http/service-request.ts";
import { jsonResponse } from "../http/service-response.ts";

/** Creates the answer of an operation that has no handler yet: the first success that the contract shows for it. `X-Example` says so. */
export function answerWithExample({ id, responses }: Operation): Handle {
  const range = Object.keys(responses).find((each) => each.startsWith("2")) ?? "200";
  const shown = exampleBodies(id).find(({ status }) => status === range);
  const status = /^\d+$/.test(range) ? Number(range) : shown ? 200 : 204;
  const [mediaType] = Object.keys(responses[range]?.content ?? {});
  const type = mediaType === undefined ? {} : { "Content-Type": mediaType };
  const headers = { ...shown?.headers, ...type, "X-Example": "true" };
  return async () => (shown?.body === undefined ? { status, headers } : jsonResponse(shown.body, status, headers));
}
