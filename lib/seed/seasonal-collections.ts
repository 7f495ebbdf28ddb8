import { nextStroke } from "#lib/berlin.ts";
import type { ModuleLink } from "#lib/db/tables/feeds.ts";
import type { PlannedModule } from "#lib/feeds/mutations.ts";
import type { Localized } from "#lib/i18n/locales.ts";
import type { Keys } from "./keys.ts";

interface Collection {
  /** First month of three. */
  month: number;
  heading: Localized;
  text: Localized;
  picture: string;
  /** Keys of ingredients and what they are called there. */
  links: [key: string, de: string, en: string][];
}

/** So many years ahead the seasons are planned. */
const years = 5;

/** A collection per season, each shown in its three months: at any time exactly one of them. */
export function seasonalCollections(keys: Keys, now = new Date()): PlannedModule[] {
  const first = now.getUTCFullYear() - 1;
  return Array.from({ length: years + 1 }, (_, index) => first + index).flatMap((year) =>
    collections.map(({ month, heading, text, picture, links }) => ({
      startsAt: firstOf(year, month),
      endsAt: firstOf(year, month + 3),
      data: {
        type: "collection",
        heading,
        text,
        pictureId: keys.id("picture", picture),
        itemIds: [],
        links: links.map(
          ([key, de, en]): ModuleLink => ({ title: { de, en }, ingredientId: keys.id("ingredient", key) }),
        ),
        more: "/ingredients",
      },
    })),
  );
}

/** Midnight in Berlin at which a month begins; the thirteenth is next year's first. */
function firstOf(year: number, month: number): Date {
  return nextStroke(new Date(Date.UTC(year, month - 1, 0, 12)), [0]);
}

const collections: Collection[] = [
  {
    month: 3,
    heading: { de: "Frühlingsküche", en: "Spring kitchen" },
    text: {
      de: "Erst der Spinat, dann der Spargel, zuletzt die Erdbeeren: Der Frühling kommt in Gängen.",
      en: "Spinach first, then asparagus, strawberries last: spring comes in courses.",
    },
    picture: "salmon-sheet-pan",
    links: [
      ["spinach", "Spinat", "Spinach"],
      ["asparagus", "Spargel", "Asparagus"],
      ["strawberry", "Erdbeeren", "Strawberries"],
      ["lemon", "Zitronen", "Lemons"],
    ],
  },
  {
    month: 6,
    heading: { de: "Sommerküche", en: "Summer kitchen" },
    text: {
      de: "Tomaten, die nach Tomate schmecken, und Zucchini, die niemand mehr zählt.",
      en: "Tomatoes that taste of tomato, and courgettes nobody counts any more.",
    },
    picture: "ratatouille",
    links: [
      ["tomato", "Tomaten", "Tomatoes"],
      ["courgette", "Zucchini", "Courgettes"],
      ["aubergine", "Auberginen", "Aubergines"],
      ["cucumber", "Gurken", "Cucumbers"],
      ["strawberry", "Erdbeeren", "Strawberries"],
    ],
  },
  {
    month: 9,
    heading: { de: "Herbstküche", en: "Autumn kitchen" },
    text: {
      de: "Jetzt vom Markt, jetzt günstig, jetzt am besten. Danach warten wir wieder ein Jahr.",
      en: "At the market now, cheap now, best now. After that it is a year’s wait.",
    },
    picture: "story-autumn-pumpkins",
    links: [
      ["hokkaido-pumpkin", "Kürbis", "Pumpkin"],
      ["potato", "Kartoffeln", "Potatoes"],
      ["beetroot", "Rote Bete", "Beetroot"],
      ["apple", "Äpfel", "Apples"],
      ["carrot", "Karotten", "Carrots"],
    ],
  },
  {
    month: 12,
    heading: { de: "Winterküche", en: "Winter kitchen" },
    text: {
      de: "Was im Keller liegt, hält warm. Das Licht dazu bringen die Zitronen.",
      en: "What lies in the cellar keeps you warm. The lemons bring the light.",
    },
    picture: "story-citrus",
    links: [
      ["lemon", "Zitronen", "Lemons"],
      ["beetroot", "Rote Bete", "Beetroot"],
      ["white-cabbage", "Weißkohl", "White cabbage"],
      ["potato", "Kartoffeln", "Potatoes"],
      ["onion", "Zwiebeln", "Onions"],
    ],
  },
];
