import "server-only";
import { and, eq, isNotNull } from "drizzle-orm";
import { notifyProfileChange } from "#lib/people/users/role-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { sendDeletionCancelledEmail } from "../emails.ts";

interface RestoreOptions {
  /** Language of the page; without one the mail has the language of the account. */
  locale?: Locale;
  tx?: Transaction;
}

/**
 * Cancels the deletion of an account whose owner has signed in, and notifies the owner by mail.
 *
 * @returns Whether a deletion was requested.
 */
export async function restoreAccount(userId: string, { locale, tx }: RestoreOptions = {}): Promise<boolean> {
  const cancel = (transaction: Transaction) => cancelDeletion(transaction, userId, locale);
  return tx ? cancel(tx) : db.transaction(cancel);
}

async function cancelDeletion(tx: Transaction, userId: string, locale: Locale | undefined): Promise<boolean> {
  const [restored] = await tx
    .update(users)
    .set({ deletionRequestedAt: null, deletionLocale: null, deletionKeepsComments: false })
    .where(and(eq(users.id, userId), isNotNull(users.deletionRequestedAt)))
    .returning({ slug: users.slug, email: users.email, locale: users.locale });
  if (!restored) return false;
  await sendDeletionCancelledEmail(tx, { email: restored.email, locale: locale ?? restored.locale });
  await notifyProfileChange(tx, restored.slug);
  return true;
}
