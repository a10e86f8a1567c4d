import { bindPort } from "../../src/cli/serve/start-http-server.ts";
import { createLoyaltyClient, type MemberActivity } from "../../src/index.ts";
import { demoDataset } from "../../src/service/index.ts";
import { createFileSink, createRecordingProxy } from "../../src/traffic/index.ts";

/** Lists the events of the demo member with a token, through a recording proxy, and describes what it got. */
export async function recordClient(upstream: string, recording: string): Promise<string[]> {
  const { ids, credentials } = demoDataset();
  const failures: unknown[] = [];
  const sink = createFileSink(recording);
  const onError = (error: unknown) => failures.push(error);
  const proxy = createRecordingProxy({ upstream: new URL(upstream), sink, onError });
  const baseUrl = await bindPort(proxy.server, "127.0.0.1", 0);
  const loyalty = createLoyaltyClient({ baseUrl, application: credentials, oauth: { scopes: ["loyalties"] } });

  const { campaignId, memberId } = ids;
  const events = await loyalty.listMemberActivity({ campaignId, memberId, limit: 100 }).toArray();
  await loyalty.revoke();

  await proxy.close();
  await sink.close();
  if (failures.length > 0) throw failures[0];
  const summary = `gets a token and lists ${events.length} events of a member, through a recording proxy`;
  return [summary, ...events.flatMap(describeEvent)];
}

/** Describes an event by a property that only its type has. */
function describeEvent(event: MemberActivity): string[] {
  const describe = (value: string) => [`${event.created_at.slice(0, 19)}  ${event.type}: ${value}`];
  switch (event.type) {
    case "customer.loyalty.tier.upgraded":
      return describe(`to tier ${event.data.data.loyalty_tier_to.id}`);
    case "customer.loyalty.tier.expiration.changed":
      return describe(`to ${event.data.data.expiration_date.slice(0, 10)}`);
    case "customer.voucher.loyalty_card.points_expired":
      return describe(`${event.data.data.points} points`);
    default:
      return [];
  }
}
