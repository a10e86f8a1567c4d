import type { Content, Creator, Entry, Header, Param, Request, Response } from "har-format";
import { isObject } from "../../contract/json.ts";

/**
 * HTTP Archive 1.2. Tools omit properties that the format requires, so a property is optional here if any known tool
 * omits it.
 */
export interface Har {
  readonly log: { readonly version?: string; readonly creator?: Creator; readonly entries: readonly HarEntry[] };
}

/** One recorded exchange: its request as it was sent, and its response as it was received. */
export type HarEntry = Partial<Omit<Entry, "request" | "response">> & {
  readonly request: HarRequest;
  readonly response: HarResponse;
};

/** A request; some tools write the fields of a form instead of its text. */
export type HarRequest = Pick<Request, "method" | "url"> &
  Partial<Omit<Request, "postData">> & {
    readonly postData?: {
      readonly mimeType?: string;
      readonly text?: string;
      /** `base64` if the text is not the body itself; some tools write it as in a response. */
      readonly encoding?: string;
      readonly params?: readonly Param[];
    };
  };

/** A response; a status below 100 means no response. */
export type HarResponse = Pick<Response, "status"> &
  Partial<Omit<Response, "content">> & {
    readonly content?: Partial<Content>;
    /** Why there is no complete response; written by recorders of this package and by browsers. */
    readonly _error?: string;
  };

/** The creator that this package writes into HAR. */
export const harCreator: Creator = { name: "loyalty-interface", version: "1" };

/** Returns the value of a header by its name in lower case, or its values with commas between; undefined if there is none. */
export function readHeader(headers: readonly Header[] | null | undefined, name: string): string | undefined {
  const found = headers?.filter((header) => header.name.toLowerCase() === name) ?? [];
  return found.length === 0 ? undefined : found.map(({ value }) => String(value ?? "")).join(",");
}

/** Names the property, and the header, that makes a value unreadable as an entry; undefined if it is an entry. */
export function findInvalidProperty(value: unknown): string | undefined {
  if (!isObject(value) || !isObject(value.request)) return "request";
  const { request, startedDateTime } = value;
  if (typeof request.method !== "string") return "request.method";
  if (typeof request.url !== "string") return "request.url";
  const response = value.response ?? { status: 0 };
  if (!isObject(response)) return "response";
  const { content = {} } = response;
  const postData = request.postData ?? {};
  const isValid = {
    startedDateTime: isTextOrMissing(startedDateTime),
    [nameField("request.headers", request.headers)]: isFieldListOrMissing(request.headers),
    "request.postData":
      isObject(postData) && [postData.mimeType, postData.text, postData.encoding].every(isTextOrMissing),
    "request.postData.params": isObject(postData) && isFieldListOrMissing(postData.params),
    "response.status": typeof response.status === "number",
    [nameField("response.headers", response.headers)]: isFieldListOrMissing(response.headers),
    "response.content": isObject(content) && [content.mimeType, content.text, content.encoding].every(isTextOrMissing),
  };
  return Object.entries(isValid).find(([, valid]) => !valid)?.[0];
}

function isTextOrMissing(value: unknown): boolean {
  return value === undefined || value === null || typeof value === "string"; // null: some tools write it for no body
}

function isFieldListOrMissing(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.every(isField));
}

/** Some tools write a number, or a list of the values of all headers with the name. */
function isField(field: unknown): boolean {
  if (!isObject(field) || typeof field.name !== "string") return false;
  return [field.value].flat().every((value) => typeof (value ?? "") !== "object");
}

/** Adds the name of the first invalid field to the name of its list. */
function nameField(list: string, fields: unknown): string {
  const invalid: unknown = Array.isArray(fields) ? fields.find((field) => !isField(field)) : undefined;
  return isObject(invalid) && typeof invalid.name === "string" ? `${list} (${invalid.name})` : list;
}

/** True if a value is HAR; its entries are not checked. */
export function isHar(value: unknown): value is Har {
  return isObject(value) && isObject(value.log) && Array.isArray(value.log.entries);
}
