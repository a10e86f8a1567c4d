import { METHODS } from "node:http";
import { formatCount } from "../../contract/format-count.ts";
import { FirstNames, type ReportPart } from "../findings/report-part.ts";
import { isErrorCode } from "../read/error-code.ts";
import { type Exchange, isSuccess, literalSegments } from "../read/exchange.ts";
import { listCredentialHeaders } from "./check-exchange.ts";

/** Counts what a recording has of the traffic, and what recording tools left out, so that nothing says more than was checked. */
export class RecordedParts {
  readonly #showsAll: boolean;
  #exchanges = 0;
  #checked = 0;
  /** Exchanges of no operation, by method and path. */
  readonly #unmatched = new FirstNames();
  readonly #unanswered = new FirstNames();
  readonly #bodiless = new FirstNames();
  #bodies = 0;
  readonly #credentials = { present: 0, missing: 0 };

  /** @param showsAll True to show paths that redaction would replace. */
  constructor(showsAll: boolean) {
    this.#showsAll = showsAll;
  }

  add(exchange: Exchange): void {
    const { operationId, request, response, index } = exchange;
    this.#exchanges++;
    if (operationId === undefined) {
      const name = `${request.method} ${request.url.pathname}`;
      this.#unmatched.add(this.#showsAll ? name : maskName(name));
      return;
    }
    if (isSuccess(exchange)) this.#credentials[listCredentialHeaders(request).length > 0 ? "present" : "missing"]++;
    if (response.status < 100) this.#unanswered.addExchange(index, describeError(response.error));
    else if (!response.isBodyRecorded) this.#bodiless.addExchange(index);
    else this.#checked++;
    if (response.status >= 100 && response.body !== undefined) this.#bodies++;
  }

  /** Describes what could be checked. @param isReadable False if the recording has entries that cannot be read. */
  report(isReadable: boolean): Pick<ReportPart, "extent" | "unchecked" | "warnings" | "notes"> {
    const nothing = this.#describeNothing(isReadable);
    const { present, missing } = this.#credentials;
    const hasBodies = this.#bodies > 0;
    return {
      ...(nothing === undefined && { extent: { checked: this.#checked, total: this.#exchanges, unit: "exchange" } }),
      unchecked: [
        ...(nothing === undefined ? [] : [nothing]),
        ...(present === 0 && missing > 0 ? ["has no credentials, so they were not checked"] : []),
      ],
      warnings: [
        ...(this.#unanswered.count > 0 ? [`has no response of the service for ${this.#unanswered}`] : []),
        ...(this.#bodiless.count > 0 && hasBodies
          ? [`has no complete body for ${this.#bodiless}, so it was not checked`]
          : []),
      ],
      notes:
        this.#unmatched.count > 0
          ? [`${formatCount(this.#unmatched.count, "exchange")} without an operation: ${this.#unmatched}`]
          : [],
    };
  }

  /** Describes why nothing shows whether the service conforms; undefined if something does. */
  #describeNothing(isReadable: boolean): string | undefined {
    const all = this.#exchanges;
    const ofOperations = all - this.#unmatched.count;
    const found = formatCount(all, "exchange");
    if (all === 0) return `has no ${isReadable ? "" : "readable "}exchange, so nothing was checked: record some`;
    if (ofOperations === 0)
      return `has no exchange that matches an operation (${all} skipped), so nothing was checked: ${this.#unmatched}; record calls of the service`;
    if (this.#unanswered.count === ofOperations)
      return `has ${found} and no response of the service, so nothing was checked: record while it responds`;
    if (this.#bodies === 0 && this.#bodiless.count > 0)
      return `has ${found} and no response bodies, so they were not checked: record with bodies in the file, as docs/traffic.md says for your tool`;
    return undefined;
  }
}

/** Another text than a code can quote values. */
function describeError(error = ""): string {
  return isErrorCode(error) ? ` (${error})` : "";
}

/** Replaces a method that HTTP does not know, and the segments of the path that the contract does not know. */
function maskName(name: string): string {
  return name.replaceAll(/[^/ ]+/g, (part) => (METHODS.includes(part) || literalSegments.has(part) ? part : "*"));
}
