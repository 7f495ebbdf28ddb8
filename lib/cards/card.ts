import type { ItemState, ItemType } from "#lib/db/tables/items.ts";
import type { StoryType } from "#lib/db/tables/stories.ts";
import type { UserType } from "#lib/db/tables/users.ts";
import type { PictureView } from "#lib/media/picture.ts";

export const badges = ["featured", "vegan", "vegetarian", "story", "draft", "submitted", "rejected"] as const;
export type Badge = (typeof badges)[number];

/** What a card shows of a recipe or an article, in one language. Hidden tags are not in it; only the badge they may lead to is. */
export interface Card {
  id: string;
  type: ItemType;
  storyType: StoryType | null;
  /** Site-relative address in the card's language. */
  href: string;
  title: string;
  summary: string;
  picture: PictureView | null;
  likeCount: number;
  badge: Badge | null;
  isSponsored: boolean;
  hasVideo: boolean;
  /** Whole duration of a recipe in minutes; reading time of an article. */
  minutes: number;
  author: { name: string; slug: string; newType: UserType };
  publishedAt: string | null;
}

export interface Page<T> {
  data: T[];
  meta: { pagination: { page: number; pages: number; count: number } };
}

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
