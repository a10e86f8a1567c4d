import type { WebhookList } from "../../src/contract/index.ts";
import { createExample } from "../../src/testing/index.ts";

/** The name of an example decides the types of its overrides and of the result. */
export const tierId: string = createExample("customer.loyalty.tier.upgraded").data.data.loyalty_tier_to.id;
export const webhooks: WebhookList = createExample.success("listWebhooks", { total: 1 });
createExample("customer.rewarded", { data: { data: { balance: null } } });
createExample("customer.rewarded", { data: { data: { balance: 1 } } }, { allowNonconforming: true });

// @ts-expect-error the contract has no such type
createExample("customer.greeted");
// @ts-expect-error a list has no such property
createExample.success("listWebhooks", { totl: 1 });
// @ts-expect-error a list is replaced as a whole
createExample.success("listWebhooks", { data: [{ active: true }] });
// @ts-expect-error an event is no list
createExample.page([createExample.success("listWebhooks")]);
// @ts-expect-error without `allowNonconforming`, overrides have the types of the contract
createExample.error(404, { message: 1 });
