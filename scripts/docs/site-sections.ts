/** A section of the sidebar and of llms.txt. */
export interface Section {
  readonly text: string;
  /** Names of its pages. */
  readonly names: readonly string[];
}

/** The pages of each section; `/` at the end stands for a folder, whose index comes first. */
const SECTIONS = {
  Start: ["get-started.md"],
  Integrate: ["integrate.md", "client.md"],
  "Check traffic": ["check-traffic.md", "traffic.md"],
  "Own the contract": ["own-the-contract.md", "interop.md"],
  Operate: ["run-the-service.md", "operate.md", "scale.md"],
  Concepts: [
    ...["authentication", "pagination", "errors", "rate-limits", "events", "versions"].map(
      (name) => `concepts/${name}.md`,
    ),
    "assumptions.md",
  ],
  Reference: ["api/", "events.md", "cli.md"],
};
/** Not in the package. */
const PROJECT = {
  Project: ["changelog.md", "contributing.md", "benchmarks.md"],
  Decisions: ["decisions/"],
  TypeScript: ["typescript/"],
};

/** Sorts pages into the sections of the site; a page that no section names stands under "Project". */
export function listSections(pages: readonly string[], isLight: boolean): Section[] {
  const listNames = (entries: readonly string[]) =>
    entries.flatMap((entry) => pages.filter((name) => (entry.endsWith("/") ? name.startsWith(entry) : name === entry)));
  const toSections = (groups: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(groups).map(([text, entries]) => ({
      text,
      names: listNames(entries).sort(byIndexFirst(entries)),
    }));
  const [guides, project] = [toSections(SECTIONS), toSections(PROJECT)];
  const named = new Set([...guides, ...project].flatMap(({ names }) => names));
  const others = pages.filter((name) => !named.has(name) && name !== "index.md");
  const rest = project.map((section, at) =>
    at === 0 ? { ...section, names: [...section.names, ...others] } : section,
  );
  return [...guides, ...(isLight ? [] : rest)].filter(({ names }) => names.length > 0);
}

/** Keeps the order of the entries; in a folder, the index comes first. */
function byIndexFirst(entries: readonly string[]) {
  const rank = (name: string) => Number(!entries.includes(name) && !name.endsWith("/index.md"));
  return (a: string, b: string) => rank(a) - rank(b);
}

/** Returns the first heading of a page. */
export function readTitle(pages: ReadonlyMap<string, { readonly text: string }>, name: string): string {
  return /^# (.*?)( \{.*\})?$/m.exec(pages.get(name)?.text ?? "")?.[1]?.replaceAll("`", "") ?? name;
}
