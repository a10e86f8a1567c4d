import shapes from "../../generated/shapes.json" with { type: "json" };

/** The schemas of the contract by name, without descriptions and examples. */
export const schemaShapes: Readonly<Record<string, object>> = shapes.schemas;

/** The words that a recording keeps in a response header, by its name in lower case (`x-redact`): regular expressions. */
export const headerWords: ReadonlyMap<string, string> = new Map(Object.entries(shapes.headerWords));
