import { isObject } from "../check/schema-shape.ts";
import type { Law } from "./law.ts";

/** `total` of a management list is the number of its items: there are no pages. */
export const totalCountsData: Law = {
  id: "total-counts-data",
  section: "4.4",
  watch:
    () =>
    ({ index, operationId, response }) => {
      const { status, value } = response;
      if ((operationId !== "listWebhooks" && operationId !== "listUsers") || status !== 200 || !isObject(value))
        return [];
      if (!Array.isArray(value.data) || typeof value.total !== "number" || value.total === value.data.length) return [];
      return [{ message: `total is ${value.total}, data has ${value.data.length}`, entries: [index] }];
    },
};
