import "server-only";
import { eq, lt, sql } from "drizzle-orm";
import { findBanStatementLink } from "#lib/people/reports/account-bans/statement-link-queries.ts";
import type { NameProblem } from "#lib/people/users/names/name-problem.ts";
import { findNameProblem } from "#lib/people/users/names/queries.ts";
import { consumeMailToken, createMailToken, hasValidMailToken } from "#lib/platform/auth/mail-tokens.ts";
import { hashPassword, verifyPassword } from "#lib/platform/auth/password-hash.ts";
import type { ProvenUser } from "#lib/platform/auth/sign-in-token.ts";
import { db } from "#lib/platform/db/client.ts";
import { runAndRollback } from "#lib/platform/db/run-and-rollback.ts";
import { signUps } from "#lib/platform/db/tables/accounts.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { assertAllowed } from "#lib/platform/http/rate-limit.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { confirmUserEmail, createAccount, storeSignUp } from "./account-mutations.ts";
import { restoreAccount } from "./deletion/restore-mutations.ts";
import { sendAccountExistsEmail, sendConfirmationEmail } from "./emails.ts";
import { accountLimits, countSignIn, type Requester } from "./limits.ts";
import { findPasswordWeakness, type PasswordWeakness } from "./passwords/password-weakness.ts";
import { findAccount } from "./queries.ts";
import type { SignUpInput } from "./schema.ts";

/**
 * Stores a sign-up and sends a confirmation mail. If the address has an account, its owner gets
 * another mail instead, and the sign-up only has `verifyCredentials` answer the same; result and
 * duration do not reveal which of the two it was. After five mails in half an hour the link of the
 * latest counts for further sign-ups, too: so strangers neither flood a mailbox nor refuse its
 * owner.
 *
 * @param client Key of the client for the rate limit, see `getClientKey`.
 * @returns Null on success.
 * @throws {ApiError} "tooMany"
 */
export async function signUp(
  input: Omit<SignUpInput, "terms" | "website">,
  client: string,
): Promise<PasswordWeakness | NameProblem | null> {
  const { name, email, password, locale, next, newsletter } = input;
  const { newPasswords, signUpPerClient, confirmationPerEmail } = accountLimits();
  await assertAllowed([newPasswords, client]);
  const weakness = await findPasswordWeakness(password, { name, email });
  if (weakness) return weakness;
  const nameProblem = await findNameProblem(name);
  if (nameProblem) return nameProblem;
  await assertAllowed([signUpPerClient, client]);
  const isMailAllowed = await confirmationPerEmail(email);
  const passwordHash = await hashPassword(password);
  const matchingHash = await matchingPendingHash(email, password);
  await db.transaction(async (tx) => {
    const account = await findAccount(email, tx);
    const identity = { email, name, passwordHash, provider: null, subject: null };
    const isConflict = sql`(${signUps.passwordHash} = ${matchingHash}) is not true`;
    const storedName = await storeSignUp(tx, { ...identity, locale, wantsNewsletter: newsletter }, isConflict);
    const isConfirmed = account?.isConfirmed ?? false;
    const hasLink = await hasValidMailToken(tx, "confirm", email);
    if (isMailAllowed || !(hasLink || isConfirmed))
      await sendSignUpEmail(tx, { email, locale, name: storedName, next, isConfirmed });
  });
  return null;
}

interface SignUpEmail extends Pick<SignUpInput, "email" | "locale" | "name"> {
  next: string | null;
  /** The address has an account already. */
  isConfirmed: boolean;
}

/** Sends the mail of a sign-up, whose duration does not reveal which of the two it is. */
async function sendSignUpEmail(tx: Transaction, { email, locale, name, next, isConfirmed }: SignUpEmail) {
  if (!isConfirmed) return sendConfirmationEmail(tx, { email, locale, userId: null, name, next });
  await runAndRollback(tx, (inner) => createMailToken(inner, { purpose: "confirm", email }));
  await sendAccountExistsEmail(tx, { email, locale });
}

/**
 * Consumes the token of a confirmation mail and creates the account if there is none yet.
 *
 * @param locale Language of the page, see `restoreAccount`.
 * @returns The user id; null for an invalid token.
 */
export async function confirmEmail(token: string, locale?: Locale): Promise<string | null> {
  return db.transaction(async (tx) => {
    const proven = await consumeMailToken(tx, "confirm", token);
    if (!proven) return null;
    const { userId, email } = proven;
    const confirmedUserId =
      userId === null ? await createAccount(tx, email) : ((await confirmUserEmail(tx, userId, email))?.id ?? null);
    if (confirmedUserId !== null) await restoreAccount(confirmedUserId, { locale, tx });
    return confirmedUserId;
  });
}

/** `isRestored`: signing in has cancelled the deletion of the account. */
type CredentialsResult =
  | ({ error: null; isRestored: boolean } & ProvenUser)
  | { error: "wrong" | "unconfirmed" }
  | { error: "banned"; statementLink: string };

/**
 * Finds the user with this e-mail address and password. Cancels a requested deletion.
 *
 * @returns `wrong` after the same time for an unknown address, a wrong password and a user who is
 *   banned without a statement of reasons; `banned` with its address for one who has it;
 *   `unconfirmed` for the password of a sign-up, after another of its mails.
 * @throws {ApiError} "tooMany", see `countAttempt`
 */
export async function verifyCredentials(
  { email, password, locale }: { email: string; password: string; locale: Locale },
  requester: Requester,
): Promise<CredentialsResult> {
  const [account, [pendingSignUp]] = await Promise.all([
    findAccount(email),
    db.select().from(signUps).where(eq(signUps.email, email)),
  ]);
  const { refund } = await countSignIn({ email, account }, requester);
  // Only wrong passwords count, not correct ones and not those that an overload left unchecked.
  const match = await matchPassword(password, account, pendingSignUp).catch(async (error: unknown) => {
    await refund();
    throw error;
  });
  if (match === null) return { error: "wrong" };
  await refund();
  if (match.kind === "account" && match.isBanned) {
    const statementLink = await findBanStatementLink(match.id, locale);
    return statementLink ? { error: "banned", statementLink } : { error: "wrong" };
  }
  if (match.kind === "account" && match.isConfirmed) {
    const { id: userId, sessionEpoch } = match;
    return { error: null, userId, sessionEpoch, isRestored: await restoreAccount(userId, { locale }) };
  }
  const isMailAllowed = await accountLimits().confirmationPerEmail(email);
  const mail = { email, locale, name: match.name, next: null };
  const isConfirmed = account?.isConfirmed ?? false;
  await db.transaction(async (tx) => {
    // Others may have used up the mails: then a valid link lies in the mailbox, or it gets one.
    if (!isMailAllowed && (isConfirmed || (await hasValidMailToken(tx, "confirm", email)))) return;
    if (match.kind === "account") await sendConfirmationEmail(tx, { ...mail, userId: match.id });
    else await sendSignUpEmail(tx, { ...mail, isConfirmed });
  });
  return { error: "unconfirmed" };
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/**
 * Finds what a password belongs to: the account, otherwise a sign-up with its address. Without an
 * account that it opens, it is compared with both, so that the duration does not reveal what there
 * is.
 */
async function matchPassword(
  password: string,
  account: Account | undefined,
  pendingSignUp: typeof signUps.$inferSelect | undefined,
): Promise<({ kind: "account" } & Account) | { kind: "signUp"; name: string } | null> {
  const isOfAccount = await verifyPassword(password, account?.passwordHash ?? null);
  if (isOfAccount && account && !account.isBanned) return { kind: "account", ...account };
  const isOfSignUp = await verifyPassword(password, pendingSignUp?.passwordHash ?? null);
  if (isOfAccount && account) return { kind: "account", ...account };
  return isOfSignUp && pendingSignUp ? { kind: "signUp", name: pendingSignUp.name } : null;
}

/** Deletes sign-ups that were not confirmed within 7 days. */
export async function deleteStaleSignUps(): Promise<void> {
  await db.delete(signUps).where(lt(signUps.createdAt, sql`now() - interval '7 days'`));
}

/** The hash of a pending sign-up with the same password, otherwise null after the same time. */
async function matchingPendingHash(email: string, password: string): Promise<string | null> {
  const [pendingSignUp] = await db.select().from(signUps).where(eq(signUps.email, email));
  const hash = pendingSignUp?.passwordHash ?? null;
  return (await verifyPassword(password, hash)) ? hash : null;
}
