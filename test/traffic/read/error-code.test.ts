import { expect, it } from "vitest";
import { isErrorCode } from "../../../src/traffic/read/error-code.ts";

it.each([
  "ECONNREFUSED",
  "ERR_TLS_CERT_ALTNAME_INVALID",
  "HPE_INVALID_CONSTANT",
  "CERT_HAS_EXPIRED",
  "UND_ERR_SOCKET",
  "NS_ERROR_NET_RESET",
  "net::ERR_HTTP2_PROTOCOL_ERROR",
  "net::ERR_HTTP_1_1_REQUIRED",
  "INTERRUPTED",
])("%s is the code of an error", (text) => {
  expect(isErrorCode(text)).toBe(true);
});

it.each(["", "KOWALSKA_ZOFIA", "ERR_4111111111111111", "net::ERR_FAILED for LC-1", "the ECONNREFUSED", "ERR_"])(
  "%j can hold data",
  (text) => {
    expect(isErrorCode(text)).toBe(false);
  },
);
