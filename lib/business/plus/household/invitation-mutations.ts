import "server-only";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { createSecretToken, hashToken } from "#lib/platform/auth/secret-token.ts";
import { plusOffer } from "#lib/platform/config/plus-offer.ts";
import { db } from "#lib/platform/db/client.ts";
import { lockHousehold } from "#lib/platform/db/household.ts";
import { householdInvitations, householdMembers } from "#lib/platform/db/tables/plus/households.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { queueEmail } from "#lib/platform/mail/queue.ts";
import { address } from "#lib/platform/routing/address.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { withoutLinks } from "../declaration.ts";
import { plusLimits } from "../limits.ts";
import { addDays } from "../term.ts";
import { HouseholdError } from "./errors.ts";
import { addMember } from "./member-mutations.ts";

const validDays = 7;
/** How long an expired invitation is listed, so that its owner can send it again. */
const listedDays = 30;

interface Invitation {
  email: string;
  locale: Locale;
}

/**
 * Invites an address to the household of a member of Plus by email. For an address that is invited
 * already the former link ends, and a new one is sent.
 *
 * @param email In lower case.
 * @throws {HouseholdError} "noPlus", "isMember" of another household, "full", "own" address,
 *   "limited"
 */
export async function inviteToHousehold(
  ownerId: string,
  { email, locale }: Invitation,
  now = currentTime(),
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockHousehold(tx, ownerId);
    const [owner] = await tx
      .select({ name: users.name, email: users.email, isPremium: users.isPremium })
      .from(users)
      .where(eq(users.id, ownerId));
    if (!owner?.isPremium) throw new HouseholdError("noPlus");
    if (owner.email?.toLowerCase() === email) throw new HouseholdError("own");
    if (await isMember(tx, ownerId)) throw new HouseholdError("isMember");
    const { token, tokenHash } = createSecretToken();
    const expiresAt = addDays(now, validDays);
    const fresh = { tokenHash, locale, createdAt: now, expiresAt };
    await tx
      .insert(householdInvitations)
      .values({ ownerId, email, ...fresh })
      .onConflictDoUpdate({ target: [householdInvitations.ownerId, householdInvitations.email], set: fresh });
    if ((await countPlaces(tx, ownerId)) > plusOffer.householdSize) throw new HouseholdError("full");
    const { invitations, invitationMails } = plusLimits();
    if (!(await invitations(ownerId)) || !(await invitationMails(`${ownerId} ${email}`)))
      throw new HouseholdError("limited");
    const link = `${address(locale, "/household-invitation")}?${new URLSearchParams({ token })}`;
    const values = { name: withoutLinks(owner.name), day: formatLongDate(expiresAt.toISOString(), locale) };
    await queueEmail(tx, {
      to: email,
      locale,
      email: { kind: "plus", event: "householdInvitation", values, details: [], link },
    });
  });
}

/**
 * Sends an invitation of this owner again, with a new link.
 *
 * @throws {HouseholdError} "missing" for the invitation of another owner; see `inviteToHousehold`
 */
export async function resendInvitation(ownerId: string, id: string): Promise<void> {
  const [found] = await db.select().from(householdInvitations).where(isOwnInvitation(ownerId, id));
  if (!found) throw new HouseholdError("missing");
  await inviteToHousehold(ownerId, found);
}

/** Revokes an invitation; ignores those of other owners. */
export async function revokeInvitation(ownerId: string, id: string): Promise<void> {
  await db.delete(householdInvitations).where(isOwnInvitation(ownerId, id));
}

const isOwnInvitation = (ownerId: string, id: string) =>
  and(eq(householdInvitations.id, id), eq(householdInvitations.ownerId, ownerId));

/**
 * Accepts an invitation and uses its link up. The account may have another address than the one
 * the mail was sent to.
 *
 * @throws {HouseholdError} "expired" for an unknown, used or expired link, "own" household,
 *   "isMember" of a household, "isOwner" of one
 */
export async function acceptInvitation(userId: string, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const isValid = and(
      eq(householdInvitations.tokenHash, hashToken(token)),
      gt(householdInvitations.expiresAt, sql`now()`),
    );
    const [found] = await tx
      .select({ ownerId: householdInvitations.ownerId })
      .from(householdInvitations)
      .where(isValid);
    if (!found) throw new HouseholdError("expired");
    const { ownerId } = found;
    if (ownerId === userId) throw new HouseholdError("own");
    // A fixed order, so that two users who invite each other cannot deadlock.
    for (const id of [ownerId, userId].toSorted()) await lockHousehold(tx, id);
    if (await isMember(tx, userId)) throw new HouseholdError("isMember");
    if (await tx.$count(householdMembers, eq(householdMembers.ownerId, userId))) throw new HouseholdError("isOwner");
    // Two clicks at once use the link once.
    const used = await tx.delete(householdInvitations).where(isValid).returning({ id: householdInvitations.id });
    if (used.length === 0) throw new HouseholdError("expired");
    // Whom they have invited cannot join a household without an owner.
    await tx.delete(householdInvitations).where(eq(householdInvitations.ownerId, userId));
    await addMember(tx, userId, ownerId);
  });
}

async function isMember(tx: Transaction, userId: string): Promise<boolean> {
  return (await tx.$count(householdMembers, eq(householdMembers.memberId, userId))) > 0;
}

/** Places that are taken: the owner, members, and open invitations. */
async function countPlaces(tx: Transaction, ownerId: string): Promise<number> {
  const members = await tx.$count(householdMembers, eq(householdMembers.ownerId, ownerId));
  return 1 + members + (await tx.$count(householdInvitations, eq(householdInvitations.ownerId, ownerId)));
}

/** Deletes invitations that expired long ago. */
export async function deleteExpiredInvitations(): Promise<void> {
  const oldest = sql`now() - make_interval(days => ${listedDays})`;
  await db.delete(householdInvitations).where(lt(householdInvitations.expiresAt, oldest));
}
