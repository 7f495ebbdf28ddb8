import "server-only";
import { eq, lt, sql } from "drizzle-orm";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { lockAdmins } from "#lib/platform/auth/editors.ts";
import { createSecretToken } from "#lib/platform/auth/secret-token.ts";
import { db } from "#lib/platform/db/client.ts";
import { accountInvitations, type InvitedRole } from "#lib/platform/db/tables/company/account-invitations.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { queueEmail } from "#lib/platform/mail/queue.ts";
import { address } from "#lib/platform/routing/address.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { accountDeskLimits } from "../desk/limits.ts";
import { InvitationError } from "./errors.ts";
import { includesRole } from "./rank.ts";

const validDays = 7;
/** How long an expired invitation is listed, so that it can be sent again. */
const listedDays = 30;

interface Invitation {
  /** In lower case. */
  email: string;
  role: InvitedRole;
  /** Language of the mail. */
  locale: Locale;
}

/**
 * Invites an address to a role by mail. For an address that is invited already the former link
 * ends, and a new one is sent.
 *
 * @throws {InvitationError} "forbidden", "hasRole"
 */
export async function inviteAccount(adminId: string, invitation: Invitation, now = currentTime()): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockAdmins(tx, adminId))) throw new InvitationError("forbidden");
    await sendInvitation(tx, adminId, invitation, now);
  });
}

/**
 * Sends an invitation again, with a new link from the admin who acts.
 *
 * @returns false when this address got too many mails lately
 * @throws {InvitationError} "forbidden", "missing", "hasRole"
 */
export async function resendAccountInvitation(adminId: string, id: string, now = currentTime()): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await lockAdmins(tx, adminId))) throw new InvitationError("forbidden");
    const [found] = await tx.select().from(accountInvitations).where(eq(accountInvitations.id, id));
    if (!found) throw new InvitationError("missing");
    if (!(await accountDeskLimits().invitationsPerEmail(found.email))) return false;
    await sendInvitation(tx, adminId, { ...found, role: found.newType }, now);
    return true;
  });
}

/**
 * Revokes an invitation: its link ends.
 *
 * @throws {InvitationError} "forbidden", "missing"
 */
export async function revokeAccountInvitation(adminId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockAdmins(tx, adminId))) throw new InvitationError("forbidden");
    const [revoked] = await tx.delete(accountInvitations).where(eq(accountInvitations.id, id)).returning();
    if (!revoked) throw new InvitationError("missing");
    await recordChange(tx, {
      actorId: adminId,
      action: "delete",
      subjectType: "invitation",
      subjectId: id,
      subjectName: revoked.email,
      details: { role: revoked.newType },
    });
  });
}

/** Deletes invitations that expired long ago. */
export async function deleteExpiredAccountInvitations(): Promise<void> {
  const oldest = sql`now() - make_interval(days => ${listedDays})`;
  await db.delete(accountInvitations).where(lt(accountInvitations.expiresAt, oldest));
}

async function sendInvitation(
  tx: Transaction,
  adminId: string,
  { email, role, locale }: Invitation,
  now: Date,
): Promise<void> {
  const [account] = await tx
    .select({ newType: users.newType })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));
  if (account && includesRole(account.newType, role)) throw new InvitationError("hasRole");
  const [inviter] = await tx.select({ name: users.name }).from(users).where(eq(users.id, adminId));
  const { token, tokenHash } = createSecretToken();
  const expiresAt = new Date(now.getTime() + validDays * 86_400_000);
  const fresh = { inviterId: adminId, newType: role, locale, tokenHash, createdAt: now, expiresAt };
  const [stored] = await tx
    .insert(accountInvitations)
    .values({ email, ...fresh })
    .onConflictDoUpdate({ target: accountInvitations.email, set: fresh })
    .returning({ id: accountInvitations.id });
  const link = `${address(locale, "/invitation")}?${new URLSearchParams({ token })}`;
  await queueEmail(tx, {
    to: email,
    locale,
    email: { kind: "accountInvitation", inviter: inviter?.name ?? "", role, day: expiresAt, link },
  });
  await recordChange(tx, {
    actorId: adminId,
    action: "invite",
    subjectType: "invitation",
    subjectId: stored?.id ?? null,
    subjectName: email,
    details: { role },
  });
}
