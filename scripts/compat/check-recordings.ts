import { checkExchange, type Exchange } from "../../src/traffic/index.ts";
import type { Cell } from "./cell.ts";

/** Exchanges by the name of the recording that they are from. */
export type Recordings = Readonly<Record<string, readonly Exchange[]>>;

/** Holds recorded exchanges to the contract of today. @param base Name of the commit that they were recorded at. */
export function checkRecordings(recordings: Recordings, base: string): Cell {
  const deviations = Object.entries(recordings).flatMap(([file, exchanges]) =>
    exchanges.flatMap((exchange) =>
      exchange.operationId === undefined
        ? [`${placeOf(file, exchange)}: belongs to no operation any more`]
        : checkExchange(exchange).map(
            ({ pointer, message, section }) =>
              `${[placeOf(file, exchange), pointer].filter(Boolean).join(" ")}: ${message} (§${section})`,
          ),
    ),
  );
  const tried = Object.values(recordings).flat().length;
  return { who: "checker of today", what: `recordings of ${base}`, tried, deviations };
}

/** Where an exchange is, in the words of a deviation. */
export function placeOf(file: string, { index, operationId, request, response }: Exchange): string {
  return `${file} #${index + 1} ${operationId ?? `${request.method} ${request.url.pathname}`} ${response.status}`;
}
