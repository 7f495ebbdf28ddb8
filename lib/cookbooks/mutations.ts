import "server-only";
import { db } from "#lib/db/client.ts";
import { cookbookItems, cookbooks } from "#lib/db/tables/cookbooks.ts";
import type { Localized } from "#lib/i18n/locales.ts";

export interface CookbookInput {
  slug: string;
  userId: string;
  titles: Partial<Localized>;
  summaries: Partial<Localized>;
  coverId?: string;
  visibility: "private" | "public";
  /** In the order of the book. */
  itemIds: string[];
}

/** Stores a cookbook with its items and returns its id; a taken slug is refused with SQLSTATE 23505. */
export async function createCookbook({ itemIds, ...cookbook }: CookbookInput): Promise<string> {
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(cookbooks).values(cookbook).returning({ id: cookbooks.id });
    if (!row) throw new Error("createCookbook: the database returned no id");
    if (itemIds.length > 0) {
      await tx
        .insert(cookbookItems)
        .values(itemIds.map((itemId, position) => ({ cookbookId: row.id, itemId, position })));
    }
    return row.id;
  });
}
