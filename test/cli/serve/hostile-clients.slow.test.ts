import { connect } from "node:net";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { fillDatabase, generatedMemberId, generatedWorld } from "../../support/generate-dataset.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";
import { startInstance } from "../../support/start-instance.ts";

const { folder } = createScratchFolder();
const { campaignId, appId, appToken } = generatedWorld;
const MEGABYTE = 1e6;

it.each([
  { connections: 200, requests: 16 },
  { connections: 20, requests: 380 },
])(
  "$connections connections that send $requests requests for a page of 100 and read nothing cost at most 100 MB",
  async ({ connections, requests }) => {
    const database = join(folder, `${requests}.db`);
    await fillDatabase(database, { members: 1, events: 200 });
    const { url, adminUrl } = await startInstance(database);
    const path = `/v1/loyalties/${campaignId}/members/${generatedMemberId(0)}/activity?limit=100`;
    const keys = { "X-App-Id": appId, "X-App-Token": appToken };
    const readMemory = async () => {
      const page = await (await fetch(`${adminUrl}/metrics`)).text();
      return Number(/^\w+_resident_memory_bytes (\d+)$/m.exec(page)?.[1]);
    };
    for (let warmUp = 0; warmUp < 100; warmUp++) await (await fetch(url + path, { headers: keys })).text();
    const before = await readMemory();

    const request = `GET ${path} HTTP/1.1\r\nHost: a\r\nX-App-Id: ${appId}\r\nX-App-Token: ${appToken}\r\n\r\n`;
    const sockets = Array.from({ length: connections }, () => {
      const socket = connect(Number(new URL(url).port), "127.0.0.1").pause();
      socket.on("error", () => undefined).write(request.repeat(requests));
      return socket;
    });
    onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
    let peak = 0;
    for (let read = 0; read < 60; read++) {
      peak = Math.max(peak, await readMemory());
      const answer = await fetch(url + path, { headers: keys });
      expect(answer.status).toBe(200);
      await answer.text();
    }

    expect(peak - before).toBeLessThan(100 * MEGABYTE);
  },
);
