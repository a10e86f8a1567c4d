import { watch } from "node:fs";

/** Editors save in bursts, so a run starts when no file has changed for this time. */
const QUIET_MS = 100;

/**
 * Runs after each save of a file, one run at a time. Folders are watched instead of files, because many editors replace the
 * file when they save it.
 * @param folders Each folder with a function that selects files by name.
 * @param run Reports its failures itself.
 */
export function runOnSave(
  folders: Readonly<Record<string, (name: string) => boolean>>,
  run: () => Promise<void>,
): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  for (const [folder, isSource] of Object.entries(folders)) {
    watch(folder, (_event, name) => {
      if (name === null || !isSource(name)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(run);
      }, QUIET_MS);
    });
  }
}
