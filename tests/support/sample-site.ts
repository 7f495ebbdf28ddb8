import { randomUUID } from "node:crypto";
import { db } from "#lib/db/client.ts";
import { pictures as pictureTable, videos as videoTable } from "#lib/db/tables/media.ts";
import { videos } from "#lib/seed/content/videos.ts";
import { insertIngredients } from "#lib/seed/insert-ingredients.ts";
import { insertRecipes } from "#lib/seed/insert-recipes.ts";
import { insertStories } from "#lib/seed/insert-stories.ts";
import { insertTaxonomy } from "#lib/seed/insert-taxonomy.ts";
import { insertUsers } from "#lib/seed/insert-users.ts";
import { SeedKeys } from "#lib/seed/keys.ts";
import { pictures } from "./catalogue.ts";

/**
 * Inserts the recipes of the sample site, and optionally its stories; pictures are rows without
 * files.
 */
export async function createSampleSite(keys = new SeedKeys(), withStories = false): Promise<SeedKeys> {
  await insertPictureRows(keys);
  await insertTaxonomy(keys);
  await insertIngredients(keys);
  await insertUsers(keys);
  await insertRecipes(keys);
  if (withStories) await insertStories(keys);
  return keys;
}

async function insertPictureRows(keys: SeedKeys): Promise<void> {
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
