// Runs at the end of `npm ci`, on the Node that the npm scripts get: the pinned one, or the the one on the PATH if no package of it is installed.
import { readdirSync, readFileSync, rmSync } from "node:fs";

const { engines, devEngines } = JSON.parse(readFileSync("package.json", "utf8"));
const { node: version } = process.versions;
const [minMajor, minMinor] = engines.node.match(/\d+/g).map(Number);
const [major, minor] = version.split(".").map(Number);

if (major < minMajor || (major === minMajor && minor < minMinor)) {
  const platform = `${process.platform} ${process.arch}`;
  const pinned = `Node ${devEngines.runtime.version}`;
  console.error(
    `The npm scripts need Node ${engines.node}, this is ${version}, and ${pinned} is not installed for ${platform}: put ${pinned} on the PATH (.nvmrc) and run npm ci again.`,
  );
  process.exitCode = 1;
}

// The headers are for addons in C++: a third of the package, and unused.
for (const name of readdirSync("node_modules"))
  if (/^node-(linux|win)-/.test(name)) rmSync(`node_modules/${name}/include`, { recursive: true, force: true });
