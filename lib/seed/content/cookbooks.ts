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
      de: "Für die Wochen, in denen es um fünf dunkel ist und niemand mehr so tut, als sei Salat ein Abendessen.",
      en: "For the weeks when it is dark by five and nobody pretends any longer that a salad is dinner.",
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
      de: "Kleines Gebäck, das in Dosen wohnt. Die Kipferl bis zum zweiten Advent, die Cookies bis morgen.",
      en: "Small bakes that live in tins: the crescents until Advent is half over, the cookies until tomorrow.",
    },
    cover: "vanilla-crescents",
    items: ["vanilla-crescents", "star-cookies", "chocolate-chip-cookies", "scones"],
  },
  {
    slug: "in-30-minuten",
    owner: "kuechenkraut",
    titles: { de: "In 30 Minuten", en: "In 30 minutes" },
    summaries: {
      de: "Vom Schlüssel im Schloss bis zum ersten Bissen eine halbe Stunde, Zwiebelschneiden inbegriffen.",
      en: "Half an hour from key in the door to first bite, chopping the onion included.",
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
      de: "Was sonntags auf dem Tisch stand, mit Mengen, die im alten Heft nie dabeistanden.",
      en: "What used to be on the table on Sundays, with the quantities the old notebook never mentioned.",
    },
    cover: "potato-salad",
    items: ["potato-salad", "borscht", "quiche-lorraine", "baked-cheesecake", "lemon-gugelhupf", "apple-crumble"],
  },
  {
    slug: "aperitivo",
    owner: "barimhof",
    titles: { de: "Aperitivo", en: "Aperitivo" },
    summaries: {
      de: "Drei Gläser und das, was man daneben stellt, damit es bei drei Gläsern bleibt.",
      en: "Three drinks, and what to put beside them so that it stays at three.",
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
