import { describe, expect, it } from "vitest";
import { toPath, toPointer, valueAt } from "../../src/contract/json.ts";

describe("a JSON pointer", () => {
  it.each([
    ["", []],
    ["/a~1b", ["a/b"]],
    ["/m~0n", ["m~n"]],
    ["/~01", ["~1"]],
    ["//", ["", ""]],
  ])("RFC 6901: %j is the path %j, in both directions", (pointer, path) => {
    expect([toPath(pointer), toPointer(path)]).toEqual([path, pointer]);
  });

  it.each([
    ["/a/0", 1],
    ["/a/1", undefined],
    ["/a/length/x", undefined],
    ["/toString", undefined],
    ["/none/x", undefined],
  ])("the value at %j is %j: only a value of its own", (pointer, value) => {
    expect(valueAt({ a: [1], none: null }, pointer)).toBe(value);
  });
});
