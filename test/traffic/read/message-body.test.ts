import { describe, expect, it } from "vitest";
import type { HarResponse } from "../../../src/traffic/index.ts";
import { readRequestBody, readResponseBody } from "../../../src/traffic/read/message-body.ts";

/** What tools write for the size of a body that they did not record, and for one that they did. */
const sizes = [undefined, null, -1, 0, 5] as (number | undefined)[];
const length = (value: string) => [{ name: "Content-Length", value }];

describe("the body of a message without a recorded text", () => {
  it("is not known from sizes, whatever they are", () => {
    for (const size of sizes) {
      for (const bodySize of sizes) {
        const response = { status: 200, content: { size, text: undefined }, bodySize } as HarResponse;
        const request = { method: "POST", url: "/", postData: {}, ...(bodySize !== undefined && { bodySize }) };

        expect([readResponseBody(response).isEmpty, readRequestBody(request).isEmpty]).toEqual([false, false]);
      }
    }
  });

  it.each([
    { evidence: "a length of 0", headers: length("0"), isEmpty: true },
    { evidence: "a length above 0", headers: length("9"), text: "", isEmpty: false },
    { evidence: "an empty text", headers: [], text: "", isEmpty: true },
    { evidence: "an empty text, and a size above 0", headers: [], text: "", size: 5, isEmpty: false },
  ])("is known to be empty by $evidence: $isEmpty", ({ headers, text, size = 0, isEmpty }) => {
    const response = { status: 200, headers, content: { size, ...(text !== undefined && { text }) } };
    const request = {
      method: "POST",
      url: "/",
      headers,
      bodySize: size,
      postData: { ...(text !== undefined && { text }) },
    };

    expect([readResponseBody(response).isEmpty, readRequestBody(request).isEmpty]).toEqual([isEmpty, isEmpty]);
  });

  it("is empty in a 204 and in a GET, but not in a 304, whose body the client has", () => {
    expect(readResponseBody({ status: 204, content: { size: 5 } }).isEmpty).toBe(true);
    expect(readRequestBody({ method: "GET", url: "/" }).isEmpty).toBe(true);
    expect(readResponseBody({ status: 304, headers: length("0") }).isEmpty).toBe(false);
  });
});
