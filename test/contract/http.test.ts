import { describe, expect, it } from "vitest";
import { readBytes } from "../../src/contract/http.ts";

/** Creates a stream of three chunks of 4 bytes, which are sent as they are read. */
function createStream() {
  const state = { sent: 0, isCancelled: false };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      state.sent += 1;
      controller.enqueue(new TextEncoder().encode("abcd"));
      if (state.sent === 3) controller.close();
    },
    cancel() {
      state.isCancelled = true;
    },
  });
  return { stream, state };
}

describe("readBytes", () => {
  it("reads a body to its end", async () => {
    const bytes = await readBytes(createStream().stream, 12);

    expect(new TextDecoder().decode(bytes)).toBe("abcdabcdabcd");
  });

  it("ends a body that is too long, and reads no further", async () => {
    const { stream, state } = createStream();

    expect(await readBytes(stream, 7)).toBeUndefined();
    expect(state.isCancelled).toBe(true);
  });

  it("ends a body when its signal is aborted", async () => {
    const { stream, state } = createStream();

    expect(await readBytes(stream, 12, AbortSignal.abort())).toBeUndefined();
    expect(state.isCancelled).toBe(true);
  });

  it("reads an iterable body, such as a stream of Node", async () => {
    async function* listChunks() {
      yield new Uint8Array([1, 2]);
      yield new Uint8Array([3]);
    }

    expect(await readBytes(listChunks(), 3)).toEqual(new Uint8Array([1, 2, 3]));
  });
});
