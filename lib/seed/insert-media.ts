import { readdir, readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import type { Localized } from "#lib/i18n/locales.ts";
import { createPicture } from "#lib/media/pictures/mutations.ts";
import { createVideo } from "#lib/media/videos/mutations.ts";
import { type VideoSeed, videos } from "./content/videos.ts";
import type { SeedKeys } from "./keys.ts";
import { loadSeeds } from "./load-seeds.ts";
import type { IngredientPageSeed, RecipeSeed, StorySeed } from "./seed-types.ts";

const folderPath = (name: string) => join(import.meta.dirname, name);

/**
 * Stores pictures and videos. Every picture needs an alt text in a recipe, story or ingredient
 * page.
 */
export async function insertMedia(keys: SeedKeys): Promise<void> {
  const alts = await collectAltTexts();
  for (const file of (await readdir(folderPath("pictures"))).sort()) {
    const { name } = parse(file);
    const alt = alts.get(name);
    if (!alt) throw new Error(`seed: picture "${name}" has no alt text (in a recipe, story or ingredient page)`);
    const { id } = await createPicture(await readFile(join(folderPath("pictures"), file)), { alts: alt });
    keys.add("picture", name, id);
  }
  for (const video of videos) keys.add("video", video.key, await insertVideo(keys, video));
}

/** Collects alt texts by picture; recipes precede stories, which precede ingredient pages. */
async function collectAltTexts(): Promise<Map<string, Localized>> {
  const recipes = await loadSeeds<RecipeSeed>("recipes", "recipe", "recipes");
  const stories = await loadSeeds<StorySeed>("stories", "story", "stories");
  const pages = await loadSeeds<IngredientPageSeed>("ingredients", "pages");
  const described = [
    ...pages.map(({ picture, alt }) => [picture, alt] as const),
    ...stories.toReversed().map(({ picture, alt }) => [picture, alt] as const),
    ...recipes.map(({ key, picture = key, alt }) => [picture, alt] as const),
  ];
  return new Map(described.flatMap(([name, alt]) => (name && alt ? [[name, alt] as const] : [])));
}

async function insertVideo(
  keys: SeedKeys,
  { key, picture, titles, seconds, width, height }: VideoSeed,
): Promise<string> {
  const read = (ending: string) => readFile(join(folderPath("videos"), `${key}.${ending}`));
  const { id } = await createVideo({
    mp4: await read("mp4"),
    webm: await read("webm"),
    captions: { de: String(await read("de.vtt")), en: String(await read("en.vtt")) },
    titles,
    posterId: keys.id("picture", picture),
    seconds,
    width,
    height,
  });
  return id;
}
