import type { Badge } from "#lib/badge.ts";
import type { ItemType } from "#lib/db/tables/items.ts";
import type { StoryType } from "#lib/db/tables/stories.ts";
import type { UserType } from "#lib/db/tables/users.ts";
import type { PictureView } from "#lib/media/picture.ts";

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

/** `isCapped`: there are more than are counted. */
export interface Page<T> {
  data: T[];
  meta: { pagination: { page: number; pages: number; count: number; isCapped?: boolean } };
}
