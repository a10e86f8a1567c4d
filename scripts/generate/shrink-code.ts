/** The code of ajv that this file replaces. If a version of ajv writes other code, `shrinkCode` throws. */
const SIGNATURE = '{instancePath="", parentData, parentDataProperty, rootData=data}={}';
const CALL = /\{instancePath(?::([^{}]+?))?,parentData(?::[^{}]+?)?,parentDataProperty(?::[^{}]+?)?,rootData\}/g;
const ERROR =
  /const (err\d+) = \{instancePath(?::([^{}]+?))?,schemaPath:"#([^"]*)",keyword:("[^"]+"),params:(\{.*?\})\};if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}/g;
const SCHEMA_VALUE = /schema\d+((?:\.\w+|\["[^"]+"\]|\[\d+\])+)/g;
const LEFTOVER = /parentData|rootData|schemaPath|\bschema\d+\b/;

/**
 * Makes the code that ajv compiled for a component faster, and a quarter smaller once compressed: one function creates all
 * errors, unread arguments are not passed, and values of the schema replace references to it, so that it can be left out.
 * @param findSource Returns the source of a constraint by its pointer and keyword, as `report` takes it.
 * @throws Error if ajv writes its code in another way.
 */
export function shrinkCode(
  code: string,
  component: string,
  schema: unknown,
  findSource: (pointer: string, keyword: string) => string,
): string {
  const shrunk = code
    .replace(SIGNATURE, 'instancePath=""')
    .replaceAll(CALL, (_call, path = "instancePath") => path)
    .replaceAll(ERROR, (_error, _name, path = "instancePath", pointer: string, keyword: string, params: string) => {
      // An object without the property that selects a variant lacks a required property.
      const constraint = params.includes('error: "tag"') ? "required" : JSON.parse(keyword);
      const source = findSource(decodeURIComponent(pointer.slice(0, pointer.lastIndexOf("/"))), constraint);
      const values = [path, JSON.stringify(component), keyword, params, ...(source ? [JSON.stringify(source)] : [])];
      return `vErrors = report(vErrors, ${values.join(", ")});`;
    })
    .replaceAll(SCHEMA_VALUE, (_value, path: string) => JSON.stringify(readPath(schema, path)));
  const [leftover] = LEFTOVER.exec(shrunk) ?? [];
  if (leftover)
    throw new Error(
      `${component}: the code that ajv compiled has changed, it contains ${leftover}; adapt shrink-code.ts`,
    );
  return shrunk;
}

/** Returns the value of a path such as `.properties["x"].type`. */
function readPath(schema: unknown, path: string): unknown {
  const steps = path.matchAll(/\.(\w+)|\["([^"]+)"\]|\[(\d+)\]/g);
  return [...steps].reduce<unknown>(
    (value, [, name, quoted, index = ""]) => (value as Record<string, unknown>)[name ?? quoted ?? index],
    schema,
  );
}
