/** The code of ajv that this file replaces. For other code, `shrinkCode` throws. */
const SIGNATURE =
  'data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;';
const END = /validate\d+\.errors = vErrors;return errors === 0;\}$/;
const CALL =
  /if\(!\((validate\d+|wrapper\d+\.validate)\((.+?), \{instancePath(?::(.+?))?,parentData(?::.+?)?,parentDataProperty(?::.+?)?,rootData\}\)\)\)\{vErrors = vErrors === null \? \1\.errors : vErrors\.concat\(\1\.errors\);errors = vErrors\.length;\}/g;
/** An error is empty if the code drops it, for example inside `not`. */
const ERROR =
  /const (err\d+) = \{(?:instancePath(?::(.+?))?,schemaPath:"#([^"]*)",keyword:("[^"]+"),params:(\{.*?\})(?:,propertyName:\w+)?)?\};if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}errors\+\+;/g;
const RESET = /if\(vErrors !== null\)\{if\(_errs\d+\)\{vErrors\.length = _errs\d+;\}else \{vErrors = null;\}\}/g;
const IS_OBJECT = /(\w+) && typeof \1 == "object" && !Array\.isArray\(\1\)/g;
const IS_INTEGER = /\(\(typeof (\w+) == "number"\) && \(!\(\1 % 1\) && !isNaN\(\1\)\)\) && \(isFinite\(\1\)\)/g;
const SCHEMA_VALUE = /schema\d+((?:\.\w+|\["[^"]+"\]|\[\d+\])+)/g;
const VARIANTS =
  /(?<!else )if\((\w+) === "[^"\\]*"\)\{validate\d+\(data, instancePath\);\}(?:else if\(\1 === "[^"\\]*"\)\{validate\d+\(data, instancePath\);\})+else (\{report\([^{}]*\{[^{}]*\}[^{}]*\);\})/g;
const STRING = /"(?:[^"\\]|\\.)*"/g;
const ERROR_COUNT = /"(?:[^"\\]|\\.)*"|(?<!\.)\berrors\b/g;
const LEFTOVER = /(?<!\.)\b(?:parentData|rootData|schemaPath|vErrors|schema\d+)\b/;

/**
 * Makes the code that ajv compiled for a component faster and smaller: the validators share one list of faults, extend a path
 * only if it is not empty, read each property once, select a variant by the length of its name first, and contain the values
 * of the schema that they refer to.
 * @param findSource Returns the source of a constraint by its pointer and keyword, as `report` takes it.
 * @param tag Property by whose value a discriminator selects the component: the component does not check it again.
 * @throws Error if ajv writes its code in another way.
 */
export function shrinkCode(
  code: string,
  component: string,
  schema: unknown,
  findSource: (pointer: string, keyword: string) => string,
  tag?: string,
): string {
  const toPath = (path?: string) => (path ? `instancePath && ${path}` : "instancePath");
  const shrunk = code
    .replace(SIGNATURE, "data, instancePath){")
    .replace(END, "}")
    .replaceAll(CALL, (_call, name: string, value: string, path?: string) => `${name}(${value}, ${toPath(path)});`)
    .replaceAll(ERROR, (_error, _name, path = "instancePath", pointer = "", keyword = '""', params = "{}") => {
      // An object without the property that selects a variant lacks a required property.
      const constraint = params.includes('error: "tag"') ? "required" : JSON.parse(keyword);
      const source = findSource(decodeURIComponent(pointer.slice(0, pointer.lastIndexOf("/"))), constraint);
      const values = [path, JSON.stringify(component), keyword, params, ...(source ? [JSON.stringify(source)] : [])];
      return `report(${values.join(", ")});`;
    })
    .replaceAll(RESET, "")
    .replaceAll(ERROR_COUNT, (token) => (token === "errors" ? "faults.length" : token))
    .replaceAll(IS_OBJECT, "isObject($1)")
    .replaceAll(IS_INTEGER, "Number.isInteger($1)")
    .replaceAll(SCHEMA_VALUE, (_value, path: string) => JSON.stringify(readPath(schema, path)));
  const [leftover] = LEFTOVER.exec(shrunk.replaceAll(STRING, "")) ?? [];
  if (leftover)
    throw new Error(
      `schema ${component}: shrink-code.ts does not know the code of ajv, which contains ${leftover}; adapt it, or write the schema in another way`,
    );
  const rest = tag === undefined ? shrunk : shrunk.replaceAll(createTagPattern(tag), "");
  return readPropertiesOnce(rest.replaceAll(VARIANTS, selectByLength));
}

/** Returns a pattern of the checks that a property is present, and that it has its constant value. */
function createTagPattern(tag: string): RegExp {
  const required = `if\\(data\\.${tag} === undefined\\)\\{report\\([^;]*\\);\\}`;
  const constant = `if\\(data\\.${tag} !== undefined\\)\\{if\\("[^"]*" !== data\\.${tag}\\)\\{report\\([^;]*\\);\\}\\}`;
  return new RegExp(`${required}|${constant}`, "g");
}

/** Compares the value that selects a variant only with the values of its length. */
function selectByLength(code: string, tag: string, otherwise: string): string {
  const variants = [...code.matchAll(/"([^"]*)"\)\{(.*?)\}/g)].map(([, value = "", call = ""]) => ({ value, call }));
  const cases = [...Map.groupBy(variants, ({ value }) => value.length)].map(([length, sameLength]) => {
    const tests = sameLength.map(({ value, call }) => `if(${tag} === ${JSON.stringify(value)}){${call}break variant;}`);
    return `case ${length}: ${tests.join("")}break;`;
  });
  return `variant: {switch(${tag}.length){${cases.join("")}}${otherwise.slice(1)}`;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}]|(?<=[{};])if\((data\d*\.\w+) ([!=]==) undefined\)\{|\bdata\d*\.\w+/g;

/** Reads each property into a variable when it is first compared with undefined: a read is the slowest part of a check. */
function readPropertiesOnce(code: string): string {
  const scopes: Map<string, string>[] = [];
  const find = (property: string) => scopes.findLast((scope) => scope.has(property))?.get(property);
  let count = 0;
  return code.replaceAll(TOKEN, (token, tested?: string, operator?: string) => {
    if (token === "}") scopes.pop();
    if (token === "{") scopes.push(new Map());
    if (tested === undefined) return find(token) ?? token;
    const known = find(tested);
    const name = known ?? `property${count++}`;
    scopes.at(-1)?.set(tested, name);
    scopes.push(new Map());
    return `${known === undefined ? `const ${name} = ${tested};` : ""}if(${name} ${operator} undefined){`;
  });
}

/** Returns the value of a path such as `.properties["x"].type`. */
function readPath(schema: unknown, path: string): unknown {
  const steps = path.matchAll(/\.(\w+)|\["([^"]+)"\]|\[(\d+)\]/g);
  return [...steps].reduce<unknown>(
    (value, [, name, quoted, index = ""]) => (value as Record<string, unknown>)[name ?? quoted ?? index],
    schema,
  );
}
