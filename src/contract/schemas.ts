/** Types of every schema of the contract, named as there. The bodies of failures share their names with errors of the client. */
export type * from "../../generated/openapi.ts";
export type {
  MissingFeatureError as MissingFeatureBody,
  ProjectNotFoundError as ProjectNotFoundBody,
  ResourceNotFoundError as ResourceNotFoundBody,
  UnauthorizedError as UnauthorizedBody,
} from "../../generated/openapi.ts";
export type * from "../../generated/operation-map.ts";
