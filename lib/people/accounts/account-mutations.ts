import "server-only";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { connectedAccounts, credentials, signUps } from "#lib/platform/db/tables/accounts.ts";
import { newsletterSubscriptions } from "#lib/platform/db/tables/newsletters.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { insertUserWithFreeName } from "./new-user-mutations.ts";
import { findAccount } from "./queries.ts";

type SignUpRow = typeof signUps.$inferSelect;

/**
 * Stores a sign-up until its address is confirmed, in place of an earlier one with the same
 * credentials. With others it is not known who owns the mailbox: the name and language of the
 * first request stay, so that no later one changes them.
 *
 * @param isConflict Whether the stored request has other credentials.
 * @returns The name that the account will have.
 */
export async function storeSignUp(
  tx: Transaction,
  signUp: Omit<typeof signUps.$inferInsert, "hasConflictingRequests" | "createdAt">,
  isConflict: SQL,
): Promise<string> {
  const row = { ...signUp, createdAt: currentTime() };
  const hasConflictingRequests = sql`(${signUps.hasConflictingRequests} or ${isConflict})`;
  const name = sql`case when ${hasConflictingRequests} then ${signUps.name} else excluded.name end`;
  const locale = sql`case when ${hasConflictingRequests} then ${signUps.locale} else excluded.locale end`;
  const [stored] = await tx
    .insert(signUps)
    .values(row)
    .onConflictDoUpdate({ target: signUps.email, set: { ...row, name, locale, hasConflictingRequests } })
    .returning({ name: signUps.name });
  return stored?.name ?? signUp.name;
}

/**
 * Creates the account of a pending sign-up whose e-mail address is confirmed. After conflicting
 * requests for one address the account has no password and no connected account yet: the owner of
 * the mailbox chooses a password.
 *
 * @returns The user id; null without a sign-up, or when the user is banned.
 */
export async function createAccount(tx: Transaction, email: string): Promise<string | null> {
  const [signUp] = await tx.delete(signUps).where(eq(signUps.email, email)).returning();
  if (!signUp) return null;
  const account = await findAccount(email, tx);
  if (account?.isConfirmed) return account.isBanned ? null : account.id;
  const id = await insertUserWithFreeName(tx, { ...signUp, fallbackName: signUp.name });
  // A concurrent request has just created the account of the confirmed address.
  if (id === null) return (await findAccount(email, tx))?.id ?? null;
  if (signUp.hasConflictingRequests) return id;
  await attachCredentials(tx, id, signUp);
  if (signUp.wantsNewsletter) await subscribeToNewsletter(tx, signUp);
  return id;
}

/**
 * Stores the password, or the account of a provider unless another user has connected it meanwhile.
 */
async function attachCredentials(
  tx: Transaction,
  userId: string,
  { passwordHash, provider, subject, email }: SignUpRow,
) {
  if (passwordHash) await tx.insert(credentials).values({ userId, passwordHash });
  if (provider && subject) {
    await tx.insert(connectedAccounts).values({ provider, subject, userId, email }).onConflictDoNothing();
  }
}

/**
 * Version of the consent text (`accounts.fields.newsletter` in the messages), stored with the
 * subscription.
 */
const newsletterConsent = "signup-2026-11";

/** Subscribes the confirmed address to the newsletter. An active subscription is not changed. */
async function subscribeToNewsletter(tx: Transaction, { email, locale, createdAt }: SignUpRow): Promise<void> {
  const { confirmedAt, unsubscribedAt } = newsletterSubscriptions;
  const subscription = {
    locale,
    consent: newsletterConsent,
    location: "signup",
    requestedAt: createdAt,
    confirmedAt: currentTime(),
  };
  await tx
    .insert(newsletterSubscriptions)
    .values({ email, ...subscription })
    .onConflictDoUpdate({
      target: newsletterSubscriptions.email,
      set: { ...subscription, unsubscribedAt: null },
      setWhere: sql`${confirmedAt} is null or ${unsubscribedAt} is not null`,
    });
}

/**
 * Confirms the e-mail address of a user.
 *
 * @param email In lower case.
 * @returns Undefined when the user has another address by now or is banned.
 */
export async function confirmUserEmail(tx: Transaction, userId: string, email: string) {
  const [user] = await tx
    .update(users)
    .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, now())` })
    .where(and(eq(users.id, userId), sql`lower(${users.email}) = ${email}`, isNull(users.bannedAt)))
    .returning({ id: users.id, locale: users.locale });
  return user;
}
