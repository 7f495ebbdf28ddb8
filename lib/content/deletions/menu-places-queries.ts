import "server-only";
import { sql } from "drizzle-orm";
import type { MenuPlace } from "#lib/platform/db/tables/editing/deleted-entries.ts";
import { menus } from "#lib/platform/db/tables/feeds.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";

/** Lists where the menus link to a partner. */
export async function listMenuPlaces(tx: Transaction, partnerId: string): Promise<MenuPlace[]> {
  const rows = await tx
    .select({ type: menus.type, content: menus.content })
    .from(menus)
    .where(sql`strpos(${menus.content}::text, ${partnerId}) > 0`);
  return rows.flatMap(({ type, content }) =>
    content.flatMap(({ title, entries }) =>
      entries.flatMap((entry, index) => (entry.partnerId === partnerId ? [{ menu: type, group: title, index }] : [])),
    ),
  );
}
