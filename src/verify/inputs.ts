import { listProbes, UNKNOWN } from "./probes.ts";
import { type Changes, type Draft, type Input, JSON_TYPE, listInputs } from "./requests.ts";
import type { Session } from "./session.ts";
import { renewToken } from "./tokens.ts";

/**
 * Asks each value of each input of an operation, other ways to write the media type (RFC 9110 §8.3.1) and other media types, another
 * method, and a parameter that the contract does not know. Both methods only read; so does PROPFIND (RFC 4918 §9.1).
 */
export async function verifyInputs(session: Session, base: Draft): Promise<void> {
  const { operation, mediaType, method } = base;
  let draft = base;
  const ask = async (name: string, changes: Changes) => {
    draft = await renewToken(session, draft);
    await session.send(draft, name, changes);
  };
  for (const { place, field } of listInputs(operation)) {
    const { [field.name]: usual = [] } = base.values;
    for (const [probe, ...texts] of listProbes(field, usual[0])) {
      if (texts.join() === usual.join() || !isSendable(place, texts)) continue;
      await ask(`${place} ${field.name} ${probe}`, { values: { [field.name]: texts } });
    }
  }
  const types = mediaType ? ["text/plain", JSON_TYPE, `${mediaType};charset=UTF-8`, mediaType.toUpperCase()] : [];
  for (const sent of types) await ask(`a body of ${sent}`, { mediaType: sent });
  const wrong = method === "GET" ? "PROPFIND" : "GET";
  await session.send(draft, `the method ${wrong}`, { method: wrong, mediaType: undefined });
  if (method === "GET") await session.send(draft, "an unknown parameter", { values: { [UNKNOWN]: ["1"] } });
}

/** True if a request can carry the values: a header is printable ASCII, and a segment of a path has one. Callers ask for unknown names. */
function isSendable(place: Input["place"], values: readonly string[]): boolean {
  if (place === "headers") return values.every((value) => /^[\x20-\x7e]+$/.test(value));
  return place !== "path" || (values.length === 1 && values[0] !== "" && values[0] !== UNKNOWN);
}
