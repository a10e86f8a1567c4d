// Runs in the browser, on the reference that `loyalty serve --demo` serves: sends the operations to the same origin. The
// server puts the demo keys into the page; without them, on any other host, none of this appears.
const keys = document.getElementById("try-keys");
if (keys) openConsole(JSON.parse(keys.textContent), JSON.parse(document.getElementById("try-operations").textContent));

function openConsole({ headers, values }, operations) {
  document.body.insertAdjacentHTML(
    "beforeend",
    `<button id="try-open" type="button">Try it</button>
    <dialog id="try" aria-labelledby="try-title"><form method="dialog">
      <h2 id="try-title">Send a request</h2>
      <label>Operation <select name="operation"></select></label>
      <div id="try-fields"></div>
      <button>Send</button> <button value="close" formnovalidate>Close</button>
      <div role="status"><p id="try-status"></p></div><pre id="try-answer" tabindex="0" role="region" aria-label="Answer"></pre>
    </form></dialog>`,
  );
  const byId = (id) => document.getElementById(id);
  const select = byId("try").querySelector("select");
  select.append(...operations.map(({ id, summary }) => new Option(`${summary} (${id})`, id)));
  const chosen = () => operations.find(({ id }) => id === select.value);
  const showFields = () => {
    const fields = [...chosen().headers.map((name) => ({ name, value: headers[name] })), ...chosen().fields];
    byId("try-fields").replaceChildren(
      ...fields.map(({ name, value, isRequired }) => {
        const label = Object.assign(document.createElement("label"), { textContent: `${name} ` });
        const input = Object.assign(document.createElement("input"), { name, required: isRequired === true });
        input.value = values[name] ?? value ?? "";
        label.append(input);
        return label;
      }),
    );
  };
  select.addEventListener("change", showFields);
  byId("try-open").addEventListener("click", () => byId("try").showModal());
  const send = async () => {
    const inputs = new Map([...byId("try-fields").querySelectorAll("input")].map(({ name, value }) => [name, value]));
    const { url, init } = toRequest(chosen(), inputs);
    byId("try-status").textContent = "…";
    const response = await fetch(url, init).catch((error) => ({ failure: error }));
    if (response.failure) {
      byId("try-status").textContent = `No answer: ${response.failure.message}`;
      return;
    }
    const text = await response.text();
    const body = parsed(text);
    if (body?.access_token) values.access_token = body.access_token; // revoke takes it from here
    byId("try-status").textContent = `${init.method} ${url}: ${response.status} ${response.statusText}`;
    byId("try-answer").textContent = body === undefined ? text || "(no content)" : JSON.stringify(body, null, 2);
  };
  byId("try").addEventListener("submit", (event) => {
    if (event.submitter?.value === "close") return; // the dialog closes by itself
    event.preventDefault();
    send();
  });
  showFields();
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // no content, or what stands before the service has answered
  }
}

function toRequest({ method, path, headers, fields }, inputs) {
  const given = fields.filter(({ name }) => inputs.get(name) !== "");
  const of = (place) => given.filter((field) => field.place === place).map(({ name }) => [name, inputs.get(name)]);
  const filled = of("path").reduce((text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)), path);
  const query = new URLSearchParams(of("query")).toString();
  const form = of("form");
  return {
    url: query === "" ? filled : `${filled}?${query}`,
    init: {
      method,
      headers: Object.fromEntries(headers.map((name) => [name, inputs.get(name)])),
      ...(form.length > 0 && { body: new URLSearchParams(form) }),
    },
  };
}
