import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exampleActivities } from "../../../../src/contract/examples.ts";
import { importDataset } from "../../../../src/service/index.ts";
import { type DemoService, startDemoService } from "../../../support/demo-service.ts";

let service: DemoService;
beforeAll(async () => {
  service = await startDemoService();
});
afterAll(() => service.store.close());

const [template] = exampleActivities();
let members = 0;

/** Imports a line and returns the text of its event in a response; `HEAD` stands for the ids, `EVENT` for the event. */
async function importAndRead(line: string, event = JSON.stringify(template)): Promise<string> {
  const { campaignId } = service.demo.ids;
  const memberId = `text-${members++} "\\ ł`;
  const member = JSON.stringify({ kind: "member", campaign_id: campaignId, id: memberId });
  const head = JSON.stringify({ kind: "activity", campaign_id: campaignId, member_id: memberId }).slice(1, -1);
  const text = line.replace("HEAD", () => head).replace("EVENT", () => event);
  expect(await importDataset(service.store, [member, text])).toMatchObject({ applied: 2, problems: [] });
  const path = `/v1/loyalties/${campaignId}/members/${encodeURIComponent(memberId)}/activity`;
  const request = new Request(`http://service.example${path}`, { headers: service.application });
  const body = await (await service.fetch(request)).clone().text();
  return body.slice('{"object":"list","data_ref":"data","data":['.length, body.lastIndexOf("]"));
}

describe("the text of an imported event", () => {
  it("is returned unchanged, including its spaces", async () => {
    const event = JSON.stringify(template, null, 1).replaceAll("\n", " ").replace('"data"', '"d\\u0061ta"');

    expect(await importAndRead('{HEAD,"activity":EVENT}', event)).toBe(event);
  });

  it("is serialized again if the line has another form", async () => {
    for (const line of [
      '{ HEAD, "activity":EVENT }',
      '{"activity":EVENT,HEAD}',
      '{HEAD,"activity":EVENT,"note":"}"}',
    ]) {
      expect(await importAndRead(line)).toBe(JSON.stringify(template));
    }
  });

  it("is refused with its line if no closing brace follows it", async () => {
    const line = `{"kind":"activity","campaign_id":"c","member_id":"m","activity":${JSON.stringify(template)}]`;

    expect(await importDataset(service.store, [line])).toMatchObject({
      applied: 0,
      problems: [{ line: 1, reason: "is not JSON" }],
    });
  });

  it("is the last of two events, as in JSON, and never both", async () => {
    expect(await importAndRead('{HEAD,"activity":{"id":"e0"},"activity":EVENT}')).toBe(JSON.stringify(template));
    expect(await importAndRead('{HEAD,"activity":EVENT,"kind":"activity"}')).toBe(JSON.stringify(template));
  });
});
