import { expect } from "vitest";
import { generatedWorld } from "../../../src/service/datasets/generate-dataset.ts";
import type { Operations, Scenario } from "../../support/ops/operations.ts";

export const scenario: Scenario = {
  isShort: true,
  row: {
    event: "a key is rotated with `loyalty key rotate`, and later the old secret is revoked",
    clientsSee: "nothing while both secrets are valid; then 401 with the old one and its tokens",
    watch: '`loyalty key list` says `rotating`; `status="401"` after the revocation',
    action: "give clients the new secret, then `loyalty key revoke … --secret old`",
  },
  async run(operations: Operations) {
    for (const database of [await operations.sqlite(), (await operations.postgres()).url]) {
      const instance = await operations.serve(database);
      const { appId } = generatedWorld;
      const before = operations.load(instance.url);
      await before.waitFor("ok");
      const { secret } = await operations.loyalty("key", "rotate", "application", appId, "--database", database);
      const after = operations.load(instance.url, { keys: { appId, appToken: secret } });
      await Promise.all([before.waitFor("ok", 50), after.waitFor("ok", 50)]);

      expect(await before.stop()).toEqual({});
      const late = operations.load(instance.url, { maxRetries: 0 });
      await late.waitFor("ok");
      await operations.loyalty("key", "revoke", "application", appId, "--secret", "old", "--database", database);
      await late.waitFor("list 401", 1);
      await late.waitFor("issue 401", 1);
      await after.waitFor("ok", 50);

      expect(Object.keys(await late.stop()).sort()).toEqual(["issue 401", "list 401"]);
      expect(await after.stop()).toEqual({});
    }
  },
};
