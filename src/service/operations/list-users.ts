import { listResponse } from "../http/service-response.ts";
import { type OperationHandler, requireProject } from "./accepted-request.ts";

/** Lists all users of a project (§4.5). */
export const listUsers: OperationHandler = async (request) => {
  const users = await request.context.store.listUsers(await requireProject("users", request));
  return listResponse(users.join(","), { total: users.length });
};
