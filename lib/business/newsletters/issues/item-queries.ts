import "server-only";
import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { newsletterIssueItems } from "#lib/platform/db/tables/newsletters.ts";
import { stories } from "#lib/platform/db/tables/stories.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { parseContentAddress } from "./content-address.ts";
import { selectEntries, toIssueEntry } from "./content-queries.ts";
import type { IssueEntry } from "./issue.ts";

/** A recipe or story that an issue can contain. */
export interface IssueItem {
  id: string;
  title: string;
  href: string;
}

/** Has no static pages, which are no reading matter. */
const isSendable = (at?: Date | null) =>
  and(
    isPublicItem(at ?? undefined),
    sql`not exists (select from ${stories} where ${stories.itemId} = ${items.id} and ${stories.storyType} = 'static_page')`,
  );

/**
 * Finds public recipes and stories by their addresses or slugs, in any language.
 *
 * @param at when the issue is sent, by default now
 * @returns the ids in the order given, each once, and what names none
 */
export async function findIssueItems(
  addresses: readonly string[],
  at?: Date | null,
): Promise<{ ids: string[]; unknown: string[] }> {
  const wanted = addresses.map((written) => ({ written, parsed: parseContentAddress(written) }));
  const slugs = wanted.flatMap(({ parsed }) => (parsed ? [parsed.slug] : []));
  const rows =
    slugs.length === 0
      ? []
      : await db
          .select({ id: items.id, type: items.type, slug: itemTexts.slug })
          .from(itemTexts)
          .innerJoin(items, eq(items.id, itemTexts.itemId))
          .where(and(inArray(itemTexts.slug, slugs), isSendable(at)));
  const found = wanted.map(({ written, parsed }) => ({
    written,
    id: rows.find(({ slug, type }) => slug === parsed?.slug && (parsed.type ?? type) === type)?.id,
  }));
  return {
    ids: [...new Set(found.flatMap(({ id }) => (id ? [id] : [])))],
    unknown: found.flatMap(({ written, id }) => (id ? [] : [written])),
  };
}

/** The recipes and stories of an issue in their order, also those that are not public any more. */
export async function listIssueItems(issueId: string, locale: Locale): Promise<IssueItem[]> {
  const rows = await selectItems(locale)
    .innerJoin(newsletterIssueItems, eq(newsletterIssueItems.itemId, items.id))
    .where(eq(newsletterIssueItems.issueId, issueId))
    .orderBy(newsletterIssueItems.position);
  return rows.map(toIssueItem);
}

/** Public recipes and stories as an issue would show them, in the order of `ids`. */
export async function listItemContents(ids: readonly string[], locale: Locale): Promise<IssueEntry[]> {
  const rows = await selectEntries(db, locale).where(and(inArray(items.id, [...ids]), isSendable()));
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map((row) => toIssueEntry(row, locale)));
}

/** The newest stories and recipes, which no issue contains yet. */
export async function listSuggestions(locale: Locale, count: number): Promise<IssueItem[]> {
  const select = (type: "recipe" | "article") =>
    selectItems(locale)
      .where(
        and(
          eq(items.type, type),
          isSendable(),
          sql`not exists (select from newsletter_issue_items used where used.item_id = ${items.id})`,
        ),
      )
      .orderBy(desc(items.publishedAt), desc(items.id))
      .limit(count);
  const lists = await Promise.all([select("article"), select("recipe")]);
  return lists.flat().map(toIssueItem);
}

function selectItems(locale: Locale) {
  return db
    .select({
      id: items.id,
      type: items.type,
      title: itemTexts.title,
      slug: itemTexts.slug,
      locale: itemTexts.locale,
    })
    .from(items)
    .innerJoin(
      itemTexts,
      and(
        eq(itemTexts.itemId, items.id),
        // In the other language, where this one has no text.
        or(
          eq(itemTexts.locale, locale),
          sql`not exists (select from item_texts own where own.item_id = ${items.id} and own.locale = ${locale})`,
        ),
      ),
    )
    .$dynamic();
}

interface ItemRow {
  id: string;
  type: "recipe" | "article";
  title: string;
  slug: string;
  locale: Locale;
}

function toIssueItem({ id, type, title, slug, locale }: ItemRow): IssueItem {
  return { id, title, href: slugAddress(locale, type === "recipe" ? "/recipes/[slug]" : "/stories/[slug]", slug) };
}
