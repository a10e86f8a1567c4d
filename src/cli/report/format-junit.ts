import { type CheckReport, describeGroup, describeLaw, isOpen } from "./check-report.ts";
import { escapeMarkup } from "./escape-markup.ts";

/** The report as JUnit XML: a suite for each file, a failed case for each kind of deviation. */
export function formatJunit(report: CheckReport): string {
  const suites = report.files.map((file) => {
    if ("error" in file)
      return suite(file.file, [`<testcase name="readable"><error message="${escapeMarkup(file.error)}"/></testcase>`]);
    const open = file.groups.filter((group) => isOpen(report, group));
    const failures = [
      ...open.map((group) =>
        failure(`${group.first.operationId} ${group.pattern || "/"}`, describeGroup(group, file.isTraffic)),
      ),
      ...(file.laws ?? []).map((broken) => failure(`law ${broken.law}`, describeLaw(broken))),
      ...(report.isClosed ? file.undocumented : []).map(({ name, pointer }) =>
        failure(name, `${pointer} is not documented`),
      ),
    ];
    return suite(file.file, failures.length > 0 ? failures : ['<testcase name="conforms to the contract"/>']);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="loyalty check">\n${suites.join("\n")}\n</testsuites>\n`;
}

function failure(name: string, text: string): string {
  return `<testcase name="${escapeMarkup(name)}"><failure message="${escapeMarkup(text)}"/></testcase>`;
}

function suite(name: string, cases: readonly string[]): string {
  const failed = cases.filter((text) => text.includes("<failure ")).length;
  const errors = cases.filter((text) => text.includes("<error ")).length;
  const counts = `tests="${cases.length}" failures="${failed}" errors="${errors}"`;
  return `  <testsuite name="${escapeMarkup(name)}" ${counts}>\n    ${cases.join("\n    ")}\n  </testsuite>`;
}
