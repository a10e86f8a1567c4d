import type { SampleRequest } from "../../../../../scripts/samples/sample-request.ts";

type HeaderPair = readonly [name: string, value: string];

/** A request of a form, and the response to it. */
export interface Exchange {
  readonly operationId: string;
  readonly method: string;
  readonly url: string;
  readonly requestHeaders: readonly HeaderPair[];
  /** Absent if the request has no body. */
  readonly requestBody?: string;
  readonly startedAt: Date;
  readonly timeMs: number;
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly HeaderPair[];
  readonly text: string;
}

/** Sends a request. @throws Error if no response arrives. */
export async function sendRequest({ operation, url, headers, form }: SampleRequest): Promise<Exchange> {
  const { id: operationId, method, json } = operation;
  const fields = new URLSearchParams(form as [string, string][]);
  const body = json ? JSON.stringify(json) : form.length > 0 ? fields.toString() : undefined;
  const type = json ? {} : { "Content-Type": "application/x-www-form-urlencoded" };
  const sent = { ...headers, ...(body !== undefined && type) };
  const startedAt = new Date();
  const from = performance.now();
  const response = await fetch(url, { method, headers: sent, ...(body !== undefined && { body }) });
  const text = await response.text();
  return {
    operationId,
    method,
    url,
    requestHeaders: Object.entries(sent),
    ...(body !== undefined && { requestBody: body }),
    startedAt,
    timeMs: Math.round(performance.now() - from),
    status: response.status,
    statusText: response.statusText,
    headers: [...response.headers],
    text,
  };
}
