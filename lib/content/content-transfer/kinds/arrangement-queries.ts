import "server-only";
import { asc, isNotNull, sql } from "drizzle-orm";
import { feedModules, feedNames, menus } from "#lib/platform/db/tables/feeds.ts";
import { hotlineQuestions } from "#lib/platform/db/tables/hotline.ts";
import { redirects } from "#lib/platform/db/tables/routing.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { type StoredEntry, withoutNulls } from "./stored-entry.ts";

export async function listMenus(tx: Transaction): Promise<StoredEntry[]> {
  const rows = await tx.select().from(menus).orderBy(asc(menus.position));
  return rows.map(({ type: key, position, title, route, content }) => ({
    id: key,
    entry: { key, ...withoutNulls({ position, title, route, content }) },
  }));
}

export async function listFeeds(tx: Transaction): Promise<StoredEntry[]> {
  const rows = await tx.select().from(feedModules).orderBy(asc(feedModules.position));
  const byFeed = Map.groupBy(rows, ({ feed }) => feed);
  return feedNames.flatMap((feed) => {
    const modules = byFeed
      .get(feed)
      ?.map(({ locale, startsAt, endsAt, data }) => withoutNulls({ locale, startsAt, endsAt, data }));
    return modules ? [{ id: feed, entry: { key: feed, modules } }] : [];
  });
}

/** Answered questions; those that wait for an answer are no content yet. */
export async function listHotline(tx: Transaction): Promise<StoredEntry[]> {
  const rows = await tx
    .select()
    .from(hotlineQuestions)
    .where(isNotNull(hotlineQuestions.answeredAt))
    .orderBy(asc(hotlineQuestions.answeredAt), asc(hotlineQuestions.id));
  return rows.map(({ id, locale, topic, question, answer, answeredAt }) => ({
    id,
    entry: { key: id, locale, topic, question, answer, answeredAt },
  }));
}

/** Former slugs, without those whose target is gone, and addresses that editors have added. */
export async function listRedirects(tx: Transaction): Promise<StoredEntry[]> {
  const { rows } = await tx.execute<{ kind: string; locale: string; slug: string; target: string }>(sql`
    select kind, locale, slug, coalesce(
      (select slug || case locale when 'de' then '' else '.' || locale end from item_texts
        where kind = 'item' and item_id = target_id order by locale limit 1),
      (select key from categories where kind = 'category' and id = target_id),
      (select key from tags where kind = 'tag' and id = target_id),
      (select key from ingredients where kind = 'ingredient' and id = target_id),
      (select users.slug from users where kind = 'user' and id = target_id)) as target
    from slug_history where kind in ('item', 'category', 'tag', 'ingredient', 'user') order by kind, locale, slug`);
  const formerSlugs = rows
    .filter(({ target }) => target !== null)
    .map((entry) => ({ id: `${entry.kind}:${entry.locale}:${entry.slug}`, entry }));
  const { path, target } = redirects;
  const paths = await tx.select({ path, target }).from(redirects).orderBy(asc(path));
  return [...formerSlugs, ...paths.map((row) => ({ id: `path:${row.path}`, entry: { kind: "path", ...row } }))];
}
