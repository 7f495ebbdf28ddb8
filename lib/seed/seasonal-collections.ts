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
      de: "Der erste Spinat ist so zart, dass er keinen Topf braucht. Für den Spargel bleibt bis zum 24. Juni Zeit, und bei den Erdbeeren entscheidet die Nase, nicht die Farbe.",
      en: "The first spinach is tender enough to leave raw. Home-grown asparagus stops around midsummer, so eat it while it lasts, and choose strawberries with your nose: red is easy, ripe is not.",
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
      de: "Im Juli reift alles in derselben Woche. Zu viele Tomaten werden im Ofen von allein zur Soße, und wer Zucchini handlang erntet, muss später keine Keulen verschenken.",
      en: "Come July, everything ripens in the same week. The oven turns too many tomatoes into sauce while you do something else; pick courgettes no longer than your hand and nobody need be given a marrow.",
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
      de: "Wer jetzt auf dem Markt groß einkauft, hat bis weit in den Winter davon: Kürbis, Kartoffeln und Rote Bete liegen gern kühl und dunkel. Nur die Äpfel brauchen ihr eigenes Fach, sonst altert alles neben ihnen.",
      en: "Shop big at the market now and it will last well into winter: pumpkins, potatoes and beetroot are happy somewhere cool and dark. Give the apples a shelf of their own, because whatever lies beside them ages faster.",
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
      de: "Kohl und Rüben kommen aus dem Lager, die Zitronen gerade vom Baum. Ein Spritzer ganz am Schluss, und der Eintopf schmeckt, als hätte jemand das Fenster aufgemacht.",
      en: "Cabbages and roots come out of store, but lemons are straight off the tree. A squeeze at the very end, and a stew tastes as if somebody had opened a window.",
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
