import { globSync } from "node:fs";
import { resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { TestError } from "vitest";
import { createVitest, type Reporter, type TestModule } from "vitest/node";
import { formatCount } from "../../src/contract/format-count.ts";
import type { Show } from "./block.ts";

/** Lines of a failed test below its name. */
const MAX_FACTS = 2;

/** Prepares the unit tests. `run` starts the tests that import one of the files. It adds the files of a run that did not finish. */
export function createTests(show: Show) {
  const untested = new Set<string>();
  let files: readonly string[] = [];
  const onTestRunEnd: Reporter["onTestRunEnd"] = (modules, errors, reason) => {
    if (reason === "interrupted") return;
    for (const file of files) untested.delete(file);
    const failed = [...modules.flatMap(describeFailed), ...errors.map(({ message }) => firstLine(message))];
    const count = modules.reduce((sum, { children }) => sum + [...children.allTests()].length, 0);
    show("tests", failed.length === 0, `${formatCount(count, "test")}, ${failed.length} failed`, failed);
  };
  const prepared = createVitest("test", { watch: false, project: ["unit"], reporters: [{ onTestRunEnd }] });
  const runUntested = async () => {
    const vitest = await prepared;
    files = [...untested];
    for (const file of [...files, ...globSync("generated/*")]) vitest.invalidateFile(resolve(file));
    vitest.config.related = files.map((file) => resolve(file));
    const related = files.length === 0 ? [] : await vitest.getRelevantTestSpecifications();
    if (related.length > 0) await vitest.runTestSpecifications(related);
  };
  let last = prepared.then((vitest) => vitest.standalone());
  return {
    cancel: () => void prepared.then((vitest) => vitest.cancelCurrentRun("keyboard-input")),
    run(saved: readonly string[]) {
      for (const file of saved) untested.add(file);
      last = last.then(runUntested).catch((error: Error) => show("tests", false, error.message));
    },
  };
}

function describeFailed(module: TestModule): string[] {
  const { relativeModuleId: file } = module;
  const failed = [...module.children.allTests("failed")].map((test) => {
    const [error] = test.result().errors ?? [];
    const line = error?.stacks?.find((place) => place.file.endsWith(file))?.line ?? 1;
    const facts = error === undefined ? [] : describeError(error);
    return [`${file}:${line} ${test.fullName}`, ...facts].join("\n      ");
  });
  return [...module.errors().map(({ message }) => `${file}: ${firstLine(message)}`), ...failed];
}

/** Returns the sentence that a test gives, and what differs from the expected value, without its brackets. */
function describeError({ message, diff = "" }: TestError): string[] {
  const [, ...lines] = stripVTControlCharacters(diff).split("\n\n"); // the first block is a legend
  const changed = lines.join("\n").match(/^[+-] +[^\s[\]{}].*$/gm) ?? [];
  const says = changed.length > 0 && message.startsWith("expected ") ? [] : [firstLine(message)];
  return [...says, ...changed].slice(0, MAX_FACTS);
}

function firstLine(message = ""): string {
  return stripVTControlCharacters(message).split("\n")[0] ?? "";
}
