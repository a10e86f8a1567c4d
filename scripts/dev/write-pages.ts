// A process of its own, because pages import the generated files.
import { writePages } from "../docs/write-pages.ts";

const [root = "", service = ""] = process.argv.slice(2);
console.log((await writePages(root, { out: "dist/docs", base: "/docs/", service })).join("\n"));
