import { isObject } from "../../contract/is-object.ts";
import type { Collector } from "../check/collector.ts";
import type { Exchange } from "../read/exchange.ts";
import type { BrokenLaw, Law } from "./law.ts";
import { pagingLaws } from "./paging-laws.ts";
import { tokenLaws } from "./token-laws.ts";

const totalCountsData: Law = {
  id: "total-counts-data",
  section: "4.4",
  watch:
    () =>
    ({ index, operationId, response }) => {
      const { status, value } = response;
      const isManagementList = operationId === "listWebhooks" || operationId === "listUsers";
      if (!isManagementList || status !== 200 || !isObject(value) || !Array.isArray(value.data)) return [];
      if (typeof value.total !== "number" || value.total === value.data.length) return [];
      return [{ message: `total is ${value.total}, data has ${value.data.length}`, entries: [index] }];
    },
};

const notFoundNamesTheMissing: Law = {
  id: "not-found-names-the-missing",
  section: "7.2",
  watch: () => (exchange) => {
    const { index, operationId, request, response } = exchange;
    const { value } = response;
    if (response.status !== 404 || !isObject(value)) return [];
    const isActivity = operationId === "listMemberActivity";
    const asked = findRequestedId(exchange, value.resource_type);
    if (asked === undefined) return [];
    if (String(value.details).includes(asked) && (!isActivity || value.resource_id === asked)) return [];
    return [{ message: `the 404 does not name ${asked}, which ${request.url.pathname} asked for`, entries: [index] }];
  },
};

function findRequestedId({ operationId, request }: Exchange, resourceType: unknown): string | undefined {
  if (operationId === "listWebhooks") return request.path.projectId;
  if (operationId !== "listMemberActivity") return undefined;
  if (resourceType === "voucher") return request.path.memberId;
  return resourceType === "campaign" ? request.path.campaignId : undefined;
}

/** All laws. */
export const laws: readonly Law[] = [...pagingLaws, ...tokenLaws, totalCountsData, notFoundNamesTheMissing];

/**
 * Collects broken laws. Memory grows with the events and tokens of the recording. A breach can span the whole recording,
 * so the reports of its parts cannot be merged.
 */
export class LawCollector implements Omit<Collector<readonly BrokenLaw[]>, "merge"> {
  readonly #watches = laws.map((law) => ({ law, watch: law.watch() }));
  readonly #broken: BrokenLaw[] = [];

  add(exchange: Exchange): void {
    for (const { law, watch } of this.#watches) {
      for (const breach of watch(exchange)) this.#broken.push({ law: law.id, section: law.section, ...breach });
    }
  }

  report(): readonly BrokenLaw[] {
    return this.#broken;
  }
}
