import { randomBytes } from "node:crypto";

/** All planted secrets and e-mail addresses, which no recording may contain. */
export const planted: string[] = [];
function plant(value: string): string {
  planted.push(value);
  return value;
}
/** Plants a secret. */
export const secret = () => plant(`${randomBytes(18).toString("base64url")}7`);
/** Plants an e-mail address. */
export const mail = () => plant(`${randomBytes(6).toString("hex")}.ann@mail-${randomBytes(3).toString("hex")}.example`);
const person = () => plant(`Zoë ${randomBytes(9).toString("base64url")}`);

/** Creates an exchange with a planted value in every possible place. */
export function plantExchange(): { url: string; init: RequestInit; respond: () => Response } {
  const token = secret();
  const customer = {
    email: mail(),
    name: person(),
    metadata: { note: person(), deep: [{ pin: secret() }] },
  };
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
      body: new URLSearchParams({
        access_token: token,
        password: secret(),
        note: person(),
        scope: mail(),
      }),
    },
    respond: () =>
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
