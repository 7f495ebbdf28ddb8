import { insertContent } from "#lib/content/content-transfer/import/import-mutations.ts";
import type { MediaImport } from "#lib/content/content-transfer/import/media-mutations.ts";
import type { Content } from "#lib/content/content-transfer/kind-names.ts";
import { pictures, videos } from "#lib/platform/db/tables/media.ts";
import { insertLikes, readLikes } from "#lib/seed/insert-likes.ts";
import { readSampleContent } from "#lib/seed/sample-content.ts";
import { SampleKeys } from "./sample/sample-keys.ts";

const shape = { width: 1600, height: 1200 };

/** Rows of pictures and clips without files. */
const mediaRows: MediaImport = {
  savePicture: async (tx, id, { key, ...entry }) => {
    const file = { mime: "image/jpeg", bytes: 1, placeholder: "", storageKey: key };
    await tx.insert(pictures).values({ id, ...shape, ...file, alts: entry.alts });
    return null;
  },
  saveVideo: async (tx, id, { key, titles, seconds, posterId }) => {
    const files = { mp4Key: key, captionKeys: { de: "", en: "" } };
    await tx.insert(videos).values({ id, ...shape, titles, seconds, posterId, ...files });
    return null;
  },
  undo: async () => {},
};

const { content } = await readSampleContent();

/** Inserts kinds of the sample content. */
export async function insertSample(...kinds: (keyof Content)[]): Promise<void> {
  await insertContent(Object.fromEntries(kinds.map((kind) => [kind, content[kind]])), mediaRows);
}

/**
 * Inserts the recipes of the sample site with their likes, and optionally its stories;
 * pictures are rows without files.
 */
export async function createSampleSite(keys = new SampleKeys(), withStories = false): Promise<SampleKeys> {
  await insertSample("pictures", "videos", "units", "utensils", "categories", "tags", "ingredients", "authors");
  await insertSample("recipes", ...(withStories ? (["stories"] as const) : []));
  await keys.load();
  const isStored = ([key]: [string, unknown]) => keys.references.findId("item", key) !== undefined;
  await insertLikes(keys.references, Object.fromEntries(Object.entries(await readLikes()).filter(isStored)));
  return keys;
}
