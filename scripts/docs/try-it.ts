// Runs in the browser, on the reference that `loyalty serve --demo` serves: sends the operations to the same origin. The
// server has the demo keys in demo-keys.json; any other host has nothing there, and none of this appears.
import type { SampleRequest } from "../samples/create-sample-request.ts";
import { formatCurl } from "../samples/format-curl.ts";
import { formatTypescript } from "../samples/format-typescript.ts";
import type { TryField, TryOperation } from "./render-try-it.ts";

interface DemoKeys {
  readonly headers: Readonly<Record<string, string>>;
  readonly values: Record<string, string>;
}

const operations = JSON.parse(find("try-operations").textContent ?? "[]") as TryOperation[];
const keys = (await fetch("demo-keys.json").then((response) => response.json())) as DemoKeys | null;
if (keys) openConsole(keys);

function openConsole({ headers, values }: DemoKeys): void {
  document.body.insertAdjacentHTML(
    "beforeend",
    `<button id="try-open" type="button">Try it</button>
    <dialog id="try" aria-labelledby="try-title"><form method="dialog">
      <h2 id="try-title">Send a request</h2>
      <label>Operation <select name="operation"></select></label>
      <label>Credentials <select name="credentials"></select></label>
      <div id="try-fields"></div>
      <button>Send</button> <button type="button" value="curl">Copy as curl</button>
      <button type="button" value="TypeScript">Copy as TypeScript</button> <button value="close" formnovalidate>Close</button>
      <div role="status"><p id="try-status"></p></div>
      <details id="try-headers" hidden><summary>Response headers</summary><pre tabindex="0"></pre></details>
      <pre id="try-answer" tabindex="0" role="region" aria-label="Answer"></pre>
    </form></dialog>`,
  );
  const dialog = find<HTMLDialogElement>("try");
  const [operationSelect, credentialSelect] = dialog.querySelectorAll("select") as unknown as [
    HTMLSelectElement,
    HTMLSelectElement,
  ];
  operationSelect.append(...operations.map(({ id, summary }) => new Option(`${summary} (${id})`, id)));
  const chosen = () => operations.find(({ id }) => id === operationSelect.value) as TryOperation;

  const showFields = () => {
    const alternative = chosen().security[credentialSelect.selectedIndex] ?? [];
    const known = alternative.map(({ header, prefix }): TryField => {
      return {
        name: header,
        place: "header",
        isRequired: true,
        value: headers[header] ?? `${prefix}${values.access_token ?? ""}`,
      };
    });
    find("try-fields").replaceChildren(
      ...[...known, ...chosen().fields].map((field) => createField(field, values[field.name])),
    );
  };
  const showOperation = () => {
    const labels = chosen().security.map((schemes) => schemes.map(({ header }) => header).join(" and "));
    credentialSelect.replaceChildren(...labels.map((label) => new Option(label)));
    showFields();
  };
  const send = async () => {
    const request = readRequest(chosen(), dialog);
    find("try-status").textContent = "…";
    const { url, init } = toFetch(request);
    const response = await fetch(url, init).catch((error: Error) => error);
    if (response instanceof Error) {
      find("try-status").textContent = `No answer: ${response.message}`;
      return;
    }
    const text = await response.text();
    const body = parseOrUndefined(text) as { access_token?: string } | undefined;
    if (body?.access_token) values.access_token = body.access_token; // revoke and the bearer token take it from here
    find("try-status").textContent = `${request.method} ${url}: ${response.status} ${response.statusText}`;
    find("try-headers").hidden = false;
    find("try-headers").lastElementChild?.replaceChildren(
      [...response.headers].map((line) => line.join(": ")).join("\n"),
    );
    find("try-answer").textContent = body === undefined ? text || "(no content)" : JSON.stringify(body, null, 2);
  };

  find("try-open").addEventListener("click", () => {
    const shown = operations.find(({ id }) => location.hash.toLowerCase().endsWith(`/${id.toLowerCase()}`));
    if (shown) operationSelect.value = shown.id;
    showOperation();
    dialog.showModal();
  });
  operationSelect.addEventListener("change", showOperation);
  credentialSelect.addEventListener("change", showFields);
  dialog.addEventListener("click", async ({ target }) => {
    if (!(target instanceof HTMLButtonElement) || !["curl", "TypeScript"].includes(target.value)) return;
    const request = readRequest(chosen(), dialog);
    const text = target.value === "curl" ? formatCurl(request) : formatTypescript(request, chosen().result);
    await navigator.clipboard.writeText(text);
    find("try-status").textContent = `Copied as ${target.value}`;
  });
  dialog.addEventListener("submit", (event) => {
    if ((event.submitter as HTMLButtonElement | null)?.value === "close") return; // the dialog closes by itself
    event.preventDefault();
    void send();
  });
  showOperation();
}

/** Creates the label and the input of a field; a field with a closed list of values is a choice. */
function createField({ name, isRequired, value, choices, isList }: TryField, known: string | undefined): HTMLElement {
  const label = document.createElement("label");
  const initial = known ?? value ?? "";
  if (choices) {
    const select = document.createElement("select");
    Object.assign(select, { name, required: isRequired, multiple: isList === true });
    const empty = isRequired ? [] : [new Option("(not sent)", "")];
    select.append(
      ...empty,
      ...choices.map((choice) => new Option(choice, choice, false, initial.split(" ").includes(choice))),
    );
    label.append(`${name} `, select);
  } else {
    const input = Object.assign(document.createElement("input"), { name, required: isRequired, value: initial });
    label.append(`${name} `, input);
  }
  return label;
}

/** Reads the fields as a request, in the form that the code samples have. */
function readRequest({ id, method, path, fields, security }: TryOperation, dialog: HTMLElement): SampleRequest {
  const controls = [...dialog.querySelectorAll<HTMLInputElement | HTMLSelectElement>("#try-fields :is(input, select)")];
  const inputs = new Map(controls.map((control) => [control.name, readValue(control)]));
  const given = fields.filter(({ name }) => inputs.get(name) !== "");
  const pick = (place: string) =>
    Object.fromEntries(
      given.filter((field) => field.place === place).map(({ name }) => [name, inputs.get(name) ?? ""]),
    );
  const inPath = pick("path");
  const filled = Object.entries(inPath).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const query = pick("query");
  const search = new URLSearchParams(query).toString();
  const form = pick("form");
  const credentials = [...new Set(security.flat().map(({ header }) => header))].filter((header) => inputs.has(header));
  return {
    operationId: id,
    method,
    url: new URL(`${filled}${search === "" ? "" : `?${search}`}`, location.origin).href,
    headers: Object.fromEntries(credentials.map((header) => [header, inputs.get(header) ?? ""])),
    path: inPath,
    query,
    ...(Object.keys(form).length > 0 && { form }),
    fixedFields: fields.filter(({ isFixed }) => isFixed).map(({ name }) => name),
  };
}

function readValue(control: HTMLInputElement | HTMLSelectElement): string {
  if (control instanceof HTMLInputElement) return control.value;
  return [...control.selectedOptions].map((option) => option.value).join(" ");
}

function toFetch({ method, url, headers, form }: SampleRequest): { url: string; init: RequestInit } {
  const { pathname, search } = new URL(url);
  return { url: pathname + search, init: { method, headers, ...(form && { body: new URLSearchParams(form) }) } };
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // no content, or what a proxy before the service answered
  }
}

function find<Kind extends HTMLElement>(id: string): Kind {
  return document.getElementById(id) as Kind;
}
