import { describe, expect, it } from "vitest";
import { bundleClient } from "../support/bundle-client.ts";
import { clientJourney, journeyResult } from "../support/client-journey.ts";
import { startDemoServer } from "../support/demo-server.ts";
import { runOnNode } from "../support/run-on-node.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";

const { folder, file } = createScratchFolder();
const { baseUrl, demo } = await startDemoServer();

describe("the client over HTTP", () => {
  it.each(["22", "24", "26"])("uses every operation on Node %s", async (major) => {
    const input = JSON.stringify({ baseUrl, credentials: demo.credentials, ids: demo.ids });
    const program = `${await bundleClient()}
(${clientJourney})(loyaltyInterface, ${input}).then((result) =>
  console.log(JSON.stringify({ version: process.versions.node, result })));`;

    const { stdout } = await runOnNode(major, folder, await file("journey.cjs", program));

    expect(JSON.parse(stdout)).toEqual({
      version: expect.stringMatching(new RegExp(`^${major}\\.`)),
      result: journeyResult,
    });
  });
});
