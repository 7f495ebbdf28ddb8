import { Keys } from "./keys.ts";
import { plantFeeds } from "./plant-feeds.ts";
import { plantLexicon } from "./plant-lexicon.ts";
import { plantMedia } from "./plant-media.ts";
import { plantPeople } from "./plant-people.ts";
import { plantRecipes } from "./plant-recipes.ts";
import { plantStories } from "./plant-stories.ts";
import { plantTaxonomy } from "./plant-taxonomy.ts";
import { plantVoices } from "./plant-voices.ts";

/** Creates the whole sample site through the domains' own mutations, in the order in which one thing refers to another. */
export async function plant(say: (line: string) => void): Promise<void> {
  const keys = new Keys();
  say("pictures and clips");
  await plantMedia(keys);
  say("categories, tags, ingredients");
  await plantTaxonomy(keys);
  await plantLexicon(keys);
  say("kitchens and partners");
  await plantPeople(keys);
  say("recipes");
  await plantRecipes(keys);
  say("stories and pages");
  await plantStories(keys);
  say("cookbooks, questions, menus, start page");
  await plantVoices(keys);
  await plantFeeds(keys);
}
