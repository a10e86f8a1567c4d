import { describe, expect, it } from "vitest";
import { exampleActivities } from "../../../src/contract/examples.ts";
import { createRedactor } from "../../../src/traffic/index.ts";
import { ACTIVITY_URL, type EntryOptions, entry, page } from "../../support/har.ts";
import { listPlanted, toEscapes } from "./plant.ts";

const redact = createRedactor({ key: "k" });
const WEBHOOKS_URL = "https://x.example/management/v1/projects/proj_1/webhooks";
const USERS_URL = WEBHOOKS_URL.replace("webhooks", "users");
const UUID = "0b6f3a52-6f0e-4f0a-9d53-0c8a1ef5a111";

const redactBody = (body: unknown) => JSON.parse(redact(entry({ url: USERS_URL, body })).response.content?.text ?? "");

/** Lists the places of an entry that have one of these texts, in any case. */
function findTexts(value: unknown, texts: readonly string[], place = ""): string[] {
  if (typeof value !== "object" || value === null) {
    const shown = String(value).toLowerCase();
    return texts.some((text) => shown.includes(text)) ? [`${place}: ${shown}`] : [];
  }
  return Object.entries(value).flatMap(([name, inner]) => [
    ...findTexts(name, texts, `${place} has the name`),
    ...findTexts(inner, texts, `${place}/${name}`),
  ]);
}

describe("createRedactor", () => {
  it("replaces a value by the same alias with the same key in any place, and by another one with another key", () => {
    const place = { headers: { "X-App-Id": "v-1" }, url: `${ACTIVITY_URL}?starting_after_id=v-1`, body: { id: "v-1" } };
    const text = [createRedactor({ key: "k" })(entry(place)), createRedactor({ key: "k" })(entry(place))];
    const aliases = JSON.stringify(text).match(/redacted-[0-9a-f]{24}/g) ?? [];
    const [alias] = JSON.stringify(redact(entry({ headers: { "X-App-Id": "v-1" }, url: "/", body: "" }))).match(
      /redacted-[0-9a-f]{24}/,
    ) ?? [""];

    expect(aliases.filter((each) => each === alias)).toHaveLength(8);
    expect(JSON.stringify(createRedactor()(entry(place)))).not.toContain(alias);
  });

  const joined = exampleActivities().find(({ type }) => type === "customer.loyalty.tier.joined");
  const own = [true, null, 0, 1, 2, 3, -80, 19.99, 1e300, 1e-7, "4929123", "+48600", "1990-05-06", "a s3cret", ""];
  const texts = ["1990-05-06T10:00:00Z", "https://ann:x@ann.example/me?a=b#c", "ann@shop.example"];
  const credentials = {
    Authorization: "bearer s3cret",
    Cookie: "a=1; sid=s3cret",
    "X-App-Token": "s3cret",
    "s 3": "v",
  };
  const inner = JSON.stringify({ access_token: "s3cret", list: [1] });
  const failure = { code: 404, details: "Cannot find voucher with id s3cret" };
  const shown: readonly [string, EntryOptions][] = [
    ["an event", { body: page([{ ...joined, nick: "s3cret" }]) }],
    ["values that the contract does not describe", { url: USERS_URL, body: { metadata: [...own, ...texts, UUID] } }],
    ["JSON inside a text", { url: USERS_URL, body: { id: inner, email: "[".repeat(9000) } }],
    [
      "values that are nested too deep",
      { url: USERS_URL, body: `{"id":${"[".repeat(9000)}"s3cret"${"]".repeat(9000)}}` },
    ],
    ["a URL", { url: "https://s3cret:s3cret@x.example/s3cret/oauth/token?limit=5&q=s3cret#s3cret" }],
    ["a URL without an origin", { url: "data:text/plain,s3cret" }],
    ["credentials", { headers: credentials }],
    ["an error, and the seconds to wait", { status: 503, responseHeaders: { "Retry-After": "30" }, body: failure }],
    ["another error", { url: "/", status: 404, responseHeaders: { "Retry-After": "10.12.34.56" }, body: failure }],
    ["a date to wait for", { responseHeaders: { "Retry-After": "Wed, 21 Oct 2026 07:28:00 GMT" } }],
    ["an event of an unknown type", { body: page([{ ...joined, type: "s3cret", data: { note: "s3cret" } }]) }],
  ];
  it("keeps what the contract describes, and types and formats of everything else", async () => {
    const lines = shown.map(([name, options]) => {
      const { request, response } = redact(entry({ headers: {}, ...options }));
      const headers = [...(request.headers ?? []), ...(response.headers ?? [])].map(
        (each) => `${each.name}: ${each.value}`,
      );
      return [`--- ${name}`, request.url, ...headers, response.content?.text?.replaceAll(/,(?=")/g, ",\n")].join("\n");
    });

    expect(lines.join()).not.toMatch(/s3cret|ann@|ann:|1990|Zo/);
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("redacted.txt");
  });

  it.each([
    "redacted-0123456789abcdef01234567",
    "0123456789abcdef01234567@redacted.example",
    "https://redacted.example/0123456789abcdef01234567",
    "00000000-1234-8abc-8def-0123456789ab",
    "123456789012345678901234",
    "+123456789012345678901234",
    "4111111111111111",
    "0123-04-05",
    "0815-47-11",
    "two words c4n4ry5e2d81",
    JSON.stringify({ access_token: "c4n4ry5e2d81" }),
    "Cannot find voucher with id c4n4ry5e2d81",
  ])("replaces %s in every place, even if it looks like a replacement", (text) => {
    const secret = text.replace(/.*(c4n4ry\w+).*/, "$1");
    const ways = [secret, encodeURIComponent(secret), toEscapes(secret)].map((each) => each.toLowerCase());

    const places = listPlanted(text).flatMap((each) => findTexts(redact(each), ways));

    expect(places).toEqual([]);
  });

  it("keeps the time to the millisecond", () => {
    const { startedDateTime } = redact(entry({ startedAt: "2026-06-01T14:00:00.1234567890+02:00" }));

    expect(startedDateTime).toBe("2026-06-01T12:00:00.123Z");
  });

  it("replaces numbers that the contract does not describe, tells them apart, and keeps integers integers", () => {
    const numbers = Array.from({ length: 500 }, (_, n) => [n - 100, n * 1e17, n / 7, 1.1e-20 * n]);
    const values = [...new Set(numbers.flat())].concat([1e300, 5e-324, 2 ** 53, Number.MAX_VALUE, 2 ** -66]);

    const [replaced = []] = Object.values<number[]>(redactBody({ x: values }));

    expect(values.filter((value) => replaced.includes(value))).toEqual([]);
    expect(new Set(replaced).size).toBe(values.length);
    expect(replaced.map(Number.isInteger)).toEqual(values.map(Number.isInteger));
  });
});
