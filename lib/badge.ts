import type { ItemState, ItemType } from "#lib/db/tables/items.ts";

export const badges = ["featured", "vegan", "vegetarian", "story", "draft", "submitted", "rejected"] as const;
export type Badge = (typeof badges)[number];

interface BadgeInput {
  type: ItemType;
  state: ItemState;
  tagKeys: readonly string[];
}

const drinkTag = "beverages-and-smoothies";

/**
 * The one badge of a card by the priority of the specification: featured contributor, vegan, vegetarian (both not on drinks), article,
 * then the publishing states; null for a live recipe without any of these.
 */
export function cardBadge({ type, state, tagKeys }: BadgeInput): Badge | null {
  const has = (key: string) => tagKeys.includes(key);
  if (has("featured-contributor")) return "featured";
  const isFood = type === "recipe" && !has(drinkTag);
  if (isFood && has("vegan")) return "vegan";
  if (isFood && has("vegetarian")) return "vegetarian";
  if (type === "article") return "story";
  return state === "live" ? null : state;
}
