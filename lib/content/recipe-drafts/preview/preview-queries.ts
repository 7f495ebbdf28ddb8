import "server-only";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Recipe } from "#lib/content/recipes/recipe.ts";
import { toRecipe } from "#lib/content/recipes/recipe-mapper.ts";
import { db } from "#lib/platform/db/client.ts";
import { ingredients, ingredientTexts } from "#lib/platform/db/tables/ingredients.ts";
import { utensils } from "#lib/platform/db/tables/recipes.ts";
import { tags, tagTexts } from "#lib/platform/db/tables/tags.ts";
import { units } from "#lib/platform/db/tables/units.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { findPictures, findVideos } from "#lib/platform/media/queries.ts";
import type { Draft } from "../draft/queries.ts";
import { toPreviewRows } from "./preview-rows.ts";

type PreviewedDraft = Pick<Draft, "id" | "authorId" | "content" | "savedAt">;

/**
 * The recipe that a draft would become, as its page shows it. Without a title in a language it is
 * in the language it is written in.
 *
 * @returns null without the author
 */
export async function getRecipePreview(locale: Locale, draft: PreviewedDraft): Promise<Recipe | null> {
  const { content } = draft;
  const language = content.title[locale] ? locale : content.language;
  const [author] = await db.select().from(users).where(eq(users.id, draft.authorId));
  if (!author) return null;
  const pictureIds = [content.pictureId, author.pictureId, ...content.steps.map(({ pictureId }) => pictureId)];
  const videoIds = content.steps.map(({ videoId }) => videoId);
  const rows = content.groups.flatMap((group) => group.ingredients);
  const utensilIds = [
    ...content.utensils.map(({ utensilId }) => utensilId),
    ...content.steps.flatMap((step) => step.utensilIds),
  ];
  const [lexicon, unitRows, utensilRows, tagRows, pictures, videos] = await Promise.all([
    listLexicon(
      language,
      rows.map(({ ingredientId }) => ingredientId).filter((id) => id !== null),
    ),
    db.select().from(units),
    utensilIds.length === 0 ? [] : db.select().from(utensils).where(inArray(utensils.id, utensilIds)),
    listTags(language, content.tagIds),
    findPictures(
      language,
      pictureIds.filter((id) => id !== null),
    ),
    findVideos(
      language,
      videoIds.filter((id) => id !== null),
    ),
  ]);
  const found = { author, lexicon, unitRows, utensilRows, tagRows, pictures, videos };
  return toRecipe(language, toPreviewRows(language, draft, found));
}

export type LexiconRow = Awaited<ReturnType<typeof listLexicon>>[number];

function listLexicon(locale: Locale, ids: string[]) {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return Promise.resolve([]);
  const { key, hasPage, pieceGrams, density, usForm } = ingredients;
  return db
    .select({ text: ingredientTexts, key, hasPage, pieceGrams, density, usForm })
    .from(ingredients)
    .innerJoin(
      ingredientTexts,
      and(eq(ingredientTexts.ingredientId, ingredients.id), eq(ingredientTexts.locale, locale)),
    )
    .where(inArray(ingredients.id, wanted));
}

function listTags(locale: Locale, ids: string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select({ key: tags.key, type: tags.type, isHidden: tags.isHidden, slug: tagTexts.slug, title: tagTexts.title })
    .from(tags)
    .innerJoin(tagTexts, and(eq(tagTexts.tagId, tags.id), eq(tagTexts.locale, locale)))
    .where(inArray(tags.id, ids))
    .orderBy(asc(tags.type), asc(tagTexts.title));
}
