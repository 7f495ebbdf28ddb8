import { randomUUID } from "node:crypto";
import { db } from "#lib/db/client.ts";
import { pictures as pictureTable, videos as videoTable } from "#lib/db/tables/pictures.ts";
import { Keys } from "#lib/seed/keys.ts";
import { plantLexicon } from "#lib/seed/plant-lexicon.ts";
import { plantPeople } from "#lib/seed/plant-people.ts";
import { plantRecipes } from "#lib/seed/plant-recipes.ts";
import { plantStories } from "#lib/seed/plant-stories.ts";
import { plantTaxonomy } from "#lib/seed/plant-taxonomy.ts";
import { videos } from "#lib/seed/videos.ts";
import { pictures } from "./catalogue.ts";

/** Plants the recipes of the sample site, and on demand its stories, into an empty database; pictures are rows without files. */
export async function plantSample(keys = new Keys(), withStories = false): Promise<Keys> {
  await hangPictures(keys);
  await plantTaxonomy(keys);
  await plantLexicon(keys);
  await plantPeople(keys);
  await plantRecipes(keys);
  if (withStories) await plantStories(keys);
  return keys;
}

async function hangPictures(keys: Keys): Promise<void> {
  const shape = { width: 1600, height: 1200 };
  for (const name of pictures) {
    const row = { id: randomUUID(), ...shape, mime: "image/jpeg", bytes: 1, placeholder: "", alts: { de: "", en: "" } };
    await db.insert(pictureTable).values({ ...row, storageKey: name });
    keys.add("picture", name, row.id);
  }
  for (const { key, picture, titles, seconds } of videos) {
    const row = { id: randomUUID(), ...shape, titles, seconds, mp4Key: key, captionKeys: { de: "", en: "" } };
    await db.insert(videoTable).values({ ...row, posterId: keys.id("picture", picture) });
    keys.add("video", key, row.id);
  }
}
