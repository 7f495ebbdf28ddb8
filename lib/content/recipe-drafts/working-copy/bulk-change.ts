/** What editors can do to several recipes at once. */
export const bulkActions = [
  "addTag",
  "removeTag",
  "addCategory",
  "setMainCategory",
  "changeAuthor",
  "unpublish",
] as const;
export type BulkAction = (typeof bulkActions)[number];

/** Most recipes of one bulk action. */
export const maxBulkRecipes = 200;

/** What bulk actions can change of a recipe. Times are ISO 8601. */
export interface BulkFacts {
  authorId: string;
  mainCategoryId: string | null;
  categoryIds: string[];
  tagIds: string[];
  expiresAt: string | null;
}

export interface BulkChange {
  action: BulkAction;
  /** The tag, category or author; empty for `unpublish`. */
  targetId: string;
}

/**
 * What a bulk action makes of a recipe; the same facts where it changes nothing.
 *
 * @param now ISO 8601, when a publication ends
 */
export function applyBulkChange(facts: BulkFacts, { action, targetId }: BulkChange, now: string): BulkFacts {
  const { tagIds, categoryIds } = facts;
  const add = (ids: string[]) => [...new Set([...ids, targetId])].sort();
  switch (action) {
    case "addTag":
      return { ...facts, tagIds: add(tagIds) };
    case "removeTag":
      return { ...facts, tagIds: tagIds.filter((id) => id !== targetId) };
    case "addCategory":
      return { ...facts, categoryIds: add(categoryIds) };
    case "setMainCategory":
      // The main category is one of the categories, as when a recipe is published.
      return { ...facts, mainCategoryId: targetId, categoryIds: add(categoryIds) };
    case "changeAuthor":
      return { ...facts, authorId: targetId };
    case "unpublish":
      return { ...facts, expiresAt: facts.expiresAt && facts.expiresAt <= now ? facts.expiresAt : now };
  }
}

/** Whether two facts are the same. */
export function isSameFacts(a: BulkFacts, b: BulkFacts): boolean {
  const toKey = ({ authorId, mainCategoryId, categoryIds, tagIds, expiresAt }: BulkFacts) =>
    JSON.stringify([authorId, mainCategoryId, categoryIds.toSorted(), tagIds.toSorted(), expiresAt]);
  return toKey(a) === toKey(b);
}
