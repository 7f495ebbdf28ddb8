import "server-only";
import { and, asc, eq } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { newsletterIssueItems, newsletterIssueTexts } from "#lib/platform/db/tables/newsletters.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { pictureColumn } from "#lib/platform/media/pictures/picture-column.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import type { IssueContent, IssueEntry } from "./issue.ts";

/**
 * What an issue says in one language; recipes and stories that are not public are left out.
 *
 * @param at when it is sent, by default now
 */
export async function getIssueContent(
  issueId: string,
  locale: Locale,
  tx: Transaction | typeof db = db,
  at?: Date | null,
): Promise<IssueContent | null> {
  const { slug, subject, preheader, intro } = newsletterIssueTexts;
  const [text] = await tx
    .select({ slug, subject, preheader, intro })
    .from(newsletterIssueTexts)
    .where(and(eq(newsletterIssueTexts.issueId, issueId), eq(newsletterIssueTexts.locale, locale)));
  return text ? { ...text, locale, entries: await listEntries(issueId, locale, tx, at) } : null;
}

async function listEntries(
  issueId: string,
  locale: Locale,
  tx: Transaction | typeof db,
  at: Date | null | undefined,
): Promise<IssueEntry[]> {
  const rows = await selectEntries(tx, locale)
    .innerJoin(newsletterIssueItems, eq(newsletterIssueItems.itemId, items.id))
    .where(and(eq(newsletterIssueItems.issueId, issueId), isPublicItem(at ?? undefined)))
    .orderBy(asc(newsletterIssueItems.position));
  return rows.map((row) => toIssueEntry(row, locale));
}

/** Selects what an entry shows of an item with a text in this language. */
export function selectEntries(tx: Transaction | typeof db, locale: Locale) {
  return tx
    .select({
      id: items.id,
      type: items.type,
      slug: itemTexts.slug,
      title: itemTexts.title,
      summary: itemTexts.summary,
      isSponsored: items.isSponsored,
      picture: pictureColumn(locale),
    })
    .from(items)
    .innerJoin(itemTexts, and(eq(itemTexts.itemId, items.id), eq(itemTexts.locale, locale)))
    .leftJoin(pictures, eq(pictures.id, items.pictureId))
    .$dynamic();
}

/** The entry of a selected row. */
export function toIssueEntry(
  { slug, ...row }: Omit<IssueEntry, "href"> & { slug: string },
  locale: Locale,
): IssueEntry {
  return { ...row, href: slugAddress(locale, row.type === "recipe" ? "/recipes/[slug]" : "/stories/[slug]", slug) };
}
