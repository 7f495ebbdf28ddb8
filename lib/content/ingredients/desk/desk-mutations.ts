import "server-only";
import { eq } from "drizzle-orm";
import { recordDeletion } from "#lib/content/deletions/record-mutations.ts";
import { indexItemsInBatches } from "#lib/content/search-index/index-in-batches.ts";
import { dietTags, type IngredientDiets } from "#lib/content/search-index/ingredient-diets.ts";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { cacheTags } from "#lib/platform/cache/cache-tags.ts";
import { getReturnedId } from "#lib/platform/db/save-rows.ts";
import { ingredients } from "#lib/platform/db/tables/ingredients.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { changeAsEditor, type DeskTarget, findCurrent } from "#lib/platform/desk-resources/desk-change.ts";
import { DeskError } from "#lib/platform/desk-resources/desk-error.ts";
import type { DeskChange } from "#lib/platform/desk-resources/expire-change.ts";
import { findFreeKey, saveTexts, withSlugs } from "#lib/platform/desk-resources/slugs.ts";
import { type Localized, locales } from "#lib/platform/i18n/locales.ts";
import { slugify } from "#lib/platform/text/slugify.ts";
import { countIngredientUses, isUnused } from "../merge/use-queries.ts";
import {
  type DeskIngredient,
  type DeskIngredientText,
  findTakenNames,
  findWordsOfOthers,
  listRecipesWith,
  lockIngredients,
} from "./desk-queries.ts";
import { getDiets } from "./diet-queries.ts";

type Texts = Localized<DeskIngredientText>;

/** What editors write about an ingredient; an empty slug is made from the name. */
export type IngredientContent = Omit<DeskIngredient, "id" | "key" | "pictureId" | "diets" | "recipeCount" | "version">;

/**
 * Creates an ingredient without a picture.
 *
 * @throws DeskError "forbidden"; "taken" or "nameTaken" where an ingredient has a name or slug
 */
export function createDeskIngredient(editorId: string, content: IngredientContent): Promise<DeskChange> {
  return changeAsEditor(editorId, async (tx) => {
    const { texts: typed, ...facts } = content;
    const [named] = await findTakenNames(tx, { de: typed.de.singular, en: typed.en.singular });
    if (named) throw new DeskError("taken", named === "de" ? "singularDe" : "singularEn");
    await checkSynonyms(tx, typed, null);
    const texts = await withSlugs(tx, { kind: "ingredient", id: null }, typed, nameOf);
    const key = await findFreeKey(tx, "ingredients", slugify(texts.en.singular));
    const row = { ...facts, key };
    const id = getReturnedId(await tx.insert(ingredients).values(row).returning({ id: ingredients.id }));
    await saveTexts(tx, "ingredient", id, texts);
    await recordChange(tx, { actorId: editorId, action: "create", ...subjectOf(id, texts) });
    return changeOf(id, [], [texts]);
  });
}

/**
 * Changes an ingredient; its former slugs lead to the new ones. Recipes keep the nutrition that is
 * stored with them.
 *
 * @throws DeskError "forbidden", "missing", "conflict", "taken", "nameTaken"
 */
export function updateDeskIngredient(
  { editorId, id, version }: DeskTarget,
  content: IngredientContent,
): Promise<DeskChange> {
  return changeAsEditor(editorId, async (tx) => {
    const { texts: former } = findCurrent(await lockIngredients(tx, [id]), { id, version });
    const { texts: typed, ...facts } = content;
    await checkSynonyms(tx, typed, id);
    const texts = await withSlugs(tx, { kind: "ingredient", id }, typed, nameOf);
    await tx
      .update(ingredients)
      .set({ ...facts, version: version + 1 })
      .where(eq(ingredients.id, id));
    await saveTexts(tx, "ingredient", id, texts);
    const itemIds = await listRecipesWith(tx, id);
    await indexItemsInBatches(tx, itemIds);
    await recordChange(tx, { actorId: editorId, action: "update", ...subjectOf(id, texts) });
    return changeOf(id, itemIds, [former, texts]);
  });
}

/**
 * Decides which diets an ingredient suits; the search finds its recipes by them at once.
 *
 * @throws DeskError "forbidden", "missing", "conflict"
 */
export function setIngredientDiets({ editorId, id, version }: DeskTarget, diets: IngredientDiets): Promise<DeskChange> {
  return changeAsEditor(editorId, async (tx) => {
    const ingredient = findCurrent(await lockIngredients(tx, [id]), { id, version });
    const before = getDiets(ingredient);
    await tx
      .update(ingredients)
      .set({ diets, version: version + 1 })
      .where(eq(ingredients.id, id));
    const itemIds = await listRecipesWith(tx, id);
    await indexItemsInBatches(tx, itemIds);
    const changed = dietTags.filter((diet) => before[diet] !== diets[diet]);
    const details = Object.fromEntries(changed.map((diet) => [diet, diets[diet]]));
    await recordChange(tx, { actorId: editorId, action: "update", ...subjectOf(id, ingredient.texts), details });
    return changeOf(id, itemIds, []);
  });
}

/**
 * Deletes an ingredient that nothing uses.
 *
 * @throws DeskError "forbidden", "missing", "conflict", "used"
 */
export function deleteDeskIngredient({ editorId, id, version }: DeskTarget): Promise<DeskChange> {
  return changeAsEditor(editorId, async (tx) => {
    const { key, texts } = findCurrent(await lockIngredients(tx, [id]), { id, version });
    if (!isUnused(await countIngredientUses({ id, key }, tx))) throw new DeskError("used");
    const label = { de: texts.de.singular, en: texts.en.singular };
    await recordDeletion(tx, { kind: "ingredient", id, label, editorId });
    await tx.delete(ingredients).where(eq(ingredients.id, id));
    return changeOf(id, [], [texts]);
  });
}

/** The ingredient as the audit log names it. */
export const subjectOf = (id: string, { de }: Texts) =>
  ({ subjectType: "ingredient", subjectId: id, subjectName: de.singular }) as const;

/** Readers may ask for an ingredient by its slugs and its names, those of all versions. */
export function changeOf(id: string, itemIds: string[], texts: Texts[]): DeskChange {
  const addresses = texts
    .flatMap(({ de, en }) => [de, en])
    .flatMap(({ slug, singular, plural }) => [slug, slugify(singular), slugify(plural)]);
  return {
    id,
    tags: [cacheTags.ingredients, cacheTags.cards, cacheTags.feeds],
    itemIds,
    slugs: [...new Set(addresses)].filter(Boolean),
    routes: ["/ingredients/[slug]"],
  };
}

const nameOf = ({ singular }: { singular: string }) => singular;

/** Refuses other names that another ingredient has: it would be found by them. */
async function checkSynonyms(tx: Transaction, texts: Texts, id: string | null): Promise<void> {
  for (const locale of locales) {
    const taken = await findWordsOfOthers(tx, texts[locale].synonyms, id ? [id] : []);
    if (taken.length > 0) throw new DeskError("nameTaken", locale === "de" ? "synonymsDe" : "synonymsEn");
  }
}
