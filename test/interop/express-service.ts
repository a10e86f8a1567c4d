import { randomBytes } from "node:crypto";
import type { RequestListener } from "node:http";
import { loadTool } from "./load-tool.ts";

/** The data of the service. */
export interface Data {
  /** Secrets by id. */
  readonly applications: Readonly<Record<string, string>>;
  readonly managers: Readonly<Record<string, string>>;
  /** Events by campaign and member, oldest first. */
  readonly activities: Readonly<Record<string, Readonly<Record<string, readonly { readonly id: string }[]>>>>;
  readonly projects: Readonly<
    Record<string, { readonly webhooks: readonly object[]; readonly users: readonly object[] }>
  >;
}

/** The part of Express that the service uses. */
interface Request {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly get: (header: string) => string | undefined;
}
interface Response {
  readonly status: (status: number) => Response;
  readonly json: (body: object) => void;
  readonly end: () => void;
}
type Handler = (request: Request, response: Response, next: () => void) => void;
interface Express {
  (): RequestListener & Record<"get" | "post" | "use", (...handlers: (string | Handler)[]) => void>;
  readonly urlencoded: (options: { extended: boolean }) => Handler;
}

const TOKEN_SECONDS = 3600;
const SCOPES = `api assets async-actions campaigns categories client_api client_consents client_customers client_events
  client_promotions client_publish client_qualifications client_redeem client_redemptions client_validate client_validations
  client_vouchers consents customers events exports locations loyalties metadata-schemas orders product-collections products
  promotions publications qualifications redemptions referrals rewards segments skus task-results templates trash-bin
  validation-rules-assignments validation-rules validations vouchers`.split(/\s+/);

/** Creates a service as a developer would write it in an afternoon who has the interface document and nothing else. */
export async function createExpressService({
  applications,
  managers,
  activities,
  projects,
}: Data): Promise<RequestListener> {
  const { default: express } = await loadTool<{ default: Express }>("express");
  const tokens = new Map<string, { scopes: string[]; expiresAt: number }>();
  const app = express();
  app.use(express.urlencoded({ extended: false }));

  const fail = (response: Response, code: number, key: string, message: string, more: object = {}) =>
    response.status(code).json({ code, key, message, request_id: randomBytes(8).toString("hex"), ...more });
  const isKnown = (keys: Readonly<Record<string, string>>, id = "", secret = "") =>
    Object.hasOwn(keys, id) && keys[id] === secret;
  const isApplication = (request: Request) =>
    isKnown(applications, request.get("X-App-Id"), request.get("X-App-Token"));

  const needApplication: Handler = (request, response, next) =>
    isApplication(request) ? next() : fail(response, 401, "unauthorized", "Unauthorized");

  const needReader: Handler = (request, response, next) => {
    if (isApplication(request)) return next();
    const [, token = ""] = /^Bearer (.+)$/.exec(request.get("Authorization") ?? "") ?? [];
    const known = tokens.get(token);
    if (!known || known.expiresAt <= Date.now()) return fail(response, 401, "unauthorized", "Unauthorized");
    const isAllowed = known.scopes.includes("api") || known.scopes.includes("loyalties");
    return isAllowed ? next() : fail(response, 403, "forbidden", "The token lacks the scope");
  };

  const needManager: Handler = (request, response, next) => {
    if (isKnown(managers, request.get("X-Management-Id"), request.get("X-Management-Token"))) return next();
    response.status(401).json({ code: 401, message: "Unauthorized", key: "unauthorized" });
  };

  app.post("/oauth/token", needApplication, (request, response) => {
    const { grant_type: grantType, scope } = request.body ?? {};
    if (grantType !== "client_credentials") return fail(response, 400, "unsupported_grant_type", "Unknown grant type");
    const scopes = String(scope).split(" ");
    if (!scopes.every((name) => SCOPES.includes(name))) return fail(response, 400, "invalid_scope", "Unknown scope");
    const token = randomBytes(32).toString("hex");
    const expiresAt = Date.now() + TOKEN_SECONDS * 1000;
    tokens.set(token, { scopes, expiresAt });
    response.json({
      access_token: token,
      client_id: request.get("X-App-Id"),
      expires_at: Math.floor(expiresAt / 1000),
      expires_in: TOKEN_SECONDS,
      scope: scopes.join(" "),
      token_type: "Bearer",
    });
  });

  app.post("/v1/oauth/token/revoke", needApplication, (request, response) => {
    const { access_token: token } = request.body ?? {};
    if (typeof token !== "string") return fail(response, 400, "invalid_request", "access_token is missing");
    tokens.delete(token);
    response.status(204).end();
  });

  app.get("/v1/loyalties/:campaignId/members/:memberId/activity", needReader, (request, response) => {
    const { campaignId = "", memberId = "" } = request.params;
    const { limit = "20", order = "created_at", starting_after_id: cursor } = request.query;
    const count = Number(limit);
    if (!Number.isInteger(count) || count < 1 || count > 100)
      return fail(response, 400, "invalid_limit", "limit must be a number from 1 to 100");
    if (order !== "created_at" && order !== "-created_at")
      return fail(response, 400, "invalid_order", "order must be created_at or -created_at");
    const notFound = (type: string, id: string) => {
      const details = `Cannot find ${type} with id ${id}`;
      fail(response, 404, "not_found", "Resource not found", { details, resource_id: id, resource_type: type });
    };
    const campaign = activities[campaignId];
    if (!campaign) return notFound("campaign", campaignId);
    const events = campaign[memberId];
    if (!events) return notFound("voucher", memberId);
    const sorted = order === "created_at" ? events : events.toReversed();
    const position = cursor ? sorted.findIndex(({ id }) => id === cursor) : -1;
    if (cursor && position === -1) return fail(response, 404, "not_found", "Unknown starting_after_id");
    const data = sorted.slice(position + 1, position + 1 + count);
    const hasMore = position + 1 + count < sorted.length;
    const more = hasMore ? { more_starting_after: data.at(-1)?.id } : {};
    response.json({ object: "list", data_ref: "data", data, has_more: hasMore, ...more });
  });

  for (const name of ["webhooks", "users"] as const) {
    app.get(`/management/v1/projects/:projectId/${name}`, needManager, (request, response) => {
      const { projectId = "" } = request.params;
      const project = projects[projectId];
      const details = `Cannot find project with id ${projectId}`;
      if (!project) return response.status(404).json({ code: 404, message: "Resource not found", details });
      response.json({ object: "list", data_ref: "data", data: project[name], total: project[name].length });
    });
  }

  app.use((_, response) => fail(response, 404, "not_found", "There is nothing here"));
  return app;
}
