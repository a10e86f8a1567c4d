import { exampleActivities } from "../../src/contract/examples.ts";

interface PageOptions {
  readonly size: number;
  /** Bytes of each event, if the example is smaller. */
  readonly eventBytes?: number;
  /** Number of the first event, which is also in its ID. */
  readonly first?: number;
  readonly hasMore?: boolean;
}

/** Builds a page of all event types from the examples of the contract. */
export function buildPage({ size, eventBytes = 0, first = 0, hasMore = false }: PageOptions) {
  const examples = exampleActivities();
  const data = Array.from({ length: size }, (_, index) => {
    const event = structuredClone(examples[(first + index) % examples.length]) as {
      id: string;
      data: { data: object };
    };
    event.id = `evt_${first + index}`;
    const missing = eventBytes - Buffer.byteLength(JSON.stringify(event));
    const createAsset = (copy: number) => {
      const id = `qr_${first + index}_${copy}`; // all different, as in real pages: it affects the speed of parsers
      return { id, url: `https://cdn.example/qr/${id}`, active: true, size: copy, owner: "Łucja Ż." };
    };
    const count = Math.max(0, Math.round(missing / Buffer.byteLength(JSON.stringify(createAsset(0)))));
    const voucher = (event.data.data as { voucher?: object }).voucher;
    const assets = Array.from({ length: count }, (_, copy) => createAsset(copy));
    if (count > 0) Object.assign(event.data.data, { voucher: { ...voucher, assets } });
    return event;
  });
  const more = hasMore ? { has_more: true, more_starting_after: data.at(-1)?.id } : { has_more: false };
  return { object: "list", data_ref: "data", data, ...more };
}
