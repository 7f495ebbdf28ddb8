import { readdir, readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import type { Localized } from "#lib/i18n/locales.ts";
import { ingestPicture } from "#lib/media/ingest.ts";
import { ingestVideo } from "#lib/media/ingest-video.ts";
import type { Keys } from "./keys.ts";
import { loadAll } from "./load.ts";
import type { IngredientPageSeed, RecipeSeed, StorySeed } from "./types.ts";
import { type VideoSeed, videos } from "./videos.ts";

const folder = (name: string) => join(import.meta.dirname, name);

export async function plantMedia(keys: Keys): Promise<void> {
  const alts = await collectAlts();
  for (const file of (await readdir(folder("pictures"))).sort()) {
    const { name } = parse(file);
    const alt = alts.get(name);
    if (!alt)
      throw new Error(
        `seed: nothing describes the picture "${name}" (no recipe, story or ingredient with an alt text)`,
      );
    const { id } = await ingestPicture(await readFile(join(folder("pictures"), file)), { alts: alt });
    keys.add("picture", name, id);
  }
  for (const video of videos) keys.add("video", video.key, await plantVideo(keys, video));
}

/** A picture is described where it is first shown. */
async function collectAlts(): Promise<Map<string, Localized>> {
  const recipes = await loadAll<RecipeSeed>("recipes", "recipe", "recipes");
  const stories = await loadAll<StorySeed>("stories", "story", "stories");
  const pages = await loadAll<IngredientPageSeed>("ingredients", "pages");
  const described = [
    ...pages.map(({ picture, alt }) => [picture, alt] as const),
    ...stories.toReversed().map(({ picture, alt }) => [picture, alt] as const),
    ...recipes.map(({ key, picture = key, alt }) => [picture, alt] as const),
  ];
  return new Map(described.flatMap(([name, alt]) => (name && alt ? [[name, alt] as const] : [])));
}

async function plantVideo(keys: Keys, { key, picture, titles, seconds, width, height }: VideoSeed): Promise<string> {
  const read = (ending: string) => readFile(join(folder("videos"), `${key}.${ending}`));
  const { id } = await ingestVideo({
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
