import { getSystemErrorMap } from "node:util";

/** Codes of Node, its TLS and its HTTP, of Chromium, Firefox and undici, and those that this package writes. */
const CODE =
  /^(?:(?:net::ERR|NS_ERROR|UND_ERR|HPE|ERR|CERT|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO)_(?:[A-Z_]|HTTP2|1_1){1,60}|INTERRUPTED|BROWSER_CACHE|BROWSER_REDIRECT|SERVICE_WORKER|TEST_ROUTE|PROXY)$/;

/** True if the reason for a missing response (`_error`) is a code. Another text can quote values. */
export function isErrorCode(text: string): boolean {
  return CODE.test(text) || [...getSystemErrorMap().values()].some(([name]) => name === text);
}
