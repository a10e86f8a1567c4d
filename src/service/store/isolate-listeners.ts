import { inspect } from "node:util";

/**
 * Wraps the listeners of the options, the functions whose names begin with `on`. If one throws or rejects, nothing else fails,
 * and Node prints a warning with its name and the error.
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
