import "server-only";
import { inArray, sql } from "drizzle-orm";
import { categories } from "#lib/platform/db/tables/categories.ts";
import { ingredients } from "#lib/platform/db/tables/ingredients.ts";
import { pictures, videos } from "#lib/platform/db/tables/media.ts";
import { utensils } from "#lib/platform/db/tables/recipes.ts";
import { tags } from "#lib/platform/db/tables/tags.ts";
import { units } from "#lib/platform/db/tables/units.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { DeskContent } from "../draft.ts";

interface Reference {
  path: string;
  id: string;
}

const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Finds what a content of the desk refers to without its existing. Editors use the pictures, videos
 * and tags of the whole site.
 *
 * @param stored content whose references are not checked again
 * @returns "unknown" by path, empty when there is none
 */
export async function findUnknownDeskReferences(
  tx: Transaction,
  content: DeskContent,
  stored?: DeskContent,
): Promise<Record<string, string>> {
  const present = listReferences(content);
  const former = stored && listReferences(stored);
  const unknown: [string, string][] = [];
  for (const [kind, { table, column }] of Object.entries(tables)) {
    const formerIds = new Set(former?.[kind as Kind].map(({ id }) => id));
    const references = present[kind as Kind].filter(({ id }) => !formerIds.has(id));
    if (references.length === 0) continue;
    const ids = [...new Set(references.map(({ id }) => id))].filter((id) => kind === "units" || uuidPattern.test(id));
    const rows = await tx
      .select({ id: sql<string>`${column}` })
      .from(table)
      .where(inArray(column, ids));
    const known = new Set(rows.map(({ id }) => id));
    unknown.push(
      ...references.filter(({ id }) => !known.has(id)).map(({ path }) => [path, "unknown"] as [string, string]),
    );
  }
  return Object.fromEntries(unknown);
}

const tables = {
  ingredients: { table: ingredients, column: ingredients.id },
  utensils: { table: utensils, column: utensils.id },
  units: { table: units, column: units.code },
  tags: { table: tags, column: tags.id },
  categories: { table: categories, column: categories.id },
  pictures: { table: pictures, column: pictures.id },
  videos: { table: videos, column: videos.id },
  users: { table: users, column: users.id },
} as const;
type Kind = keyof typeof tables;

function listReferences({
  pictureId,
  groups,
  utensils: tools,
  steps,
  editorial,
}: DeskContent): Record<Kind, Reference[]> {
  const { authorId, videoId, mainCategoryId, categoryIds, tagIds } = editorial;
  const rows = groups.flatMap((group, g) =>
    group.ingredients.map((row, i) => ({ ...row, path: `groups.${g}.ingredients.${i}` })),
  );
  const one = (path: string, id: string | null): Reference[] => (id === null ? [] : [{ path, id }]);
  // A choice of several has one field.
  const many = (path: string, ids: string[]): Reference[] => ids.map((id) => ({ path, id }));
  return {
    ingredients: rows.flatMap(({ path, ingredientId }) => one(`${path}.name`, ingredientId)),
    units: rows.flatMap(({ path, unit }) => one(`${path}.unit`, unit)),
    utensils: [
      ...tools.map(({ utensilId: id }, u) => ({ path: `utensils.${u}.utensilId`, id })),
      ...steps.flatMap((step, s) => many(`steps.${s}.utensilIds`, step.utensilIds)),
    ],
    tags: many("editorial.tagIds", tagIds),
    categories: [...one("editorial.mainCategoryId", mainCategoryId), ...many("editorial.categoryIds", categoryIds)],
    pictures: [
      ...one("pictureId", pictureId),
      ...steps.flatMap((step, s) => one(`steps.${s}.pictureId`, step.pictureId)),
    ],
    videos: [
      ...one("editorial.videoId", videoId),
      ...steps.flatMap((step, s) => one(`steps.${s}.videoId`, step.videoId)),
    ],
    users: one("editorial.authorId", authorId),
  };
}
