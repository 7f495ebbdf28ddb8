import type { Badge, DietMark } from "#lib/platform/db/item-badge.ts";
import type { ItemType } from "#lib/platform/db/tables/items.ts";
import type { StoryType } from "#lib/platform/db/tables/stories.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";

/** What a card shows of a recipe or article in one language. Hidden tags only affect the badge. */
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
  /** Shown beside a badge that has priority over it. */
  diet: DietMark | null;
  isSponsored: boolean;
  hasVideo: boolean;
  /** Total duration of a recipe, or reading time of an article. */
  minutes: number;
  author: { name: string; slug: string; newType: UserType };
  publishedAt: string | null;
}

/** One page of a list. `isCapped`: there are more entries than `count`. */
export interface Paginated<T> {
  data: T[];
  meta: { pagination: { page: number; pages: number; count: number; isCapped?: boolean } };
}
