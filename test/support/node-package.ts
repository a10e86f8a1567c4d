/** The npm package that holds Node for this platform, and has no install script: run it with `npm exec`. */
export const nodePackage = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
