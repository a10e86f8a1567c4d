import { randomBytes } from "node:crypto";

/** All planted secrets and mail addresses, to search a recording for. */
export const planted: string[] = [];
function plant(value: string): string {
  planted.push(value);
  return value;
}
/** Plants a secret. */
export const plantSecret = () => plant(`${randomBytes(18).toString("base64url")}7`);
/** Plants a mail address. */
export const plantMail = () =>
  plant(`${randomBytes(6).toString("hex")}.ann@mail-${randomBytes(3).toString("hex")}.example`);
const plantPerson = () => plant(`Zoë ${randomBytes(9).toString("base64url")}`);

/** Creates an exchange with a planted value in every possible place. */
export function plantExchange(): { url: string; init: RequestInit; respond: () => Response } {
  const token = plantSecret();
  const customer = {
    email: plantMail(),
    name: plantPerson(),
    metadata: { note: plantPerson(), deep: [{ pin: plantSecret() }] },
  };
  const body = {
    access_token: plantSecret(),
    app_token: plantSecret(),
    data: [
      { data: { data: { customer, voucher: { holder: { email: plantMail(), nested: { contact: plantMail() } } } } } },
    ],
    users: [{ login: plantMail(), first_name: plantPerson(), last_name: plantPerson(), email: plantMail() }],
    target_url: `https://bob:${plantSecret()}@hooks.example/in?key=${plantSecret()}`,
    message: `Token ${token} of ${plantMail()} was refused`,
    details: `Bearer ${plantSecret()} does not fit; got ${plantSecret()}`,
    error: { message: `asked by ${plantMail()} with ${token}` },
  };
  const url = new URL(`https://x.example/v1/loyalties/${token}/members/${encodeURIComponent(plantMail())}/activity`);
  url.username = "carol";
  url.password = plantSecret();
  for (const name of ["access_token", "q", "callback"]) url.searchParams.set(name, plantSecret());
  url.searchParams.set("starting_after_id", token);
  return {
    url: url.href,
    init: {
      method: "POST",
      headers: {
        Authorization: `Bearer ${token}`,
        "X-App-Id": plantSecret(),
        "X-App-Token": plantSecret(),
        "X-Management-Token": plantSecret(),
        Cookie: `session=${plantSecret()}`,
        "X-Request-Owner": plantMail(),
        "X-Anything": plantSecret(),
        "User-Agent": `app/1 (${plantMail()})`,
      },
      body: new URLSearchParams({
        access_token: token,
        password: plantSecret(),
        note: plantPerson(),
        scope: plantMail(),
      }),
    },
    respond: () =>
      Response.json(body, {
        status: 400,
        headers: {
          "Set-Cookie": `session=${plantSecret()}`,
          Location: `https://x.example/?token=${plantSecret()}`,
          "WWW-Authenticate": `Bearer error="invalid_token", error_description="${plantSecret()}"`,
          "X-Trace": plantSecret(),
        },
      }),
  };
}
