import { randomUUID } from "node:crypto";
import { startCookbook } from "#lib/cookbooks/mutations.ts";
import { db } from "#lib/db/client.ts";
import { cookbookItems } from "#lib/db/tables/cookbooks.ts";
import { items } from "#lib/db/tables/items.ts";
import { kaesespaetzle, words } from "#tests/support/kitchen.ts";

/** A new, private cookbook of this user. */
export async function book(
  userId: string,
  title = "Unter der Woche",
  more: { visibility?: "private" | "public" } = {},
) {
  return startCookbook({ userId, locale: "de", title, summary: "", visibility: "private", ...more });
}

/** A public recipe with a title of its own. */
export function recipe(authorId: string, title: string, changes: Parameters<typeof kaesespaetzle>[1] = {}) {
  const slug = `${title.toLowerCase()}-${randomUUID().slice(0, 8)}`;
  return kaesespaetzle(authorId, { texts: { de: words(slug, title), en: words(slug, title) }, ...changes });
}

/** So many recipes without texts, put into a cookbook in one go. */
export async function fillBook(cookbookId: string, authorId: string, count: number): Promise<string[]> {
  const rows = await db
    .insert(items)
    .values(
      Array.from({ length: count }, () => ({
        type: "recipe" as const,
        state: "live" as const,
        authorId,
        publishedAt: new Date("2026-01-01"),
      })),
    )
    .returning({ id: items.id });
  await db.insert(cookbookItems).values(rows.map(({ id }, position) => ({ cookbookId, itemId: id, position })));
  return rows.map(({ id }) => id);
}
