import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

/** Lets a process of a test import `loyalty-interface` and its entries from the sources, without a build. */
registerHooks({
  resolve(name, context, next) {
    const [isEntry, entry = ""] = /^loyalty-interface((?:\/\w+)?)$/.exec(name) ?? [];
    return next(isEntry ? pathToFileURL(`src${entry}/index.ts`).href : name, context);
  },
});
