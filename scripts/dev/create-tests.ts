import { globSync } from "node:fs";
import { resolve } from "node:path";
import { createVitest, type Reporter, type TestModule } from "vitest/node";
import type { Show } from "./block.ts";

/** Prepares the unit tests: `run` starts those that import a file of `untested`, which is empty once they have finished. */
export async function createTests(untested: Set<string>, show: Show) {
  let files: readonly string[] = [];
  const onTestRunEnd: Reporter["onTestRunEnd"] = (modules, errors, reason) => {
    if (reason === "interrupted") return;
    for (const file of files) untested.delete(file);
    const failed = [...modules.flatMap(describeFailed), ...errors.map(({ message }) => message)];
    const count = modules.reduce((sum, { children }) => sum + [...children.allTests()].length, 0);
    show("tests", failed.length === 0, `${count} tests, ${failed.length} failed`, failed);
  };
  const vitest = await createVitest("test", { watch: false, project: ["unit"], reporters: [{ onTestRunEnd }] });
  await vitest.standalone();
  const runUntested = async () => {
    files = [...untested];
    for (const file of [...files, ...globSync("generated/*")]) vitest.invalidateFile(resolve(file));
    vitest.config.related = files.map((file) => resolve(file));
    const related = files.length === 0 ? [] : await vitest.getRelevantTestSpecifications();
    if (related.length > 0) await vitest.runTestSpecifications(related);
  };
  let last = Promise.resolve();
  const run = () => {
    last = last.then(runUntested).catch((error: Error) => show("tests", false, error.message));
  };
  return { run, cancel: () => vitest.cancelCurrentRun("keyboard-input") };
}

function describeFailed(module: TestModule): string[] {
  const { relativeModuleId: file } = module;
  const failed = [...module.children.allTests("failed")].map((test) => {
    const [error] = test.result().errors ?? [];
    const line = error?.stacks?.find((place) => place.file.endsWith(file))?.line ?? 1;
    return `${file}:${line} ${test.fullName}: ${error?.message.split("\n")[0]}`;
  });
  return [...module.errors().map(({ message }) => `${file}: ${message}`), ...failed];
}
