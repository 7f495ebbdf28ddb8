import "server-only";
import { and, eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { endSessions } from "#lib/auth/sessions.ts";
import { db } from "#lib/db/client.ts";
import { cookbooks } from "#lib/db/tables/cookbooks.ts";
import { items } from "#lib/db/tables/items.ts";
import { type UserType, users } from "#lib/db/tables/users.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { indexItems } from "#lib/search/index-items.ts";
import type { Departure } from "./deletion.ts";

export interface Standing {
  name: string;
  email: string | null;
  newType: UserType;
  isBanned: boolean;
}

const standing = {
  name: users.name,
  email: users.email,
  newType: users.newType,
  isBanned: sql<boolean>`${users.bannedAt} is not null`,
};

/** Gives the account with this e-mail address another role, and what it has written its place in other lists; null when there is none. */
export async function setUserType(email: string, newType: UserType): Promise<Standing | null> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ newType })
      .where(hasEmail(email))
      .returning({ id: users.id, ...standing });
    if (!user) return null;
    const { id, ...shown } = user;
    const written = await tx.select({ id: items.id }).from(items).where(eq(items.authorId, id));
    if (written.length > 0)
      await indexItems(
        tx,
        written.map((item) => item.id),
      );
    return shown;
  });
}

/** What says whose profile has come or gone, by the last part of its address. */
export const standingChannel = "standing";

/** Locks an account out: every session of it ends, and nobody sees its profile. Null when there is none. */
export async function banUser(email: string): Promise<Standing | null> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ bannedAt: sql`coalesce(${users.bannedAt}, now())` })
      .where(hasEmail(email))
      .returning({ id: users.id, slug: users.slug, ...standing });
    if (!user) return null;
    const { id, slug, ...shown } = user;
    await endSessions(id, undefined, tx);
    await tellSites(tx, slug);
    return shown;
  });
}

/** Lets an account in again; null when there is none. */
export async function unbanUser(email: string): Promise<Standing | null> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ bannedAt: null })
      .where(hasEmail(email))
      .returning({ slug: users.slug, ...standing });
    if (!user) return null;
    const { slug, ...shown } = user;
    await tellSites(tx, slug);
    return shown;
  });
}

/** The command line knows nothing of the pages a site has kept; every site on this database does. */
async function tellSites(tx: Transaction, slug: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${standingChannel}, ${slug})`);
}

/** Where somebody's profile and public cookbooks are or were, for the last part of the profile's address. */
export async function departureOf(slug: string): Promise<Departure> {
  const shown = await db
    .select({ slug: cookbooks.slug })
    .from(cookbooks)
    .innerJoin(users, eq(users.id, cookbooks.userId))
    .where(and(eq(users.slug, slug), eq(cookbooks.visibility, "public")));
  return { slugs: [slug], cookbookSlugs: shown.map((book) => book.slug) };
}

/** Accounts that may do more than others, and those that may do nothing. */
export function listStandings(): Promise<Standing[]> {
  return db
    .select(standing)
    .from(users)
    .where(
      sql`${isNotNull(users.email)} and ${or(isNotNull(users.bannedAt), inArray(users.newType, ["editor", "admin", "contributor", "partner"]))}`,
    )
    .orderBy(users.newType, users.name);
}

function hasEmail(email: string): SQL {
  return eq(sql`lower(${users.email})`, email.trim().toLowerCase());
}
