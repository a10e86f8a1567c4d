import { expect, it } from "vitest";
import { printMessage } from "../../../src/cli/io/output.ts";
import { createScreen } from "../../../src/cli/io/screen.ts";

it("a message of several lines has an indented line for each, without control characters, and its command in colour", () => {
  const printed: string[] = [];
  const io = { err: (text: string) => void printed.push(text), errScreen: createScreen({}) };
  printMessage("error", "generate", ["two faults", "openapi.yaml:1:1 first\u001b[2J", "a\nb"], io);

  const coloured = { err: (text: string) => void printed.push(text), errScreen: createScreen({ hasColors: true }) };
  printMessage("error", "generate", "x", coloured);

  expect(printed.pop()).toBe("\u001b[31mgenerate:\u001b[39m x\n");
  expect(printed.join("")).toBe("generate: two faults\n  openapi.yaml:1:1 first\\u001b[2J\n  a\\u000ab\n");
});
