import "server-only";
import { eq } from "drizzle-orm";
import { recordDeletion } from "#lib/content/deletions/record-mutations.ts";
import type { DraftContent } from "#lib/content/recipe-drafts/draft.ts";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { cacheTags } from "#lib/platform/cache/cache-tags.ts";
import { formerRecipes, writtenRecipes } from "#lib/platform/db/json/desk-columns.ts";
import { namesText, rewriteJson } from "#lib/platform/db/json/rewrite-json.ts";
import { getReturnedId, updateRows } from "#lib/platform/db/save-rows.ts";
import { recipes, utensils } from "#lib/platform/db/tables/recipes.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { changeAsEditor, type DeskTarget, findCurrent, requirePair } from "#lib/platform/desk-resources/desk-change.ts";
import { DeskError } from "#lib/platform/desk-resources/desk-error.ts";
import type { DeskChange } from "#lib/platform/desk-resources/expire-change.ts";
import { findFreeKey } from "#lib/platform/desk-resources/slugs.ts";
import { slugify } from "#lib/platform/text/slugify.ts";
import { countUtensilUses, type DeskUtensil, lockRecipesWithUtensil, lockUtensils } from "./desk-queries.ts";
import { mergeUtensilIds, mergeUtensilRows, mergeUtensilsInDraft } from "./merged-lists.ts";

export type UtensilNames = DeskUtensil["names"];

/**
 * Creates a utensil.
 *
 * @throws DeskError "forbidden"
 */
export function createDeskUtensil(editorId: string, names: UtensilNames): Promise<DeskChange> {
  return changeAsEditor(editorId, async (tx) => {
    const key = await findFreeKey(tx, "utensils", slugify(names.en.one) || "utensil");
    const id = getReturnedId(await tx.insert(utensils).values({ key, names }).returning({ id: utensils.id }));
    await recordChange(tx, { actorId: editorId, action: "create", ...subjectOf(id, names) });
    return changeOf(id);
  });
}

/**
 * Renames a utensil.
 *
 * @throws DeskError "forbidden", "missing", "conflict"
 */
export function updateDeskUtensil({ editorId, id, version }: DeskTarget, names: UtensilNames): Promise<DeskChange> {
  return changeAsEditor(editorId, async (tx) => {
    findCurrent(await lockUtensils(tx, [id]), { id, version });
    await tx
      .update(utensils)
      .set({ names, version: version + 1 })
      .where(eq(utensils.id, id));
    await recordChange(tx, { actorId: editorId, action: "update", ...subjectOf(id, names) });
    const found = await lockRecipesWithUtensil(tx, id);
    return changeOf(
      id,
      found.map((recipe) => recipe.id),
    );
  });
}

/**
 * Deletes a utensil that nothing uses.
 *
 * @throws DeskError "forbidden", "missing", "conflict", "builtIn", "used"
 */
export function deleteDeskUtensil({ editorId, id, version }: DeskTarget): Promise<DeskChange> {
  return changeAsEditor(editorId, async (tx) => {
    const { names, isBuiltIn } = findCurrent(await lockUtensils(tx, [id]), { id, version });
    if (isBuiltIn) throw new DeskError("builtIn");
    const uses = await countUtensilUses(id, tx);
    if (uses.recipes + uses.drafts > 0) throw new DeskError("used");
    await recordDeletion(tx, { kind: "utensil", id, label: { de: names.de.one, en: names.en.one }, editorId });
    await tx.delete(utensils).where(eq(utensils.id, id));
    return changeOf(id);
  });
}

/**
 * Merges a utensil into another one: recipes, drafts and revisions name the other one, and it is
 * gone.
 *
 * @throws DeskError "forbidden", "missing", "conflict", "builtIn", "unsuitable"
 */
export function mergeUtensils(target: DeskTarget, intoId: string): Promise<DeskChange> {
  return changeAsEditor(target.editorId, async (tx) => {
    const { from, into } = requirePair(await lockUtensils(tx, [target.id, intoId]), target, intoId);
    const itemIds = await moveUses(tx, from.id, into.id);
    await tx.delete(utensils).where(eq(utensils.id, from.id));
    await tx
      .update(utensils)
      .set({ version: into.version + 1 })
      .where(eq(utensils.id, into.id));
    const details = { merged: from.names.de.one, uses: itemIds.length };
    const subject = subjectOf(into.id, into.names);
    await recordChange(tx, { actorId: target.editorId, action: "merge", ...subject, details });
    return changeOf(into.id, itemIds);
  });
}

const subjectOf = (id: string, { de }: UtensilNames) =>
  ({ subjectType: "utensil", subjectId: id, subjectName: de.one }) as const;

/** Editors of recipes cache utensils with the ingredients. */
const changeOf = (id: string, itemIds: string[] = []): DeskChange => ({ id, tags: [cacheTags.ingredients], itemIds });

async function moveUses(tx: Transaction, from: string, into: string): Promise<string[]> {
  const found = await lockRecipesWithUtensil(tx, from);
  const changed = found.map((recipe) => ({
    itemId: recipe.id,
    utensils: mergeUtensilRows(recipe.utensils, from, into),
    steps: recipe.steps.map((step) => ({ ...step, utensils: mergeUtensilIds(step.utensils, from, into) })),
  }));
  await updateRows(tx, recipes, changed);
  await rewriteJson(
    tx,
    [...writtenRecipes, ...formerRecipes],
    (column) => namesText(column, from),
    (content: DraftContent) => mergeUtensilsInDraft(content, from, into),
  );
  return found.map(({ id }) => id);
}
