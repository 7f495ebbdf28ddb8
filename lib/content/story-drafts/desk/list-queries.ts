import "server-only";
import { and, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { storyDrafts } from "#lib/platform/db/tables/editing/story-drafts.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { type StoryType, stories } from "#lib/platform/db/tables/stories.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { toPageCount } from "#lib/platform/http/pagination.ts";
import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { findPublishedContents } from "../live-queries.ts";
import { isWrittenBy } from "../own-story.ts";
import { getStoryState, type StoryState } from "../publication/story-publication.ts";
import { listChangedLanguages, toWorkingCopy } from "../working-copy.ts";
import { getCompleteness } from "./completeness.ts";
import type { StoryFilter } from "./filter.ts";

/** A story in the list of the desk. */
export interface ListedStory {
  id: string;
  /** In the language of the editor, or else in the other one; empty before it is written. */
  title: string;
  language: Locale;
  storyType: StoryType;
  author: string;
  state: StoryState;
  hasChanges: boolean;
  /** Of a partner: it waits for an editor, or was returned by one. */
  submission: "submitted" | "returned" | null;
  /** Percent of its texts per language. */
  completeness: Localized<number>;
  changedAt: Date;
  /** Who has saved it last; null when that is not known. */
  changedBy: string | null;
}

interface ListedStories {
  data: ListedStory[];
  meta: { pagination: { page: number; pages: number; count: number } };
}

const pageSize = 24;
/** A scheduled story of the sample content was "updated" when it appears. */
const updatedAt = sql`case when ${items.updatedAt} <= now() then ${items.updatedAt} else ${items.createdAt} end`;
const changedAt = sql<Date>`greatest(${updatedAt}, ${storyDrafts.savedAt})`.mapWith(items.updatedAt);

/**
 * Lists one page of all stories that match a filter, the last changed first; with an owner (see
 * `getDeskOwnerId`) only theirs. A page beyond the last one is the last one.
 */
export async function listStories(
  locale: Locale,
  filter: StoryFilter,
  { ownerId, page: requestedPage }: { ownerId: string | null; page: number },
): Promise<ListedStories> {
  const condition = and(
    eq(items.type, "article"),
    ownerId ? isWrittenBy(ownerId) : undefined,
    filter.type ? eq(stories.storyType, filter.type) : undefined,
    filter.state ? isInState(filter.state) : undefined,
    filter.state === "deleted" ? undefined : isNull(storyDrafts.deletedAt),
    matches(filter.search),
  );
  const [counted] = await db
    .select({ count: count() })
    .from(stories)
    .innerJoin(items, eq(items.id, stories.itemId))
    .leftJoin(storyDrafts, eq(storyDrafts.itemId, items.id))
    .where(condition);
  const total = counted?.count ?? 0;
  const pages = toPageCount(total, pageSize);
  const page = Math.min(requestedPage, pages);
  const rows = await selectRows(condition, (page - 1) * pageSize);
  const published = await findPublishedContents(rows.map(({ item }) => item.id));
  const now = currentTime();
  const data = rows.flatMap(({ item, draft, author, changedAt: changed, changedBy }): ListedStory[] => {
    const former = published.get(item.id);
    if (!former) return [];
    const content = toWorkingCopy(former, draft);
    const language = locales.toSorted((a) => (a === locale ? -1 : 1)).find((one) => content.texts[one].title) ?? locale;
    const state = getStoryState(item, now);
    return [
      {
        id: item.id,
        title: content.texts[language].title,
        language,
        storyType: content.storyType,
        author,
        state,
        hasChanges: state !== "draft" && listChangedLanguages(former, content).length > 0,
        submission: draft?.submittedAt ? "submitted" : draft?.returnReason ? "returned" : null,
        completeness: getCompleteness(content),
        changedAt: changed,
        changedBy,
      },
    ];
  });
  return { data, meta: { pagination: { page, pages, count: total } } };
}

function selectRows(condition: SQL | undefined, offset: number) {
  return db
    .select({
      item: items,
      draft: storyDrafts,
      author: users.name,
      changedAt,
      changedBy: sql<string | null>`(select name from users where users.id = ${storyDrafts.savedById})`,
    })
    .from(stories)
    .innerJoin(items, eq(items.id, stories.itemId))
    .innerJoin(users, eq(users.id, items.authorId))
    .leftJoin(storyDrafts, eq(storyDrafts.itemId, items.id))
    .where(condition)
    .orderBy(desc(changedAt), desc(items.id))
    .limit(pageSize)
    .offset(offset);
}

function isInState(state: NonNullable<StoryFilter["state"]>): SQL | undefined {
  const { publishedAt, expiresAt } = items;
  const isLive = eq(items.state, "live");
  switch (state) {
    case "draft":
      return sql`(${items.state} <> 'live' or ${publishedAt} is null)`;
    case "scheduled":
      return and(isLive, sql`${publishedAt} > now()`, or(isNull(expiresAt), sql`${expiresAt} > now()`));
    case "expired":
      return and(isLive, sql`${expiresAt} <= now()`);
    case "live":
      return and(isLive, sql`${publishedAt} <= now()`, or(isNull(expiresAt), sql`${expiresAt} > now()`));
    case "submitted":
      return isNotNull(storyDrafts.submittedAt);
    case "deleted":
      return isNotNull(storyDrafts.deletedAt);
    case "returned":
      return isNotNull(storyDrafts.returnReason);
    case "changed":
      return and(isLive, sql`${storyDrafts.publishedVersion} is distinct from ${storyDrafts.version}`);
  }
}

/** Words of the title that is published, or of the one that an editor has written since. */
function matches(search: string): SQL | undefined {
  if (search === "") return undefined;
  const patterns = search.split(/\s+/).map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
  const inTitle = (title: SQL) => and(...patterns.map((pattern) => sql`${title} ilike ${pattern}`));
  const draftTitle = (locale: Locale) => sql`${storyDrafts.content} #>> array['texts', ${locale}, 'title']`;
  return or(
    sql`exists (select from item_texts where item_texts.item_id = ${items.id} and ${inTitle(sql`title`)})`,
    ...locales.map((locale) => inTitle(draftTitle(locale))),
  );
}
