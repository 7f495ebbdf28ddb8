import "server-only";
import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import { db } from "#lib/platform/db/client.ts";
import { newsletterIssues, newsletterIssueTexts } from "#lib/platform/db/tables/newsletters.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { getIssueContent } from "./content-queries.ts";
import type { ArchivedIssue, IssueContent } from "./issue.ts";

/** Ten years of weekly issues. */
const maxListed = 520;

/** Lists the samples and the issues that were sent or are being sent, the newest first. */
export const listArchivedIssues = cached(
  "newsletter-archive",
  () => [cacheTags.newsletters, cacheTags.cards],
  async (locale: Locale): Promise<ArchivedIssue[]> => {
    const rows = await db
      .select({
        id: newsletterIssues.id,
        title: newsletterIssueTexts.subject,
        slug: sql<string>`${newsletterIssueTexts.slug}`,
        startedAt: sql<Date>`${newsletterIssues.startedAt}`.mapWith(newsletterIssues.startedAt),
        picture: firstPicture(locale),
      })
      .from(newsletterIssues)
      .innerJoin(newsletterIssueTexts, eq(newsletterIssueTexts.issueId, newsletterIssues.id))
      .where(and(ne(newsletterIssues.state, "draft"), eq(newsletterIssueTexts.locale, locale)))
      .orderBy(desc(newsletterIssues.startedAt), asc(newsletterIssues.id))
      .limit(maxListed);
    return rows.map(({ slug, startedAt, ...row }) => ({
      ...row,
      href: slugAddress(locale, "/newsletter/archive/[slug]", slug),
      publishedAt: startedAt.toISOString(),
    }));
  },
);

/** SQL for the picture of the first recipe or story of the issue that readers see with one. */
function firstPicture(locale: Locale) {
  return sql<PictureView | null>`(
    select json_build_object('id', pictures.id, 'width', pictures.width, 'height', pictures.height,
      'placeholder', pictures.placeholder, 'alt', coalesce(pictures.alts ->> ${locale}, ''))
    from newsletter_issue_items entry join items on items.id = entry.item_id join pictures on pictures.id = items.picture_id
    where entry.issue_id = ${newsletterIssues.id} and ${isPublicItem()} order by entry.position limit 1)`;
}

/** An issue of the archive with its content and its slugs in all languages. */
export interface ArchivedIssueDetail extends IssueContent {
  id: string;
  publishedAt: string;
  slugs: { locale: Locale; slug: string }[];
}

/** The issue with this slug, or null. */
export const getArchivedIssue = cached(
  "newsletter-issue",
  () => [cacheTags.newsletters, cacheTags.cards],
  async (locale: Locale, slug: string): Promise<ArchivedIssueDetail | null> => {
    const [issue] = await db
      .select({ id: newsletterIssues.id, startedAt: newsletterIssues.startedAt })
      .from(newsletterIssues)
      .innerJoin(newsletterIssueTexts, eq(newsletterIssueTexts.issueId, newsletterIssues.id))
      .where(
        and(
          eq(newsletterIssueTexts.locale, locale),
          eq(newsletterIssueTexts.slug, slug),
          ne(newsletterIssues.state, "draft"),
        ),
      );
    const content = issue && (await getIssueContent(issue.id, locale));
    if (!issue?.startedAt || !content) return null;
    const texts = await db
      .select({ locale: newsletterIssueTexts.locale, slug: newsletterIssueTexts.slug })
      .from(newsletterIssueTexts)
      .where(eq(newsletterIssueTexts.issueId, issue.id));
    return {
      ...content,
      id: issue.id,
      publishedAt: issue.startedAt.toISOString(),
      slugs: texts.flatMap((text) => (text.slug ? [{ locale: text.locale, slug: text.slug }] : [])),
    };
  },
);
