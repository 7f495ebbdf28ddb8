import "server-only";
import { and, eq, isNull, lte, or } from "drizzle-orm";
import { countDueCharges } from "#lib/business/plus/queries.ts";
import { countDueDeletions } from "#lib/people/accounts/deletion/queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { outbox } from "#lib/platform/db/tables/mail.ts";
import { newsletterIssues } from "#lib/platform/db/tables/newsletters.ts";
import { findHeldSince, heldSince } from "#lib/platform/jobs/restore-hold.ts";
import { currentTime } from "#lib/platform/time/clock.ts";

/** What happens when due work is released that waits since the restore of a backup. */
export interface DueWork {
  restoredAt: Date;
  /** Contracts that are renewed and charged. */
  charges: number;
  /** Issues that are sent further, or whose planned time is over. */
  newsletters: number;
  /** Emails of the backup. */
  emails: number;
  /** Accounts that are deleted, because their owners asked for it before the backup. */
  accounts: number;
}

/** The work that waits for an admin; null when none is held. */
export async function findDueWork(now = currentTime()): Promise<DueWork | null> {
  const { state, plannedAt } = newsletterIssues;
  const [restoredAt, charges, newsletters, emails, accounts] = await Promise.all([
    findHeldSince(),
    countDueCharges(now),
    db.$count(newsletterIssues, or(eq(state, "sending"), and(eq(state, "draft"), lte(plannedAt, now)))),
    db.$count(outbox, and(isNull(outbox.failedAt), lte(outbox.createdAt, heldSince))),
    countDueDeletions(),
  ]);
  return restoredAt && { restoredAt, charges, newsletters, emails, accounts };
}
