import "server-only";
import { eq, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { toLikePattern } from "#lib/platform/db/matches-words.ts";
import { redirects, type SlugKind } from "#lib/platform/db/tables/routing.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { type Page, readPage } from "#lib/platform/http/pagination.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import type { SlugRoute } from "#lib/platform/routing/routing.ts";

export interface ListedRedirect {
  /** Unique in the list. */
  key: string;
  /** Of a redirect that an editor has added; null for a former slug. */
  id: string | null;
  /** As readers type it. */
  path: string;
  /** Address of the page; null when it is gone. */
  target: string | null;
  createdAt: Date;
}

type Row = {
  id: string | null;
  kind: SlugKind | "recipe" | "article" | "path";
  locale: Locale | null;
  old: string;
  current: string | null;
  createdAt: Date;
};

const pageSize = 50;

const routes: Record<Exclude<Row["kind"], "path">, SlugRoute> = {
  item: "/recipes/[slug]",
  recipe: "/recipes/[slug]",
  article: "/stories/[slug]",
  category: "/categories/[slug]",
  tag: "/tags/[slug]",
  ingredient: "/ingredients/[slug]",
  user: "/users/[slug]",
};

const allRows = sql`
  select id, 'path' as kind, null as locale, path as old, target as current, created_at from redirects
  union all
  select null, coalesce(items.type, slug_history.kind), slug_history.locale, slug_history.slug,
    coalesce(item_texts.slug, category_texts.slug, tag_texts.slug, ingredient_texts.slug, users.slug),
    slug_history.created_at
  from slug_history
  left join items on kind = 'item' and items.id = target_id
  left join item_texts on kind = 'item' and item_id = target_id and item_texts.locale = slug_history.locale
  left join category_texts on kind = 'category' and category_id = target_id
    and category_texts.locale = slug_history.locale
  left join tag_texts on kind = 'tag' and tag_id = target_id and tag_texts.locale = slug_history.locale
  left join ingredient_texts on kind = 'ingredient' and ingredient_id = target_id
    and ingredient_texts.locale = slug_history.locale
  left join users on kind = 'user' and users.id = target_id`;

/**
 * Lists one page of the former slugs and the redirects that editors have added, newest first.
 *
 * @param search a part of the old or the new address
 */
export async function listRedirects(search: string, requestedPage: number): Promise<Page<ListedRedirect>> {
  const pattern = toLikePattern(search);
  const found = sql`(select * from (${allRows}) as every where old ilike ${pattern} or current ilike ${pattern}) as found`;
  const counted = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${found}`);
  const count = counted.rows[0]?.count ?? 0;
  return readPage({ count, pageSize, requestedPage }, async ({ limit, offset }) => {
    const { rows } = await db.execute<Row>(sql`
      select id, kind, locale, old, current, created_at as "createdAt" from ${found}
      order by created_at desc, kind, locale, old limit ${limit} offset ${offset}`);
    return rows.map(toListed);
  });
}

function toListed({ id, kind, locale, old, current, createdAt }: Row): ListedRedirect {
  const shared = { key: `${kind} ${locale} ${old}`, id, createdAt: new Date(createdAt) };
  if (kind === "path" || !locale) return { ...shared, path: old, target: current && encodePath(current) };
  const addressOf = (slug: string) => slugAddress(locale, routes[kind], slug);
  return { ...shared, path: decodeURIComponent(addressOf(old)), target: current && addressOf(current) };
}

const encodePath = (path: string) => path.split("/").map(encodeURIComponent).join("/");

/** Finds the redirect of a path; null if there is none. */
export async function findRedirectOf(tx: Transaction, path: string) {
  const [row] = await tx.select().from(redirects).where(eq(redirects.path, path));
  return row ?? null;
}

/** Locks a redirect. */
export async function lockRedirect(tx: Transaction, id: string) {
  const [row] = await tx.select().from(redirects).where(eq(redirects.id, id)).for("update");
  return row ?? null;
}
