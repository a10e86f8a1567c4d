/** Calls back after so many milliseconds, unless the returned function is called before. */
export type Schedule = (callback: () => void, delayMs: number) => () => void;

/** The timers of the process. */
export const schedule: Schedule = (callback, delayMs) => {
  const timer = setTimeout(callback, delayMs);
  return () => clearTimeout(timer);
};

/** Timers that do not keep the process alive. */
export const scheduleInBackground: Schedule = (callback, delayMs) => {
  const timer = setTimeout(callback, delayMs).unref();
  return () => clearTimeout(timer);
};

/** Returns after so many milliseconds. */
export function pause(schedule: Schedule, delayMs: number): Promise<void> {
  return new Promise((resolve) => void schedule(resolve, delayMs));
}
