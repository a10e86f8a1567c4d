import { readdir, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";

describe("examples/README.md", () => {
  it("lists every example and nothing else", async () => {
    const rows = (await readFile("examples/README.md", "utf8")).matchAll(/^\| \[([^\]]+)\]\(\1\)/gm);
    const listed = [...rows].map(([, name]) => name);

    expect(listed.sort()).toEqual((await readdir("examples")).filter((name) => name !== "README.md").sort());
  });
});
