import "server-only";
import { eq } from "drizzle-orm";
import { recordChange } from "#lib/audit-log/record-change.ts";
import { DeskError } from "#lib/auth/desk-error.ts";
import { lockEditor } from "#lib/auth/editors.ts";
import { db } from "#lib/db/client.ts";
import { ingredients, ingredientTexts } from "#lib/db/tables/ingredients.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { recordDeletion } from "#lib/deletions/record-mutations.ts";
import { type Localized, locales } from "#lib/i18n/locales.ts";
import { recordSlugs } from "#lib/routing/record-slug.ts";
import { indexItemsInBatches } from "#lib/search-index/index-in-batches.ts";
import { slugify } from "#lib/text/slugify.ts";
import { countIngredientUses, isUnused } from "../merge/use-queries.ts";
import {
  type DeskIngredient,
  type DeskIngredientText,
  findFreeIngredientKey,
  findTakenNames,
  findTakenSlugs,
  findWordsOfOthers,
  listRecipesWith,
  lockIngredients,
} from "./desk-queries.ts";

/** What editors write about an ingredient; an empty slug is made from the name. */
export type IngredientContent = Omit<DeskIngredient, "id" | "key" | "pictureId" | "diets" | "recipeCount" | "version">;

export interface IngredientTarget {
  /** The editor who acts. */
  editorId: string;
  id: string;
  /** The version that the editor has read. */
  version: number;
}

/** What a change concerns: recipes by id, and slugs and names that lead elsewhere since. */
export interface IngredientChange {
  id: string;
  itemIds: string[];
  slugs: string[];
}

/**
 * Creates an ingredient without a picture.
 *
 * @throws DeskError "forbidden"; "taken" or "nameTaken" where an ingredient has a name or slug
 */
export async function createDeskIngredient(editorId: string, content: IngredientContent): Promise<IngredientChange> {
  return db.transaction(async (tx) => {
    if (!(await lockEditor(tx, editorId))) throw new DeskError("forbidden");
    const { texts: typed, ...facts } = content;
    const [named] = await findTakenNames(tx, { de: typed.de.singular, en: typed.en.singular });
    if (named) throw new DeskError("taken", named === "de" ? "singularDe" : "singularEn");
    await checkSynonyms(tx, typed, null);
    const texts = await checkSlugs(tx, typed, null);
    const key = await findFreeIngredientKey(tx, slugify(texts.en.singular));
    const [created] = await tx
      .insert(ingredients)
      .values({ ...facts, key })
      .returning({ id: ingredients.id });
    if (!created) throw new Error("createDeskIngredient: the database returned no id");
    const { id } = created;
    await tx.insert(ingredientTexts).values(locales.map((locale) => ({ ingredientId: id, locale, ...texts[locale] })));
    const slugs = slugsOf(texts);
    await recordSlugs(tx, { kind: "ingredient", targetId: id, former: slugs, current: slugs });
    await recordIngredientChange(tx, { actorId: editorId, action: "create", id, texts });
    return { id, itemIds: [], slugs: listAddresses(texts) };
  });
}

/**
 * Changes an ingredient; its former slugs lead to the new ones. Recipes keep the nutrition that is
 * stored with them.
 *
 * @throws DeskError "forbidden", "missing", "conflict", "taken", "nameTaken"
 */
export async function updateDeskIngredient(
  target: IngredientTarget,
  content: IngredientContent,
): Promise<IngredientChange> {
  return db.transaction(async (tx) => {
    const ingredient = await lockForEditor(tx, target);
    const { id, version, texts: former } = ingredient;
    const { texts: typed, ...facts } = content;
    await checkSynonyms(tx, typed, id);
    const texts = await checkSlugs(tx, typed, id);
    await tx
      .update(ingredients)
      .set({ ...facts, version: version + 1 })
      .where(eq(ingredients.id, id));
    for (const locale of locales) {
      const row = { ingredientId: id, locale, ...texts[locale] };
      await tx
        .insert(ingredientTexts)
        .values(row)
        .onConflictDoUpdate({ target: [ingredientTexts.ingredientId, ingredientTexts.locale], set: row });
    }
    await recordSlugs(tx, { kind: "ingredient", targetId: id, former: slugsOf(former), current: slugsOf(texts) });
    const itemIds = await listRecipesWith(tx, id);
    await indexItemsInBatches(tx, itemIds);
    await recordIngredientChange(tx, { actorId: target.editorId, action: "update", id, texts });
    return { id, itemIds, slugs: [...listAddresses(former), ...listAddresses(texts)] };
  });
}

/**
 * Deletes an ingredient that nothing uses.
 *
 * @throws DeskError "forbidden", "missing", "conflict", "used"
 */
export async function deleteDeskIngredient(target: IngredientTarget): Promise<IngredientChange> {
  return db.transaction(async (tx) => {
    const { id, key, texts } = await lockForEditor(tx, target);
    if (!isUnused(await countIngredientUses({ id, key }, tx))) throw new DeskError("used");
    const label = { de: texts.de.singular, en: texts.en.singular };
    await recordDeletion(tx, { kind: "ingredient", id, label, editorId: target.editorId });
    await tx.delete(ingredients).where(eq(ingredients.id, id));
    return { id, itemIds: [], slugs: listAddresses(texts) };
  });
}

/** Locks an ingredient that an editor has read; throws DeskError. */
export async function lockForEditor(
  tx: Transaction,
  { editorId, id, version }: IngredientTarget,
): Promise<DeskIngredient> {
  if (!(await lockEditor(tx, editorId))) throw new DeskError("forbidden");
  const [ingredient] = await lockIngredients(tx, [id]);
  if (!ingredient) throw new DeskError("missing");
  if (ingredient.version !== version) throw new DeskError("conflict");
  return ingredient;
}

type Texts = Localized<DeskIngredientText>;

export const slugsOf = ({ de, en }: Texts): Localized => ({ de: de.slug, en: en.slug });

/** Addresses under which readers may ask for an ingredient: its slugs and its names. */
export function listAddresses({ de, en }: Texts): string[] {
  return [
    ...new Set([de, en].flatMap(({ slug, singular, plural }) => [slug, slugify(singular), slugify(plural)])),
  ].filter(Boolean);
}

async function checkSlugs(tx: Transaction, texts: Texts, id: string | null): Promise<Texts> {
  const withSlug = (text: DeskIngredientText) => ({ ...text, slug: text.slug || slugify(text.singular) });
  const checked = { de: withSlug(texts.de), en: withSlug(texts.en) };
  const empty = locales.find((locale) => checked[locale].slug === "");
  const taken = empty ?? (await findTakenSlugs(tx, slugsOf(checked), id))[0];
  if (taken) throw new DeskError("taken", taken === "de" ? "slugDe" : "slugEn");
  return checked;
}

/** Refuses other names that another ingredient has: it would be found by them. */
async function checkSynonyms(tx: Transaction, texts: Texts, id: string | null): Promise<void> {
  for (const locale of locales) {
    const taken = await findWordsOfOthers(tx, texts[locale].synonyms, id ? [id] : []);
    if (taken.length > 0) throw new DeskError("nameTaken", locale === "de" ? "synonymsDe" : "synonymsEn");
  }
}

interface RecordedChange {
  actorId: string;
  action: "create" | "update";
  id: string;
  texts: Texts;
  details?: Record<string, string>;
}

/** Writes a line of the audit log about an ingredient. */
export function recordIngredientChange(tx: Transaction, { actorId, action, id, texts, details = {} }: RecordedChange) {
  return recordChange(tx, {
    actorId,
    action,
    subjectType: "ingredient" as const,
    subjectId: id,
    subjectName: texts.de.singular,
    details,
  });
}
