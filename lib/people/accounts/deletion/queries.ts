import "server-only";
import { isDeletionDue } from "#lib/people/users/deletion-delay.ts";
import { db } from "#lib/platform/db/client.ts";
import { users } from "#lib/platform/db/tables/users.ts";

/** How many users the next run deletes. */
export function countDueDeletions(): Promise<number> {
  return db.$count(users, isDeletionDue());
}
