import "server-only";
import { sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import type { ItemType } from "#lib/platform/db/tables/items.ts";
import type { StepText } from "#lib/platform/db/tables/recipes.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { type MeasureCounts, shownMeasures } from "./measures.ts";
import type { Period } from "./period.ts";

/** What was counted of one item in a period. */
interface ItemStatistics {
  id: string;
  type: ItemType;
  title: string;
  /** Its page for readers, if it is or was in this language. */
  href: string | null;
  counts: MeasureCounts;
  /** Null for a story. */
  cooking: Cooking | null;
}

export interface Cooking {
  started: number;
  finished: number;
  /** All steps of the recipe in their order. */
  steps: { text: StepText; stopped: number }[];
}

interface Row {
  id: string;
  type: ItemType;
  title: string | null;
  slug: string | null;
  steps: StepText[] | null;
}

/**
 * What was counted of an item in a period; null without such an item, or unless it is by the wanted
 * author.
 */
export async function findItemStatistics(
  locale: Locale,
  id: string,
  { from, to }: Period,
  authorId: string | null,
): Promise<ItemStatistics | null> {
  const byLocale = sql`order by locale = ${locale} desc limit 1`;
  const found = await db.execute(sql`
    select id, type,
      (select title from item_texts where item_id = items.id ${byLocale}) as title,
      (select slug from item_texts where item_id = items.id and locale = ${locale}) as slug,
      (select steps from recipe_texts where item_id = items.id ${byLocale}) as steps
    from items where id = ${id} ${authorId ? sql`and author_id = ${authorId}` : sql``}`);
  const item = found.rows[0] as Row | undefined;
  if (!item) return null;
  const { rows } = await db.execute<{ measure: string; step: number; count: number }>(sql`
    select measure, step, sum(count)::int as count from item_statistics
    where item_id = ${id} and day between ${from}::date and ${to}::date group by measure, step`);
  const count = (measure: string, step = 0) =>
    rows.find((row) => row.measure === measure && row.step === step)?.count ?? 0;
  const { type, title, slug, steps } = item;
  return {
    id,
    type,
    title: title ?? "",
    href: slug && slugAddress(locale, type === "recipe" ? "/recipes/[slug]" : "/stories/[slug]", slug),
    counts: Object.fromEntries(shownMeasures.map((measure) => [measure, count(measure)])) as MeasureCounts,
    cooking: steps && {
      started: count("cook_start"),
      finished: count("cook_finish"),
      steps: steps.map((text, index) => ({ text, stopped: count("cook_stop", index + 1) })),
    },
  };
}
