import "server-only";
import { lt, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { deletionDelayDays } from "./mutations.ts";

/** Whether the delay of a user who has asked for the deletion has passed. */
export const isDeletionDue = lt(users.deletionRequestedAt, sql`now() - make_interval(days => ${deletionDelayDays})`);

/** How many users the next run deletes. */
export function countDueDeletions(): Promise<number> {
  return db.$count(users, isDeletionDue);
}
