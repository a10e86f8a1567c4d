import { exampleActivities } from "../../src/contract/examples.ts";

/** Bytes of an event, if its example is smaller. */
const EVENT_BYTES = 2000;

/** Builds a page of all event types from the examples of the contract. */
export function buildPage(size: number) {
  const examples = exampleActivities();
  const data = Array.from({ length: size }, (_, at) => {
    const event = { ...structuredClone(examples[at % examples.length]), id: `evt_${at}` };
    const missing = EVENT_BYTES - Buffer.byteLength(JSON.stringify(event));
    // All assets differ, as in real pages: that affects the speed of parsers.
    const createAsset = (copy: number) => ({
      url: `https://cdn.example/qr/${at}/${copy}`,
      active: true,
      owner: "Łucja Ż.",
    });
    const count = Math.max(0, Math.round(missing / Buffer.byteLength(JSON.stringify(createAsset(0)))));
    return { ...event, assets: Array.from({ length: count }, (_, copy) => createAsset(copy)) };
  });
  return { object: "list", data_ref: "data", data, has_more: false };
}
