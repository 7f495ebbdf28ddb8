import "server-only";
import { eq } from "drizzle-orm";
import { recordChange } from "#lib/audit-log/record-change.ts";
import { DeskError } from "#lib/auth/desk-error.ts";
import { lockEditor } from "#lib/auth/editors.ts";
import { db } from "#lib/db/client.ts";
import { formerRecipes, writtenRecipes } from "#lib/db/json/desk-columns.ts";
import { namesText, rewriteJson } from "#lib/db/json/rewrite-json.ts";
import { recipes, utensils } from "#lib/db/tables/recipes.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { recordDeletion } from "#lib/deletions/record-mutations.ts";
import type { DraftContent } from "#lib/recipe-drafts/draft.ts";
import { slugify } from "#lib/text/slugify.ts";
import {
  countUtensilUses,
  type DeskUtensil,
  findFreeUtensilKey,
  lockRecipesWithUtensil,
  lockUtensils,
} from "./desk-queries.ts";
import { mergeUtensilIds, mergeUtensilRows, mergeUtensilsInDraft } from "./merged-lists.ts";

export type UtensilNames = DeskUtensil["names"];

export interface UtensilTarget {
  /** The editor who acts. */
  editorId: string;
  id: string;
  /** The version that the editor has read. */
  version: number;
}

/** What a change concerns: recipes by id. */
export interface UtensilChange {
  id: string;
  itemIds: string[];
}

/**
 * Creates a utensil.
 *
 * @throws DeskError "forbidden"
 */
export async function createDeskUtensil(editorId: string, names: UtensilNames): Promise<UtensilChange> {
  return db.transaction(async (tx) => {
    if (!(await lockEditor(tx, editorId))) throw new DeskError("forbidden");
    const key = await findFreeUtensilKey(tx, slugify(names.en.one) || "utensil");
    const [created] = await tx.insert(utensils).values({ key, names }).returning({ id: utensils.id });
    if (!created) throw new Error("createDeskUtensil: the database returned no id");
    await recordUtensilChange(tx, { actorId: editorId, action: "create", id: created.id, names });
    return { id: created.id, itemIds: [] };
  });
}

/**
 * Renames a utensil.
 *
 * @throws DeskError "forbidden", "missing", "conflict"
 */
export async function updateDeskUtensil(target: UtensilTarget, names: UtensilNames): Promise<UtensilChange> {
  return db.transaction(async (tx) => {
    const { id, version } = await lockForEditor(tx, target);
    await tx
      .update(utensils)
      .set({ names, version: version + 1 })
      .where(eq(utensils.id, id));
    const itemIds = (await lockRecipesWithUtensil(tx, id)).map((recipe) => recipe.id);
    await recordUtensilChange(tx, { actorId: target.editorId, action: "update", id, names });
    return { id, itemIds };
  });
}

/**
 * Deletes a utensil that nothing uses.
 *
 * @throws DeskError "forbidden", "missing", "conflict", "builtIn", "used"
 */
export async function deleteDeskUtensil(target: UtensilTarget): Promise<UtensilChange> {
  return db.transaction(async (tx) => {
    const { id, names, isBuiltIn } = await lockForEditor(tx, target);
    if (isBuiltIn) throw new DeskError("builtIn");
    const uses = await countUtensilUses(id, tx);
    if (uses.recipes + uses.drafts > 0) throw new DeskError("used");
    const label = { de: names.de.one, en: names.en.one };
    await recordDeletion(tx, { kind: "utensil", id, label, editorId: target.editorId });
    await tx.delete(utensils).where(eq(utensils.id, id));
    return { id, itemIds: [] };
  });
}

/**
 * Merges a utensil into another one: recipes, drafts and revisions name the other one, and it is
 * gone.
 *
 * @throws DeskError "forbidden", "missing", "conflict", "builtIn", "unsuitable"
 */
export async function mergeUtensils(target: UtensilTarget, intoId: string): Promise<UtensilChange> {
  return db.transaction(async (tx) => {
    if (!(await lockEditor(tx, target.editorId))) throw new DeskError("forbidden");
    const locked = await lockUtensils(tx, [target.id, intoId]);
    const from = locked.find(({ id }) => id === target.id);
    const into = locked.find(({ id }) => id === intoId);
    if (!from || !into) throw new DeskError("missing");
    if (from.version !== target.version) throw new DeskError("conflict");
    if (from.isBuiltIn) throw new DeskError("builtIn");
    if (from.id === into.id) throw new DeskError("unsuitable");

    const itemIds = await moveUses(tx, from.id, into.id);
    await tx.delete(utensils).where(eq(utensils.id, from.id));
    await tx
      .update(utensils)
      .set({ version: into.version + 1 })
      .where(eq(utensils.id, into.id));
    await recordChange(tx, {
      actorId: target.editorId,
      action: "merge",
      subjectType: "utensil",
      subjectId: into.id,
      subjectName: into.names.de.one,
      details: { merged: from.names.de.one, uses: itemIds.length },
    });
    return { id: into.id, itemIds };
  });
}

async function moveUses(tx: Transaction, from: string, into: string): Promise<string[]> {
  const found = await lockRecipesWithUtensil(tx, from);
  for (const recipe of found) {
    const steps = recipe.steps.map((step) => ({ ...step, utensils: mergeUtensilIds(step.utensils, from, into) }));
    await tx
      .update(recipes)
      .set({ utensils: mergeUtensilRows(recipe.utensils, from, into), steps })
      .where(eq(recipes.itemId, recipe.id));
  }
  await rewriteJson(
    tx,
    [...writtenRecipes, ...formerRecipes],
    (column) => namesText(column, from),
    (content: DraftContent) => mergeUtensilsInDraft(content, from, into),
  );
  return found.map(({ id }) => id);
}

async function lockForEditor(tx: Transaction, { editorId, id, version }: UtensilTarget): Promise<DeskUtensil> {
  if (!(await lockEditor(tx, editorId))) throw new DeskError("forbidden");
  const [utensil] = await lockUtensils(tx, [id]);
  if (!utensil) throw new DeskError("missing");
  if (utensil.version !== version) throw new DeskError("conflict");
  return utensil;
}

interface RecordedChange {
  actorId: string;
  action: "create" | "update";
  id: string;
  names: UtensilNames;
}

function recordUtensilChange(tx: Transaction, { actorId, action, id, names }: RecordedChange): Promise<void> {
  const subject = { subjectType: "utensil" as const, subjectId: id, subjectName: names.de.one };
  return recordChange(tx, { actorId, action, ...subject, details: {} });
}
