import type { Localized } from "#lib/i18n/locales.ts";
import type { AuthorKey } from "./authors.ts";

export interface CookbookSeed {
  slug: string;
  owner: AuthorKey;
  titles: Localized;
  summaries: Localized;
  /** Name of a picture. */
  cover: string;
  /** Keys of recipes, in the order of the cookbook. */
  items: string[];
}

/** Public cookbooks of authors and of the community. */
export const cookbooks: CookbookSeed[] = [
  {
    slug: "novemberkueche",
    owner: "team",
    titles: { de: "Novemberküche", en: "November kitchen" },
    summaries: {
      de: "Suppen, Eintöpfe und Ofengerichte für kurze Tage.",
      en: "Soups, stews and oven dishes for short days.",
    },
    cover: "roasted-pumpkin-soup",
    items: [
      "roasted-pumpkin-soup",
      "borscht",
      "mushroom-risotto",
      "chili-sin-carne",
      "butter-chicken",
      "sourdough-loaf",
      "apple-crumble",
    ],
  },
  {
    slug: "die-keksdose",
    owner: "ofenwarm",
    titles: { de: "Die Keksdose", en: "The biscuit tin" },
    summaries: {
      de: "Kleines Gebäck, das sich in Dosen hält.",
      en: "Small bakes that keep in tins.",
    },
    cover: "vanilla-crescents",
    items: ["vanilla-crescents", "star-cookies", "chocolate-chip-cookies", "scones"],
  },
  {
    slug: "in-30-minuten",
    owner: "kuechenkraut",
    titles: { de: "In 30 Minuten", en: "In 30 minutes" },
    summaries: {
      de: "In höchstens einer halben Stunde fertig, Schneiden inbegriffen.",
      en: "Ready in half an hour at most, chopping included.",
    },
    cover: "red-lentil-soup",
    items: [
      "red-lentil-soup",
      "spaghetti-pomodoro",
      "ramen-bowl",
      "greek-salad",
      "avocado-toast",
      "guacamole",
      "green-smoothie",
    ],
  },
  {
    slug: "wie-frueher",
    owner: "sonntagstisch",
    titles: { de: "Wie früher", en: "The way it was" },
    summaries: {
      de: "Klassiker für den Sonntag, mit genauen Mengen.",
      en: "Sunday classics, with exact amounts.",
    },
    cover: "potato-salad",
    items: ["potato-salad", "borscht", "quiche-lorraine", "baked-cheesecake", "lemon-gugelhupf", "apple-crumble"],
  },
  {
    slug: "aperitivo",
    owner: "barimhof",
    titles: { de: "Aperitivo", en: "Aperitivo" },
    summaries: {
      de: "Drei Drinks und was man dazu isst.",
      en: "Three drinks, and what to eat with them.",
    },
    cover: "negroni",
    items: [
      "negroni",
      "aperitivo-spritz",
      "gin-cucumber-longdrink",
      "tomato-bruschetta",
      "rosemary-focaccia",
      "hummus",
    ],
  },
];
