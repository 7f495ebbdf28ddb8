import type { ItemType } from "#lib/platform/db/tables/items.ts";
import type { StoryType } from "#lib/platform/db/tables/stories.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";

/**
 * Terms of the index for the lists an item is in, so that a list with filters is a search like any
 * other. The prefixes are stored in `search_docs.vector`.
 */
export const listTerm = {
  type: (type: ItemType) => `type:${type}`,
  story: (type: StoryType) => `story:${type}`,
  category: (key: string) => `in:${key}`,
  tag: (key: string) => `tag:${key}`,
  ingredient: (key: string) => `has:${key}`,
  author: (type: UserType) => `by:${type}`,
};

interface ListedItem {
  type: ItemType;
  storyType: StoryType | null;
  authorType: UserType;
  categories: { key: string; group: string | null }[];
  tags: { key: string }[];
  ingredients: { key: string }[];
}

/**
 * Returns the terms of every list an item is in. The list of a category group has the items of its
 * categories.
 */
export function getListTerms({ type, storyType, authorType, categories, tags, ingredients }: ListedItem): string[] {
  return [
    listTerm.type(type),
    ...(storyType ? [listTerm.story(storyType)] : []),
    ...(authorType === "community" ? [listTerm.author(authorType)] : []),
    ...categories.flatMap(({ key, group }) => [key, ...(group ? [group] : [])]).map(listTerm.category),
    ...tags.map(({ key }) => listTerm.tag(key)),
    ...ingredients.map(({ key }) => listTerm.ingredient(key)),
  ];
}
