import "server-only";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { recipeDrafts, recipeReviews } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { recipes } from "#lib/platform/db/tables/recipes.ts";
import { toPageCount } from "#lib/platform/http/pagination.ts";
import { type Locale, pickLocale } from "#lib/platform/i18n/locales.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import { pictureColumn } from "#lib/platform/media/pictures/picture-column.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { type RecipeState, recipeStates } from "../states.ts";

/** A recipe of an author in one of the tabs: a draft, or what is published. */
export interface OwnRecipe {
  state: RecipeState;
  /** Null for a published recipe without an open draft. */
  draftId: string | null;
  /** Null before the first publication. */
  recipeId: string | null;
  /** In the requested language, otherwise in the other one; empty when missing. */
  title: string;
  picture: PictureView | null;
  /** Of the whole preparation; 0 while unknown. */
  minutes: number;
  /** Its page, in the requested language or the other one; null unless readers see it. */
  href: string | null;
  /** Why the editors rejected it. */
  reason: string | null;
  /** When it was last saved, or published, or is going to be. */
  changedAt: Date;
}

interface OwnRecipePage {
  data: OwnRecipe[];
  meta: { pagination: { page: number; pages: number; count: number } };
}

const pageSize = 24;
const draftTabs = ["draft", "submitted", "rejected"] as const;
type DraftTab = (typeof draftTabs)[number];

const publicationConditions: Record<Exclude<RecipeState, DraftTab>, SQL> = {
  live: sql`published_at <= now() and (expires_at is null or expires_at > now())`,
  scheduled: sql`published_at > now() and (expires_at is null or expires_at > now())`,
  expired: sql`expires_at <= now()`,
};

const isDraftTab = (tab: RecipeState): tab is DraftTab => (draftTabs as readonly string[]).includes(tab);

/**
 * Lists one page of an author's recipes in a state, newest first. A published recipe with an open
 * draft is in both tabs. A page beyond the last one is the last one.
 */
export async function listOwnRecipesByState(
  locale: Locale,
  options: { userId: string; tab: RecipeState; page: number },
): Promise<OwnRecipePage> {
  const { userId, tab } = options;
  const count = await countTab(userId, tab);
  const pages = toPageCount(count, pageSize);
  const page = Math.min(options.page, pages);
  const offset = (page - 1) * pageSize;
  const data = isDraftTab(tab)
    ? await listDrafts(locale, userId, tab, offset)
    : await listPublications(locale, userId, tab, offset);
  return { data, meta: { pagination: { page, pages, count } } };
}

/** Counts an author's recipes in every state. */
export async function countOwnRecipes(userId: string): Promise<Record<RecipeState, number>> {
  const counts = await Promise.all(recipeStates.map(async (tab) => [tab, await countTab(userId, tab)] as const));
  return Object.fromEntries(counts) as Record<RecipeState, number>;
}

function countTab(userId: string, tab: RecipeState): Promise<number> {
  return isDraftTab(tab) ? db.$count(recipeDrafts, isOwnDraft(userId, tab)) : db.$count(items, isOwnItem(userId, tab));
}

const isOwnDraft = (userId: string, tab: DraftTab) =>
  and(eq(recipeDrafts.authorId, userId), eq(recipeDrafts.state, tab));

const isOwnItem = (userId: string, tab: Exclude<RecipeState, DraftTab>) =>
  and(eq(items.authorId, userId), eq(items.type, "recipe"), eq(items.state, "live"), publicationConditions[tab]);

async function listDrafts(locale: Locale, userId: string, tab: DraftTab, offset: number): Promise<OwnRecipe[]> {
  const { id, recipeId, content, savedAt } = recipeDrafts;
  const rows = await db
    .select({
      draftId: id,
      recipeId,
      titles: sql<Record<Locale, string>>`${content} -> 'title'`,
      picture: pictureColumn(locale),
      minutes: draftMinutes,
      reason: latestReason,
      changedAt: savedAt,
    })
    .from(recipeDrafts)
    .leftJoin(pictures, sql`${pictures.id} = (${content} ->> 'pictureId')::uuid`)
    .where(isOwnDraft(userId, tab))
    .orderBy(desc(savedAt), desc(id))
    .limit(pageSize)
    .offset(offset);
  return rows.map(({ titles, reason, ...row }) => ({
    ...row,
    state: tab,
    title: pickTitle(titles, locale),
    href: null,
    reason: tab === "rejected" ? reason : null,
  }));
}

const minutesOf = (part: string) => sql`coalesce((${recipeDrafts.content} -> 'duration' ->> ${part})::int, 0)`;
const draftMinutes = sql<number>`${minutesOf("preparation")} + ${minutesOf("baking")} + ${minutesOf("resting")}`;
const latestReason = sql<string | null>`(select ${recipeReviews.reason} from ${recipeReviews}
  where ${recipeReviews.draftId} = ${recipeDrafts.id} and ${recipeReviews.action} = 'reject'
  order by ${recipeReviews.createdAt} desc limit 1)`;

async function listPublications(
  locale: Locale,
  userId: string,
  tab: Exclude<RecipeState, DraftTab>,
  offset: number,
): Promise<OwnRecipe[]> {
  const nearestTitle = db
    .select({ title: itemTexts.title, slug: itemTexts.slug, locale: itemTexts.locale })
    .from(itemTexts)
    .where(eq(itemTexts.itemId, items.id))
    .orderBy(sql`${itemTexts.locale} = ${locale} desc`)
    .limit(1)
    .as("nearest_title");
  const rows = await db
    .select({
      recipeId: items.id,
      draftId: recipeDrafts.id,
      title: nearestTitle.title,
      slug: nearestTitle.slug,
      textLocale: nearestTitle.locale,
      minutes: recipes.minutes,
      picture: pictureColumn(locale),
      changedAt: sql<Date>`${items.publishedAt}`.mapWith(items.publishedAt),
    })
    .from(items)
    .innerJoin(recipes, eq(recipes.itemId, items.id))
    .leftJoinLateral(nearestTitle, sql`true`)
    .leftJoin(recipeDrafts, and(eq(recipeDrafts.recipeId, items.id), sql`${recipeDrafts.state} <> 'accepted'`))
    .leftJoin(pictures, eq(pictures.id, items.pictureId))
    .where(isOwnItem(userId, tab))
    .orderBy(desc(items.publishedAt), desc(items.id))
    .limit(pageSize)
    .offset(offset);
  return rows.map(({ slug, textLocale, ...row }) => ({
    ...row,
    state: tab,
    title: row.title ?? "",
    href: tab === "live" && slug && textLocale ? slugAddress(textLocale, "/recipes/[slug]", slug) : null,
    reason: null,
  }));
}

/** Empty titles are missing. */
function pickTitle(titles: Record<Locale, string>, locale: Locale): string {
  return titles[locale] || (pickLocale(Object.fromEntries(Object.entries(titles).filter(([, t]) => t)), locale) ?? "");
}
