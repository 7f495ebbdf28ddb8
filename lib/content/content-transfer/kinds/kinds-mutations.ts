import "server-only";
import type { z } from "zod";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { replaceSiteSettings } from "#lib/platform/site-settings/mutations.ts";
import type { KindName } from "../kind-names.ts";
import { type ReferenceKind, type References, toUuid } from "../references.ts";
import { feedSchema, hotlineSchema, menuSchema, type RedirectEntry, redirectSchema } from "../schema/arrangement.ts";
import { type RecipeEntry, recipeSchema, type StoryEntry, storySchema } from "../schema/items.ts";
import {
  authorSchema,
  categorySchema,
  ingredientSchema,
  pictureSchema,
  tagSchema,
  unitSchema,
  utensilSchema,
  videoSchema,
} from "../schema/reference-data.ts";
import { siteSchema } from "../schema/site.ts";
import { saveAnswer, saveFeed, saveMenu } from "./arrangement-mutations.ts";
import { listFeeds, listHotline, listMenus, listRedirects } from "./arrangement-queries.ts";
import { saveRecipe, saveStory } from "./item-mutations.ts";
import { listRecipes, listStories } from "./item-queries.ts";
import { saveAuthor, updatePicture, updateVideo } from "./people-and-media-mutations.ts";
import { listAuthors, listPictures, listVideos } from "./people-and-media-queries.ts";
import { findRedirectId, saveRedirectEntry } from "./redirect-mutations.ts";
import { saveCategory, saveIngredient, saveTag, saveUnit, saveUtensil } from "./reference-data-mutations.ts";
import { listCategories, listIngredients, listTags, listUnits, listUtensils } from "./reference-data-queries.ts";
import { listSite } from "./site-queries.ts";
import type { StoredEntry } from "./stored-entry.ts";

/** How one kind is checked, found and stored. */
export interface Kind<Parsed> {
  schema: z.ZodType<Parsed>;
  /** @param id lists an entry also where an export leaves it out */
  list(tx: Transaction, id?: string): Promise<StoredEntry[]>;
  /** The stored entry that an entry is about. */
  findId(entry: NoInfer<Parsed>, references: References): string | undefined;
  save(tx: Transaction, id: string | undefined, entry: NoInfer<Parsed>, references: References): Promise<string>;
  /** How other entries refer to it. */
  reference?: ReferenceKind;
}

/** Keeps the type of an entry within its kind. */
const kind = <Parsed>(definition: Kind<Parsed>) => definition as unknown as Kind<{ key: string }>;

const byKey = (reference: ReferenceKind) => (entry: { key: string }, references: References) =>
  references.findId(reference, entry.key);

/** By its key, or by a slug that it has already. */
function findItem({ key, texts }: RecipeEntry | StoryEntry, references: References): string | undefined {
  const { de, en } = texts;
  return (
    references.findId("item", key) ??
    (de && references.findId("item", de.slug)) ??
    (en && references.findId("item", `${en.slug}.en`))
  );
}

export const kinds: Record<KindName, Kind<{ key: string }>> = {
  pictures: kind({
    schema: pictureSchema,
    list: listPictures,
    findId: byKey("picture"),
    save: async (tx, id = "", entry) => {
      await updatePicture(tx, id, entry);
      return id;
    },
    reference: "picture",
  }),
  videos: kind({
    schema: videoSchema,
    list: listVideos,
    findId: byKey("video"),
    save: async (tx, id = "", entry) => {
      await updateVideo(tx, id, entry);
      return id;
    },
    reference: "video",
  }),
  units: kind({
    schema: unitSchema,
    list: listUnits,
    findId: ({ key }) => key,
    save: (tx, _, one) => saveUnit(tx, one),
  }),
  utensils: kind({
    schema: utensilSchema,
    list: listUtensils,
    findId: byKey("utensil"),
    save: (tx, _, entry) => saveUtensil(tx, entry),
    reference: "utensil",
  }),
  categories: kind({
    schema: categorySchema,
    list: listCategories,
    findId: byKey("category"),
    save: (tx, _, entry) => saveCategory(tx, entry),
    reference: "category",
  }),
  tags: kind({
    schema: tagSchema,
    list: listTags,
    findId: byKey("tag"),
    save: (tx, _, entry) => saveTag(tx, entry),
    reference: "tag",
  }),
  ingredients: kind({
    schema: ingredientSchema,
    list: listIngredients,
    findId: byKey("ingredient"),
    save: (tx, _, entry) => saveIngredient(tx, entry),
    reference: "ingredient",
  }),
  authors: kind({
    schema: authorSchema,
    list: listAuthors,
    findId: byKey("user"),
    save: saveAuthor,
    reference: "user",
  }),
  recipes: kind({ schema: recipeSchema, list: listRecipes, findId: findItem, save: saveRecipe, reference: "item" }),
  stories: kind({ schema: storySchema, list: listStories, findId: findItem, save: saveStory, reference: "item" }),
  hotline: kind({
    schema: hotlineSchema,
    list: listHotline,
    findId: ({ key }) => toUuid(key),
    save: (tx, _, entry) => saveAnswer(tx, toUuid(entry.key), entry),
  }),
  menus: kind({
    schema: menuSchema,
    list: listMenus,
    findId: ({ key }) => key,
    save: (tx, _, one) => saveMenu(tx, one),
  }),
  feeds: kind({
    schema: feedSchema,
    list: listFeeds,
    findId: ({ key }) => key,
    save: (tx, _, one) => saveFeed(tx, one),
  }),
  redirects: kind({
    schema: redirectSchema,
    list: listRedirects,
    findId: (entry: RedirectEntry) => findRedirectId(entry),
    save: (tx, _, entry, references) => saveRedirectEntry(tx, entry, references),
  }),
  site: kind({
    schema: siteSchema,
    list: listSite,
    findId: ({ key }) => key,
    save: async (tx, _, { key, ...settings }) => {
      await replaceSiteSettings(tx, settings);
      return key;
    },
  }),
};
