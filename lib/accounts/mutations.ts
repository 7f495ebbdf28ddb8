import "server-only";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { askToConfirm, tellOfAccount } from "#lib/auth/account-letters.ts";
import { issueMailToken, redeemMailToken } from "#lib/auth/mail-tokens.ts";
import { hashPassword, verifyPassword } from "#lib/auth/password.ts";
import { restoreAccount } from "#lib/auth/restore-account.ts";
import { db } from "#lib/db/client.ts";
import { signUps } from "#lib/db/tables/accounts.ts";
import { users } from "#lib/db/tables/users.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { doAndUndo } from "#lib/db/undo.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { findAccount } from "./find-account.ts";
import { limits } from "./limits.ts";
import { openAccount } from "./open-account.ts";
import type { SignUpInput } from "./schema.ts";

/**
 * Asks for an account; `client` is the household to count this for. Null when all is well, else what is wrong: the answer is the same
 * whether the address has an account or not, and what is to be said about that is said by mail.
 */
export async function signUp(
  input: Omit<SignUpInput, "terms" | "website">,
  client: string,
): Promise<"limited" | "common" | "nameTaken" | null> {
  const { name, email, password, locale, next, newsletter } = input;
  if (await isCommonPassword(password)) return "common";
  if (await isNameTaken(name)) return "nameTaken";
  if (!limits().signUpFrom(client) || !limits().confirmFor(email)) return "limited";
  const passwordHash = await hashPassword(password);
  const agrees = await agreeingHash(email, password);
  await db.transaction(async (tx) => {
    const account = await findAccount(email, tx);
    const who = { email, name, passwordHash, provider: null, subject: null };
    const wanted = { ...who, locale, wantsNewsletter: newsletter, createdAt: new Date() };
    const isContested = sql`${signUps.isContested} or (${signUps.passwordHash} = ${agrees}) is not true`;
    const wait = (inner: Transaction) =>
      inner
        .insert(signUps)
        .values(wanted)
        .onConflictDoUpdate({ target: signUps.email, set: { ...wanted, isContested } });
    if (account?.isConfirmed) {
      await doAndUndo(tx, async (inner) => {
        await wait(inner);
        await issueMailToken(inner, { purpose: "confirm", email });
      });
      return tellOfAccount(tx, { email, locale: account.locale ?? locale });
    }
    await wait(tx);
    await askToConfirm(tx, { email, locale, userId: null, name, next });
  });
  return null;
}

/** Uses up the link of a confirmation mail and returns whose account it is, made now where there is none; null for a dead link. */
export async function confirmEmail(token: string): Promise<string | null> {
  return db.transaction(async (tx) => {
    const proof = await redeemMailToken(tx, "confirm", token);
    if (!proof) return null;
    const { userId, email } = proof;
    const confirmed = userId === null ? await openAccount(tx, email) : await confirmAddress(tx, userId, email);
    if (confirmed !== null) await restoreAccount(confirmed, tx);
    return confirmed;
  });
}

type Checked = { problem: null; userId: string } | { problem: "limited" | "wrong" | "unconfirmed" };

/**
 * Whose e-mail address and password these are. `wrong` is the answer for everybody who may not come in, after the same time;
 * `unconfirmed` comes with another mail. An account that was to be deleted stays, because its owner is back.
 */
export async function checkPassword(
  { email, password, locale }: { email: string; password: string; locale: Locale },
  client: string,
): Promise<Checked> {
  const { signInFrom, signInTo, confirmFor } = limits();
  if (!signInFrom(client) || !signInTo(email)) return { problem: "limited" };
  // What was right was no guess, and what nobody had time to look at neither.
  const forgive = () => {
    signInFrom.takeBack(client);
    signInTo.takeBack(email);
  };
  const { hash, name, userId, isConfirmed } = await findLock(email);
  const isRight = await verifyPassword(password, hash).catch((error: unknown) => {
    forgive();
    throw error;
  });
  if (!isRight) return { problem: "wrong" };
  forgive();
  if (userId !== null && isConfirmed) {
    await restoreAccount(userId);
    return { problem: null, userId };
  }
  if (confirmFor(email)) {
    await db.transaction((tx) => askToConfirm(tx, { email, locale, userId, name, next: null }));
  }
  return { problem: "unconfirmed" };
}

/** Forgets who never came to confirm an address. */
export async function sweepSignUps(): Promise<void> {
  await db.delete(signUps).where(lt(signUps.createdAt, sql`now() - interval '7 days'`));
}

/** The password that would open an address's account, or the one somebody waits with for the address to be confirmed. */
async function findLock(email: string) {
  const [account, [waiting]] = await Promise.all([
    findAccount(email),
    db.select().from(signUps).where(eq(signUps.email, email)),
  ]);
  if (account?.isBanned) return { hash: null, name: "", userId: null, isConfirmed: false };
  if (account?.passwordHash) {
    return { hash: account.passwordHash, name: account.name, userId: account.id, isConfirmed: account.isConfirmed };
  }
  return { hash: waiting?.passwordHash ?? null, name: waiting?.name ?? "", userId: null, isConfirmed: false };
}

/** What is stored of the password somebody already waits with for this address, if it is the same one; after the same time if not. */
async function agreeingHash(email: string, password: string): Promise<string | null> {
  const [waiting] = await db.select().from(signUps).where(eq(signUps.email, email));
  const hash = waiting?.passwordHash ?? null;
  return (await verifyPassword(password, hash)) ? hash : null;
}

async function isNameTaken(name: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(sql`lower(${users.name}) = lower(${name})`);
  return rows.length > 0;
}

async function confirmAddress(tx: Transaction, userId: string, email: string): Promise<string | null> {
  const [user] = await tx
    .update(users)
    .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, now())` })
    .where(and(eq(users.id, userId), sql`lower(${users.email}) = ${email}`, isNull(users.bannedAt)))
    .returning({ id: users.id });
  return user?.id ?? null;
}
