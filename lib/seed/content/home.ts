import type { ModuleData } from "#lib/db/tables/feeds.ts";
import type { FeedModuleInput } from "#lib/feeds/mutations.ts";
import type { Localized } from "#lib/i18n/locales.ts";
import type { SeedKeys } from "../keys.ts";
import { seasonalCollections } from "./seasonal-collections.ts";

const words = (de: string, en: string): Localized => ({ de, en });

/** Modules of the start page in display order. */
export function homeFeed(keys: SeedKeys): (ModuleData | FeedModuleInput)[] {
  const recipe = (key: string) => keys.id("recipe", key);
  const story = (key: string) => keys.id("story", key);
  return [
    {
      type: "recipe",
      overline: words("Rezept des Tages", "Recipe of the day"),
      itemIds: dishesOfTheDay.map(recipe),
    },
    {
      type: "automated",
      heading: words("Neue Rezepte", "New recipes"),
      more: "/recipes",
      search: { type: "recipe", sort: "newest", size: 8 },
    },
    { type: "advertisement", slot: "content_1" },
    { type: "what_to_cook_today" },
    {
      type: "article",
      heading: words("Stories", "Stories"),
      leadId: story("story-flour-and-dough"),
      itemIds: [story("story-spice-bowls"), story("story-knife-and-board"), story("story-eggs")],
    },
    ...seasonalCollections(keys),
    {
      type: "automated",
      heading: words("Aus der Community", "From the community"),
      text: words("Rezepte von Leserinnen und Lesern.", "Recipes by readers."),
      more: "/recipes/community",
      search: { type: "recipe", community: true, sort: "newest", size: 6 },
    },
    { type: "advertisement", slot: "content_2" },
    {
      type: "player",
      heading: words("Acht Sekunden Negroni", "Eight seconds of Negroni"),
      text: words(
        "Gutes Eis, drei gleiche Teile, dreißig Sekunden rühren.",
        "Good ice, three equal parts, thirty seconds of stirring.",
      ),
      videoId: keys.id("video", "clip-negroni"),
      itemId: recipe("negroni"),
    },
    {
      type: "author_carousel",
      heading: words("Autorinnen und Autoren", "Authors"),
      userIds: keys.ids("user", [
        "team",
        "gemuesefach",
        "ofenwarm",
        "barimhof",
        "kuechenkraut",
        "loeffelweise",
        "sonntagstisch",
      ]),
    },
    { type: "shopping_tip", itemId: story("tip-pan-cast-iron") },
    {
      type: "categories_collection",
      heading: words("Worauf hast du Lust?", "What are you in the mood for?"),
      categoryIds: keys.ids("category", ["soups-and-stews", "pasta", "salad", "cookies", "vegan", "quick"]),
    },
    {
      type: "link_collection",
      heading: words("Erst mal die Grundlagen", "Basics first"),
      text: words(
        "Handgriffe, Zutatenkunde und ein veganer Monat: alles zum Lernen.",
        "Techniques, ingredients and a vegan month: everything worth learning.",
      ),
      links: [
        { title: words("Grundlagen", "Basics"), route: "/basics" },
        { title: words("Zutaten von A bis Z", "Ingredients A to Z"), route: "/ingredients" },
        { title: words("Veganuary", "Veganuary"), route: "/veganuary" },
        { title: words("Kochhotline", "Cooking hotline"), route: "/l/cookinghotline" },
      ],
      isSponsored: false,
    },
    { type: "onboarding" },
    {
      type: "featured_search",
      heading: words("Beliebte Suchen", "Popular searches"),
      terms: {
        de: ["Kürbis", "Plätzchen", "Linsen", "Sauerteig", "Pasta", "Käsekuchen", "Hähnchen"],
        en: ["pumpkin", "cookies", "lentils", "sourdough", "pasta", "cheesecake", "chicken"],
      },
    },
    { type: "newsletter" },
    { type: "partners", heading: words("Unsere Partner", "Our partners") },
  ];
}

/** Recipes of the day, one per day in turn; those tagged with another season are left out. */
export const dishesOfTheDay = [
  "roasted-pumpkin-soup",
  "mushroom-risotto",
  "french-apple-tart",
  "shakshuka",
  "borscht",
  "quiche-lorraine",
  "butter-chicken",
  "sourdough-loaf",
  "chili-sin-carne",
  "ramen-bowl",
  "spaghetti-pomodoro",
  "hummus",
  "mapo-tofu",
  "tiramisu",
  "ratatouille",
  "caprese",
  "tomato-bruschetta",
  "paella",
  "salmon-sheet-pan",
  "lemon-gugelhupf",
  "spanish-tortilla",
];
