/** Prints, as JSON, the source files of which a function runs while a client reads one page of activity over HTTP. */
import { Session } from "node:inspector/promises";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { startDemo } from "../../scripts/demo/start-demo.ts";
import { createLoyaltyClient } from "../../src/index.ts";

const { demo, baseUrl, close } = await startDemo();
const { appId, appToken } = demo.credentials;
const loyalty = createLoyaltyClient({ baseUrl, application: { appId, appToken } });
const { campaignId, memberId } = demo.ids;

/** The service keeps pages in memory: each limit makes a page that it has to read from the database. */
const readPage = (limit: number) => loyalty.listMemberActivity({ campaignId, memberId, limit }).firstPage();
await readPage(1);

const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
await readPage(2);
const { result } = await session.post("Profiler.takePreciseCoverage");
await close();

const root = fileURLToPath(new URL("../..", import.meta.url));
const files = result
  .filter(({ url, functions }) => url.startsWith("file:") && functions.some(({ ranges }) => ranges[0]?.count))
  .map(({ url }) => relative(root, fileURLToPath(url)))
  .filter((file) => file.startsWith("src/") || file.startsWith("generated/"));
console.log(JSON.stringify(files.sort()));
