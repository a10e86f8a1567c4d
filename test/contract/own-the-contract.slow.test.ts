import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Edit, performEdit } from "./perform-edit.ts";

const [, adding = ""] = (await readFile("docs/own-the-contract.md", "utf8")).split(
  /## Add an operation|## Take operations of another service/,
);

/** The id of a new assumption, whatever the page calls it. */
const NEW_ID = "S90";

/** A block of docs/own-the-contract.md: the file, the line that it precedes or replaces unless the file is new, and its text. */
const block = /`([\w/.-]+)`(?:,\s(above|replace)\s`(.+?)`[^`]*)?:\n\n```\w+\n(.*?)^```$/gms;
function readPage(): Edit {
  const files: Record<string, string> = {};
  const changes: Record<string, Record<string, string>> = {};
  for (const [, file = "", how, line = "", text = ""] of adding.replaceAll(/\bS\d\d\b/g, NEW_ID).matchAll(block)) {
    if (how === undefined) files[file] = text;
    else changes[file] = { ...changes[file], [line]: how === "above" ? `${text}${line}` : text.trimEnd() };
  }
  const { "openapi.yaml": replace = {}, ...others } = changes;
  return { replace, code: { ...files, ...others }, allTests: true };
}

describe("docs/own-the-contract.md", { timeout: 900_000 }, () => {
  it("adds an operation, from the first edit to its page", async () => {
    const { copy, refused, output, failing } = await performEdit(readPage(), { docs: ["scripts/docs.ts"] });

    expect(refused, output).toBe(undefined);
    expect(failing).toEqual([]);
    expect(existsSync(join(copy, "dist/docs/api/getWebhook.html"))).toBe(true);
  });
});
