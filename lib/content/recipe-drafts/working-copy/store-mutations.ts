import "server-only";
import { setEditorialParts } from "#lib/content/recipes/editorial-mutations.ts";
import { createRecipe } from "#lib/content/recipes/mutations.ts";
import { recipeInputSchema } from "#lib/content/recipes/schema.ts";
import { findFreeSlug, suitsTitle } from "#lib/content/recipes/slug-queries.ts";
import { listCurrentSlugs } from "#lib/content/recipes/stored-queries.ts";
import { type RecipeRevision, updateRecipe } from "#lib/content/recipes/update-mutations.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { type Localized, locales } from "#lib/platform/i18n/locales.ts";
import type { PublicationChange } from "#lib/platform/routing/publication/revalidate-publication.ts";
import type { DeskContent } from "../draft.ts";
import { listLanguages, toRecipeRevision } from "../recipe-input.ts";

interface Stored {
  recipeId: string;
  /** The slugs it has now; empty in a language that it is not published in. */
  slug: Localized;
  change: PublicationChange;
}

/**
 * Stores a content of the desk, in which `findPublishProblems` finds nothing, as a recipe: what
 * authors write, and what only editors do.
 *
 * @param recipeId null for a new one
 * @param publishedAt of a new one
 */
export async function storeContent(
  tx: Transaction,
  recipeId: string | null,
  content: DeskContent,
  publishedAt: Date,
): Promise<Stored> {
  const { editorial } = content;
  const { authorId, isSponsored, videoId, mainCategoryId, categoryIds, tagIds } = editorial;
  if (authorId === null) throw new Error("storeContent: no author");
  const former = recipeId ? await listCurrentSlugs(tx, recipeId) : {};
  const slugs = await chooseSlugs(tx, content, former, recipeId ?? undefined);
  const categorization = { mainCategoryId: mainCategoryId ?? undefined, categoryIds, tagIds };
  const revision = withKeeping(toRecipeRevision(content, slugs, categorization), content);
  const input = recipeInputSchema.parse({ ...revision, authorId, state: "live", isSponsored, publishedAt });
  const id = recipeId ?? (await createRecipe(input, tx));
  if (recipeId) await updateRecipe(tx, recipeId, revision);
  const { ovenCelsius, nutrition, metaTitle, metaDescription, keywords } = editorial;
  const texts = { metaTitle, metaDescription, keywords };
  await setEditorialParts(tx, id, { authorId, isSponsored, videoId, ovenCelsius, nutrition, ...texts });
  const changed = [...Object.values(former), ...Object.values(slugs)];
  const slug = { de: slugs.de ?? "", en: slugs.en ?? "" };
  return {
    recipeId: id,
    slug,
    change: { type: "recipe", itemId: id, authorIds: [authorId], slugs: [...new Set(changed)] },
  };
}

/** How the recipe keeps, in the languages that it is published in. */
function withKeeping(revision: RecipeRevision, { editorial }: DeskContent): RecipeRevision {
  const { storage, freezing, makeAhead } = editorial;
  const texts = locales.flatMap((locale) => {
    const text = revision.texts[locale];
    const keeping = { storage: storage[locale], freezing: freezing[locale], makeAhead: makeAhead[locale] };
    return text ? [[locale, { ...text, ...keeping }]] : [];
  });
  return { ...revision, texts: Object.fromEntries(texts) };
}

/** The slugs that the editor has given; without one, the former one or one made of the title. */
async function chooseSlugs(
  tx: Transaction,
  content: DeskContent,
  former: Partial<Localized>,
  itemId: string | undefined,
): Promise<Partial<Localized>> {
  const slugs: Partial<Localized> = {};
  for (const locale of listLanguages(content)) {
    const [given, title, present] = [content.editorial.slug[locale], content.title[locale], former[locale]];
    const isKept = present && suitsTitle(present, title);
    slugs[locale] = given || (isKept ? present : await findFreeSlug(tx, { locale, title, itemId }));
  }
  return slugs;
}
