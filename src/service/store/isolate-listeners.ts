import { inspect } from "node:util";

/**
 * Returns the options with other listeners, the functions whose names begin with `on`: if a listener throws or rejects, what it
 * reports goes on, and Node prints a warning with its name and the error.
 */
export function isolateListeners<Options extends object>(options: Options): Options {
  const listeners = Object.entries(options).flatMap(([name, listener]) => {
    if (!/^on[A-Z]/.test(name) || typeof listener !== "function") return [];
    const call = async (...details: unknown[]) => listener(...details);
    const warn = (error: unknown) => process.emitWarning(`the listener ${name} failed: ${inspect(error)}`);
    return [[name, (...details: unknown[]) => void call(...details).catch(warn)]];
  });
  return { ...options, ...Object.fromEntries(listeners) };
}
