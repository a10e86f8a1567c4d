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
    // Some texts come from the service; a line break in one would begin another line.
    logger[level](`[loyalty] ${describeEvent(event)}`.replace(/\p{Cc}/gu, " "));
  };
}

function getLevel(event: ClientEvent): Exclude<LogLevel, "off"> {
  switch (event.type) {
    case "failure":
      return "error";
    case "response":
      return event.status < 400 ? "info" : "warn";
    case "token-issued":
    case "token-renewed":
    case "token-revoked":
      return "info";
    case "call-started":
    case "call-ended":
    case "call-failed":
    case "request":
      return "debug";
    default:
      return "warn";
  }
}

/** Describes an event by its properties, none of which has a secret: `response listUsers GET /… callId=7 attempt=1 status=200 …`. */
function describeEvent(event: ClientEvent): string {
  const { type, operationId, method, path, violations, ...facts } = event as Partial<
    Extract<ClientEvent, { type: "violation" }>
  >;
  const found = violations?.map(({ pointer, message }) => `${pointer} ${message}`).join("; ");
  const named = Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${typeof value === "number" ? Math.round(value) : value}`);
  return [type, operationId, method, path, ...named, found].filter(Boolean).join(" ");
}
