import "server-only";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import { hashToken } from "#lib/platform/auth/secret-token.ts";
import { db } from "#lib/platform/db/client.ts";
import { householdInvitations, householdMembers } from "#lib/platform/db/tables/plus/households.ts";
import { users } from "#lib/platform/db/tables/users.ts";

export interface HouseholdPerson {
  id: string;
  name: string;
}

export interface OpenInvitation {
  id: string;
  email: string;
  expiresAt: Date;
}

/** A household as one of its users sees it. */
export interface Household {
  owner: HouseholdPerson;
  /** Without the owner, in the order in which they joined. */
  members: HouseholdPerson[];
  /** Only for the owner. */
  invitations: OpenInvitation[];
}

/**
 * The household of a user, as its owner or as a member; null without members and invitations.
 */
export async function findHousehold(userId: string): Promise<Household | null> {
  const [membership] = await db
    .select({ ownerId: householdMembers.ownerId })
    .from(householdMembers)
    .where(eq(householdMembers.memberId, userId));
  const ownerId = membership?.ownerId ?? userId;
  const [[owner], members, invitations] = await Promise.all([
    db.select({ id: users.id, name: users.name }).from(users).where(eq(users.id, ownerId)),
    db
      .select({ id: users.id, name: users.name })
      .from(householdMembers)
      .innerJoin(users, eq(users.id, householdMembers.memberId))
      .where(eq(householdMembers.ownerId, ownerId))
      .orderBy(asc(householdMembers.joinedAt), asc(users.id)),
    membership ? [] : listInvitations(ownerId),
  ]);
  return owner && members.length + invitations.length > 0 ? { owner, members, invitations } : null;
}

function listInvitations(ownerId: string): Promise<OpenInvitation[]> {
  return db
    .select({
      id: householdInvitations.id,
      email: householdInvitations.email,
      expiresAt: householdInvitations.expiresAt,
    })
    .from(householdInvitations)
    .where(eq(householdInvitations.ownerId, ownerId))
    .orderBy(asc(householdInvitations.createdAt), asc(householdInvitations.id));
}

/** Whether a user shares a household with others. */
export async function isInHousehold(userId: string): Promise<boolean> {
  const { memberId, ownerId } = householdMembers;
  return (await db.$count(householdMembers, sql`${memberId} = ${userId} or ${ownerId} = ${userId}`)) > 0;
}

/** Who invites with a link, without using it up; null for an invalid one. */
export async function findInviter(token: string): Promise<HouseholdPerson | null> {
  const [inviter] = await db
    .select({ id: users.id, name: users.name })
    .from(householdInvitations)
    .innerJoin(users, eq(users.id, householdInvitations.ownerId))
    .where(and(eq(householdInvitations.tokenHash, hashToken(token)), gt(householdInvitations.expiresAt, sql`now()`)));
  return inviter ?? null;
}
