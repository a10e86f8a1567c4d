import { listAlternatives } from "../contract/credential-kinds.ts";
import { findResponse, type Operation, type OperationId, operations } from "../contract/internal.ts";
import type { Answer, Expected } from "./answer.ts";
import { createHeaders, expectUnauthorized, issueAccepted, listPairs } from "./callers.ts";
import { check, open, refuse } from "./judge.ts";
import { UNKNOWN } from "./probes.ts";
import type { Draft } from "./requests.ts";
import type { Session } from "./session.ts";

/** Who asks for a name: a kind of credentials that the operation accepts. */
interface Asker {
  /** Follows the name: `, with a token`. */
  readonly suffix: string;
  readonly headers: Draft["headers"];
}

/** The types of resources that an error names (§4.1). */
const resourceTypes: Readonly<Record<string, string>> = { campaignId: "campaign", memberId: "voucher" };

/**
 * Asks for names that are unknown, known or belong to others, with each kind of credentials that an operation accepts, of the caller and of
 * others. A name of somebody else is answered like an unknown one (§4.1, §7.2, S14, S30).
 */
export async function verifyNames(session: Session): Promise<void> {
  for (const [id, { headers }] of session.usable) {
    const names = operations[id].parameters.filter((each) => each.in === "path").map(({ name }) => name);
    const [owned] = names; // the first name of a path has an owner
    if (owned === undefined) continue;
    for (const asker of await listAskers(session, id, headers)) {
      for (const name of names) await askUnknown(session, id, name, asker);
      await askForeign(session, id, owned, asker);
    }
    await askAsOthers(session, id, owned);
  }
}

/** Lists the credentials of one owner. @param headers Those without a token. */
async function listAskers(session: Session, id: OperationId, headers: Draft["headers"], issuer?: Draft["headers"]) {
  const token = await issueAccepted(session, id, issuer);
  const byToken = token && { suffix: ", with a token", headers: createHeaders("token", token.text) };
  return [{ suffix: "", headers }, ...(byToken ? [byToken] : [])];
}

function askUnknown(session: Session, id: OperationId, name: string, { suffix, headers }: Asker) {
  const changes = { headers, values: { [name]: [UNKNOWN] } };
  return session.ask(id, `path ${name} unknown${suffix}`, changes, expectNotFound(operations[id], name, true));
}

/** Asks for a name of others; nobody may ask for it without credentials. */
async function askForeign(session: Session, id: OperationId, name: string, asker: Asker): Promise<void> {
  const { [name]: foreign } = session.options.other?.names ?? {};
  if (foreign === undefined) return;
  const subject = `${session.options.nameOption(`other.names.${name}`)}, if it exists`;
  const values = { [name]: [foreign] };
  const anonymous = { ...expectUnauthorized(operations[id], "no credentials are sent"), status: "4XX" };
  await session.ask(id, `${subject}, without credentials`, { headers: {}, values }, anonymous);
  const changes = { headers: asker.headers, values };
  const answer = await session.ask(id, `${subject}${asker.suffix}`, changes, expectForeign(operations[id], name));
  const unknown = await askUnknown(session, id, name, asker);
  if (!answer || !unknown || unknown.violations.length > 0) return;
  const isSame = answer.status === unknown.status && hideNames(answer, foreign) === hideNames(unknown, UNKNOWN);
  const isAssumed = name === "campaignId" && answer.status === 404;
  const source = isAssumed ? "S30" : operations[id].section;
  if (isAssumed || answer.isSuccess)
    check(answer, source, isSame, `must be the answer to an unknown ${name}`, "another one");
}

/** Asks for the own name with the credentials of others, if a name of others is theirs. */
async function askAsOthers(session: Session, id: OperationId, name: string): Promise<void> {
  const { nameOption, other } = session.options;
  const pair = listPairs(session.options).find(({ isOwn }) => !isOwn);
  const { [name]: foreign } = other?.names ?? {};
  const isAccepted = listAlternatives(operations[id]).some(({ kind }) => kind === pair?.kind);
  if (!pair || foreign === undefined || !isAccepted) return;
  const headers = createHeaders(pair.kind, pair.id, pair.secret);
  const subject = nameOption(`other.names.${name}`);
  const values = { [name]: [foreign] };
  const proof = await session.ask(id, `${subject} with the keys of others`, { headers, values }, open());
  const isTheirs = proof?.isSuccess || (proof?.status === 404 && proof.body.resource_type !== resourceTypes[name]);
  if (!isTheirs) {
    session.lack(id, `lacks a case: ${subject} does not belong to ${nameOption("other.application")}`);
    return;
  }
  for (const asker of await listAskers(session, id, headers, headers)) {
    const changes = { headers: asker.headers };
    await session.ask(
      id,
      `the known ${name}${asker.suffix || ", with the keys"} of others`,
      changes,
      expectForeign(operations[id], name),
    );
  }
}

/** Says what is right for a name in the path that nothing has, or for a strange one, which a service may refuse in another way. */
export function expectNotFound(operation: Operation, name: string, isUnknown: boolean): Expected {
  const place = { pointer: `/path/${name}`, section: (findResponse(operation, 404) ?? operation).section };
  if (operation.id === "listUsers") return { ...open({ S14: { status: isUnknown ? 404 : "4XX" } }), ...place }; // no 404 is shown (§4.5)
  const reason = "nothing has this name";
  if (!isUnknown) return { ...refuse(reason), ...place };
  const { [name]: type } = resourceTypes;
  const resource = {
    resource_id: [UNKNOWN, undefined],
    ...(type !== undefined && { resource_type: [type, undefined] }),
  };
  const status = "404" in operation.responses ? "404" : "4XX";
  return { status, reason, parts: { "4.1": resource, S37: { details: namesUnknown } }, ...place };
}

const namesUnknown = {
  expected: "must say what cannot be found",
  allows: (details: unknown) =>
    details === undefined || new RegExp(`^cannot find \\S+ with id .*${UNKNOWN}`, "i").test(`${details}`),
};

/** Says what is right for a name that belongs to somebody else. */
function expectForeign(operation: Operation, name: string): Expected {
  const pointer = `/path/${name}`;
  const ofCampaign = { status: 404, key: "not_found", resource_type: resourceTypes.campaignId };
  if (name === "campaignId") return { ...open({ S30: ofCampaign }), pointer };
  if (operation.id === "listUsers") return { ...open({ S14: { status: 404 } }), pointer };
  return { ...refuse("it belongs to another owner"), pointer };
}

/** Returns the body of a response without a name and the identifier of the request. */
function hideNames({ exchange, body: { request_id: requestId } }: Answer, name: string): string {
  return [name, String(requestId)].reduce((text, hidden) => text.replaceAll(hidden, "…"), exchange.response.body ?? "");
}
