import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { openInput, readWhole } from "../../../src/cli/io/files.ts";
import { UnreadableTrafficError } from "../../../src/traffic/index.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const io = {
  stdin: (async function* () {
    yield Buffer.from("standard ");
    yield Buffer.from("input");
  })(),
};
const { folder } = createScratchFolder();
beforeAll(() => writeFile(join(folder, "file"), "\uFEFFtext"));

describe("openInput", () => {
  it.each([
    ["a directory", "", "is a directory"],
    ["a missing file", "missing", "does not exist"],
    ["a path below a file", "file/below", expect.stringMatching(/^ENOTDIR: /)],
  ])("rejects %s before anything is read", async (_, name, message) => {
    const failure = await openInput(join(folder, name), io).catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(UnreadableTrafficError);
    expect(failure).toMatchObject({ message, cause: expect.any(Error) });
  });

  it.each([
    [Object.assign(new Error("EISDIR"), { code: "EISDIR" }), "UnreadableTrafficError", "is a directory"],
    [new Error("other"), "Error", "other"],
  ])("rejects with what the system reports in the middle of the input: %s", async (error, name, message) => {
    const stdin = (async function* (): AsyncGenerator<Uint8Array> {
      yield Buffer.from("x");
      throw error;
    })();

    await expect(readWhole("-", { stdin })).rejects.toMatchObject({ name, message });
  });
});

it("readWhole reads a file without its byte order mark, and standard input for -", async () => {
  expect([await readWhole(join(folder, "file"), io), await readWhole("-", io)]).toEqual(["text", "standard input"]);
});
