import "server-only";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { uploads } from "#lib/platform/db/tables/accounts.ts";
import { ingredients } from "#lib/platform/db/tables/ingredients.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { recipes, utensils } from "#lib/platform/db/tables/recipes.ts";
import { tags } from "#lib/platform/db/tables/tags.ts";
import { units } from "#lib/platform/db/tables/units.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { DraftContent } from "../draft.ts";

/** A reference of a content by its path, as "steps.2.pictureId". */
interface Reference {
  path: string;
  id: string;
}

interface Owner {
  authorId: string;
  /** The recipe that is revised, whose pictures and videos may stay. */
  recipeId: string | null;
}

/** The tag by which editors feature an author; authors do not set it. */
export const featuredTagKey = "featured-contributor";

/**
 * Finds what a content refers to without being allowed to: what does not exist, hidden tags, and
 * pictures that the author has not uploaded.
 *
 * @param stored content whose references are not checked again
 * @returns "unknown" by path, empty when there is none
 */
export async function findUnknownReferences(
  tx: Transaction,
  content: DraftContent,
  owner: Owner,
  stored?: DraftContent,
): Promise<Record<string, string>> {
  const listed = stored ? withoutStored(listReferences(content), listReferences(stored)) : listReferences(content);
  const idsOf = (references: Reference[]) => [...new Set(references.map(({ id }) => id))];
  const known: Record<keyof typeof listed, string[]> = {
    ingredients: await selectIds(tx, ingredients, ingredients.id, idsOf(listed.ingredients)),
    utensils: await selectIds(tx, utensils, utensils.id, idsOf(listed.utensils)),
    units: await selectIds(tx, units, units.code, idsOf(listed.units)),
    tags: await selectTags(tx, idsOf(listed.tags)),
    pictures: await selectPictures(tx, idsOf(listed.pictures), owner),
    videos: await selectVideos(tx, idsOf(listed.videos), owner),
  };
  const unknown = Object.entries(listed).flatMap(([kind, references]) => {
    const ids = new Set(known[kind as keyof typeof listed]);
    return references.filter(({ id }) => !ids.has(id)).map(({ path }) => [path, "unknown"] as const);
  });
  return Object.fromEntries(unknown);
}

type References = ReturnType<typeof listReferences>;

function withoutStored(listed: References, stored: References): References {
  const added = Object.entries(listed).map(([kind, references]) => {
    const ids = new Set(stored[kind as keyof References].map(({ id }) => id));
    return [kind, references.filter(({ id }) => !ids.has(id))];
  });
  return Object.fromEntries(added);
}

/** The same outside of a change, for the author: "unknown" by path. */
export function listUnknownReferences(draft: Owner & { content: DraftContent }): Promise<Record<string, string>> {
  return db.transaction((tx) => findUnknownReferences(tx, draft.content, draft));
}

function listReferences({ pictureId, tagIds, groups, utensils: tools, steps }: DraftContent) {
  const rows = groups.flatMap((group, g) =>
    group.ingredients.map((row, i) => ({ ...row, path: `groups.${g}.ingredients.${i}` })),
  );
  const toReference = (path: string, id: string | null): Reference[] => (id === null ? [] : [{ path, id }]);
  return {
    ingredients: rows.flatMap(({ path, ingredientId }) => toReference(`${path}.ingredientId`, ingredientId)),
    units: rows.flatMap(({ path, unit }) => toReference(`${path}.unit`, unit)),
    utensils: [
      ...tools.map(({ utensilId: id }, u) => ({ path: `utensils.${u}.utensilId`, id })),
      ...steps.flatMap((step, s) => step.utensilIds.map((id, u) => ({ path: `steps.${s}.utensilIds.${u}`, id }))),
    ],
    tags: tagIds.map((id, t) => ({ path: `tagIds.${t}`, id })),
    pictures: [
      ...toReference("pictureId", pictureId),
      ...steps.flatMap((step, s) => toReference(`steps.${s}.pictureId`, step.pictureId)),
    ],
    videos: steps.flatMap((step, s) => toReference(`steps.${s}.videoId`, step.videoId)),
  };
}

type KeyedTable = typeof ingredients | typeof utensils | typeof units;
type KeyColumn = typeof ingredients.id | typeof utensils.id | typeof units.code;

async function selectIds(tx: Transaction, table: KeyedTable, column: KeyColumn, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: sql<string>`${column}` })
    .from(table)
    .where(inArray(column, ids));
  return rows.map(({ id }) => id);
}

async function selectTags(tx: Transaction, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const isFree = and(eq(tags.isHidden, false), ne(tags.key, featuredTagKey));
  const rows = await tx
    .select({ id: tags.id })
    .from(tags)
    .where(and(inArray(tags.id, ids), isFree));
  return rows.map(({ id }) => id);
}

async function selectPictures(tx: Transaction, ids: string[], owner: Owner): Promise<string[]> {
  if (ids.length === 0) return [];
  const own = await tx
    .select({ id: uploads.pictureId })
    .from(uploads)
    .where(and(inArray(uploads.pictureId, ids), eq(uploads.userId, owner.authorId)));
  const { pictureId, steps } = await getRevised(tx, owner);
  return [
    ...own.map(({ id }) => id),
    ...[pictureId, ...steps.map((step) => step.pictureId)].filter((id) => id != null),
  ];
}

async function selectVideos(tx: Transaction, ids: string[], owner: Owner): Promise<string[]> {
  if (ids.length === 0) return [];
  const { steps } = await getRevised(tx, owner);
  return steps.map((step) => step.videoId).filter((id) => id !== undefined);
}

async function getRevised(tx: Transaction, { recipeId }: Owner) {
  const [recipe] = recipeId
    ? await tx
        .select({ pictureId: items.pictureId, steps: recipes.steps })
        .from(items)
        .innerJoin(recipes, eq(recipes.itemId, items.id))
        .where(eq(items.id, recipeId))
    : [];
  return recipe ?? { pictureId: null, steps: [] };
}
