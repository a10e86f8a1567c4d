import { join } from "node:path";
import { expect, it } from "vitest";
import { openTestStore } from "../../support/open-test-store.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";
import { raceChanges } from "./race-changes.ts";

const { folder } = createScratchFolder();

it("revocations, erasures, new keys and imports at once in a SQLite file undo none of each other", async () => {
  const database = join(folder, "races.db");
  const importing = await openTestStore({ database });
  const ending = await openTestStore({ database });

  expect(await raceChanges(importing, ending, 300)).toEqual({ revived: 0, restored: 0, left: 0, lost: 0 });
});
