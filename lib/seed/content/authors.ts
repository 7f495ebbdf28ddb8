import type { UserType } from "#lib/db/tables/users.ts";
import type { Localized } from "#lib/i18n/locales.ts";

export interface AuthorSeed {
  slug: string;
  name: string;
  type: UserType;
  /** Name of a picture, shown as a circle; without one the logo (team) or the initial is shown. */
  picture?: string;
  occupation: Localized;
  bio: Localized;
  partner?: { trade: Localized; website?: string };
}

/** Authors have names like brands, so that none is taken for a real person. */
export const authors = {
  team: {
    slug: "team-tischlein",
    name: "Team Tischlein",
    type: "editor",
    picture: "story-tablecloth",
    occupation: { de: "Redaktion", en: "Editors" },
    bio: {
      de: "Die Redaktion schreibt Rezepte und Stories, beantwortet Fragen an die Kochhotline und prüft, was aus der Community kommt.",
      en: "The editors write recipes and stories, answer questions to the cooking hotline and review what comes from the community.",
    },
  },
  gemuesefach: {
    slug: "gemuesefach",
    name: "Gemüsefach",
    type: "contributor",
    picture: "story-herbs",
    occupation: { de: "Gemüse", en: "Vegetables" },
    bio: {
      de: "Gemüse als Hauptgericht: geröstet, püriert und selten geschält.",
      en: "Vegetables as a main course: roasted, blended and rarely peeled.",
    },
  },
  ofenwarm: {
    slug: "ofenwarm",
    name: "Ofenwarm",
    type: "contributor",
    picture: "vanilla-crescents",
    occupation: { de: "Backen", en: "Baking" },
    bio: {
      de: "Kuchen, Kekse, Tartes und Brot, mit Mengen in Gramm und Erklärungen dazu.",
      en: "Cakes, biscuits, tarts and bread, with amounts in grams and the reasons why.",
    },
  },
  barimhof: {
    slug: "bar-im-hof",
    name: "Bar im Hof",
    type: "contributor",
    picture: "negroni",
    occupation: { de: "Drinks und Aperitif", en: "Drinks and aperitifs" },
    bio: {
      de: "Drinks mit und ohne Alkohol, die sich zu Hause ohne besondere Ausrüstung mixen lassen.",
      en: "Drinks with and without alcohol that can be mixed at home without special equipment.",
    },
  },
  kuechenkraut: {
    slug: "kuechenkraut",
    name: "küchenkraut",
    type: "community",
    picture: "red-lentil-soup",
    occupation: { de: "kocht nach Feierabend", en: "cooks after work" },
    bio: {
      de: "Eine Pfanne, ein Topf, viel Petersilie. Was länger als 45 Minuten dauert, gibt es bei uns nur am Wochenende.",
      en: "One pan, one pot, plenty of parsley. Anything over 45 minutes has to wait for the weekend.",
    },
  },
  loeffelweise: {
    slug: "loeffelweise",
    name: "löffelweise",
    type: "community",
    picture: "berry-pancakes",
    occupation: { de: "kocht für vier, davon zwei unter zehn", en: "cooks for four, two of them under ten" },
    bio: {
      de: "Frühstück, das man auch abends essen kann, und Saucen, unter denen Gemüse verschwindet.",
      en: "Breakfast you could eat at night, and sauces that make vegetables disappear.",
    },
  },
  sonntagstisch: {
    slug: "sonntagstisch",
    name: "sonntagstisch",
    type: "community",
    picture: "potato-salad",
    occupation: { de: "kocht, wie es immer war", en: "cooks the way it has always been done" },
    bio: {
      de: "Klassische Familiengerichte mit genauen Mengen.",
      en: "Classic family dishes with exact amounts.",
    },
  },
  kupferkessel: {
    slug: "kupferkessel",
    name: "Kupferkessel",
    type: "partner",
    picture: "ratatouille",
    occupation: { de: "Töpfe und Pfannen", en: "Pots and pans" },
    bio: {
      de: "Beispielpartner: Kupferkessel steht für einen Hersteller von Töpfen und Pfannen.",
      en: "Sample partner: Kupferkessel stands for a maker of pots and pans.",
    },
    partner: { trade: { de: "Töpfe und Pfannen", en: "Pots and pans" } },
  },
  muehlenhof: {
    slug: "muehlenhof",
    name: "Mühlenhof",
    type: "partner",
    picture: "story-flour-and-dough",
    occupation: { de: "Mehl und Korn", en: "Flour and grain" },
    bio: {
      de: "Beispielpartner: Mühlenhof steht für eine Mühle mit Rezepten für Brot, Focaccia und Pizza.",
      en: "Sample partner: Mühlenhof stands for a mill with recipes for bread, focaccia and pizza.",
    },
    partner: { trade: { de: "Mehl und Korn", en: "Flour and grain" } },
  },
  lindeundlaib: {
    slug: "linde-und-laib",
    name: "Linde & Laib",
    type: "partner",
    picture: "baked-cheesecake",
    occupation: { de: "Milch, Butter, Rahm", en: "Milk, butter, cream" },
    bio: {
      de: "Beispielpartner: Linde & Laib steht für eine Molkerei mit Rezepten für Quark, Butter und Sahne.",
      en: "Sample partner: Linde & Laib stands for a dairy with recipes for quark, butter and cream.",
    },
    partner: { trade: { de: "Milch, Butter, Rahm", en: "Milk, butter, cream" } },
  },
  nordfang: {
    slug: "nordfang",
    name: "Nordfang",
    type: "partner",
    picture: "salmon-sheet-pan",
    occupation: { de: "Fisch", en: "Fish" },
    bio: {
      de: "Beispielpartner: Nordfang steht für einen Fischhändler mit einfachen Fischrezepten.",
      en: "Sample partner: Nordfang stands for a fishmonger with simple fish recipes.",
    },
    partner: { trade: { de: "Fisch", en: "Fish" } },
  },
} as const satisfies Record<string, AuthorSeed>;

export type AuthorKey = keyof typeof authors;
