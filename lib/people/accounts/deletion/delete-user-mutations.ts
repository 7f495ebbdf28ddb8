import "server-only";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { isDeletionDue } from "#lib/people/users/deletion-delay.ts";
import { anonymizeAuditEntries } from "#lib/platform/audit-log/purge-mutations.ts";
import { expireTags } from "#lib/platform/cache/shared-tags.ts";
import { db } from "#lib/platform/db/client.ts";
import { mailTokens, signUps, uploads } from "#lib/platform/db/tables/accounts.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { accountInvitations } from "#lib/platform/db/tables/company/account-invitations.ts";
import { cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import { feedbackMessages } from "#lib/platform/db/tables/feedback.ts";
import { hotlineQuestions } from "#lib/platform/db/tables/hotline.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { newsletterSubscriptions } from "#lib/platform/db/tables/newsletters.ts";
import { plusCancellations, plusWithdrawals } from "#lib/platform/db/tables/plus/contracts.ts";
import { householdInvitations } from "#lib/platform/db/tables/plus/households.ts";
import { slugHistory } from "#lib/platform/db/tables/routing.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { defaultLocale } from "#lib/platform/i18n/locales.ts";
import { runForEach } from "#lib/platform/jobs/run-for-each.ts";
import { deleteQueuedEmails, queueEmail } from "#lib/platform/mail/queue.ts";
import { deleteUnusedUpload } from "#lib/platform/media/pictures/mutations.ts";
import { announceChange } from "#lib/platform/routing/announce-change.ts";
import { invalidateSlugs } from "#lib/platform/routing/slugs.ts";
import { deleteShareImages } from "#lib/platform/share-images/image-cache.ts";
import { deleteUserComments } from "./comment-mutations.ts";
import { anonymizeDesk, removeDeskPictures } from "./desk-mutations.ts";
import { listUserPages, type UserPages } from "./page-queries.ts";
import { anonymizeUserReports, removeReportedTitles } from "./report-mutations.ts";

/**
 * Deletes all users whose delay has passed. A failure is logged, and the next run repeats it.
 *
 * @param beforeDeletion deletes what other services know of a user, before the account goes
 */
export async function deleteDueUsers(beforeDeletion = async (_userId: string): Promise<void> => {}): Promise<void> {
  const due = await db
    .select({ id: users.id })
    .from(users)
    .where(isDeletionDue())
    .orderBy(asc(users.deletionRequestedAt));
  await runForEach(
    due,
    ({ id }) => deleteUser(id, beforeDeletion),
    () => "a user was not deleted",
  );
}

/**
 * Deletes a user with all content: in the database, in the storage, and in queued mails. A last
 * mail confirms it. Can be repeated after an interruption. A user who has signed in since they were
 * listed keeps the account.
 */
async function deleteUser(userId: string, beforeDeletion: (userId: string) => Promise<void>): Promise<void> {
  const content = await db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isDeletionDue()))
      .for("update");
    return due && { pages: await listUserPages(tx, userId), itemIds: await deleteUserContent(tx, userId) };
  });
  if (!content) return;
  const { pages, itemIds } = content;
  await expirePages(pages);
  await beforeDeletion(userId);
  for (const id of itemIds) await deleteShareImages(id);
  const pictures = await db.select({ id: uploads.pictureId }).from(uploads).where(eq(uploads.userId, userId));
  for (const { id } of pictures) await deleteUnusedUpload(id);
  await db.transaction((tx) => deleteUserRow(tx, userId));
}

/** Expires pages in every process; in jobs Next.js cannot do it. */
async function expirePages({ itemSlugs, cookbookSlugs, tags }: UserPages): Promise<void> {
  for (const route of ["/recipes/[slug]", "/stories/[slug]"] as const) invalidateSlugs(route, itemSlugs);
  invalidateSlugs("/cookbooks/[slug]", cookbookSlugs);
  expireTags(tags);
  await announceChange("tags", tags);
}

/**
 * Deletes the rows that refer to pictures and bans the user, so that signing in cannot restore half
 * of an account.
 *
 * @returns The ids of deleted items and cookbooks, which may have share images.
 */
async function deleteUserContent(tx: Transaction, userId: string): Promise<string[]> {
  await tx
    .update(users)
    .set({ bannedAt: sql`now()`, bannedUntil: null, pictureId: null, bannerId: null })
    .where(eq(users.id, userId));
  await removeReportedTitles(tx, userId);
  await tx.delete(recipeDrafts).where(eq(recipeDrafts.authorId, userId));
  const ownItems = await tx.delete(items).where(eq(items.authorId, userId)).returning({ id: items.id });
  const ownItemIds = ownItems.map(({ id }) => id);
  await tx.delete(slugHistory).where(and(eq(slugHistory.kind, "item"), inArray(slugHistory.targetId, ownItemIds)));
  const books = await tx.delete(cookbooks).where(eq(cookbooks.userId, userId)).returning({ id: cookbooks.id });
  await deleteUserComments(tx, userId);
  await removeDeskPictures(tx, userId);
  return [...ownItemIds, ...books.map(({ id }) => id)];
}

async function deleteUserRow(tx: Transaction, userId: string): Promise<void> {
  const [account] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  await anonymizeDesk(tx, userId);
  await anonymizeUserReports(tx, userId, account?.email?.toLowerCase() ?? null);
  await anonymizeAuditEntries(tx, userId, account?.email?.toLowerCase() ?? null);
  const [user] = await tx.delete(users).where(eq(users.id, userId)).returning();
  await tx.delete(slugHistory).where(and(eq(slugHistory.kind, "user"), eq(slugHistory.targetId, userId)));
  if (!user?.email) return;
  const email = user.email.toLowerCase();
  await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email));
  await tx.delete(mailTokens).where(eq(mailTokens.email, email));
  await tx.delete(signUps).where(eq(signUps.email, email));
  await tx.delete(plusCancellations).where(eq(plusCancellations.email, email));
  await tx.delete(plusWithdrawals).where(eq(plusWithdrawals.email, email));
  await tx.delete(householdInvitations).where(eq(householdInvitations.email, email));
  await tx.delete(accountInvitations).where(eq(accountInvitations.email, email));
  await tx.delete(feedbackMessages).where(eq(sql`lower(${feedbackMessages.email})`, email));
  // Questions have no name; only the address for the answer is personal.
  await tx
    .update(hotlineQuestions)
    .set({ email: null })
    .where(eq(sql`lower(${hotlineQuestions.email})`, email));
  await deleteQueuedEmails(tx, email);
  const locale = user.deletionLocale ?? user.locale ?? defaultLocale;
  await queueEmail(tx, { to: email, locale, email: { kind: "deletionDone" } });
}
