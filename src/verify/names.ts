import { listAlternatives } from "../contract/credential-kinds.ts";
import { type Operation, type OperationId, operations } from "../contract/internal.ts";
import type { Answer, Expected } from "./answer.ts";
import { createHeaders, expectUnauthorized, issueAccepted, listPairs } from "./callers.ts";
import { check, open, refuse } from "./judge.ts";
import { expectNotFound, resourceTypes } from "./not-found.ts";
import { UNKNOWN } from "./probes.ts";
import type { Draft } from "./requests.ts";
import type { Session } from "./session.ts";

/** Who asks for a name: a kind of credentials that the operation accepts, of the caller or of others. */
interface Asker {
  /** Follows the name: ` with a token`. */
  readonly suffix: string;
  readonly headers: Draft["headers"];
}

/**
 * Asks for names that are unknown, known or belong to others, with each kind of credentials that an operation accepts, of the caller and of
 * others. A name of somebody else is answered like an unknown one (§4.1, §7.2, S14, S30).
 */
export async function verifyNames(session: Session): Promise<void> {
  for (const [id, { headers }] of session.usable) {
    const names = operations[id].parameters.filter((each) => each.in === "path").map(({ name }) => name);
    const [owned = ""] = names; // the first name of a path has an owner
    const token = await issueAccepted(session, id);
    const askers: Asker[] = [{ suffix: "", headers }];
    if (token) askers.push({ suffix: " with a token", headers: createHeaders("token", token.text) });
    for (const asker of askers) {
      for (const name of names) await askUnknown(session, id, name, asker);
      await askForeign(session, id, owned, asker);
    }
    await askAsOthers(session, id, owned);
  }
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

/** Says what is right if somebody asks for a name of others. */
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

/** Asks for the own name with the credentials of others, if a name of others is theirs. */
async function askAsOthers(session: Session, id: OperationId, name: string): Promise<void> {
  const { nameOption, other } = session.options;
  const pair = listPairs(session.options).find(({ isOwn }) => !isOwn);
  const { [name]: foreign } = other?.names ?? {};
  const isAccepted = listAlternatives(operations[id]).some(({ kind }) => kind === pair?.kind);
  if (!pair || foreign === undefined || !isAccepted) return;
  const headers = createHeaders(pair.kind, pair.id, pair.secret);
  const subject = nameOption(`other.names.${name}`);
  const proof = await session.ask(
    id,
    `${subject} with the keys of others`,
    { headers, values: { [name]: [foreign] } },
    open(),
  );
  const isTheirs = proof?.isSuccess || (proof?.status === 404 && proof.body.resource_type !== resourceTypes[name]);
  if (!isTheirs) {
    session.lack(id, `lacks a case: ${subject} does not belong to ${nameOption("other.application")}`);
    return;
  }
  const expected = expectForeign(operations[id], name);
  await session.ask(id, `the known ${name} with the keys of others`, { headers }, expected);
  const token = await issueAccepted(session, id, headers);
  const byToken = token && { headers: createHeaders("token", token.text) };
  if (byToken) await session.ask(id, `the known ${name} with a token of others`, byToken, expected);
}
