/** The parts of the service that only the command line, the tests and the benches use. */
export { parseFaultRule } from "./guards/inject-faults.ts";
export { openMigrated } from "./open-store.ts";
export type { Wait } from "./store/engine.ts";
export { eraseMember } from "./store/erase-member.ts";
export { createKey, type KeyDescription, listKeys, revokeKey } from "./store/manage-keys.ts";
export type { KeyKind } from "./store/schema.ts";
