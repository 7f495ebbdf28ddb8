import type { Localized } from "#lib/i18n/locales.ts";

export interface BasicsEntrySeed {
  target: `story:${string}` | `recipe:${string}`;
  title: Localized;
  /** What the link teaches, in one sentence. */
  lesson: Localized;
}

export interface BasicsLevelSeed {
  key: "first-steps" | "sure-hand" | "weekend-projects";
  title: Localized;
  text: Localized;
  entries: BasicsEntrySeed[];
}

/** The page "basics": techniques by level, each with a story or a recipe. */
export const basics: BasicsLevelSeed[] = [
  {
    key: "first-steps",
    title: { de: "Erste Schritte", en: "First steps" },
    text: {
      de: "Vier Dinge, die in jedem Rezept stecken und in keinem erklärt werden. Ein Abend pro Thema genügt, danach geht alles andere leichter.",
      en: "Four things that are in every recipe and explained in none of them. An evening for each is enough, and everything after that comes more easily.",
    },
    entries: [
      {
        target: "story:story-knife-and-board",
        title: { de: "Schneiden, ohne zu zögern", en: "Cutting without hesitation" },
        lesson: {
          de: "Wie man ein Messer hält, scharf bekommt und eine Zwiebel würfelt, solange die Augen noch trocken sind.",
          en: "How to hold a knife, get it sharp and dice an onion while your eyes are still dry.",
        },
      },
      {
        target: "story:salt",
        title: { de: "Salzen nach Gefühl", en: "Salting by feel" },
        lesson: {
          de: "Wann Salz in den Topf gehört, wie viel auf einen Liter kommt und warum zweimal wenig besser ist als einmal viel.",
          en: "When salt goes in, how much a litre can take, and why twice a little beats once a lot.",
        },
      },
      {
        target: "story:story-eggs",
        title: { de: "Eier auf den Punkt", en: "Eggs to the minute" },
        lesson: {
          de: "Was der Stempel verrät, woran man ein frisches Ei erkennt und wie viele Minuten es braucht.",
          en: "What the stamp tells you, how to spot a fresh egg, and how many minutes it needs.",
        },
      },
      {
        target: "recipe:spaghetti-pomodoro",
        title: { de: "Nudeln und ihr Wasser", en: "Pasta and its water" },
        lesson: {
          de: "Wie aus Tomaten, Öl und einer Kelle Nudelwasser eine Sauce wird, die an jedem Faden haftet.",
          en: "How tomatoes, oil and a ladle of pasta water become a sauce that holds on to every strand.",
        },
      },
    ],
  },
  {
    key: "sure-hand",
    title: { de: "Sichere Hand", en: "A sure hand" },
    text: {
      de: "Du kannst einem Rezept folgen. Jetzt geht es um das, was nicht drinsteht: abschmecken, Hitze lesen, aus Resten ein Essen machen.",
      en: "You can follow a recipe. Now comes what it leaves out: seasoning, reading the heat, turning leftovers into dinner.",
    },
    entries: [
      {
        target: "story:story-spice-bowls",
        title: { de: "Würzen mit Plan", en: "Spicing with a plan" },
        lesson: {
          de: "Welche Gewürze das Regal wirklich braucht und was Rösten, Mahlen und Warten mit ihnen machen.",
          en: "Which spices a shelf really needs, and what toasting, grinding and waiting do to them.",
        },
      },
      {
        target: "recipe:mushroom-risotto",
        title: { de: "Rühren und Geduld", en: "Stirring and patience" },
        lesson: {
          de: "Wie Stärke ohne Sahne cremig wird und woran man sieht, dass der Reis noch einen Schluck Brühe braucht.",
          en: "How starch turns creamy without cream, and how to see that the rice wants one more splash of stock.",
        },
      },
      {
        target: "recipe:salmon-sheet-pan",
        title: { de: "Fisch auf den Grad", en: "Fish to the degree" },
        lesson: {
          de: "Wie auf einem Blech alles gleichzeitig gar wird und der Fisch in der Mitte saftig bleibt.",
          en: "How to have everything on one tray done at once, with the fish still moist in the middle.",
        },
      },
      {
        target: "story:leftovers",
        title: { de: "Kochen ohne Einkauf", en: "Cooking without shopping" },
        lesson: {
          de: "Wie man am Sonntag in den Kühlschrank sieht und darin ein Abendessen erkennt.",
          en: "How to look into the fridge on a Sunday and recognise a dinner in it.",
        },
      },
    ],
  },
  {
    key: "weekend-projects",
    title: { de: "Projekte fürs Wochenende", en: "Weekend projects" },
    text: {
      de: "Wenig Arbeit, viel Zeit: Teige, die über Nacht arbeiten, und Gebäck, bei dem ein Grad zählt. Den Sauerteig setzt du eine Woche vorher an, alles andere am Freitagabend.",
      en: "Little work, plenty of time: doughs that do their job overnight, and baking where a degree counts. Start the sourdough a week ahead, everything else on Friday evening.",
    },
    entries: [
      {
        target: "story:story-flour-and-dough",
        title: { de: "Ein eigener Sauerteig", en: "A starter of your own" },
        lesson: {
          de: "Wie aus Mehl und Wasser in sieben Tagen ein Sauerteig wird, der Brot aufgehen lässt.",
          en: "How flour and water turn, in seven days, into a starter that raises bread.",
        },
      },
      {
        target: "recipe:sourdough-loaf",
        title: { de: "Das erste Brot", en: "The first loaf" },
        lesson: {
          de: "Wie man Teig liest statt der Uhr, ihn formt und im heißen Topf zu einer Kruste bringt.",
          en: "How to read the dough instead of the clock, shape it, and give it a crust in a hot pot.",
        },
      },
      {
        target: "recipe:pizza-margherita",
        title: { de: "Pizza mit langer Gare", en: "Pizza with a long rise" },
        lesson: {
          de: "Warum ein Teig mit wenig Hefe und viel Zeit besser schmeckt und wie der Haushaltsofen heiß genug wird.",
          en: "Why dough with little yeast and much time tastes better, and how to get a home oven hot enough.",
        },
      },
      {
        target: "recipe:french-apple-tart",
        title: { de: "Mürbeteig, der hält", en: "Shortcrust that stands up" },
        lesson: {
          de: "Wie der Rand stehen bleibt, der Boden trocken und die Apfelscheiben dort, wo du sie hingelegt hast.",
          en: "How to keep the rim upright, the base dry and the apple slices where you laid them.",
        },
      },
    ],
  },
];
