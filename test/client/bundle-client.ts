import { build } from "esbuild";

/** Bundles the client entry and its dependencies into a script that sets the global `loyaltyInterface`. */
export async function bundleClient(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ["src/index.ts"],
    bundle: true,
    write: false,
    minify: true,
    platform: "browser", // an import of `node:` fails the build
    format: "iife",
    globalName: "loyaltyInterface",
  });
  return outputFiles[0]?.text ?? "";
}
