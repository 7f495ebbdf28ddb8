import "server-only";
import { db } from "#lib/db/client.ts";
import { menus } from "#lib/db/tables/feeds.ts";

export type MenuInput = Omit<typeof menus.$inferInsert, "id" | "position">;

/** Replaces the main menu by these entries, in this order. */
export async function setMenu(entries: MenuInput[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(menus);
    await tx.insert(menus).values(entries.map((entry, position) => ({ ...entry, position })));
  });
}
