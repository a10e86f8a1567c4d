import type { Engine } from "./engine.ts";

/** Told of each query: its name, and how long it took, whether or not it succeeded. Nothing of its values. */
export type OnQuery = (query: string, durationMs: number) => void;

/** The same engine, with somebody who watches how long it takes. */
export function observeEngine(engine: Engine, onQuery: OnQuery): Engine {
  const time = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      onQuery(name, performance.now() - startedAt);
    }
  };
  return {
    dialect: engine.dialect,
    kysely: engine.kysely,
    read: (query, parameters) => time(query.name, () => engine.read(query, parameters)),
    write: (query, parameters) => time(query.name, () => engine.write(query, parameters)),
    transact: (work) => time("transact", () => engine.transact(work)),
    pool: () => engine.pool(),
    close: () => engine.close(),
  };
}
