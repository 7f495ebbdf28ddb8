import "server-only";
import { eq, type SQL, sql } from "drizzle-orm";
import { endSessions } from "#lib/auth/sessions.ts";
import { db } from "#lib/db/client.ts";
import { items } from "#lib/db/tables/items.ts";
import { type UserType, users } from "#lib/db/tables/users.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { normalizeEmailAddress } from "#lib/mail/email-address.ts";
import { indexItems } from "#lib/search-index/index-items.ts";
import { notifyUser } from "#lib/user-events/notify.ts";
import { roleColumns, type UserRole } from "./role-queries.ts";

/** Channel of PostgreSQL that carries the slug of a profile after a ban or its end. */
export const banChannel = "bans";

/**
 * Sets the role of an account and reindexes its content, which the role ranks.
 *
 * @returns Null when no account has this e-mail address.
 */
export async function setUserType(email: string, newType: UserType): Promise<UserRole | null> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ newType })
      .where(hasEmail(email))
      .returning({ id: users.id, ...roleColumns });
    if (!user) return null;
    const { id, ...role } = user;
    await indexItemsOf(tx, id);
    return role;
  });
}

/**
 * Sets the role of a user in the transaction of a change at the desk. Open pages of the user are
 * told, so that those of a lost role do not stay.
 */
export async function setUserTypeById(tx: Transaction, userId: string, newType: UserType): Promise<void> {
  await tx.update(users).set({ newType }).where(eq(users.id, userId));
  await indexItemsOf(tx, userId);
  await notifyUser(tx, userId, "session");
}

async function indexItemsOf(tx: Transaction, authorId: string): Promise<void> {
  const ownItems = await tx.select({ id: items.id }).from(items).where(eq(items.authorId, authorId));
  const itemIds = ownItems.map((item) => item.id);
  if (itemIds.length > 0) await indexItems(tx, itemIds);
}

/**
 * Bans an account without end: all sessions end, and the profile is hidden.
 *
 * @returns Null when no account has this e-mail address.
 */
export async function banUser(email: string): Promise<UserRole | null> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ bannedAt: sql`coalesce(${users.bannedAt}, now())`, bannedUntil: null })
      .where(hasEmail(email))
      .returning({ id: users.id, slug: users.slug, ...roleColumns });
    if (!user) return null;
    const { id, slug, ...role } = user;
    await endSessions(id, undefined, tx);
    await notifyBanChange(tx, slug);
    return role;
  });
}

/**
 * Lifts the ban of an account.
 *
 * @returns Null when no account has this e-mail address.
 */
export async function unbanUser(email: string): Promise<UserRole | null> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ bannedAt: null, bannedUntil: null })
      .where(hasEmail(email))
      .returning({ slug: users.slug, ...roleColumns });
    if (!user) return null;
    const { slug, ...role } = user;
    await notifyBanChange(tx, slug);
    return role;
  });
}

/**
 * The command line cannot reach the page caches, so every server that listens on this database
 * revalidates its own.
 */
async function notifyBanChange(tx: Transaction, slug: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${banChannel}, ${slug})`);
}

function hasEmail(email: string): SQL {
  return eq(sql`lower(${users.email})`, normalizeEmailAddress(email));
}
