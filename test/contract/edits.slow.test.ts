import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { type Edit, performEdit } from "./perform-edit.ts";

const edits = Object.entries<Edit>(parse(await readFile("test/contract/edits.yaml", "utf8")));

describe("an edit of the contract", { timeout: 900_000 }, () => {
  it.each(edits)("%s is followed by everything, or refused with its place and remedy", async (_, edit) => {
    const { refused, output, line, failing } = await performEdit(edit);

    const { by, at = "", says = "" } = edit.refused ?? {};
    expect(refused, output).toBe(by);
    expect(line).toContain(at);
    expect(output).toContain(says);
    expect(failing).toEqual(edit.fails ?? []);
  });
});
