import "server-only";
import { inArray } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { ingredients as ingredientTable } from "#lib/platform/db/tables/ingredients.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { utensils } from "#lib/platform/db/tables/recipes.ts";
import { tags } from "#lib/platform/db/tables/tags.ts";
import type { DraftContent } from "../draft.ts";
import { getDraftLookups } from "../editing/lookup-queries.ts";
import { type DraftReferences, listTagIds } from "./linted-draft.ts";

/** Reads what the rules need to know of all that a draft refers to. */
export async function getDraftReferences(content: DraftContent): Promise<DraftReferences> {
  const pictureIds = [content.pictureId, ...content.steps.map((step) => step.pictureId)].filter((id) => id !== null);
  const { id, width, height } = pictures;
  const [{ ingredients }, dietRows, utensilRows, pictureRows, tagRows] = await Promise.all([
    getDraftLookups(),
    // Not among the lookups, which browsers load.
    db.select({ id: ingredientTable.id, diets: ingredientTable.diets }).from(ingredientTable),
    db.select().from(utensils),
    db.select({ id, width, height }).from(pictures).where(inArray(id, pictureIds)),
    db
      .select({ id: tags.id, key: tags.key })
      .from(tags)
      .where(inArray(tags.id, listTagIds(content))),
  ]);
  const dietsById = new Map(dietRows.map((row) => [row.id, row.diets]));
  return {
    ingredients: new Map(
      ingredients.map((ingredient) => [ingredient.id, { ...ingredient, diets: dietsById.get(ingredient.id) }]),
    ),
    utensils: new Map(utensilRows.map((utensil) => [utensil.id, utensil])),
    pictures: new Map(pictureRows.map(({ id: pictureId, ...size }) => [pictureId, size])),
    tags: new Map(tagRows.map((tag) => [tag.id, tag.key])),
  };
}
