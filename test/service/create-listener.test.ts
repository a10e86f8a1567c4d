import { describe, expect, it } from "vitest";
import { createListener } from "../../src/service/index.ts";

describe("createListener", () => {
  it.each([{ fetch: async () => new Response("hi") }, {}, undefined])(
    "refuses %j, which createService did not return, before anything is served",
    (value) => {
      // @ts-expect-error: the type of a service cannot be written by hand
      expect(() => createListener(value)).toThrow(
        new TypeError("createListener takes a service that createService of the same package returned"),
      );
    },
  );
});
