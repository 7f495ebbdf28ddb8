import type { ModuleLink } from "#lib/db/tables/feeds.ts";
import type { FeedModuleInput } from "#lib/feeds/mutations.ts";
import type { Localized } from "#lib/i18n/locales.ts";
import { nextHourAt } from "#lib/time/time-zone.ts";
import type { SeedKeys } from "../keys.ts";

interface Collection {
  /** First month of three. */
  month: number;
  heading: Localized;
  text: Localized;
  picture: string;
  /** Keys of ingredients with their displayed names. */
  links: [key: string, de: string, en: string][];
}

/** Years to schedule in advance. */
const years = 5;

/** Schedules one collection per season of three months; exactly one is shown at any time. */
export function seasonalCollections(keys: SeedKeys, now = new Date()): FeedModuleInput[] {
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

/** Returns the start of a month (1–13) in Europe/Berlin; month 13 is January of the next year. */
function firstOf(year: number, month: number): Date {
  return nextHourAt(new Date(Date.UTC(year, month - 1, 0, 12)), [0]);
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
      de: "Jetzt reift alles auf einmal. Zu viele Tomaten werden im Ofen von allein zur Sauce, und Zucchini schmecken am besten, wenn sie handlang geerntet werden.",
      en: "Everything is ripening at once now. The oven turns too many tomatoes into sauce while you do something else; courgettes taste best picked no longer than your hand.",
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
      de: "Wer jetzt auf dem Markt groß einkauft, hat bis weit in den Winter davon: Kürbis, Kartoffeln und Rote Bete lagern kühl und dunkel. Nur die Äpfel brauchen ihr eigenes Fach, sonst altert alles neben ihnen.",
      en: "Shop big at the market now and it will last well into winter: pumpkins, potatoes and beetroot keep somewhere cool and dark. Give the apples a shelf of their own, because whatever lies beside them ages faster.",
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
      de: "Kohl und Rüben kommen aus dem Lager, die Zitronen gerade vom Baum. Ein Spritzer ganz am Schluss macht den Eintopf frischer.",
      en: "Cabbages and roots come out of store, but lemons are straight off the tree. A squeeze at the very end freshens up a stew.",
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
