import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { demoDataset, importDataset, openStore } from "../../../src/service/index.ts";
import { removeUnusedDatabase } from "../../../src/service/internal.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder } = createScratchFolder();

it("removes a new database, but none that another connection has open, or that has a project", async () => {
  const database = join(folder, "new.db");
  const isKept = () => {
    removeUnusedDatabase(database);
    return globSync(`${database}*`).length > 0;
  };

  const store = await openStore({ database });
  const whileOpen = isKept();
  await store.close();
  const afterwards = isKept();
  const filled = await openStore({ database });
  await importDataset(filled, demoDataset().lines);
  await filled.close();

  expect([whileOpen, afterwards, isKept()]).toEqual([true, false, true]);
});
