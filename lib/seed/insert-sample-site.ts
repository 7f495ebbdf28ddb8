import { insertCookbooksAndHotline } from "./insert-cookbooks-and-hotline.ts";
import { insertFeeds } from "./insert-feeds.ts";
import { insertIngredients } from "./insert-ingredients.ts";
import { insertMedia } from "./insert-media.ts";
import { insertRecipes } from "./insert-recipes.ts";
import { insertStories } from "./insert-stories.ts";
import { insertTaxonomy } from "./insert-taxonomy.ts";
import { insertUsers } from "./insert-users.ts";
import { SeedKeys } from "./keys.ts";

/** Inserts the sample site with the mutations of the domains; what others refer to comes first. */
export async function insertSampleSite(log: (line: string) => void): Promise<void> {
  const keys = new SeedKeys();
  log("pictures and clips");
  await insertMedia(keys);
  log("categories, tags, ingredients");
  await insertTaxonomy(keys);
  await insertIngredients(keys);
  log("users and partners");
  await insertUsers(keys);
  log("recipes");
  await insertRecipes(keys);
  log("stories and pages");
  await insertStories(keys);
  log("cookbooks, questions, menus, start page");
  await insertCookbooksAndHotline(keys);
  await insertFeeds(keys);
}
