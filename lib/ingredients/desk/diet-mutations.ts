import "server-only";
import { eq } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { ingredients } from "#lib/db/tables/ingredients.ts";
import { indexItemsInBatches } from "#lib/search-index/index-in-batches.ts";
import { dietTags, type IngredientDiets } from "#lib/search-index/ingredient-diets.ts";
import {
  type IngredientChange,
  type IngredientTarget,
  lockForEditor,
  recordIngredientChange,
} from "./desk-mutations.ts";
import { listRecipesWith } from "./desk-queries.ts";
import { getDiets } from "./diet-queries.ts";

/**
 * Decides which diets an ingredient suits; the search finds its recipes by them at once.
 *
 * @throws DeskError "forbidden", "missing", "conflict"
 */
export async function setIngredientDiets(target: IngredientTarget, diets: IngredientDiets): Promise<IngredientChange> {
  return db.transaction(async (tx) => {
    const ingredient = await lockForEditor(tx, target);
    const { id, version, texts } = ingredient;
    const before = getDiets(ingredient);
    await tx
      .update(ingredients)
      .set({ diets, version: version + 1 })
      .where(eq(ingredients.id, id));
    const itemIds = await listRecipesWith(tx, id);
    await indexItemsInBatches(tx, itemIds);
    const changed = dietTags.filter((diet) => before[diet] !== diets[diet]);
    const details = Object.fromEntries(changed.map((diet) => [diet, diets[diet]]));
    await recordIngredientChange(tx, { actorId: target.editorId, action: "update", id, texts, details });
    return { id, itemIds, slugs: [] };
  });
}
