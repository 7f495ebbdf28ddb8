import type { ItemType } from "#lib/db/tables/items.ts";
import type { StoryType } from "#lib/db/tables/stories.ts";
import type { UserType } from "#lib/db/tables/users.ts";

/** Names of the lists an item stands in, as the search keeps them: whoever asks for a list asks the same index as whoever searches. */
export const scope = {
  type: (type: ItemType) => `type:${type}`,
  story: (type: StoryType) => `story:${type}`,
  category: (key: string) => `in:${key}`,
  tag: (key: string) => `tag:${key}`,
  ingredient: (key: string) => `has:${key}`,
  author: (type: UserType) => `by:${type}`,
};

interface Listed {
  type: ItemType;
  storyType: StoryType | null;
  authorType: UserType;
  categories: { key: string; group: string | null }[];
  tags: { key: string }[];
  ingredients: { key: string }[];
}

/** Every list an item stands in; a group of categories lists what its entries do. */
export function scopesOf({ type, storyType, authorType, categories, tags, ingredients }: Listed): string[] {
  return [
    scope.type(type),
    ...(storyType ? [scope.story(storyType)] : []),
    ...(authorType === "community" ? [scope.author(authorType)] : []),
    ...categories.flatMap(({ key, group }) => [key, ...(group ? [group] : [])]).map(scope.category),
    ...tags.map(({ key }) => scope.tag(key)),
    ...ingredients.map(({ key }) => scope.ingredient(key)),
  ];
}
