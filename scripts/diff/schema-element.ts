import { type Alternative, listAlternatives, listSchemas, refusesAll } from "./alternatives.ts";
import { isCondition, readConditions } from "./conditions.ts";
import {
  type Content,
  type Element,
  type Fields,
  type Kind,
  listIn,
  type Part,
  readFields,
  type Sender,
} from "./element.ts";
import { isText, readMeaning } from "./meaning.ts";

/** The keywords that are read on their own. */
const READ =
  /^(\$ref|allOf|oneOf|anyOf|discriminator|type|enum|const|required|properties|items|additionalProperties|readOnly|writeOnly|x-errors)$/;
/** The keyword of properties that a side does not send. */
const NOT_SENT: Readonly<Record<Sender, string>> = { client: "readOnly", service: "writeOnly" };

/** Returns schemas that a value must all match as one element, which has their alternatives in it. */
export function toSchemaElement(kind: Kind, key: string, sender: Sender, declared: readonly Part[]): Element {
  let content: Content | undefined;
  const read = () => {
    content ??= readSchema(declared, sender);
    return content;
  };
  return { kind, key, sender, declared, read };
}

function readSchema(declared: readonly Part[], sender: Sender): Content {
  const parts = declared.flatMap(listSchemas);
  const alternatives = listAlternatives(parts);
  if (!alternatives) {
    const union = declared.map(({ document, value }) => readMeaning(document, value));
    return { parts, facts: { union }, children: [] };
  }
  const types = alternatives.map(({ type, isInteger }) => (isInteger ? "integer" : type));
  const facts = {
    type: [...new Set(types)].sort(),
    discriminator: listIn(listIn(parts, "discriminator"), "propertyName")[0]?.value,
    "x-may-grow": isTrue(parts, "x-may-grow"),
  };
  return { parts, facts, children: alternatives.map((alternative) => toElement(alternative, sender)) };
}

function toElement(alternative: Alternative, sender: Sender): Element {
  const { type, tag = "", parts: declared } = alternative;
  const read = () => readAlternative(alternative, sender);
  return { kind: "alternative", key: tag, type, sender, declared, read };
}

function isTrue(parts: readonly Part[], keyword: string): boolean {
  return listIn(parts, keyword).some(({ value }) => value === true);
}

function readAlternative(alternative: Alternative, sender: Sender): Content {
  const { type, isInteger, parts, values, known } = alternative;
  const facts = {
    ...readOthers(parts, sender),
    ...readConditions(parts, type, isInteger),
    enum: values,
    known: known?.length === 0 ? undefined : known,
    "format password": listIn(parts, "format").some(({ value }) => value === "password"),
  };
  if (type === "array") {
    const items = toSchemaElement("items", "", sender, listIn(parts, "items", "[]"));
    return { parts, facts, children: [items] };
  }
  if (type !== "object") return { parts, facts, children: [] };
  const names = new Set(listIn(parts, "required").flatMap(({ value }) => value as string[]));
  const properties = listProperties(parts, sender, names);
  const unsent = properties.filter(({ isUnsent }) => isUnsent).map(({ key }) => key);
  const required = [...names].filter((name) => !unsent.includes(name));
  return { parts, facts: { ...facts, required }, children: properties };
}

/** Lists the properties of objects, and all others as one. It tells which of them the side does not send. */
function listProperties(parts: readonly Part[], sender: Sender, required: ReadonlySet<string>): Element[] {
  const groups = listIn(parts, "properties");
  const names = new Set(groups.flatMap(({ value }) => Object.keys(readFields(value))));
  const toElement = (kind: Kind, name: string, declared: readonly Part[]): Element => {
    const element = toSchemaElement(kind, name, sender, declared);
    const { parts } = element.read();
    const isAllowed = required.has(name) || !parts.some(({ value }) => refusesAll(value));
    const isSent = isAllowed && !isTrue(parts, NOT_SENT[sender]);
    return { ...element, isUnsent: !isSent };
  };
  const others = toElement("other properties", "", listIn(parts, "additionalProperties", ".*"));
  return [...[...names].map((name) => toElement("property", name, listIn(groups, name, `.${name}`))), others];
}

/** Reads all other keywords. Only requests leave out values, which have a default then. */
function readOthers(parts: readonly Part[], sender: Sender): Fields {
  const keywords = new Set(parts.flatMap(({ value }) => Object.keys(readFields(value))));
  const others = [...keywords].filter((keyword) => {
    const isIgnored = isText(keyword) || (keyword === "default" && sender === "service");
    return !isIgnored && !READ.test(keyword) && !isCondition(keyword);
  });
  return Object.fromEntries(others.map((keyword) => [keyword, readKeyword(parts, keyword)]));
}

/** Reads a keyword: its value, or all values if schemas have different ones. */
function readKeyword(parts: readonly Part[], keyword: string): unknown {
  const values = listIn(parts, keyword).map(({ document, value }) => readMeaning(document, value, keyword));
  const texts = new Set(values.map((value) => JSON.stringify(value)));
  return texts.size === 1 ? values[0] : [...texts].sort();
}
