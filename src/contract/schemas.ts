/** The type of each schema, named as in the contract. The bodies of four failures are renamed: errors of the client have their names. */
export type * from "../../generated/openapi.ts";
export type {
  MissingFeatureError as MissingFeatureBody,
  ProjectNotFoundError as ProjectNotFoundBody,
  ResourceNotFoundError as ResourceNotFoundBody,
  UnauthorizedError as UnauthorizedBody,
} from "../../generated/openapi.ts";
export type * from "../../generated/operation-map.ts";
