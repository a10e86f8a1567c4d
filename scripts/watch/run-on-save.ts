import { watch } from "node:fs";

/** Editors save in bursts, so a run starts once the files have been quiet for a moment. */
const QUIET_MS = 100;

/**
 * Runs again when a file is saved; one run at a time, and once more where something is saved meanwhile. Folders are watched,
 * because many editors save by putting a new file in the place of the old one.
 * @param folders Folder to which of its files count.
 * @param run Tells its failures itself.
 */
export function runOnSave(
  folders: Readonly<Record<string, (name: string) => boolean>>,
  run: () => Promise<void>,
): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  for (const [folder, counts] of Object.entries(folders)) {
    watch(folder, (_event, name) => {
      if (name === null || !counts(name)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(run);
      }, QUIET_MS);
    });
  }
}
