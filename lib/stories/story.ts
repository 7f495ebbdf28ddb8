import type { PageKey } from "#lib/db/tables/items.ts";
import type { Block, StoryType } from "#lib/db/tables/stories.ts";
import type { UserType } from "#lib/db/tables/users.ts";
import type { Localized } from "#lib/i18n/locales.ts";
import type { PictureView } from "#lib/media/pictures/picture.ts";
import type { VideoView } from "#lib/media/videos/video.ts";

/** A block with its pictures and videos. Recipes stay ids: the page loads their cards. */
export type StoryBlock =
  | Exclude<Block, { type: "image_collection" | "video" | "link_module" }>
  | { type: "image_collection"; pictures: { picture: PictureView; caption: string }[] }
  | { type: "video"; video: VideoView; caption: string }
  | { type: "link_module"; title: string; text: string; label: string; href: string; picture: PictureView | null };

/** A story, news item, shopping tip or static page in one language, with its body. */
export interface Story {
  id: string;
  slug: string;
  storyType: StoryType;
  pageKey: PageKey | null;
  theme: string | null;
  title: string;
  summary: string;
  metaTitle: string | null;
  metaDescription: string | null;
  body: StoryBlock[];
  readingMinutes: number;
  isSponsored: boolean;
  picture: PictureView | null;
  tags: { title: string; href: string; slug: string; type: string }[];
  mainCategory: { title: string; href: string } | null;
  author: {
    id: string;
    name: string;
    slug: string;
    newType: UserType;
    occupation: string;
    bio: string;
    picture: PictureView | null;
  };
  likeCount: number;
  publishedAt: string;
  updatedAt: string;
  /**
   * Site-relative address per language the story exists in; a static page has that of its route
   * instead.
   */
  alternates: Partial<Localized>;
}
