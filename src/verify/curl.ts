import { clientOperations } from "../contract/client-operations.ts";
import { credentialKinds } from "../contract/credential-kinds.ts";
import { listCurlParts, nameVariables, toVariable } from "../contract/curl.ts";
import { secretProperties, securityHeaders } from "../contract/internal.ts";
import type { Answer } from "./answer.ts";
import { listSecrets, type ResolvedOptions } from "./options.ts";

/** A text in a request that an earlier answer has. */
interface Taken {
  readonly text: string;
  readonly answer: Answer;
  /** The filter of jq that finds it there. */
  readonly filter: string;
}

/** Finds the token in the response that issues it. */
const TOKEN = ".access_token";

/**
 * Lists commands that repeat the request of an answer, for a POSIX shell. Before it come the requests that issue its token, revoke one, or
 * find its cursor; jq reads their responses. Without an address, the commands are requests without curl.
 */
export function listCommands(last: Answer, answers: readonly Answer[], options: ResolvedOptions): string[] {
  const { baseUrl, showValues } = options;
  const steps = new Set<Answer>();
  const taken = new Map<string, Taken>();
  const add = (answer: Answer) => {
    if (steps.has(answer)) return;
    steps.add(answer);
    const sources = [...findTokens(answer, answers), ...(showValues ? [] : findEvent(answer, answers))];
    for (const source of sources) taken.set(source.text, source);
    for (const before of [...sources.map((source) => source.answer), ...answer.case.after]) add(before);
  };
  add(last);
  const names = new Map(
    [...taken.values()].map(({ text, filter }, at) => {
      const name = filter === TOKEN ? "ACCESS_TOKEN" : "EVENT";
      return [text, at === 0 ? name : `${name}_${at + 1}`];
    }),
  );
  const lines: string[] = [];
  for (const answer of [...steps].sort((one, other) => one.exchange.index - other.exchange.index)) {
    const command = formatRequest(answer, options, names);
    const given = [...taken.values()].filter((each) => each.answer === answer && baseUrl !== undefined);
    if (answer.case.waitSeconds > 0) lines.push(`sleep ${answer.case.waitSeconds}`);
    for (const { text, filter } of given) lines.push(`${names.get(text)}=$(${command} -s | jq -r '${filter}')`);
    if (given.length === 0) lines.push(answer === last && baseUrl !== undefined ? `${command} -i` : command);
  }
  return lines;
}

/** Finds the answers that issued the tokens of a request. */
function findTokens({ exchange, case: { request } }: Answer, answers: readonly Answer[]): Taken[] {
  const { headers, body = "", form = [["", body]] } = request;
  const sent = [...Object.values(headers), ...form.map(([, text]) => text)];
  return answers.slice(0, exchange.index).flatMap((answer) => {
    const { access_token: text } = answer.body;
    const isSent = typeof text === "string" && text !== "" && sent.some((each) => each.includes(text));
    return isSent ? [{ text, answer, filter: TOKEN }] : [];
  });
}

/** Finds the first answer with the event of the cursor of a request. */
function findEvent(sent: Answer, answers: readonly Answer[]): Taken[] {
  const text = getCursor(sent);
  for (const answer of text === undefined ? [] : answers.slice(0, sent.exchange.index)) {
    const at = answer.items.findIndex(({ id }) => id === text);
    if (at !== -1) return [{ text: String(text), answer, filter: `.data[${at}].id` }];
    if (answer.body.more_starting_after === text)
      return [{ text: String(text), answer, filter: ".more_starting_after" }];
  }
  return [];
}

function getCursor({ case: { request, operationId } }: Answer): string | undefined {
  const { cursor } = clientOperations[operationId].pagination ?? {};
  return request.query.find(([name]) => name === cursor)?.[1];
}

/** The headers and the properties with secrets. */
const { application, management, token } = credentialKinds;
const secretNames: readonly string[] = [
  ...secretProperties,
  ...[application[1], management[1], token[0]].map((scheme) => securityHeaders[scheme]),
];

/** Formats a request as a curl command, or as a line such as `GET /v1/…?limit=0` if there is no address. */
function formatRequest(answer: Answer, options: ResolvedOptions, names: ReadonlyMap<string, string>): string {
  const { method, pathname, target, body, ...sent } = answer.case.request;
  const secrets = [...listSecrets(options), ...names].sort(([one], [other]) => other.length - one.length);
  const hide = (text: string) => {
    const [secret = "", name = ""] = secrets.find(([each]) => text.includes(each)) ?? [];
    return text.replace(secret, () => (name === "" ? "" : toVariable(name)));
  };
  const hideSecrets = (pairs: readonly (readonly [string, string])[] = []) =>
    pairs.map(([name, text]) => [name, secretNames.includes(name) ? hide(text) : text] as const);
  const cursor = names.get(getCursor(answer) ?? "");
  const query = sent.query.map(
    ([name, text]) => [name, text === getCursor(answer) ? toVariable(`${cursor}`) : text] as const,
  );
  const form = hideSecrets(sent.form);
  const text = sent.form || body === undefined ? undefined : hide(body);
  if (options.baseUrl === undefined) {
    const join = (pairs: typeof form) => pairs.map(([name, value]) => `${name}=${value}`).join("&");
    return nameVariables(`${method} ${cursor ? `${pathname}?${join(query)}` : target} ${text ?? join(form)}`.trim());
  }
  const url = `${options.address}${cursor ? pathname : target}`;
  const headers = Object.fromEntries(hideSecrets(Object.entries(sent.headers)));
  return listCurlParts({ method, url, headers, query: cursor ? query : [], form, text }).join(" ");
}
