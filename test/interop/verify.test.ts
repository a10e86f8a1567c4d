import { expect, it } from "vitest";
import { exampleActivities, exampleEntities } from "../../src/contract/examples.ts";
import { verifyService } from "../../src/verify/index.ts";
import { pathNames } from "../support/path-names.ts";
import { serve } from "../support/serve.ts";
import { createExpressService } from "./express-service.ts";

const { projectId = "" } = pathNames;
const pair = (id: string) => ({ id, secret: `the secret of ${id}` });

it("§7.2, S13: loyalty verify finds in a service of Express what docs/verify.md says", async () => {
  const { url } = await serve(
    await createExpressService({
      applications: { shop: pair("shop").secret, other: pair("other").secret },
      managers: { office: pair("office").secret },
      activities: { camp: { card: exampleActivities() } },
      projects: { [projectId]: exampleEntities() },
    }),
  );

  const report = await verifyService({
    baseUrl: url,
    names: { campaignId: "camp", memberId: "card", projectId },
    application: pair("shop"),
    management: pair("office"),
    other: { application: pair("other") },
    rate: 1000,
  });

  const unassumed = report.findings.filter(({ rule }) => rule !== "request-assumption");
  const violations = unassumed.map((each) => `${each.status} to ${each.case}: ${each.message}`);
  expect(violations).toEqual(
    ["details", "resource_id", "resource_type"]
      .map((name) => `must have required property '${name}'`)
      .concat('must be equal to constant "Resource not found", got string (not shown)')
      .map((message) => `404 to query starting_after_id unknown: ${message}`),
  );
  const refuted = report.assumptions.filter(({ verdict }) => verdict === "refuted").map(({ id }) => id);
  expect(refuted).toEqual(["S03", "S07", "S08", "S10", "S11", "S12", "S13", "S20", "S40"]);
});
