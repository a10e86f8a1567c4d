import type { MemberActivity } from "../contract/schemas.ts";
import { eventTypes } from "../contract/vocabulary.ts";

/**
 * Whether an activity is of a type that this version of the contract knows (§6.1). A newer service may send others; they
 * are handed out as they came.
 */
export function isKnownActivity(activity: { readonly type: string }): activity is MemberActivity {
  return (eventTypes as readonly string[]).includes(activity.type);
}
