import "server-only";
import { eq, type SQL, sql } from "drizzle-orm";
import { indexItems } from "#lib/content/search-index/index-items.ts";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { endSessions } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { type UserType, users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { normalizeEmailAddress } from "#lib/platform/mail/email-address.ts";
import { notifyUser } from "#lib/platform/user-events/notify.ts";
import { roleColumns, type UserRole } from "./role-queries.ts";

/** Channel of PostgreSQL with the slug of a profile that was hidden, shown or given a role. */
export const profileChannel = "profile_changes";

/**
 * Sets the role of an account and reindexes its content, which the role ranks.
 *
 * @returns Null when no account has this e-mail address.
 */
export async function setUserType(email: string, newType: UserType): Promise<UserRole | null> {
  return db.transaction(async (tx) => {
    const former = await lockAccount(tx, email);
    if (!former) return null;
    const { id, slug, newType: from } = former;
    const [role] = await tx.update(users).set({ newType }).where(eq(users.id, id)).returning(roleColumns);
    await indexItemsOf(tx, id);
    if (from !== newType) {
      await recordCommand(tx, former, "role", { from, to: newType });
      await notifyProfileChange(tx, slug);
    }
    return role ?? null;
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
    const former = await lockAccount(tx, email);
    if (!former) return null;
    const { id, slug, isBanned } = former;
    const [role] = await tx
      .update(users)
      .set({ bannedAt: sql`coalesce(${users.bannedAt}, now())`, bannedUntil: null })
      .where(eq(users.id, id))
      .returning(roleColumns);
    await endSessions(id, undefined, tx);
    await notifyProfileChange(tx, slug);
    if (!isBanned) await recordCommand(tx, former, "ban");
    return role ?? null;
  });
}

/**
 * Lifts the ban of an account.
 *
 * @returns Null when no account has this e-mail address.
 */
export async function unbanUser(email: string): Promise<UserRole | null> {
  return db.transaction(async (tx) => {
    const former = await lockAccount(tx, email);
    if (!former) return null;
    const { id, slug, isBanned } = former;
    const [role] = await tx
      .update(users)
      .set({ bannedAt: null, bannedUntil: null })
      .where(eq(users.id, id))
      .returning(roleColumns);
    await notifyProfileChange(tx, slug);
    if (isBanned) await recordCommand(tx, former, "unban");
    return role ?? null;
  });
}

async function lockAccount(tx: Transaction, email: string) {
  const columns = { id: users.id, slug: users.slug, ...roleColumns };
  const [account] = await tx.select(columns).from(users).where(hasEmail(email)).for("update");
  return account ?? null;
}

/** Writes a line of the audit log about what the operator did at the command line. */
async function recordCommand(
  tx: Transaction,
  { id: subjectId, name: subjectName }: { id: string; name: string },
  action: "role" | "ban" | "unban",
  details: Record<string, string> = {},
): Promise<void> {
  const subject = { subjectType: "account", subjectId, subjectName } as const;
  await recordChange(tx, { actorId: null, action, ...subject, details: { ...details, what: "commandLine" } });
}

/**
 * Has every server that listens on this database revalidate the pages that name a user, once the
 * transaction is committed. The command line cannot reach their caches.
 */
export async function notifyProfileChange(tx: Transaction, slug: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${profileChannel}, ${slug})`);
}

function hasEmail(email: string): SQL {
  return eq(sql`lower(${users.email})`, normalizeEmailAddress(email));
}
