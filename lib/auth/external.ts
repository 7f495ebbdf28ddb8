import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { connectedAccounts, signUps } from "#lib/db/tables/accounts.ts";
import { users } from "#lib/db/tables/users.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { wordsOf } from "#lib/i18n/words.ts";
import { rateLimiter } from "#lib/rate-limit.ts";
import { askToConfirm, tellOfAccount, tellOfConnection } from "./account-letters.ts";
import type { ExternalProfile } from "./external-profile.ts";
import type { ExternalRefusal } from "./external-provider.ts";
import { freeName, insertUser } from "./new-user.ts";
import { restoreAccount } from "./restore-account.ts";

type Admission = { userId: string; isNew: boolean; refusal: null } | { refusal: ExternalRefusal };

/**
 * Whom an account elsewhere lets in here: the user it is connected with, else a new one, if its address is vouched for and nobody has it
 * yet. An address that is not vouched for is asked by mail first, and nothing is told about whose it is.
 */
export async function admit(profile: ExternalProfile, locale: Locale, next: string | null = null): Promise<Admission> {
  const { email } = profile;
  return db.transaction(async (tx) => {
    const known = await findConnected(tx, profile);
    if (known) return readmit(tx, known);
    if (email === null) return { refusal: "emailMissing" };
    if (!profile.isEmailVerified) return askFirst(tx, { ...profile, email }, locale, next);
    const userId = await insertNamed(tx, { ...profile, email }, locale);
    if (userId !== null) {
      await tx.insert(connectedAccounts).values({ ...keyOf(profile), userId, email });
      await tx.delete(signUps).where(eq(signUps.email, email));
      return { userId, isNew: true, refusal: null };
    }
    // Two windows at once: the other one has just opened the account.
    const justNow = await findConnected(tx, profile);
    return justNow ? readmit(tx, justNow) : { refusal: "emailTaken" };
  });
}

/** Connects an account elsewhere with a user who is signed in, and tells them by mail. Again and again is once; somebody else's is refused. */
export async function connect(profile: ExternalProfile, userId: string): Promise<ExternalRefusal | null> {
  return db.transaction(async (tx) => {
    const { email, provider } = profile;
    const added = await tx
      .insert(connectedAccounts)
      .values({ ...keyOf(profile), userId, email })
      .onConflictDoNothing()
      .returning();
    if (added.length > 0) await tellOfConnection(tx, { userId, provider, isConnected: true });
    const owner = await findConnected(tx, profile);
    return owner?.id === userId ? null : "connectedElsewhere";
  });
}

/** The user an account elsewhere opens, or null. */
export async function findConnectedUser(
  profile: Pick<ExternalProfile, "provider" | "subject">,
): Promise<string | null> {
  const user = await findConnected(db, profile);
  return user?.id ?? null;
}

const keyOf = ({ provider, subject }: Pick<ExternalProfile, "provider" | "subject">) => ({ provider, subject });

async function findConnected(
  tx: Transaction | typeof db,
  { provider, subject }: Pick<ExternalProfile, "provider" | "subject">,
) {
  const [user] = await tx
    .select({ id: users.id, bannedAt: users.bannedAt })
    .from(connectedAccounts)
    .innerJoin(users, eq(users.id, connectedAccounts.userId))
    .where(and(eq(connectedAccounts.provider, provider), eq(connectedAccounts.subject, subject)));
  return user;
}

async function readmit(tx: Transaction, { id, bannedAt }: { id: string; bannedAt: Date | null }): Promise<Admission> {
  if (bannedAt) return { refusal: "banned" };
  await restoreAccount(id, tx);
  return { userId: id, isNew: false, refusal: null };
}

type Addressed = ExternalProfile & { email: string };

/** Null when the address belongs to somebody. */
async function insertNamed(tx: Transaction, { name, email }: Addressed, locale: Locale): Promise<string | null> {
  for (;;) {
    const user = { name: await suggestName(tx, name, locale), email, emailConfirmedAt: new Date(), locale };
    const { id, taken } = await insertUser(tx, user);
    if (taken !== "name") return id;
  }
}

async function suggestName(tx: Transaction, name: string, locale: Locale): Promise<string> {
  const t = await wordsOf(locale, { namespace: "accounts.external" });
  return freeName(tx, name, t("nameless"));
}

/** Nobody's mailbox is to be filled. */
const confirmFor = rateLimiter({ limit: 5, window: 30 * 60_000 });

async function askFirst(tx: Transaction, profile: Addressed, locale: Locale, next: string | null): Promise<Admission> {
  const { provider, subject, email } = profile;
  if (!confirmFor(email)) return { refusal: "checkMail" };
  const [owner] = await tx.select({ locale: users.locale }).from(users).where(sql`lower(${users.email}) = ${email}`);
  if (owner) {
    await tellOfAccount(tx, { email, locale: owner.locale ?? locale });
    return { refusal: "checkMail" };
  }
  const name = await suggestName(tx, profile.name, locale);
  const wanted = { name, passwordHash: null, provider, subject, locale, wantsNewsletter: false };
  await tx
    .insert(signUps)
    .values({ email, ...wanted })
    .onConflictDoUpdate({
      target: signUps.email,
      set: {
        ...wanted,
        createdAt: sql`now()`,
        isContested: sql`${signUps.isContested} or ${signUps.subject} is distinct from ${subject} or ${signUps.provider} is distinct from ${provider}`,
      },
    });
  await askToConfirm(tx, { email, locale, userId: null, name, next });
  return { refusal: "checkMail" };
}
