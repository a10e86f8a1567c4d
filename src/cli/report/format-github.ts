import { type CheckReport, describeGroup, describeLaw, isOpen } from "./check-report.ts";

/** The report as workflow commands, which GitHub shows as annotations of the files. */
export function formatGithub(report: CheckReport): string {
  const lines = report.files.flatMap((file) => {
    if ("error" in file) return [command("error", file.file, "unreadable", file.error)];
    const open = file.groups.filter((group) => isOpen(report, group));
    return [
      ...open.map((group) =>
        command("error", file.file, `§${group.first.section}`, describeGroup(group, file.isTraffic)),
      ),
      ...(file.laws ?? []).map((broken) => command("error", file.file, `§${broken.section}`, describeLaw(broken))),
      ...file.undocumented.map(({ name, pointer }) =>
        command(report.isClosed ? "error" : "notice", file.file, "undocumented", `${name} at ${pointer}`),
      ),
    ];
  });
  return lines.map((line) => `${line}\n`).join("");
}

function command(level: "error" | "notice", file: string, title: string, message: string): string {
  return `::${level} file=${property(file)},title=${property(title)}::${data(message)}`;
}

function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
