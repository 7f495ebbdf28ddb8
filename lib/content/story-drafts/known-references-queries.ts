import "server-only";
import { eq, inArray } from "drizzle-orm";
import { categories } from "#lib/platform/db/tables/categories.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { tags } from "#lib/platform/db/tables/tags.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { StoryContent } from "./content.ts";

/**
 * Leaves out of a content the picture, tags and categories that do not exist any more, as those of
 * an old revision.
 *
 * @param authorId who takes the place of an author that is gone
 */
export async function keepKnownReferences(
  tx: Transaction,
  content: StoryContent,
  authorId: string,
): Promise<StoryContent> {
  const { pictureId, mainCategoryId, categoryIds, tagIds } = content;
  const categoryRows = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.id, mainCategoryId ? [...categoryIds, mainCategoryId] : categoryIds));
  const tagRows = await tx.select({ id: tags.id }).from(tags).where(inArray(tags.id, tagIds));
  const known = new Set([...categoryRows, ...tagRows].map(({ id }) => id));
  const isKnown = (id: string) => known.has(id);
  const hasAuthor = (await tx.$count(users, eq(users.id, content.authorId))) > 0;
  const hasPicture = pictureId !== null && (await tx.$count(pictures, eq(pictures.id, pictureId))) > 0;
  return {
    ...content,
    authorId: hasAuthor ? content.authorId : authorId,
    pictureId: hasPicture ? pictureId : null,
    mainCategoryId: mainCategoryId && isKnown(mainCategoryId) ? mainCategoryId : null,
    categoryIds: categoryIds.filter(isKnown),
    tagIds: tagIds.filter(isKnown),
  };
}
