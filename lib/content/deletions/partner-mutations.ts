import "server-only";
import { eq, sql } from "drizzle-orm";
import { indexItemsInBatches } from "#lib/content/search-index/index-in-batches.ts";
import { lockAdmin } from "#lib/platform/auth/editors.ts";
import { lockMenus } from "#lib/platform/db/lock-menus.ts";
import type { DeletedData, MenuPlace } from "#lib/platform/db/tables/editing/deleted-entries.ts";
import { menus } from "#lib/platform/db/tables/feeds.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { freePosition } from "./content-mutations.ts";
import { RestoreError } from "./errors.ts";
import { insertRows } from "./row-mutations.ts";

/**
 * Makes a profile a partner again, with its links in the menus. Roles of accounts are for admins.
 *
 * @throws RestoreError after which the transaction has to be rolled back
 */
export async function restorePartner(tx: Transaction, { rows, places = [] }: DeletedData, editorId: string) {
  await lockMenus(tx);
  const [row] = rows?.partners ?? [];
  const id = String(row?.user_id);
  const { newType, email, slug } = users;
  const [profile] = await tx.select({ newType, email, slug }).from(users).where(eq(users.id, id)).for("update");
  if (!profile) throw new RestoreError("gone", "users");
  const isAccount = profile.email !== null && profile.newType !== "partner";
  if (isAccount && !(await lockAdmin(tx, editorId))) throw new RestoreError("adminOnly");
  await freePosition(tx, "partners", Number(row?.position));
  await insertRows(tx, "partners", row ? [row] : []);
  // An editor or admin keeps that role.
  if (profile.newType === "contributor" || profile.newType === "community") {
    await tx.update(users).set({ newType: "partner" }).where(eq(users.id, id));
  }
  for (const place of places) await restorePlace(tx, id, place);
  // Lists know what partners have written.
  const written = await tx.select({ id: items.id }).from(items).where(eq(items.authorId, id));
  const itemIds = written.map((item) => item.id);
  await indexItemsInBatches(tx, itemIds);
  return { id, itemIds, slugs: [profile.slug] };
}

/** Puts a link back, unless its group is gone or has it. */
async function restorePlace(tx: Transaction, partnerId: string, { menu, group, index }: MenuPlace): Promise<void> {
  const isMenu = sql`${menus.type} = ${menu}`;
  const [row] = await tx.select({ content: menus.content }).from(menus).where(isMenu);
  const content = row?.content.map((one) => {
    const isGroup = one.title.de === group.de && one.title.en === group.en;
    if (!isGroup || one.entries.some((entry) => entry.partnerId === partnerId)) return one;
    return { ...one, entries: one.entries.toSpliced(index, 0, { partnerId }) };
  });
  if (content) await tx.update(menus).set({ content }).where(isMenu);
}
