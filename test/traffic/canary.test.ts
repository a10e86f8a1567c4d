import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createRecorder, harFileSink } from "../../src/traffic/index.ts";

/** Every secret and mail address that was planted, so that the recording can be searched for them. */
const planted: string[] = [];
function plant(value: string): string {
  planted.push(value);
  return value;
}
const secret = () => plant(`${randomBytes(18).toString("base64url")}7`);
const mail = () => plant(`${randomBytes(6).toString("hex")}.ann@mail-${randomBytes(3).toString("hex")}.example`);
const person = () => plant(`Zoë ${randomBytes(9).toString("base64url")}`);

/** One exchange with something planted in every place that can hold it. */
function plantedExchange(): { url: string; init: RequestInit; answer: () => Response } {
  const token = secret();
  const customer = { email: mail(), name: person(), metadata: { note: person(), deep: [{ pin: secret() }] } };
  const body = {
    access_token: secret(),
    app_token: secret(),
    data: [{ data: { data: { customer, voucher: { holder: { email: mail(), nested: { contact: mail() } } } } } }],
    users: [{ login: mail(), first_name: person(), last_name: person(), email: mail() }],
    target_url: `https://bob:${secret()}@hooks.example/in?key=${secret()}`,
    message: `Token ${token} of ${mail()} was refused`,
    details: `Bearer ${secret()} does not fit; got ${secret()}`,
    error: { message: `asked by ${mail()} with ${token}` },
  };
  const url = new URL(`https://x.example/v1/loyalties/${token}/members/${encodeURIComponent(mail())}/activity`);
  url.username = "carol";
  url.password = secret();
  for (const name of ["access_token", "q", "callback"]) url.searchParams.set(name, secret());
  url.searchParams.set("starting_after_id", token);
  return {
    url: url.href,
    init: {
      method: "POST",
      headers: {
        Authorization: `Bearer ${token}`,
        "X-App-Id": secret(),
        "X-App-Token": secret(),
        "X-Management-Token": secret(),
        Cookie: `session=${secret()}`,
        "X-Request-Owner": mail(),
        "X-Anything": secret(),
        "User-Agent": `app/1 (${mail()})`,
      },
      body: new URLSearchParams({ access_token: token, password: secret(), note: person(), scope: mail() }),
    },
    answer: () =>
      Response.json(body, {
        status: 400,
        headers: {
          "Set-Cookie": `session=${secret()}`,
          Location: `https://x.example/?token=${secret()}`,
          "WWW-Authenticate": `Bearer error="invalid_token", error_description="${secret()}"`,
          "X-Trace": secret(),
        },
      }),
  };
}

describe("a recording", () => {
  it("holds none of the secrets, mail addresses and names that passed the recorder", async () => {
    const folder = await mkdtemp(join(tmpdir(), "canary-"));
    const exchanges = Array.from({ length: 20 }, plantedExchange);
    const answers = exchanges.map(({ answer }) => answer);
    const texts = [`<p>${secret()} ${mail()}</p>`, `token=${secret()}`, `{"cut": "${secret()}`, secret()];
    answers.push(...texts.map((text) => () => new Response(text, { headers: { "Content-Type": "text/html" } })));
    const pending = [...answers];
    const recorder = createRecorder({
      sink: harFileSink(join(folder, "canary.har")),
      fetch: async () => pending.shift()?.() ?? Response.error(),
    });

    for (const { url, init } of exchanges) await recorder.fetch(withoutCredentials(url), init);
    for (const text of texts) {
      await recorder.fetch(`https://x.example/${secret()}`, {
        method: "POST",
        body: JSON.stringify({ password: secret(), text: mail() }),
        headers: { "Content-Type": "application/json" },
      });
      expect(text).not.toBe("");
    }
    await recorder.close();
    const files = await readdir(folder);
    const recording = await readFile(join(folder, "canary.har"), "utf8");
    await rm(folder, { recursive: true });
    const isHeld = (value: string) => recording.includes(value) || recording.includes(encodeURIComponent(value));

    expect(files).toEqual(["canary.har"]);
    expect(planted.length).toBeGreaterThan(600);
    expect(planted.filter(isHeld)).toEqual([]);
  });
});

/** `fetch` refuses credentials in a URL; an archive of another tool may hold them all the same. */
function withoutCredentials(href: string): string {
  const url = new URL(href);
  url.username = "";
  url.password = "";
  return url.href;
}
