import { errorTexts } from "../contract/error-object.ts";
import { checkRequest, findResponse, matchOperation, type OperationId, type Violation } from "../contract/internal.ts";
import { toPath } from "../contract/json.ts";
import type { Answer, Expected } from "./answer.ts";
import { issueToken } from "./issue-token.ts";
import { accept, isPresent, matches, open, refuse } from "./judge.ts";
import { listProbes, UNKNOWN } from "./probes.ts";
import { type Draft, type Input, isJson, listInputs, toRequest, usesToken } from "./requests.ts";
import type { AskOptions, Session } from "./session.ts";

/** Asks each value of each input of an operation, other media types, and another method. */
export async function verifyInputs(session: Session, base: Draft): Promise<void> {
  for (const input of listInputs(base.operation)) await verifyInput(session, base, input);
  await verifyMediaTypes(session, base);
  await verifyMethod(session, base);
}

/** Asks the values of one input: a service must accept each one that its schema allows, and refuse the others. */
async function verifyInput(session: Session, base: Draft, { place, field, isOpaque }: Input): Promise<void> {
  const { id } = base.operation;
  const { [field.name]: usual = [] } = base.values;
  for (const [probe, ...texts] of listProbes(field, usual[0])) {
    if (texts.join() === usual.join() || !isSendable(place, texts, base)) continue;
    const changes = { values: { [field.name]: texts } };
    const name = `${place} ${field.name} ${probe}`;
    const pointer = `/${place}/${field.name}`;
    const isUnknown = texts.join() === UNKNOWN;
    if (place === "path") {
      const strange = id === "listUsers" ? open({ S14: { status: "4XX" } }) : refuse("nothing has this name");
      const { section } = findResponse(base.operation, 404) ?? base.operation;
      if (!isUnknown) await session.ask(id, name, changes, { ...strange, section, pointer }); // callers ask for unknown names
    } else if (isOpaque && expectByContract(base, changes).status === "2XX") {
      // The contract cannot say which cursors and tokens the service knows.
      const parts = isUnknown && place === "query" ? { S13: invalidRequest } : {};
      await session.ask(id, name, changes, { ...open(parts), pointer });
    } else await askByContract(session, id, name, changes, pointer);
  }
}

/** True if a request can carry the values: a header is printable ASCII, and a segment of a path and a property of JSON have one value. */
function isSendable(place: Input["place"], values: readonly string[], { mediaType }: Draft): boolean {
  if (place === "headers") return values.every((value) => /^[\x20-\x7e]+$/.test(value));
  if (place === "path") return values.length === 1 && values[0] !== "";
  return place === "query" || !isJson(mediaType) || values.length < 2;
}

/**
 * Asks what the contract decides: it says which requests a service must accept, and which it must refuse.
 * @param pointer JSON pointer to the part of a right request that the case is about.
 */
export async function askByContract(
  session: Session,
  id: OperationId,
  name: string,
  changes: AskOptions,
  pointer = "",
): Promise<Answer | undefined> {
  const base = session.usable.get(id);
  if (!base) return undefined;
  const expected = expectByContract(base, changes);
  // A revocation that succeeds spends its token.
  const isSpent = usesToken(base.operation) && expected.status === "2XX";
  const token = isSpent ? await issueToken(session, ["api"]) : undefined;
  const spent = token && { values: { access_token: [token.text] } };
  return session.ask(id, name, { ...changes, ...spent }, { pointer, ...expected });
}

export const invalidRequest = { status: 400, key: "invalid_request" };
const keysOf400 = errorTexts.filter(({ status }) => status === 400).map(({ key }) => key);

/** Expects what the contract says of a request (S09, S12, S20). */
function expectByContract(base: Draft, changes: AskOptions): Expected {
  const draft = { ...base, ...changes, values: { ...base.values, ...changes.values } };
  const { method, target, headers, body } = toRequest(draft);
  const [pathname = "", query = ""] = target.split("?");
  const { path = {} } = matchOperation(method, pathname) ?? {};
  const result = checkRequest({ operationId: base.operation.id, path, query, headers: new Headers(headers), body });
  if (result.ok) return accept("the request conforms");
  const [{ pointer, keyword, section, expected }] = result.violations as [Violation]; // one that is not ok has some
  const [place = "", name = ""] = toPath(pointer);
  const byPlace = {
    body: { S09: { status: 400, key: keysOf400 } },
    query: { S12: { ...invalidRequest, details: matches(new RegExp(name), `must name ${name}`) } },
    headers: keyword === "mediaType" ? { S20: { status: 415 } } : {},
  }[place];
  const subject = keyword === "body" ? "the request" : pointer.slice(1).replaceAll("/", " ");
  return { ...refuse(`${subject} ${expected}`, byPlace), pointer, section };
}

/** Asks with other ways to write the media type (RFC 9110 §8.3.1), and with other media types. */
async function verifyMediaTypes(session: Session, { operation, mediaType }: Draft): Promise<void> {
  if (mediaType === undefined) return;
  const other = isJson(mediaType) ? "application/x-www-form-urlencoded" : "application/json";
  for (const sent of [`${mediaType};charset=UTF-8`, mediaType.toUpperCase(), "text/plain", other])
    await askByContract(session, operation.id, `a body of ${sent}`, { mediaType: sent });
}

/** Asks with another method, and with a parameter that the contract does not know. Both only read; so does PROPFIND (RFC 4918 §9.1). */
async function verifyMethod(session: Session, { operation: { id, method } }: Draft): Promise<void> {
  const wrong = method === "GET" ? "PROPFIND" : "GET";
  // A service need not know a method (RFC 9110 §15.6.2).
  const expected = { ...open({ S20: { status: 405, "headers/Allow": isPresent } }), status: "any or 501" };
  await session.ask(id, `the method ${wrong}`, { method: wrong, mediaType: undefined }, expected);
  if (method === "GET")
    await session.ask(id, "an unknown parameter", { values: { [UNKNOWN]: ["1"] } }, open({ S12: { status: "2XX" } }));
}
