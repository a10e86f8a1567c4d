import { isObject } from "../../contract/is-object.ts";

/**
 * HTTP Archive 1.2, reduced to the parts that exchanges need. Tools omit properties that the format requires and add
 * properties that it does not know, so a property is optional if any known tool omits it.
 */
export interface Har {
  readonly log: { readonly version?: string; readonly creator?: HarCreator; readonly entries: readonly HarEntry[] };
}

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
    /** Some tools write the fields of a form instead of its text. */
    readonly params?: readonly { readonly name: string; readonly value?: string }[];
  };
  readonly [other: string]: unknown;
}

/** The response as it was received; status 0 if there was none. */
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

/** The creator of the archives that this package writes. */
export const harCreator: HarCreator = { name: "loyalty-interface", version: "1" };

/** Whether a value is an entry: it has the request and response properties that every tool writes. */
export function isHarEntry(value: unknown): value is HarEntry {
  if (!isObject(value) || !isObject(value.request) || !isObject(value.response)) return false;
  const { request, response } = value;
  return typeof request.method === "string" && typeof request.url === "string" && typeof response.status === "number";
}

/** Whether a value is an archive. Does not look at its entries. */
export function isHar(value: unknown): value is Har {
  return isObject(value) && isObject(value.log) && Array.isArray(value.log.entries);
}
