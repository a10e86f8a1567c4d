import { beforeAll, describe, expect, it } from "vitest";
import { type DemoService, startDemoService } from "../../support/demo-service.ts";

let service: DemoService;
beforeAll(async () => {
  service = await startDemoService();
  return () => service.store.close();
});

const get = (name: "webhooks" | "users", projectId: string, headers = service.management) =>
  service.call(`/management/v1/projects/${projectId}/${name}`, { headers });

describe("project management", () => {
  it("§4.4, §6.2, S18, S26: lists all webhooks of a project, without pages, with an event name of no document", async () => {
    const { status, body } = await get("webhooks", service.demo.ids.projectId);

    expect(status).toBe(200);
    expect(body).toMatchObject({ object: "list", data_ref: "data", total: 2 });
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(["hook_8Lr3Tq1Z", "hook_2Wd9Xc5M"]);
    expect(body.data[1].events).toContain("shop.cart.abandoned");
  });

  it("§4.5, §2.10, S33: lists the users whose `projects` contain the project, with their roles in all projects", async () => {
    const { body } = await get("users", service.demo.ids.projectId);

    expect(body.total).toBe(2);
    expect(Object.keys(body.data[0].projects)).toHaveLength(2);
    expect(body.data[1].projects).toEqual({ [service.demo.ids.projectId]: "USER" });
  });

  it.each(["webhooks", "users"] as const)("§7.2: %s gives 402 if the plan lacks the feature", async (name) => {
    const { status, body } = await get(name, service.demo.ids.projectIdWithoutFeatures);

    expect([status, body.message, body.key]).toEqual([402, "Payment required", "missing_required_feature"]);
    expect(body.details).toMatch(/plan .* does not include a feature/);
  });
});
