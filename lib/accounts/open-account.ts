import "server-only";
import { eq, sql } from "drizzle-orm";
import { freeName, insertUser } from "#lib/auth/new-user.ts";
import { connectedAccounts, credentials, signUps } from "#lib/db/tables/accounts.ts";
import { newsletterSubscriptions } from "#lib/db/tables/mail.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { findAccount } from "./find-account.ts";

/**
 * Makes an account of what somebody has asked for with this address, which is theirs beyond doubt; returns its id. One that was asked for
 * in different ways has no way in yet.
 */
export async function openAccount(tx: Transaction, email: string): Promise<string | null> {
  const [wanted] = await tx.delete(signUps).where(eq(signUps.email, email)).returning();
  if (!wanted) return null;
  const known = await findAccount(email, tx);
  if (known?.isConfirmed) return known.isBanned ? null : known.id;
  const id = await insert(tx, wanted);
  // Another door was faster, and has proved the same.
  if (id === null) return (await findAccount(email, tx))?.id ?? null;
  // Whoever has the mail decides; what others may have asked for in their name opens nothing.
  if (wanted.isContested) return id;
  await giveWayIn(tx, id, wanted);
  if (wanted.wantsNewsletter) await subscribe(tx, wanted);
  return id;
}

type SignUp = typeof signUps.$inferSelect;

/** A password, or the account elsewhere they came from; that one may have been connected with another user in the meantime. */
async function giveWayIn(tx: Transaction, userId: string, { passwordHash, provider, subject, email }: SignUp) {
  if (passwordHash) await tx.insert(credentials).values({ userId, passwordHash });
  if (provider && subject) {
    await tx.insert(connectedAccounts).values({ provider, subject, userId, email }).onConflictDoNothing();
  }
}

/** The name may have become somebody else's while the mail was on its way: then it ends with a number. */
async function insert(tx: Transaction, { name, email, locale }: SignUp): Promise<string | null> {
  for (;;) {
    const { id, taken } = await insertUser(tx, {
      name: await freeName(tx, name, name),
      email,
      emailConfirmedAt: new Date(),
      locale,
    });
    if (taken !== "name") return id;
  }
}

/** Which wording of the box somebody ticked (`accounts.signUp` in the messages), as the subscription keeps it. */
const consent = "signup-2026-11";

/** The newsletter was ticked in the form, and this mail has proved the address. A subscription that runs stays as it is. */
async function subscribe(tx: Transaction, { email, locale, createdAt }: SignUp): Promise<void> {
  const { confirmedAt, unsubscribedAt } = newsletterSubscriptions;
  const agreed = { locale, consent, location: "signup", requestedAt: createdAt, confirmedAt: new Date() };
  await tx
    .insert(newsletterSubscriptions)
    .values({ email, ...agreed })
    .onConflictDoUpdate({
      target: newsletterSubscriptions.email,
      set: { ...agreed, unsubscribedAt: null },
      setWhere: sql`${confirmedAt} is null or ${unsubscribedAt} is not null`,
    });
}
