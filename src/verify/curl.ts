import { clientOperations } from "../contract/client-operations.ts";
import { credentialKinds } from "../contract/credential-kinds.ts";
import { listCurlParts, toVariable } from "../contract/curl.ts";
import { secretProperties, securityHeaders } from "../contract/internal.ts";
import { type Answer, listsEvent } from "./answer.ts";
import type { Token } from "./credentials.ts";
import { listSecrets, type ResolvedOptions } from "./options.ts";
import { encode } from "./requests.ts";

/** A text in a request that an earlier answer has. */
interface Taken {
  readonly text: string;
  readonly answer: Answer;
  /** The filter of jq that finds it there. */
  readonly filter: string;
  readonly variable: string;
}

/**
 * Lists commands that repeat the request of an answer, for a POSIX shell. Before it come the requests that issue its token, revoke one, or
 * find its cursor; jq reads their responses. Without an address, the commands have only paths.
 */
export function listCommands(
  last: Answer,
  answers: readonly Answer[],
  tokens: readonly Token[],
  options: ResolvedOptions,
): string[] {
  const steps = new Set<Answer>();
  const taken = new Map<string, Taken>();
  const add = (answer: Answer) => {
    if (steps.has(answer)) return;
    steps.add(answer);
    for (const source of [...findTokens(answer, tokens), ...findEvent(answer, answers, options)]) {
      const variable = taken.size === 0 ? source.variable : `${source.variable}_${taken.size + 1}`;
      if (!taken.has(source.text)) taken.set(source.text, { ...source, variable });
      add(source.answer);
    }
    for (const before of answer.case.after) add(before);
  };
  add(last);
  const lines: string[] = [];
  for (const answer of [...steps].sort((one, other) => one.exchange.index - other.exchange.index)) {
    const command = formatRequest(answer, options, [...taken.values()]);
    const given = [...taken.values()].filter((each) => each.answer === answer);
    if (answer.case.waitSeconds > 0) lines.push(`sleep ${answer.case.waitSeconds}`);
    for (const { variable, filter } of given) lines.push(`${variable}=$(${command} -s | jq -r '${filter}')`);
    if (given.length === 0) lines.push(answer === last ? `${command} -i` : command);
  }
  return lines;
}

/** Finds the answers that issued the tokens of a request. */
function findTokens({ exchange, case: { request } }: Answer, tokens: readonly Token[]): Taken[] {
  const { headers, body = "", form = [["", body]] } = request;
  const sent = [...Object.values(headers), ...form.map(([, text]) => text)];
  return tokens
    .filter(({ text, answer }) => answer.exchange.index < exchange.index && sent.some((each) => each.includes(text)))
    .map(({ text, answer }) => ({ text, answer, filter: ".access_token", variable: "ACCESS_TOKEN" }));
}

/** Finds the first answer with the event of the cursor of a request, whose id is not shown. */
function findEvent(sent: Answer, answers: readonly Answer[], { showValues }: ResolvedOptions): Taken[] {
  const { cursor = "" } = clientOperations[sent.case.operationId].pagination ?? {};
  const id = sent.exchange.request.url.searchParams.get(cursor);
  if (id === null || showValues) return [];
  const answer = answers.slice(0, sent.exchange.index).find((each) => listsEvent(each, id));
  if (!answer) return [];
  const at = answer.items.findIndex((item) => item.id === id);
  const filter = at === -1 ? ".more_starting_after" : `.data[${at}].id`;
  return [{ text: encode([[cursor, id]]), answer, filter: `"${cursor}=\\(${filter} | @uri)"`, variable: "EVENT" }];
}

/** The headers and the properties with secrets. */
const { application, management, token } = credentialKinds;
const secretNames: readonly string[] = [
  ...secretProperties,
  ...[application[1], management[1], token[0]].map((scheme) => securityHeaders[scheme]),
];

/** Formats a request as a curl command. */
function formatRequest(answer: Answer, options: ResolvedOptions, taken: readonly Taken[]): string {
  const { method, body, headers, form, ...sent } = answer.case.request;
  const texts = taken.map(({ text, variable }) => [text, variable] as const);
  const secrets = [...listSecrets(options), ...texts].sort(([one], [other]) => other.length - one.length);
  const hide = (text: string) => {
    const [secret, variable = ""] = secrets.find(([each]) => text.includes(each)) ?? [];
    return secret === undefined ? text : text.replace(secret, () => toVariable(variable));
  };
  const hideSecrets = (pairs: readonly (readonly [string, string])[] = []) =>
    pairs.map(([name, text]) => [name, secretNames.includes(name) ? hide(text) : text] as const);
  const target = texts.reduce((path, [text, variable]) => path.replace(text, () => toVariable(variable)), sent.target);
  return listCurlParts({
    method,
    url: options.baseUrl === undefined ? target : `${options.address}${target}`,
    headers: Object.fromEntries(hideSecrets(Object.entries(headers))),
    form: hideSecrets(form),
    text: form || body === undefined ? undefined : hide(body),
  }).join(" ");
}
