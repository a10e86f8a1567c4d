import { describe, expect, it } from "vitest";
import { plannedStep, releaseProblem } from "../../../scripts/diff/release-plan.ts";

const changeset = (step: string) => `---\n"loyalty-interface": ${step}\n---\n\nA change.\n`;
const plan = { baseVersion: "1.4.2", version: "1.4.2", changesets: [] as string[] };

describe("the planned release", () => {
  it.each([
    ["1.4.2", "2.0.0", "major"],
    ["1.4.2", "1.5.0", "minor"],
    ["1.4.2", "1.4.3", "patch"],
    ["1.4.2", "1.4.2", undefined],
    ["1.4.2", "1.3.0", undefined],
    ["1.4.2", "2.0.0-beta.1", "major"],
  ])("reads the step from %s to %s", (baseVersion, version, step) => {
    expect(plannedStep({ ...plan, baseVersion, version })).toBe(step);
  });

  it("takes the greatest step of all changesets", () => {
    expect(plannedStep({ ...plan, changesets: [changeset("patch"), changeset("major")] })).toBe("major");
  });

  it("passes over changesets of other packages", () => {
    expect(plannedStep({ ...plan, changesets: ['---\n"another": major\n---\n\nText.\n'] })).toBeUndefined();
  });
});

describe("a contract that asks for a release", () => {
  it("is refused without a plan, and says the command", () => {
    expect(releaseProblem(plan, "major")).toContain("npm run changeset (choose major)");
  });

  it("is refused where the plan is too small", () => {
    expect(releaseProblem({ ...plan, changesets: [changeset("minor")] }, "major")).toContain("only a minor one");
  });

  it("is content with a changeset or with a version that cover it", () => {
    expect(releaseProblem({ ...plan, changesets: [changeset("minor")] }, "minor")).toBeUndefined();
    expect(releaseProblem({ ...plan, version: "2.0.0" }, "minor")).toBeUndefined();
  });

  it("asks for a minor release before 1.0.0, where caret ranges stop", () => {
    const young = { ...plan, baseVersion: "0.1.0", version: "0.1.0" };

    expect(releaseProblem(young, "major")).toContain("choose minor");
    expect(releaseProblem({ ...young, version: "0.2.0" }, "major")).toBeUndefined();
  });

  it("needs no plan where only words changed", () => {
    expect(releaseProblem(plan, "patch")).toBeUndefined();
    expect(releaseProblem(plan, undefined)).toBeUndefined();
  });
});
