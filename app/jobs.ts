import "server-only";
import { deleteExpiredAnswers } from "#lib/api/api-resources/idempotency-mutations.ts";
import { startIssueSender } from "#lib/business/newsletters/issues/sender.ts";
import { deleteOldDeliveries } from "#lib/business/newsletters/issues/sending-mutations.ts";
import { deleteStaleSubscriptions } from "#lib/business/newsletters/mutations.ts";
import { deleteCustomer } from "#lib/business/plus/customer-mutations.ts";
import { deleteExpiredInvitations } from "#lib/business/plus/household/invitation-mutations.ts";
import { dissolveHousehold } from "#lib/business/plus/household/member-mutations.ts";
import { deleteOldCancellations, renewDueContracts } from "#lib/business/plus/renewal-mutations.ts";
import { deleteOldWithdrawals, refundWithdrawnPayments } from "#lib/business/plus/withdrawal/refund-mutations.ts";
import { deleteOldStatistics } from "#lib/business/statistics/purge-mutations.ts";
import { startStoringCounts } from "#lib/business/statistics/storing.ts";
import { purgeDeletedEntries } from "#lib/content/deletions/purge-mutations.ts";
import { deleteOldQuestions } from "#lib/content/hotline/desk-mutations.ts";
import { purgeDeletedPictures } from "#lib/content/pictures/purge-mutations.ts";
import { updateSearchRanks } from "#lib/content/search-index/update-ranks.ts";
import { purgeDeletedDrafts } from "#lib/content/story-drafts/deletion/purge-mutations.ts";
import { purgeDeletedCookbooks } from "#lib/kitchen/cookbooks/purge-mutations.ts";
import { deleteOldRemovals } from "#lib/kitchen/shopping-lists/removal-mutations.ts";
import { deleteDueUsers } from "#lib/people/accounts/deletion/delete-user-mutations.ts";
import { normalizeStoredEmails } from "#lib/people/accounts/email-change/normalization-mutations.ts";
import { deleteExpiredAccountInvitations } from "#lib/people/accounts/invitations/mutations.ts";
import { deleteStaleSignUps } from "#lib/people/accounts/mutations.ts";
import { deleteOldFeedback } from "#lib/people/feedback/mutations.ts";
import { deleteEndedDigests } from "#lib/people/follows/digest-mutations.ts";
import { sendDueDigests } from "#lib/people/follows/send-digests-mutations.ts";
import { deleteOldReports } from "#lib/people/reports/purge-mutations.ts";
import { liftEndedBans } from "#lib/people/users/ban-mutations.ts";
import { deleteUnusedUploads } from "#lib/people/users/upload-mutations.ts";
import { deleteOldAuditEntries } from "#lib/platform/audit-log/purge-mutations.ts";
import { deleteExpiredMailTokens } from "#lib/platform/auth/mail-tokens.ts";
import { deleteExpiredSessions } from "#lib/platform/auth/sessions.ts";
import { deleteOldResults } from "#lib/platform/cache/result-files.ts";
import { unlessHeld } from "#lib/platform/jobs/restore-hold.ts";
import type { Job } from "#lib/platform/jobs/start-jobs.ts";
import { deleteFailedEmails } from "#lib/platform/mail/outbox.ts";
import { startMailWorker } from "#lib/platform/mail/worker.ts";
import { deleteScheduledFiles } from "#lib/platform/media/storage/file-mutations.ts";
import { receiveChanges } from "#lib/platform/routing/receive-changes.ts";
import { receiveUserEvents } from "#lib/platform/user-events/subscriptions.ts";
import { requestTimedChanges } from "./request-timed-changes.ts";
import { revalidateChangedProfiles } from "./revalidate-changed-profiles.ts";
import { revalidateScheduledPages } from "./revalidate-scheduled-pages.ts";

/** What others keep of an account before it is deleted, and what the payment provider forgets. */
async function leavePlus(userId: string): Promise<void> {
  await dissolveHousehold(userId);
  await deleteCustomer(userId);
}

/**
 * Work of a process beside answering requests. `instrumentation.ts` starts it. What deletes more
 * than has expired by itself waits after a restore (`unlessHeld`).
 */
export const jobs: readonly Job[] = [
  { name: "send e-mails", start: startMailWorker },
  { name: "send newsletters", start: startIssueSender },
  { name: "receive events of users", start: receiveUserEvents },
  { name: "receive changes of other processes", start: receiveChanges },
  { name: "store counts of pages", start: startStoringCounts },
  { name: "revalidate changed profiles", start: revalidateChangedProfiles },
  { name: "delete users after the deletion delay", everyMinutes: 1, run: unlessHeld(() => deleteDueUsers(leavePlus)) },
  { name: "purge deleted cookbooks", everyMinutes: 1, run: unlessHeld(purgeDeletedCookbooks) },
  { name: "lift bans that have ended", everyMinutes: 1, run: liftEndedBans },
  { name: "send digests of followed authors", everyMinutes: 1, run: () => sendDueDigests() },
  { name: "renew and end contracts", everyMinutes: 1, run: () => renewDueContracts() },
  { name: "refund withdrawn orders", everyMinutes: 10, run: refundWithdrawnPayments },
  { name: "revalidate scheduled pages", everyMinutes: 1, run: revalidateScheduledPages },
  { name: "publish and expire what is due", everyMinutes: 1, run: requestTimedChanges },
  { name: "delete expired sessions", everyMinutes: 10, run: deleteExpiredSessions },
  { name: "delete expired mail tokens", everyMinutes: 10, run: deleteExpiredMailTokens },
  { name: "delete answers of repeatable requests", everyMinutes: 60, run: deleteExpiredAnswers },
  { name: "delete old files of cached results", everyMinutes: 10, run: () => deleteOldResults() },
  { name: "update search ranks", everyMinutes: 60, run: updateSearchRanks },
  { name: "delete old removals from shopping lists", everyMinutes: 60, run: unlessHeld(deleteOldRemovals) },
  { name: "write domains of addresses as DNS has them", everyMinutes: 60, run: normalizeStoredEmails },
  { name: "delete unconfirmed sign-ups", everyMinutes: 60, run: unlessHeld(deleteStaleSignUps) },
  { name: "delete failed e-mails", everyMinutes: 60, run: unlessHeld(deleteFailedEmails) },
  { name: "delete old feedback", everyMinutes: 60, run: unlessHeld(deleteOldFeedback) },
  { name: "delete old questions", everyMinutes: 60, run: unlessHeld(deleteOldQuestions) },
  { name: "delete old reports", everyMinutes: 60, run: unlessHeld(deleteOldReports) },
  { name: "delete old cancellations", everyMinutes: 60, run: unlessHeld(deleteOldCancellations) },
  { name: "delete old withdrawals", everyMinutes: 60, run: unlessHeld(deleteOldWithdrawals) },
  { name: "delete expired invitations", everyMinutes: 60, run: unlessHeld(deleteExpiredInvitations) },
  { name: "delete expired invitations to a role", everyMinutes: 60, run: unlessHeld(deleteExpiredAccountInvitations) },
  { name: "delete unused uploads", everyMinutes: 60, run: unlessHeld(deleteUnusedUploads) },
  { name: "purge what the desk has deleted", everyMinutes: 60, run: unlessHeld(purgeDeletedEntries) },
  { name: "purge deleted drafts of stories", everyMinutes: 60, run: unlessHeld(purgeDeletedDrafts) },
  { name: "purge deleted pictures", everyMinutes: 60, run: unlessHeld(purgeDeletedPictures) },
  { name: "delete files whose rows are gone", everyMinutes: 10, run: unlessHeld(deleteScheduledFiles) },
  { name: "delete unconfirmed newsletter subscriptions", everyMinutes: 60, run: unlessHeld(deleteStaleSubscriptions) },
  { name: "delete old deliveries of newsletters", everyMinutes: 60, run: unlessHeld(deleteOldDeliveries) },
  { name: "delete old statistics", everyMinutes: 60, run: unlessHeld(deleteOldStatistics) },
  { name: "delete old lines of the audit log", everyMinutes: 60, run: unlessHeld(deleteOldAuditEntries) },
  { name: "delete ended digests", everyMinutes: 60, run: unlessHeld(deleteEndedDigests) },
];
