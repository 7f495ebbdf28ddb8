import "server-only";
import { and, eq, sql } from "drizzle-orm";
import type { NameProblem } from "#lib/people/users/names/name-problem.ts";
import { findNameProblem } from "#lib/people/users/names/queries.ts";
import { setUserTypeById } from "#lib/people/users/role-mutations.ts";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { hashPassword } from "#lib/platform/auth/password-hash.ts";
import { hashToken } from "#lib/platform/auth/secret-token.ts";
import { db } from "#lib/platform/db/client.ts";
import { credentials, signUps } from "#lib/platform/db/tables/accounts.ts";
import { accountInvitations, type InvitedRole } from "#lib/platform/db/tables/company/account-invitations.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { isPublicUser } from "#lib/platform/db/visibility.ts";
import { assertAllowed } from "#lib/platform/http/rate-limit.ts";
import { accountLimits } from "../limits.ts";
import { insertUserWithName } from "../new-user-mutations.ts";
import { findPasswordWeakness, type PasswordWeakness } from "../passwords/password-weakness.ts";
import { findAccount } from "../queries.ts";
import { InvitationError } from "./errors.ts";
import { findInvitation } from "./queries.ts";
import { includesRole } from "./rank.ts";

/**
 * Accepts an invitation with the signed-in account, which has to have the address that it was sent
 * to, and uses its link up. An account with more rights keeps them.
 *
 * @returns the slug of the profile
 * @throws {InvitationError} "expired", "otherAccount"
 */
export async function acceptAccountInvitation(userId: string, token: string): Promise<string> {
  return db.transaction(async (tx) => {
    const invitation = await findInvitation(token, tx);
    if (!invitation) throw new InvitationError("expired");
    const [account] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, userId), isPublicUser()))
      .for("no key update");
    if (account?.email?.toLowerCase() !== invitation.email) throw new InvitationError("otherAccount");
    await useUp(tx, token);
    if (!includesRole(account.newType, invitation.newType)) await setUserTypeById(tx, userId, invitation.newType);
    await recordAcceptance(tx, userId, invitation);
    return account.slug;
  });
}

/**
 * Accepts an invitation with a new account and uses its link up. The mail proves the address, so
 * the account is confirmed.
 *
 * @returns the id of the new user, or why the password or the name is refused
 * @throws {InvitationError} "expired", "hasAccount", "nameTaken" just now
 * @throws {ApiError} "tooMany"
 */
export async function acceptWithNewAccount(input: {
  token: string;
  /** Normalized by `normalizeUserName`. */
  name: string;
  password: string;
}): Promise<{ userId: string } | PasswordWeakness | NameProblem> {
  const { token, name, password } = input;
  // A guessed token must not cost a hash.
  const invited = await findInvitation(token);
  if (!invited) throw new InvitationError("expired");
  await assertAllowed([accountLimits().newPasswords, invited.email]);
  const weakness = await findPasswordWeakness(password, { name, email: invited.email });
  if (weakness) return weakness;
  const nameProblem = await findNameProblem(name);
  if (nameProblem) return nameProblem;
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const invitation = await findInvitation(token, tx);
    if (!invitation) throw new InvitationError("expired");
    const { email, locale, newType } = invitation;
    const account = await findAccount(email, tx);
    if (account?.isConfirmed || account?.isBanned) throw new InvitationError("hasAccount");
    await useUp(tx, token);
    const { id: userId, taken } = await insertUserWithName(tx, { name, email, locale });
    if (userId === null) throw new InvitationError(taken === "name" ? "nameTaken" : "hasAccount");
    await tx.insert(credentials).values({ userId, passwordHash });
    // A sign-up for the address must not become a second way in.
    await tx.delete(signUps).where(eq(signUps.email, email));
    await setUserTypeById(tx, userId, newType);
    await recordAcceptance(tx, userId, invitation);
    return { userId };
  });
}

/** Two clicks at once use the link once. */
async function useUp(tx: Transaction, token: string): Promise<void> {
  const used = await tx
    .delete(accountInvitations)
    .where(and(eq(accountInvitations.tokenHash, hashToken(token)), sql`${accountInvitations.expiresAt} > now()`))
    .returning({ id: accountInvitations.id });
  if (used.length === 0) throw new InvitationError("expired");
}

async function recordAcceptance(
  tx: Transaction,
  userId: string,
  { id, email, newType }: { id: string; email: string; newType: InvitedRole },
): Promise<void> {
  await recordChange(tx, {
    actorId: userId,
    action: "accept",
    subjectType: "invitation",
    subjectId: id,
    subjectName: email,
    details: { role: newType },
  });
}
