import { expect, it } from "vitest";
import { isErrorCode } from "../../../src/traffic/read/error-code.ts";

it("tells the codes of errors from texts that can hold data", () => {
  const codes =
    "ECONNREFUSED ERR_TLS_CERT_ALTNAME_INVALID HPE_INVALID_CONSTANT CERT_HAS_EXPIRED UND_ERR_SOCKET NS_ERROR_NET_RESET INTERRUPTED";
  const ofChromium = "net::ERR_HTTP2_PROTOCOL_ERROR net::ERR_HTTP_1_1_REQUIRED";
  const others = ["", "KOWALSKA_ZOFIA", "ERR_4111111111111111", "net::ERR_FAILED for LC-1", "the ECONNREFUSED", "ERR_"];

  expect([codes, ofChromium].flatMap((each) => each.split(" ")).filter((text) => !isErrorCode(text))).toEqual([]);
  expect(others.filter(isErrorCode)).toEqual([]);
});
