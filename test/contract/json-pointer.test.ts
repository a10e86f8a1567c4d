import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toPath, toPointer, valueAt } from "../../src/contract/json-pointer.ts";

describe("JSON pointers", () => {
  it("JSON pointers escape a slash and a tilde (RFC 6901)", () => {
    expect(toPointer(["data", 0, "a/b", "c~1d"])).toBe("/data/0/a~1b/c~01d");
    expect(toPointer([])).toBe("");
  });

  it("JSON pointers convert back to the path", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (path) => {
        expect(toPath(toPointer(path))).toEqual(path);
      }),
    );
  });

  it("JSON pointers refer to a value, or to nothing", () => {
    const root = { "a/b": [{ "~": 1 }] };

    expect(valueAt(root, "/a~1b/0/~0")).toBe(1);
    expect([valueAt(root, "/a/b"), valueAt(root, "/constructor")]).toEqual([undefined, undefined]);
  });
});
