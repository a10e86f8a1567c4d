/** A tool that tests use together with this project, and what they find. */
export interface Tool {
  /** The name of the package; `packageName` if the tool has another one. */
  readonly name: string;
  readonly packageName?: string;
  readonly use: string;
  /** The result, with the cause of what fails. */
  readonly finding: string;
}

const WORKS = "works";
const CLIENT = "generates a client, which uses all five operations of the service";
const CONSUMER = "installs and runs the package, every operation over HTTP included";

/** The rows of the tables in docs/interop.md, by heading. The tests of this folder check the findings. */
export const tools: Readonly<Record<string, readonly Tool[]>> = {
  Generators: [
    { name: "@hey-api/openapi-ts", use: CLIENT, finding: WORKS },
    { name: "orval", use: CLIENT, finding: "works; forms need the header `Content-Type` in the options" },
    {
      name: "kubb",
      packageName: "@kubb/cli",
      use: CLIENT,
      finding: "works with a client for the two forms: its own sends every body as JSON",
    },
    { name: "swagger-typescript-api", use: CLIENT, finding: 'works; the option `format: "json"` reads the bodies' },
    {
      name: "openapi-typescript",
      use: `${CLIENT} with openapi-fetch`,
      finding: "works; forms need a `bodySerializer`",
    },
    { name: "oazapfts", use: CLIENT, finding: "fails: it writes the range `4XX` as a number, which is not TypeScript" },
    {
      name: "openapi-zod-client",
      use: CLIENT,
      finding: "fails: it puts schemas with `allOf` into `z.discriminatedUnion`, which zod refuses",
    },
    {
      name: "typed-openapi",
      use: CLIENT,
      finding: "works, but does not narrow events: it reads `const` in an `allOf` as any value",
    },
  ],
  "Second opinions": [
    {
      name: "Prism",
      packageName: "@stoplight/prism-cli",
      use: "proxy in front of the service: 25 calls of all operations and errors, with and without deviating responses",
      finding: "agrees, but accepts a body in a response that has none",
    },
    {
      name: "express-openapi-validator",
      use: "validates the same calls and responses",
      finding:
        "agrees with `validateApiSpec: false`; it refuses relative URLs such as `tokenUrl: /oauth/token`, which OpenAPI 3.1 allows",
    },
    {
      name: "@hyperjump/json-schema",
      use: "validates all examples and 3,000 mutations of them",
      finding: "agrees with our validators on each, with formats asserted",
    },
    { name: "@apidevtools/swagger-parser", use: "validates the contract", finding: WORKS },
    { name: "@scalar/openapi-parser", use: "validates the contract", finding: WORKS },
    {
      name: "Spectral",
      packageName: "@stoplight/spectral-cli",
      use: "lints the contract with all rules for OpenAPI",
      finding:
        "works; it refuses the relative `externalDocs.url`, which OpenAPI 3.1 allows, and warns that contact and license have no `email` and `url`, and about the order of tags",
    },
    {
      name: "Redocly respect",
      packageName: "@redocly/cli",
      use: "runs the flows of test/arazzo.yaml against the service",
      finding: "all 18 steps pass if ranges such as `4XX` are written out: it does not know them",
    },
    {
      name: "Redocly drift",
      packageName: "@redocly/cli",
      use: "compares the recordings with the contract",
      finding: "no error; it calls headers of `apiKey` schemes undocumented",
    },
    { name: "PyYAML", packageName: "", use: "reads the contract", finding: "the same data" },
  ],
  "Mocks and importers": [
    {
      name: "openapi-msw with msw",
      packageName: "openapi-msw",
      use: "mocks all five operations with the types of openapi-typescript",
      finding: WORKS,
    },
    {
      name: "@mswjs/source",
      use: "makes handlers of the recordings and of the contract",
      finding: "recordings work; handlers of the contract never match, because it does not fill in server variables",
    },
    {
      name: "Bruno",
      packageName: "@usebruno/converters",
      use: "imports the contract",
      finding: "works: five requests with their forms and examples",
    },
    {
      name: "Postman",
      packageName: "openapi-to-postmanv2",
      use: "imports the contract",
      finding: "works: five requests and 21 responses",
    },
  ],
  "Package managers and runtimes": [
    { name: "npm and Node", packageName: "", use: CONSUMER, finding: "works, with `import` and with `require()`" },
    { name: "pnpm", use: CONSUMER, finding: WORKS },
    { name: "Yarn with Plug'n'Play", packageName: "@yarnpkg/cli-dist", use: CONSUMER, finding: WORKS },
    { name: "Bun", packageName: "bun", use: CONSUMER, finding: WORKS },
    { name: "Deno", packageName: "deno", use: CONSUMER, finding: WORKS },
  ],
};
