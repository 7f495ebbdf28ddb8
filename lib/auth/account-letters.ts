import "server-only";
import { eq } from "drizzle-orm";
import { users } from "#lib/db/tables/users.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { address } from "#lib/i18n/address.ts";
import { defaultLocale, type Locale } from "#lib/i18n/locales.ts";
import { wordsOf } from "#lib/i18n/words.ts";
import type { Letter } from "#lib/mail/letter.ts";
import { queueMail } from "#lib/mail/queue.ts";
import type { ExternalProvider } from "./external-provider.ts";
import { issueMailToken } from "./mail-tokens.ts";

interface Addressee {
  email: string;
  locale: Locale;
  /** Null for somebody who is no user yet. */
  userId: string | null;
}

/** Asks to confirm an address; links of earlier letters are dead from now on. `next` is where the reader goes on. */
export async function askToConfirm(
  tx: Transaction,
  { email, locale, userId, name, next }: Addressee & { name: string; next: string | null },
): Promise<void> {
  const token = await issueMailToken(tx, { purpose: "confirm", email, userId });
  const query = new URLSearchParams(next === null ? { token } : { token, next });
  await queueMail(tx, {
    to: email,
    locale,
    letter: { kind: "confirm", name, link: `${address(locale, "/confirm-email")}?${query}` },
  });
}

/** Tells the owner of an address that somebody wanted a second account for it. */
export async function tellOfAccount(tx: Transaction, { email, locale }: Omit<Addressee, "userId">): Promise<void> {
  const loginLink = address(locale, "/login");
  const resetLink = address(locale, "/reset-password");
  await queueMail(tx, { to: email, locale, letter: { kind: "accountExists", loginLink, resetLink } });
}

/** Sends the way to a new password; links of earlier letters are dead from now on. */
export async function sendReset(tx: Transaction, { email, locale, userId }: Addressee): Promise<void> {
  const token = await issueMailToken(tx, { purpose: "reset", email, userId });
  const link = `${address(locale, "/reset-password")}?${new URLSearchParams({ token })}`;
  await queueMail(tx, { to: email, locale, letter: { kind: "reset", link } });
}

/** Tells somebody that their password is another one now, in case that was not them. */
export async function tellOfNewPassword(tx: Transaction, { email, locale }: Omit<Addressee, "userId">): Promise<void> {
  const resetLink = address(locale, "/reset-password");
  await queueMail(tx, { to: email, locale, letter: { kind: "passwordChanged", resetLink } });
}

/** Tells somebody who has come back in time that their account stays. Whoever has no address is told nothing. */
export async function tellOfReturn(
  tx: Transaction,
  { email, locale }: { email: string | null; locale: Locale | null },
): Promise<void> {
  if (!email) return;
  const language = locale ?? defaultLocale;
  const letter: Letter = { kind: "deletionCancelled", resetLink: address(language, "/reset-password") };
  await queueMail(tx, { to: email, locale: language, letter });
}

/**
 * Tells somebody that an account elsewhere opens theirs from now on, or no more, in case that was not them. Whoever has no address is told
 * nothing.
 */
export async function tellOfConnection(
  tx: Transaction,
  { userId, provider, isConnected }: { userId: string; provider: ExternalProvider; isConnected: boolean },
): Promise<void> {
  const [user] = await tx.select({ email: users.email, locale: users.locale }).from(users).where(eq(users.id, userId));
  if (!user?.email) return;
  const locale = user.locale ?? defaultLocale;
  const account = (await wordsOf(locale, { namespace: "accounts.connections.name" }))(provider);
  const resetLink = address(locale, "/reset-password");
  const letter: Letter = isConnected
    ? { kind: "connected", account, settingsLink: address(locale, "/profile/settings"), resetLink }
    : { kind: "disconnected", account, resetLink };
  await queueMail(tx, { to: user.email, locale, letter });
}
