import "server-only";
import { and, asc, eq, isNull, notInArray, or, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { menus } from "#lib/platform/db/tables/feeds.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { partners, users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { isPublicUser } from "#lib/platform/db/visibility.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";

/** A partner as the desk edits them. */
export interface DeskPartner {
  /** Of the profile. */
  id: string;
  name: string;
  slug: string;
  logo: string;
  trade: Localized;
  version: number;
}

const columns = {
  id: users.id,
  name: users.name,
  slug: users.slug,
  logo: partners.logo,
  trade: partners.trade,
  version: partners.version,
};

/** Lists the partners in the order of the site. */
export async function listDeskPartners(tx: Transaction | typeof db = db): Promise<DeskPartner[]> {
  return tx
    .select(columns)
    .from(partners)
    .innerJoin(users, eq(users.id, partners.userId))
    .orderBy(asc(partners.position), asc(users.name));
}

/** Finds a partner by the id of the profile; null if there is none. */
export async function findDeskPartner(id: string): Promise<DeskPartner | null> {
  const [row] = await db
    .select(columns)
    .from(partners)
    .innerJoin(users, eq(users.id, partners.userId))
    .where(eq(partners.userId, id));
  return row ?? null;
}

/**
 * Profiles that can become partners: guests without an account, and those who have the role, but no
 * logo yet. Roles of accounts are for admins.
 */
export async function listCandidates(): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(
      and(
        or(and(eq(users.newType, "contributor"), isNull(users.email)), eq(users.newType, "partner")),
        notInArray(users.id, db.select({ id: partners.userId }).from(partners)),
        isPublicUser(),
      ),
    )
    .orderBy(asc(sql`lower(${users.name})`));
}

/** Locks a profile; null if there is none. */
export async function lockProfile(tx: Transaction, id: string) {
  const { name, slug, newType, email } = users;
  const [row] = await tx.select({ name, slug, newType, email }).from(users).where(eq(users.id, id)).for("update");
  return row ?? null;
}

/** Ids of the recipes and stories of a partner. */
export async function listItemIds(tx: Transaction, id: string): Promise<string[]> {
  const rows = await tx.select({ id: items.id }).from(items).where(eq(items.authorId, id));
  return rows.map((row) => row.id);
}

/** Counts the recipes and stories of a partner that are labelled as paid. */
export function countSponsored(id: string): Promise<number> {
  return db.$count(items, and(eq(items.authorId, id), eq(items.isSponsored, true)));
}

/** All menus with their groups. */
export function listMenuGroups(tx: Transaction) {
  return tx.select({ id: menus.id, content: menus.content }).from(menus);
}
