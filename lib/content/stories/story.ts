import type { PageKey } from "#lib/platform/db/tables/items.ts";
import type { StoryType } from "#lib/platform/db/tables/stories.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import type { VideoView } from "#lib/platform/media/videos/video.ts";
import type { BlockContent } from "./blocks.ts";

/** The pictures and videos that the blocks of a body show, by id; without those that are gone. */
export interface StoryMedia {
  pictures: Record<string, PictureView>;
  videos: Record<string, VideoView>;
}

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
  /** Recipes and media stay ids: the page loads the cards of recipes. */
  body: BlockContent[];
  media: StoryMedia;
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
