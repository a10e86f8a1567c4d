// Runs at the end of `npm ci` in a clone, on the Node that the npm scripts get: the pinned one, or the one on the PATH if no package of it is installed.
import { readdirSync, readFileSync, rmSync } from "node:fs";

const clone = new URL("../../", import.meta.url);
const { engines, devEngines } = JSON.parse(readFileSync(new URL("package.json", clone), "utf8"));
const { node: version } = process.versions;
const [minMajor, minMinor] = engines.node.match(/\d+/g).map(Number);
const [major, minor] = version.split(".").map(Number);

if (major < minMajor || (major === minMajor && minor < minMinor)) {
  const platform = `${process.platform} ${process.arch}`;
  const pinned = `Node ${devEngines.runtime.version}`;
  console.error(
    `The npm scripts need Node ${engines.node}, this is ${version}, and ${pinned} is not installed for ${platform}: put ${pinned} on the PATH and run npm ci again.`,
  );
  process.exitCode = 1;
}

// The headers are for addons in C++: a third of the package, and unused.
const modules = new URL("node_modules/", clone);
for (const name of readdirSync(modules)) {
  if (/^node-(linux|win)-/.test(name)) rmSync(new URL(`${name}/include`, modules), { recursive: true, force: true });
}
