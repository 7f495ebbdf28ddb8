import "server-only";
import { eq, sql } from "drizzle-orm";
import { storeSignUp } from "#lib/people/accounts/account-mutations.ts";
import { restoreAccount } from "#lib/people/accounts/deletion/restore-mutations.ts";
import { sendAccountExistsEmail, sendConfirmationEmail } from "#lib/people/accounts/emails.ts";
import { findFreeName, insertUserWithFreeName } from "#lib/people/accounts/new-user-mutations.ts";
import { hasValidMailToken } from "#lib/platform/auth/mail-tokens.ts";
import type { OAuthProfile } from "#lib/platform/auth/oauth-profile.ts";
import type { OAuthErrorCode } from "#lib/platform/auth/oauth-provider.ts";
import type { ProvenUser } from "#lib/platform/auth/sign-in-token.ts";
import { db } from "#lib/platform/db/client.ts";
import { connectedAccounts, signUps } from "#lib/platform/db/tables/accounts.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createMessageTranslator } from "#lib/platform/i18n/messages.ts";
import { findConnectedUser } from "./queries.ts";

type ProviderSignInResult =
  | ({ isNew: boolean; isRestored: boolean; error: null } & ProvenUser)
  | { error: Exclude<OAuthErrorCode, "banned"> }
  /** `userId` is whose ban it is. */
  | { error: "banned"; userId: string };
type ProfileWithEmail = OAuthProfile & { email: string };

/**
 * Finds the user whom an account of a provider signs in, or creates one when the provider has
 * verified the e-mail address and it is free. An unverified address gets a confirmation mail, and
 * the result does not reveal whether the address has an account.
 *
 * @param next Path to return to, for the link in the mail.
 */
export async function signInWithProvider(
  profile: OAuthProfile,
  locale: Locale,
  next: string | null = null,
): Promise<ProviderSignInResult> {
  const { provider, subject, email } = profile;
  return db.transaction(async (tx) => {
    const connectedUser = await findConnectedUser(tx, profile);
    if (connectedUser) return signInConnectedUser(tx, connectedUser, locale);
    if (email === null) return { error: "emailMissing" };
    if (!profile.isEmailVerified) return requestConfirmation(tx, { ...profile, email }, locale, next);
    const fallbackName = await getFallbackName(locale);
    const userId = await insertUserWithFreeName(tx, { name: profile.name, fallbackName, email, locale });
    if (userId !== null) {
      await tx.insert(connectedAccounts).values({ provider, subject, userId, email });
      await tx.delete(signUps).where(eq(signUps.email, email));
      return { userId, isNew: true, isRestored: false, error: null };
    }
    // A concurrent request may have just created the user.
    const concurrentUser = await findConnectedUser(tx, profile);
    return concurrentUser ? signInConnectedUser(tx, concurrentUser, locale) : { error: "emailTaken" };
  });
}

async function signInConnectedUser(
  tx: Transaction,
  { id, bannedAt, sessionEpoch }: { id: string; bannedAt: Date | null; sessionEpoch: number },
  locale: Locale,
): Promise<ProviderSignInResult> {
  if (bannedAt) return { error: "banned", userId: id };
  return { userId: id, sessionEpoch, isNew: false, isRestored: await restoreAccount(id, { locale, tx }), error: null };
}

async function getFallbackName(locale: Locale): Promise<string> {
  const t = await createMessageTranslator(locale, { namespace: "accounts.external" });
  return t("nameless");
}

/** Mails per address: readers must not be flooded. */
const isConfirmationAllowed = createRateLimiter({ name: "oauth-confirmation", maxCount: 5, windowMs: 30 * 60_000 });

async function requestConfirmation(
  tx: Transaction,
  profile: ProfileWithEmail,
  locale: Locale,
  next: string | null,
): Promise<ProviderSignInResult> {
  const { provider, subject, email } = profile;
  const isMailAllowed = await isConfirmationAllowed(email);
  const name = await findFreeName(tx, profile.name, await getFallbackName(locale));
  const signUp = { email, name, passwordHash: null, provider, subject, locale, wantsNewsletter: false };
  const isConflict = sql`${signUps.subject} is distinct from ${subject} or ${signUps.provider} is distinct from ${provider}`;
  const storedName = await storeSignUp(tx, signUp, isConflict);
  const [existingUser] = await tx.select({ id: users.id }).from(users).where(sql`lower(${users.email}) = ${email}`);
  // Others may have used up the mails: then a valid link lies in the mailbox, or it gets one.
  if (!isMailAllowed && (existingUser || (await hasValidMailToken(tx, "confirm", email))))
    return { error: "checkMail" };
  // A sign-up with a password is replaced in either case, so that signing in tells the same.
  if (existingUser) await sendAccountExistsEmail(tx, { email, locale });
  else await sendConfirmationEmail(tx, { email, locale, userId: null, name: storedName, next });
  return { error: "checkMail" };
}
