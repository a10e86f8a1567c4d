import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { serveCommand } from "../../src/cli/commands/serve.ts";
import { processIo } from "../../src/cli/io/io.ts";
import { loadTool } from "./load-tool.ts";

/** An object of the manifest, as far as the tests read it. */
interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly spec?: { readonly template?: { readonly spec: PodSpec } };
}
interface PodSpec {
  readonly terminationGracePeriodSeconds?: number;
  readonly containers: readonly { readonly ports?: readonly { readonly containerPort: number }[] }[];
}
/** A class with the schema of Kubernetes. */
type Model = new (data: object) => { validate(): void };

const text = await readFile("deploy/kubernetes.yaml", "utf8");
const manifests = parseAllDocuments(text).map((document) => document.toJS() as Manifest);

/** Returns copies of a value, each with one property that no schema accepts, by the path of the property. */
function breakEach(value: object): [path: string, broken: object][] {
  return Object.entries(value).flatMap(([name, child]: [string, unknown]) => {
    const replace = (by: unknown) => (Array.isArray(value) ? value.with(Number(name), by) : { ...value, [name]: by });
    const below = typeof child === "object" && child !== null ? breakEach(child) : [];
    const broken = below.map(([path, by]): [string, object] => [`${name}/${path}`, replace(by)]);
    return [[name, replace(Symbol("no value"))], ...broken];
  });
}

describe.each(manifests)("deploy/kubernetes.yaml: the $kind", async (manifest) => {
  const models = await loadTool<Record<string, Model>>(`kubernetes-models/${manifest.apiVersion}`);
  const { [manifest.kind]: Model } = models;
  const isValid = (data: object) => {
    try {
      if (Model) new Model(data).validate();
      return Model !== undefined;
    } catch {
      return false;
    }
  };

  it("is valid by the schemas of Kubernetes", () => {
    expect(isValid(manifest)).toBe(true);
  });

  it("has no property that Kubernetes does not know", () => {
    const unknown = breakEach(manifest).filter(([, broken]) => isValid(broken));

    expect(unknown.map(([path]) => path)).toEqual([]);
  });
});

it("deploy/kubernetes.yaml opens the ports of the image, and gives the service time to end", async () => {
  const image = await readFile("deploy/Dockerfile", "utf8");
  const pod = manifests.find(({ kind }) => kind === "Deployment")?.spec?.template?.spec;
  const ports = pod?.containers.flatMap((container) => container.ports?.map((port) => port.containerPort));
  const drain = serveCommand(processIo).options.find(({ long }) => long === "--drain");

  expect(image).toContain(`EXPOSE ${ports?.join(" ")}\n`);
  expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(drain?.defaultValue);
});
