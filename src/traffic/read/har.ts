import { isObject } from "../../contract/is-object.ts";

/**
 * HTTP Archive 1.2, as far as exchanges need it. Tools leave out what the format calls mandatory and add what it does
 * not know, so whatever is read is optional where a tool is known to omit it.
 */
export interface Har {
  readonly log: { readonly version?: string; readonly creator?: HarCreator; readonly entries: readonly HarEntry[] };
}

/** Name under which our own recorder writes archives. */
export const RECORDER = "loyalty-interface";

/** The tool that wrote an archive. */
export interface HarCreator {
  readonly name: string;
  readonly version: string;
}

/** One recorded exchange. */
export interface HarEntry {
  readonly startedDateTime?: string;
  /** Duration in milliseconds. */
  readonly time?: number;
  readonly request: HarRequest;
  readonly response: HarResponse;
  readonly [other: string]: unknown;
}

/** The request as it was sent. */
export interface HarRequest {
  readonly method: string;
  readonly url: string;
  readonly headers?: readonly HarNameValue[];
  readonly postData?: {
    readonly mimeType?: string;
    readonly text?: string;
    /** Some tools give the fields of a form and no text. */
    readonly params?: readonly { readonly name: string; readonly value?: string }[];
  };
  readonly [other: string]: unknown;
}

/** The response as it came in; status 0 where none came. */
export interface HarResponse {
  readonly status: number;
  readonly headers?: readonly HarNameValue[];
  readonly content?: {
    readonly mimeType?: string;
    /** Length of the body in bytes, uncompressed. */
    readonly size?: number;
    readonly text?: string;
    readonly encoding?: string;
  };
  readonly bodySize?: number;
  readonly [other: string]: unknown;
}

/** A header, query parameter or form field. */
export interface HarNameValue {
  readonly name: string;
  readonly value: string;
}

/** Whether a value has the form of an entry: what every tool writes of a request and its response. */
export function isHarEntry(value: unknown): value is HarEntry {
  if (!isObject(value) || !isObject(value.request) || !isObject(value.response)) return false;
  const { request, response } = value;
  return typeof request.method === "string" && typeof request.url === "string" && typeof response.status === "number";
}

/** Whether a value is an archive. Its entries may still be anything. */
export function isHar(value: unknown): value is Har {
  return isObject(value) && isObject(value.log) && Array.isArray(value.log.entries);
}

/** Whether a value is an archive that our own recorder wrote. */
export function isOwnHar(value: unknown): value is Har {
  return isHar(value) && value.log.creator?.name === RECORDER;
}
