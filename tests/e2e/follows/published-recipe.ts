import { randomUUID } from "node:crypto";
import { lastDigestTime } from "#lib/people/follows/digest-schedule.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import type { Account } from "../support/account.ts";
import { dataDir, query } from "../support/database.ts";

const hourMs = 3_600_000;
const createdIds: string[] = [];

/** Inserts a recipe of an author that was published an hour before the latest digest time. */
export async function publishRecipe(author: Account, locale: Locale): Promise<{ title: string; publishedAt: Date }> {
  const title = `Suppe ${randomUUID().slice(0, 8)}`;
  const publishedAt = new Date(lastDigestTime(new Date(currentTimeMs() - hourMs)).getTime() - hourMs);
  const [row] = await query<{ id: string }>(
    dataDir,
    `with made as (
       insert into items (type, state, author_id, published_at) values ('recipe', 'live', $1, $2) returning id
     ), facts as (
       insert into recipes (item_id, preparation, servings_amount, utensils, steps)
       select id, 20, 4, '[]', '[]' from made
     ), words as (
       insert into recipe_texts (item_id, locale, groups, steps) select id, $3, '[]', '[]' from made
     ), texts as (
       insert into item_texts (item_id, locale, slug, title, summary) select id, $3, 'suppe-' || id, $4, '' from made
     ) select id from made`,
    [author.id, publishedAt, locale, title],
  );
  createdIds.push(row?.id ?? "");
  return { title, publishedAt };
}

/** Ends the recipes: a job revalidates their pages; deleted ones would stay in stored lists. */
export async function expirePublishedRecipes(): Promise<void> {
  await query(dataDir, "update items set expires_at = now() where id = any($1)", [createdIds]);
}
