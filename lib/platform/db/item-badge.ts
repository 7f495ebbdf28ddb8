import type { ItemState, ItemType } from "#lib/platform/db/tables/items.ts";

export const badges = ["featured", "vegan", "vegetarian", "story", "draft", "submitted", "rejected"] as const;
export type Badge = (typeof badges)[number];
export type DietMark = Extract<Badge, "vegan" | "vegetarian">;

interface BadgeInput {
  type: ItemType;
  state: ItemState;
  tagKeys: readonly string[];
}

const drinkTagKey = "beverages-and-smoothies";

/**
 * The badge of a card, by the priority of the specification: featured contributor, vegan and
 * vegetarian (not for drinks), article, then the state.
 *
 * @returns null for a live recipe without any of these
 */
export function itemBadge({ type, state, tagKeys }: BadgeInput): Badge | null {
  if (tagKeys.includes("featured-contributor")) return "featured";
  const diet = itemDietMark({ type, tagKeys });
  if (diet) return diet;
  if (type === "article") return "story";
  return state === "live" ? null : state;
}

/** The diet of a recipe that is not a drink, also where another badge has priority. */
export function itemDietMark({ type, tagKeys }: Omit<BadgeInput, "state">): DietMark | null {
  if (type !== "recipe" || tagKeys.includes(drinkTagKey)) return null;
  if (tagKeys.includes("vegan")) return "vegan";
  return tagKeys.includes("vegetarian") ? "vegetarian" : null;
}
