import { type CheckReport, type FileReport, listErrors, listFailures } from "./check-report.ts";
import { escapeMarkup } from "./escape-markup.ts";

/** Formats the report as JUnit XML: a suite for each file, a failed case for each kind of deviation. */
export function formatJunit(report: CheckReport): string {
  const suites = report.files.map((file) => {
    const failures = "error" in file ? [] : listFailures(report, file);
    const cases = [
      ...listErrors(file).map((reason) => toCase("readable", "error", reason)),
      ...failures.map(({ name, text }) => toCase(name, "failure", text)),
    ];
    return toSuite(file, cases.length > 0 ? cases : ['<testcase name="conforms to the contract"/>']);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="loyalty check">\n${suites.join("\n")}\n</testsuites>\n`;
}

function toCase(name: string, result: "failure" | "error", text: string): string {
  return `<testcase name="${escapeMarkup(name)}"><${result} message="${escapeMarkup(text)}"/></testcase>`;
}

function toSuite({ file }: FileReport, cases: readonly string[]): string {
  const [failures, errors] = ["failure", "error"].map(
    (tag) => cases.filter((text) => text.includes(`<${tag} `)).length,
  );
  const counts = `tests="${cases.length}" failures="${failures}" errors="${errors}"`;
  return `  <testsuite name="${escapeMarkup(file)}" ${counts}>\n    ${cases.join("\n    ")}\n  </testsuite>`;
}

/** Formats the report as workflow commands, which GitHub shows as annotations of the files. */
export function formatGithub(report: CheckReport): string {
  const commands = report.files.flatMap((file) => {
    const errors = listErrors(file).map((reason) => toCommand("error", file, "unreadable", reason));
    if ("error" in file) return errors;
    const notices = report.isClosed ? [] : file.undocumented;
    return [
      ...errors,
      ...file.warnings.map((warning) => toCommand("warning", file, "not checked", warning)),
      ...listFailures(report, file).map(({ title, text }) => toCommand("error", file, title, text)),
      ...notices.map(({ name, pointer }) => toCommand("notice", file, "undocumented", `${name} at ${pointer}`)),
    ];
  });
  return commands.join("");
}

function toCommand(
  level: "error" | "warning" | "notice",
  { file }: FileReport,
  title: string,
  message: string,
): string {
  const [fileValue, titleValue] = [file, title].map((text) =>
    escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C"),
  );
  return `::${level} file=${fileValue},title=${titleValue}::${escapeData(message)}\n`;
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
