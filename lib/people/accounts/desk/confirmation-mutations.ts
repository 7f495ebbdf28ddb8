import "server-only";
import { eq, sql } from "drizzle-orm";
import { lockAdmins } from "#lib/platform/auth/editors.ts";
import { db } from "#lib/platform/db/client.ts";
import { signUps } from "#lib/platform/db/tables/accounts.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { defaultLocale, type Locale } from "#lib/platform/i18n/locales.ts";
import { sendConfirmationEmail } from "../emails.ts";
import { AccountError } from "./errors.ts";
import { accountDeskLimits } from "./limits.ts";

/**
 * Sends the confirmation mail of a sign-up, or of an account with an unconfirmed address, again.
 * It changes nothing, so it has no line in the audit log.
 *
 * @param email In lower case.
 * @returns false when admins have sent too many to this address lately
 * @throws {AccountError} "forbidden", "missing" when nothing waits for a confirmation
 */
export async function resendConfirmation(adminId: string, email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await lockAdmins(tx, adminId))) throw new AccountError("forbidden");
    const recipient = await findUnconfirmed(tx, email);
    if (!recipient) throw new AccountError("missing");
    if (!(await accountDeskLimits().confirmationsPerEmail(email))) return false;
    await sendConfirmationEmail(tx, { email, ...recipient, next: null });
    return true;
  });
}

interface Unconfirmed {
  userId: string | null;
  name: string;
  locale: Locale;
}

async function findUnconfirmed(tx: Transaction, email: string): Promise<Unconfirmed | null> {
  const [account] = await tx
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));
  if (account) {
    if (account.emailConfirmedAt || account.bannedAt) return null;
    return { userId: account.id, name: account.name, locale: account.locale ?? defaultLocale };
  }
  const [signUp] = await tx.select().from(signUps).where(eq(signUps.email, email));
  return signUp ? { userId: null, name: signUp.name, locale: signUp.locale } : null;
}
