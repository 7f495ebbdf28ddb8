import "server-only";
import { and, asc, count, desc, eq, inArray, sql } from "drizzle-orm";
import { listCurrentSlugs } from "#lib/content/recipes/stored-queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { recipeDrafts, recipeReviews } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { tags, tagTexts } from "#lib/platform/db/tables/tags.ts";
import { type UserType, users } from "#lib/platform/db/tables/users.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { slugAddresses } from "#lib/platform/routing/address.ts";
import { findCategorization } from "../draft/recipe-queries.ts";
import { getPublishedContent } from "../draft/revision-queries.ts";
import type { DraftContent } from "../draft.ts";

/** The author of a draft, for editors. */
export interface DraftAuthor {
  name: string;
  slug: string;
  newType: UserType;
  joinedAt: Date;
  publishedCount: number;
}

/** The author of a draft; null when the account was deleted meanwhile. */
export async function getDraftAuthor(authorId: string): Promise<DraftAuthor | null> {
  const [author] = await db
    .select({ name: users.name, slug: users.slug, newType: users.newType, joinedAt: users.createdAt })
    .from(users)
    .where(eq(users.id, authorId));
  const [published] = await db
    .select({ count: count() })
    .from(items)
    .where(and(eq(items.authorId, authorId), eq(items.type, "recipe"), isPublicItem()));
  return author ? { ...author, publishedCount: published?.count ?? 0 } : null;
}

/** What editors know of the recipe that a draft revises or has become. */
export interface ReviewedRecipe {
  id: string;
  publishedAt: Date | null;
  expiresAt: Date | null;
  mainCategoryId: string | null;
  categoryIds: string[];
  tagIds: string[];
  /** Addresses of its page per language. */
  hrefs: Partial<Record<Locale, string>>;
  /** What readers see now. */
  content: DraftContent;
}

/** The recipe of a draft, whether or not readers see it now. */
export function getReviewedRecipe(recipeId: string): Promise<ReviewedRecipe | null> {
  return db.transaction(async (tx) => {
    const [item] = await tx
      .select({ publishedAt: items.publishedAt, expiresAt: items.expiresAt })
      .from(items)
      .where(eq(items.id, recipeId));
    if (!item) return null;
    const { mainCategoryId = null, categoryIds, tagIds } = await findCategorization(tx, recipeId);
    const slugs = Object.entries(await listCurrentSlugs(tx, recipeId)).map(([locale, slug]) => ({
      locale: locale as Locale,
      slug,
    }));
    const hrefs = slugAddresses("/recipes/[slug]", slugs);
    const content = await getPublishedContent(tx, recipeId);
    return { id: recipeId, ...item, mainCategoryId, categoryIds, tagIds, hrefs, content };
  });
}

/** A tag that editors may set, also a hidden one. */
export interface AssignableTag {
  id: string;
  type: string;
  title: string;
  isHidden: boolean;
}

/** Lists all tags by type and title, for editors. */
export function listAssignableTags(locale: Locale): Promise<AssignableTag[]> {
  return db
    .select({ id: tags.id, type: tags.type, title: tagTexts.title, isHidden: tags.isHidden })
    .from(tags)
    .innerJoin(tagTexts, and(eq(tagTexts.tagId, tags.id), eq(tagTexts.locale, locale)))
    .orderBy(asc(tags.isHidden), asc(tags.type), asc(tagTexts.title));
}

/** A decision of the editors. */
export interface Decision {
  draftId: string;
  title: string;
  language: Locale;
  action: "accept" | "reject";
  /** Null after the account was deleted. */
  editor: string | null;
  createdAt: Date;
}

const recentCount = 10;

/** Lists the latest decisions of all editors, newest first. */
export async function listRecentDecisions(): Promise<Decision[]> {
  const { content } = recipeDrafts;
  const rows = await db
    .select({
      draftId: recipeDrafts.id,
      title: sql<string>`${content} -> 'title' ->> (${content} ->> 'language')`,
      language: sql<Locale>`${content} ->> 'language'`,
      action: recipeReviews.action,
      editor: users.name,
      createdAt: recipeReviews.createdAt,
    })
    .from(recipeReviews)
    .innerJoin(recipeDrafts, eq(recipeDrafts.id, recipeReviews.draftId))
    .leftJoin(users, eq(users.id, recipeReviews.userId))
    .where(inArray(recipeReviews.action, ["accept", "reject"]))
    .orderBy(desc(recipeReviews.createdAt), desc(recipeReviews.id))
    .limit(recentCount);
  return rows.map((row) => ({ ...row, action: row.action === "accept" ? "accept" : "reject" }));
}
