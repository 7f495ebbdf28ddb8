import "server-only";
import { db } from "#lib/db/client.ts";
import { menus } from "#lib/db/tables/feeds.ts";

export type MenuEntryInput = Omit<typeof menus.$inferInsert, "id" | "position">;

/** Replaces the main menu, in this order. */
export async function replaceMenu(entries: MenuEntryInput[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(menus);
    await tx.insert(menus).values(entries.map((entry, position) => ({ ...entry, position })));
  });
}
