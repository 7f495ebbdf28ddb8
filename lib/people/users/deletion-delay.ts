import { lt, type SQL, sql } from "drizzle-orm";
import { users } from "#lib/platform/db/tables/users.ts";

/** Days between the request for deletion and the deletion, in which signing in cancels it. */
export const deletionDelayDays = 14;

/** Condition on `users`: the delay has passed, and the deletion may be under way. */
export function isDeletionDue(): SQL {
  return lt(users.deletionRequestedAt, sql`now() - make_interval(days => ${deletionDelayDays})`);
}
