import "server-only";
import { and, eq, inArray } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** A recipe that a module can show on some day, and when readers see it. */
export interface DatedRecipe {
  id: string;
  title: string;
  publishedAt: Date | null;
  /** Null without an end. */
  expiresAt: Date | null;
}

/** Lists the live recipes among these in a language, also scheduled ones, in the order of `ids`. */
export async function listDatedRecipes(locale: Locale, ids: readonly string[]): Promise<DatedRecipe[]> {
  if (ids.length === 0) return [];
  const { id, publishedAt, expiresAt, state } = items;
  const rows = await db
    .select({ id, title: itemTexts.title, publishedAt, expiresAt })
    .from(items)
    .innerJoin(itemTexts, and(eq(itemTexts.itemId, id), eq(itemTexts.locale, locale)))
    .where(and(inArray(id, [...ids]), eq(state, "live")));
  return ids.flatMap((one) => rows.find((row) => row.id === one) ?? []);
}

/** Whether readers see a recipe at an instant: the rule of `isPublicItem`. */
export function isShownAt({ publishedAt, expiresAt }: DatedRecipe, at: Date): boolean {
  return publishedAt !== null && publishedAt <= at && (expiresAt === null || expiresAt > at);
}
