import { gunzipSync } from "node:zlib";
import type { HarRequest, HarResponse } from "./har.ts";

/** Bounds the size of an unpacked body. */
const MAX_BODY_BYTES = 1 << 26;

/** Returns the body of a request as text; undefined if it is empty or not recorded. */
export function readPostData(postData: HarRequest["postData"]): string | undefined {
  if (postData?.text) return postData.text;
  const fields = postData?.params?.map(({ name, value }) => [name, value ?? ""]);
  return new URLSearchParams(fields ?? []).toString() || undefined;
}

/** Returns the body of a response as text, and whether the response had no body. */
export function readContent({ content, bodySize, status }: HarResponse): {
  text: string | undefined;
  isEmpty: boolean;
} {
  const { text, size, encoding } = content ?? {};
  const isBase64 = encoding?.toLowerCase() === "base64";
  const plain = text && isBase64 ? decodeBase64(text) : text;
  const isEmpty = !text && (size === 0 || (size === undefined && (text === "" || bodySize === 0)) || status === 204);
  return { text: plain || undefined, isEmpty };
}

/** Some tools record the bytes as they were sent, compressed. */
function decodeBase64(text: string): string {
  const bytes = Buffer.from(text, "base64");
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes.toString("utf8");
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_BODY_BYTES }).toString("utf8");
  } catch {
    return bytes.toString("utf8");
  }
}
