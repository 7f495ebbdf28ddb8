import "server-only";
import { deleteDueUsers } from "#lib/accounts/deletion/delete-user-mutations.ts";
import { deleteStaleSignUps } from "#lib/accounts/mutations.ts";
import { deleteExpiredMailTokens } from "#lib/auth/mail-tokens.ts";
import { deleteExpiredSessions } from "#lib/auth/sessions.ts";
import { purgeDeletedCookbooks } from "#lib/cookbooks/purge-mutations.ts";
import type { Job } from "#lib/jobs/start-jobs.ts";
import { deleteFailedEmails } from "#lib/mail/outbox.ts";
import { startMailWorker } from "#lib/mail/worker.ts";
import { deleteStaleSubscriptions } from "#lib/newsletters/mutations.ts";
import { receiveChanges } from "#lib/routing/receive-changes.ts";
import { updateSearchRanks } from "#lib/search-index/update-ranks.ts";
import { deleteOldRemovals } from "#lib/shopping-lists/mutations.ts";
import { receiveUserEvents } from "#lib/user-events/subscriptions.ts";
import { deleteUnusedUploads } from "#lib/users/upload-mutations.ts";
import { revalidateOnBan } from "./revalidate-on-ban.ts";
import { revalidateScheduledPages } from "./revalidate-scheduled-pages.ts";

/** Work of a process beside answering requests. `instrumentation.ts` starts it. */
export const jobs: readonly Job[] = [
  { name: "send e-mails", start: startMailWorker },
  { name: "receive events of users", start: receiveUserEvents },
  { name: "receive changes of other processes", start: receiveChanges },
  { name: "revalidate profiles after a ban", start: revalidateOnBan },
  { name: "delete users after the deletion delay", everyMinutes: 1, run: deleteDueUsers },
  { name: "purge deleted cookbooks", everyMinutes: 1, run: purgeDeletedCookbooks },
  { name: "revalidate scheduled pages", everyMinutes: 1, run: revalidateScheduledPages },
  { name: "delete expired sessions", everyMinutes: 10, run: deleteExpiredSessions },
  { name: "delete expired mail tokens", everyMinutes: 10, run: deleteExpiredMailTokens },
  { name: "update search ranks", everyMinutes: 60, run: updateSearchRanks },
  { name: "delete old removals from shopping lists", everyMinutes: 60, run: deleteOldRemovals },
  { name: "delete unconfirmed sign-ups", everyMinutes: 60, run: deleteStaleSignUps },
  { name: "delete failed e-mails", everyMinutes: 60, run: deleteFailedEmails },
  { name: "delete unused uploads", everyMinutes: 60, run: deleteUnusedUploads },
  { name: "delete unconfirmed newsletter subscriptions", everyMinutes: 60, run: deleteStaleSubscriptions },
];
