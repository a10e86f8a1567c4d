import { describe, expect, it } from "vitest";
import { readContent } from "../../../src/traffic/read/har.ts";

describe("readContent", () => {
  it.each([
    { name: "of size 0", response: { status: 200, content: { size: 0 } }, isEmpty: true },
    { name: "with an empty text and no size", response: { status: 200, content: { text: "" } }, isEmpty: true },
    { name: "whose body has no bytes", response: { status: 200, bodySize: 0 }, isEmpty: true },
    { name: "with 204 and a size", response: { status: 204, content: { size: 5 } }, isEmpty: true },
    { name: "of unknown size", response: { status: 200, content: { size: -1 } }, isEmpty: false },
    { name: "with a size and no text", response: { status: 200, content: { size: 5, text: "" } }, isEmpty: false },
    { name: "with 304, whose body the client has", response: { status: 304, content: { size: 0 } }, isEmpty: false },
  ])("knows if a response had no body: one $name", ({ response, isEmpty }) => {
    expect(readContent(response)).toEqual({ text: undefined, isEmpty, isUtf8: true });
  });
});
