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

/** Authors are kitchens with a brand name, not invented people. */
export const authors = {
  team: {
    slug: "team-tischlein",
    name: "Team Tischlein",
    type: "editor",
    picture: "story-tablecloth",
    occupation: { de: "Redaktion und Versuchsküche", en: "Editors and test kitchen" },
    bio: {
      de: "Wir kochen jedes Rezept mindestens dreimal: einmal aus Neugier, einmal mit der Uhr und einmal nur mit dem, was wir aufgeschrieben haben. Erst dann kommt es auf den Tisch.",
      en: "We cook every recipe at least three times: once out of curiosity, once with the clock running, and once following nothing but our own notes. Only then does it reach the table.",
    },
  },
  gemuesefach: {
    slug: "gemuesefach",
    name: "Gemüsefach",
    type: "contributor",
    picture: "story-herbs",
    occupation: { de: "Gemüseküche", en: "Vegetable kitchen" },
    bio: {
      de: "Alles, was im untersten Fach liegt und mehr kann als Beilage. Hier wird geröstet, püriert und selten geschält.",
      en: "Everything that lives in the bottom drawer and can do more than sit on the side. We roast, we blend, we rarely peel.",
    },
  },
  ofenwarm: {
    slug: "ofenwarm",
    name: "Ofenwarm",
    type: "contributor",
    picture: "vanilla-crescents",
    occupation: { de: "Backstube", en: "Bakery" },
    bio: {
      de: "Kuchen, Kekse, Tartes und die Frage, ob die Mitte schon durch ist. Wir wiegen aufs Gramm und erklären, warum.",
      en: "Cakes, cookies, tarts, and the question of whether the middle is done. We weigh to the gram and explain why.",
    },
  },
  barimhof: {
    slug: "bar-im-hof",
    name: "Bar im Hof",
    type: "contributor",
    picture: "negroni",
    occupation: { de: "Drinks und Aperitif", en: "Drinks and aperitifs" },
    bio: {
      de: "Vier Hocker, ein Tresen, gutes Eis. Wir rühren, was sich zu Hause ohne Bartasche nachmachen lässt, mit und ohne Alkohol.",
      en: "Four stools, one counter, good ice. We stir what can be made at home without a bartender’s kit, with alcohol and without.",
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
      de: "Familienrezepte aus einem fleckigen Heft, nachgewogen und von „eine Handvoll“ in Gramm übersetzt.",
      en: "Family recipes from a stained notebook, weighed again and translated from handfuls into grams.",
    },
  },
  kupferkessel: {
    slug: "kupferkessel",
    name: "Kupferkessel",
    type: "partner",
    picture: "ratatouille",
    occupation: { de: "Töpfe und Pfannen", en: "Pots and pans" },
    bio: {
      de: "Kupferkessel baut Kochgeschirr, das man vererben kann. Bei uns steht es dort, wo es hingehört: auf dem Herd.",
      en: "Kupferkessel makes cookware that can be handed down. Here it stands where it belongs: on the stove.",
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
      de: "Mühlenhof mahlt Getreide aus der Uckermark. Aus der Backstube der Mühle kommen Brot, Focaccia und Pizza.",
      en: "Mühlenhof mills grain from the Uckermark. The mill’s own bakery sends bread, focaccia and pizza.",
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
      de: "Linde & Laib ist eine Molkerei mit zwanzig Höfen und einer Meinung zu Quark. Sie stellt Käsekuchen und alles vor, was Sahne braucht.",
      en: "Linde & Laib is a dairy with twenty farms and opinions on curd. It brings cheesecake and everything else that needs cream.",
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
      de: "Nordfang verkauft Fisch, bei dem Boot und Netz auf dem Etikett stehen. Die Rezepte dazu kommen ohne Schnickschnack aus.",
      en: "Nordfang sells fish with the boat and the net on the label. The recipes that come with it need no fuss.",
    },
    partner: { trade: { de: "Fisch", en: "Fish" } },
  },
} as const satisfies Record<string, AuthorSeed>;

export type AuthorKey = keyof typeof authors;
