import "server-only";
import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { mailTokens, signUps, uploads } from "#lib/db/tables/accounts.ts";
import { cookbooks } from "#lib/db/tables/cookbooks.ts";
import { items } from "#lib/db/tables/items.ts";
import { newsletterSubscriptions } from "#lib/db/tables/mail.ts";
import { slugHistory } from "#lib/db/tables/taxonomy.ts";
import { users } from "#lib/db/tables/users.ts";
import { feedbacks } from "#lib/db/tables/voices.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { defaultLocale } from "#lib/i18n/locales.ts";
import { dropMails, queueMail } from "#lib/mail/queue.ts";
import { forgetDrawings } from "#lib/share/kept-drawings.ts";
import { graceDays } from "./grace.ts";
import { removeUpload } from "./pictures.ts";

/** Deletes for good whoever asked for it and has not come back in time. One that fails is told in the log and tried again next time. */
export async function eraseDueUsers(): Promise<void> {
  const due = await db
    .select({ id: users.id })
    .from(users)
    .where(lt(users.deletionRequestedAt, sql`now() - make_interval(days => ${graceDays})`))
    .orderBy(asc(users.deletionRequestedAt));
  for (const { id } of due) {
    await eraseUser(id).catch((error: Error) => console.error("a user was not deleted:", error.cause ?? error));
  }
}

/**
 * Deletes a user with everything that is theirs: in the database, in the storage, and in mails that have not left. A last mail says so.
 * Killed in the middle, it can be repeated.
 */
export async function eraseUser(userId: string): Promise<void> {
  const works = await db.transaction((tx) => emptyUser(tx, userId));
  for (const id of works) await forgetDrawings(id);
  const pictures = await db.select({ id: uploads.pictureId }).from(uploads).where(eq(uploads.userId, userId));
  for (const { id } of pictures) await removeUpload(userId, id);
  await db.transaction((tx) => removeUser(tx, userId));
}

/**
 * What pictures hang on; returns the ids of what may have a share image. From here on nobody can sign in and come back to half of an
 * account.
 */
async function emptyUser(tx: Transaction, userId: string): Promise<string[]> {
  await tx.update(users).set({ bannedAt: sql`now()`, pictureId: null, bannerId: null }).where(eq(users.id, userId));
  const own = await tx.delete(items).where(eq(items.authorId, userId)).returning({ id: items.id });
  const ids = own.map(({ id }) => id);
  await tx.delete(slugHistory).where(and(eq(slugHistory.kind, "item"), inArray(slugHistory.targetId, ids)));
  const books = await tx.delete(cookbooks).where(eq(cookbooks.userId, userId)).returning({ id: cookbooks.id });
  // On the covers of others may be what a recipe of this user showed.
  const sent = tx.select({ id: uploads.pictureId }).from(uploads).where(eq(uploads.userId, userId));
  await tx.update(cookbooks).set({ coverId: null }).where(inArray(cookbooks.coverId, sent));
  return [...ids, ...books.map(({ id }) => id)];
}

async function removeUser(tx: Transaction, userId: string): Promise<void> {
  const [user] = await tx.delete(users).where(eq(users.id, userId)).returning();
  await tx.delete(slugHistory).where(and(eq(slugHistory.kind, "user"), eq(slugHistory.targetId, userId)));
  if (!user?.email) return;
  const email = user.email.toLowerCase();
  await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email));
  await tx.delete(mailTokens).where(eq(mailTokens.email, email));
  await tx.delete(signUps).where(eq(signUps.email, email));
  await tx.delete(feedbacks).where(eq(sql`lower(${feedbacks.email})`, email));
  await dropMails(tx, email);
  await queueMail(tx, { to: email, locale: user.locale ?? defaultLocale, letter: { kind: "deletionDone" } });
}
