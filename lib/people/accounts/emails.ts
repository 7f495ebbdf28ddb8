import "server-only";
import { createMailToken } from "#lib/platform/auth/mail-tokens.ts";
import type { OAuthProvider } from "#lib/platform/auth/oauth-provider.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { defaultLocale, type Locale } from "#lib/platform/i18n/locales.ts";
import { createMessageTranslator } from "#lib/platform/i18n/messages.ts";
import type { Email } from "#lib/platform/mail/email.ts";
import { queueEmail } from "#lib/platform/mail/queue.ts";
import { address } from "#lib/platform/routing/address.ts";

interface EmailRecipient {
  email: string;
  locale: Locale;
  /** Null for a sign-up that is not confirmed yet. */
  userId: string | null;
}

/** A user, who may have no e-mail address. */
export interface OptionalRecipient {
  email: string | null;
  locale: Locale | null;
}

/**
 * Sends a link that confirms an e-mail address, and revokes earlier ones.
 *
 * @param recipient `next` is the path to return to after the confirmation.
 */
export async function sendConfirmationEmail(
  tx: Transaction,
  { email, locale, userId, name, next }: EmailRecipient & { name: string; next: string | null },
): Promise<void> {
  const token = await createMailToken(tx, { purpose: "confirm", email, userId });
  const query = new URLSearchParams(next === null ? { token } : { token, next });
  await queueEmail(tx, {
    to: email,
    locale,
    email: { kind: "confirm", name, link: `${address(locale, "/confirm-email")}?${query}` },
  });
}

/** Informs the owner of an address about an attempt to register it again. */
export async function sendAccountExistsEmail(
  tx: Transaction,
  { email, locale }: Omit<EmailRecipient, "userId">,
): Promise<void> {
  const loginLink = address(locale, "/login");
  const resetLink = address(locale, "/reset-password");
  await queueEmail(tx, { to: email, locale, email: { kind: "accountExists", loginLink, resetLink } });
}

/** Sends a link to reset the password, and revokes earlier ones. */
export async function sendPasswordResetEmail(
  tx: Transaction,
  { email, locale, userId }: EmailRecipient,
): Promise<void> {
  const token = await createMailToken(tx, { purpose: "reset", email, userId });
  const link = `${address(locale, "/reset-password")}?${new URLSearchParams({ token })}`;
  await queueEmail(tx, { to: email, locale, email: { kind: "reset", link } });
}

/** Informs a user that the password was changed. */
export async function sendPasswordChangedEmail(
  tx: Transaction,
  { email, locale }: Omit<EmailRecipient, "userId">,
): Promise<void> {
  const resetLink = address(locale, "/reset-password");
  await queueEmail(tx, { to: email, locale, email: { kind: "passwordChanged", resetLink } });
}

/** Informs a user that the deletion is cancelled. Without an e-mail address nothing is sent. */
export async function sendDeletionCancelledEmail(tx: Transaction, { email, locale }: OptionalRecipient): Promise<void> {
  if (!email) return;
  const language = locale ?? defaultLocale;
  const content: Email = { kind: "deletionCancelled", resetLink: address(language, "/reset-password") };
  await queueEmail(tx, { to: email, locale: language, email: content });
}

/**
 * Informs a user that an account of a provider was connected or disconnected. Without an e-mail
 * address nothing is sent.
 */
export async function sendConnectedAccountEmail(
  tx: Transaction,
  { email, locale }: OptionalRecipient,
  { provider, isConnected }: { provider: OAuthProvider; isConnected: boolean },
): Promise<void> {
  if (!email) return;
  const language = locale ?? defaultLocale;
  const account = (await createMessageTranslator(language, { namespace: "accounts.connections.name" }))(provider);
  const resetLink = address(language, "/reset-password");
  const content: Email = isConnected
    ? { kind: "connected", account, settingsLink: address(language, "/profile/settings"), resetLink }
    : { kind: "disconnected", account, resetLink };
  await queueEmail(tx, { to: email, locale: language, email: content });
}
