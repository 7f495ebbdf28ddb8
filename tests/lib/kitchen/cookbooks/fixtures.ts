import { randomUUID } from "node:crypto";
import { createUserCookbook } from "#lib/kitchen/cookbooks/mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { type CookbookVisibility, cookbookItems } from "#lib/platform/db/tables/cookbooks.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

/** Creates a cookbook, private unless `more` says otherwise. */
export async function createCookbook(
  userId: string,
  title = "Unter der Woche",
  more: { visibility?: CookbookVisibility } = {},
) {
  return createUserCookbook({ userId, locale: "de", title, summary: "", visibility: "private", ...more });
}

/** Creates a public recipe with this title. */
export function createRecipe(authorId: string, title: string, changes: Parameters<typeof createTestRecipe>[1] = {}) {
  const slug = `${title.toLowerCase()}-${randomUUID().slice(0, 8)}`;
  return createTestRecipe(authorId, {
    texts: { de: recipeTexts(slug, title), en: recipeTexts(slug, title) },
    ...changes,
  });
}

/** Adds a number of new recipes without texts to a cookbook. @returns their ids */
export async function fillCookbook(cookbookId: string, authorId: string, count: number): Promise<string[]> {
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
