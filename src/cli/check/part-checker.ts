import { checkResponse, findResponse, type OperationId, operations } from "../../contract/internal.ts";
import { checkExchange, type Exchange, UnreadableTrafficError } from "../../traffic/index.ts";
import {
  type BrokenLaw,
  type Collector,
  CoverageCollector,
  type CoverageReport,
  type EntryBatch,
  LawCollector,
  parseBatch,
  parseJson,
  TrafficCollector,
  type TrafficReport,
} from "../../traffic/internal.ts";

/** The response that files without requests are bodies of. */
export interface BodyOf {
  readonly operationId: OperationId;
  readonly status: number;
}

/** How files are checked. Plain data: it crosses threads. */
export interface CheckFileOptions {
  readonly bodyOf?: BodyOf;
  readonly coverage?: boolean;
  readonly laws?: boolean;
}

/** Consecutive entries of a file, the text of a body, or the question for the reports of a whole file. */
export type CheckRequest =
  | { readonly file: number; readonly batch: EntryBatch }
  | { readonly body: string; readonly as: BodyOf }
  | { readonly finish: number };

/** Reports of collectors. Plain data: they cross threads. */
export interface Reports {
  readonly traffic?: TrafficReport;
  readonly laws?: readonly BrokenLaw[];
  readonly coverage?: CoverageReport;
}

/** Collectors by the name of their report. */
export type Collectors = { readonly [Name in keyof Reports]?: Collector<NonNullable<Reports[Name]>> };

/** Creates the collectors that need all exchanges of a file in their order. */
export function createOrderedCollectors({ laws, coverage }: CheckFileOptions) {
  return { ...(laws && { laws: new LawCollector() }), ...(coverage && { coverage: new CoverageCollector() }) };
}

/** Returns the report of each collector. */
export function collectReports({ traffic, laws, coverage }: Collectors): Reports {
  return {
    ...(traffic && { traffic: traffic.report() }),
    ...(laws && { laws: laws.report() }),
    ...(coverage && { coverage: coverage.report() }),
  };
}

/** Adds reports to the collectors of the same names. */
export function mergeReports(collectors: Collectors, { traffic, laws, coverage }: Reports): void {
  if (traffic) collectors.traffic?.merge(traffic);
  if (laws) collectors.laws?.merge(laws);
  if (coverage) collectors.coverage?.merge(coverage);
}

/** Checks parts of files: reports each part at once, and a whole file when it is finished. */
export class PartChecker {
  readonly #options: CheckFileOptions;
  readonly #ordered = new Map<number, ReturnType<typeof createOrderedCollectors>>();

  constructor(options: CheckFileOptions) {
    this.#options = options;
  }

  /** @throws {UnreadableTrafficError} */
  answer(request: CheckRequest): Reports {
    if ("body" in request) return this.#checkBody(request.body, request.as);
    const file = "finish" in request ? request.finish : request.file;
    const ordered = this.#ordered.get(file) ?? createOrderedCollectors(this.#options);
    if ("finish" in request) {
      this.#ordered.delete(file);
      return collectReports(ordered);
    }
    this.#ordered.set(file, ordered);
    const traffic = new TrafficCollector(true);
    const collectors = [traffic, ...Object.values(ordered)];
    for (const exchange of parseBatch(request.batch)) {
      const violations = checkExchange(exchange);
      for (const collector of collectors) collector.add(exchange, violations);
    }
    return { traffic: traffic.report() };
  }

  #checkBody(text: string, { operationId, status }: BodyOf): Reports {
    const isEmpty = text.trim() === "";
    const operation = operations[operationId];
    // An empty file is a body only if the contract wants none; else it is likely the output of a failed command.
    if (isEmpty && findResponse(operation, status)?.schema !== undefined) throw new UnreadableTrafficError("is empty");
    const value = isEmpty ? undefined : parseJson(text);
    const result = checkResponse({ operationId, status, body: value });
    const place = { in: "response", operationId, status, entry: 0 } as const;
    const violations = result.ok ? [] : result.violations.map((violation) => ({ ...violation, ...place }));
    const traffic = new TrafficCollector();
    const exchange: Exchange = {
      index: 0,
      operationId,
      request: {
        method: operation.method,
        url: new URL(operation.path, "http://unknown.invalid"),
        path: {},
        headers: new Headers(),
        isBodyRecorded: false,
      },
      response: { status, headers: new Headers(), value, isBodyRecorded: true },
    };
    traffic.add(exchange, violations);
    return { traffic: traffic.report() };
  }
}
