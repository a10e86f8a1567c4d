// Generated from openapi.yaml by `npm run generate`. Do not edit.

export interface ValidationError {
  keyword: string;
  /** JSON pointer to the value. */
  instancePath: string;
  /** The schema that the value does not match. */
  component: string;
  params: Record<string, unknown>;
  /** Section of the constraint if its component has another one, and the assumption that gives it. */
  source?: string;
}
/** Lists the faults of a value; it is empty if the value conforms. */
export type Validator = (value: unknown) => readonly ValidationError[];
export const validators: {
  readonly "AccessToken": Validator;
  readonly "ErrorObject": Validator;
  readonly "MemberActivity": Validator;
  readonly "MemberActivityList": Validator;
  readonly "MissingFeatureError": Validator;
  readonly "ProjectNotFoundError": Validator;
  readonly "ProjectUser": Validator;
  readonly "ProjectUserList": Validator;
  readonly "ResourceNotFoundError": Validator;
  readonly "TokenRequest": Validator;
  readonly "TokenRevocationRequest": Validator;
  readonly "UnauthorizedError": Validator;
  readonly "Webhook": Validator;
  readonly "WebhookList": Validator;
  readonly "generateToken200Headers": Validator;
  readonly "generateToken4XXHeaders": Validator;
  readonly "generateTokenParameters": Validator;
  readonly "listMemberActivityParameters": Validator;
  readonly "listUsersParameters": Validator;
  readonly "listWebhooksParameters": Validator;
  readonly "revokeToken2XXHeaders": Validator;
  readonly "revokeToken4XXHeaders": Validator;
  readonly "revokeTokenParameters": Validator;
};
