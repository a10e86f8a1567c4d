import type { ClientEvent, Notify } from "./events.ts";

/** Least important events that are logged, or none. */
export type LogLevel = (typeof logLevels)[number];

/** An object with the methods of `console`, for example of pino or winston. */
export type Logger = Readonly<Record<Exclude<LogLevel, "off">, (line: string) => void>>;

const logLevels = ["off", "error", "warn", "info", "debug"] as const;

/**
 * Creates a listener that writes a line for each attempt, retry, token and violation, and at `debug` for the others.
 * @throws TypeError if the level is unknown.
 */
export function createLogListener(logger: Logger, logLevel: LogLevel): Notify {
  if (!logLevels.includes(logLevel)) throw new TypeError(`logLevel must be one of ${logLevels.join(", ")}`);
  return (event) => {
    const level = getLevel(event);
    if (logLevels.indexOf(level) > logLevels.indexOf(logLevel)) return;
    return logger[level](`[loyalty] ${JSON.stringify(event)}`); // one line, whatever texts the service sent
  };
}

function getLevel(event: ClientEvent): Exclude<LogLevel, "off"> {
  if (event.type === "failure") return "error";
  if (/call-|request/.test(event.type)) return "debug";
  const isInfo = event.type === "response" ? event.status < 400 : /issued|renewed|revoked/.test(event.type);
  return isInfo ? "info" : "warn";
}
