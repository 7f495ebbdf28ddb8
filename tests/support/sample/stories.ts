import type { Localized } from "#lib/platform/i18n/locales.ts";
import { toFileName } from "./item-keys.ts";
import { altOf, both, readSample, readSampleFolder } from "./read-sample.ts";
import type { BlockSeed, StorySeed } from "./sample-types.ts";

/** A block as files have it, with keys of other content. */
type BlockFile = { type: BlockSeed["type"] } & Record<string, unknown>;

interface StoryFile extends Pick<StorySeed, "storyType" | "pageKey" | "theme" | "publishedAt" | "isSponsored"> {
  key: string;
  authorKey: string;
  pictureKey?: string;
  mainCategoryKey?: string;
  categoryKeys?: string[];
  tagKeys?: string[];
  texts: Localized<Record<"slug" | "title" | "summary", string> & { body: BlockFile[] }>;
}

const likes = readSample<Record<string, string[]>>("sample/likes.json");

/** The stories of the sample site. Their keys are the names of their files. */
export const sampleStories = [...readSampleFolder<StoryFile>("content/stories")].map(([name, file]) =>
  toStory(name, file),
);

function toStory(name: string, file: StoryFile): StorySeed {
  const { texts, authorKey, pictureKey, mainCategoryKey, categoryKeys = [], tagKeys = [], ...shared } = file;
  return {
    ...shared,
    key: name,
    picture: pictureKey,
    alt: pictureKey ? altOf(pictureKey) : undefined,
    slug: both(texts, ({ slug }) => slug),
    title: both(texts, ({ title }) => title),
    summary: both(texts, ({ summary }) => summary),
    author: authorKey,
    category: mainCategoryKey,
    moreCategories: categoryKeys,
    tags: tagKeys,
    likedBy: likes[file.key] ?? [],
    body: { de: texts.de.body.map(toBlock), en: texts.en.body.map(toBlock) },
  };
}

function toBlock(block: BlockFile): BlockSeed {
  const { pictureKey, videoKey, itemKeys, itemKey, pictures, ...rest } = block;
  return {
    ...rest,
    ...(pictureKey ? { picture: pictureKey } : {}),
    ...(videoKey ? { video: videoKey } : {}),
    ...(itemKeys ? { recipes: (itemKeys as string[]).map(toFileName) } : {}),
    ...(itemKey ? { recipe: toFileName(String(itemKey)) } : {}),
    ...(pictures ? { pictures: (pictures as BlockFile[]).map(toPicture) } : {}),
  } as unknown as BlockSeed;
}

function toPicture({ pictureKey, ...rest }: BlockFile) {
  return { picture: pictureKey, ...rest };
}
