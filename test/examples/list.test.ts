import { readdir, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";

describe("examples/README.md", () => {
  it("lists every example and nothing else", async () => {
    const rows = (await readFile("examples/README.md", "utf8")).matchAll(/^\| \[([^\]]+)\]\(\1\)/gm);
    const listed = [...rows].map(([, name]) => name);

    expect(listed.sort()).toEqual((await readdir("examples")).filter((name) => name !== "README.md").sort());
  });

  it("lists no example that no test runs", async () => {
    const files = [...(await readdir("test/examples")), "../client/examples.test.ts"];
    const tests = await Promise.all(files.map((name) => readFile(`test/examples/${name}`, "utf8")));

    const examples = (await readdir("examples")).filter((name) => name !== "README.md");
    expect(examples.filter((name) => !tests.some((text) => text.includes(`examples/${name}`)))).toEqual([]);
  });
});
