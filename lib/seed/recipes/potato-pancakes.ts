import type { RecipeSeed } from "../seed-types.ts";

/** Sent back: eggs and flour have no amount, which is why there is no nutrition either, and the picture shows the side dish only. */
export const recipe: RecipeSeed = {
  key: "potato-pancakes",
  alt: {
    de: "Apfelmus mit Zimt in einer hellen Schale, darauf zwei Zimtstangen, daneben Äpfel und ein Löffel auf blau-weißem Tuch",
    en: "Apple sauce with cinnamon in a pale bowl, two cinnamon sticks on top, apples and a spoon on a blue-and-white cloth beside it",
  },
  slug: { de: "kartoffelpuffer-mit-apfelmus", en: "potato-pancakes-with-apple-sauce" },
  title: { de: "Kartoffelpuffer mit Apfelmus", en: "Potato pancakes with apple sauce" },
  summary: {
    de: "Außen Kruste, innen weich, dazu Apfelmus, das noch nach Apfel schmeckt.",
    en: "Crust outside, soft inside, and an apple sauce that still tastes of apple.",
  },
  chefsNote: {
    de: "Reibe die Kartoffeln von Hand auf der groben Seite: Die langen Fasern machen die Ränder knusprig. Drücke sie gut aus, sonst spritzt das Fett.",
    en: "Grate the potatoes by hand on the coarse side: the long shreds make the edges crisp. Squeeze them well, or the fat will spit.",
  },
  author: "sonntagstisch",
  state: "rejected",
  rejection: {
    reason:
      "Kartoffelpuffer fehlen uns auf dem Tisch, wir nehmen sie gern. Nachkochen konnten wir sie noch nicht: In Schritt 2 fehlen Mengen, und das Bild zeigt ein anderes Gericht. Ergänz beides und reich das Rezept noch einmal ein.",
    fields: {
      pictureId: "Zu sehen ist nur das Apfelmus. Bitte zeig die Puffer, das Mus darf danebenstehen.",
      ingredients: "Eier und Mehl stehen ohne Menge in der Liste. Auch eine ungefähre Angabe hilft.",
      "steps.1":
        "Wie viele Eier, wie viel Mehl? „Bis es sich richtig anfühlt“ weiß nur, wer den Teig schon einmal gemacht hat.",
    },
  },
  difficulty: "medium",
  duration: { preparation: 50, baking: 15, resting: 0 },
  servings: { amount: 4, type: "portion" },
  ingredients: [
    {
      heading: { de: "Für das Apfelmus", en: "For the apple sauce" },
      items: [
        { ingredient: "apple", amount: 6, addition: { de: "säuerlich", en: "tart" } },
        { ingredient: "water", amount: 100, unit: "ml" },
        { ingredient: "lemon-juice", amount: 1, unit: "tbsp" },
        { ingredient: "sugar", amount: 40, unit: "g" },
        { ingredient: "ground-cinnamon", amount: 1, unit: "pinch" },
      ],
    },
    {
      heading: { de: "Für die Puffer", en: "For the pancakes" },
      items: [
        {
          ingredient: "potato",
          amount: 1,
          unit: "kg",
          addition: { de: "vorwiegend festkochend", en: "all-purpose" },
        },
        { ingredient: "onion", amount: 1 },
        { ingredient: "egg" },
        { ingredient: "plain-flour" },
        { ingredient: "salt" },
        {
          ingredient: "nutmeg",
          amount: 1,
          unit: "pinch",
          characteristic: { de: "frisch gerieben", en: "freshly grated" },
        },
        { ingredient: "sunflower-oil", amount: 100, unit: "ml", addition: { de: "zum Braten", en: "for frying" } },
      ],
    },
  ],
  utensils: [
    { utensil: "peeler" },
    { utensil: "knife" },
    { utensil: "saucepan" },
    { utensil: "lid" },
    { utensil: "grater", size: { de: "grob", en: "coarse" } },
    { utensil: "kitchen-towel" },
    { utensil: "bowl", size: { de: "groß", en: "large" } },
    { utensil: "frying-pan", size: { de: "groß", en: "large" } },
    { utensil: "spatula" },
  ],
  steps: [
    {
      heading: { de: "Apfelmus kochen", en: "Cook the apple sauce" },
      text: {
        de: "Schäle und entkerne die Äpfel und schneide sie klein. Koche sie mit Wasser, Zitronensaft und Zucker zugedeckt bei kleiner Hitze {15 min}, bis sie zerfallen. Zerdrücke sie grob und rühre den Zimt unter.",
        en: "Peel, core and chop the apples. Cook them with the water, lemon juice and sugar, covered and over a low heat, for {15 min} until they fall apart. Mash them roughly and stir in the cinnamon.",
      },
      ingredients: ["apple", "water", "lemon-juice", "sugar", "ground-cinnamon"],
      utensils: ["peeler", "knife", "saucepan", "lid"],
    },
    {
      heading: { de: "Teig anrühren", en: "Mix the batter" },
      text: {
        de: "Schäle Kartoffeln und Zwiebel, reibe sie grob und drücke sie im Geschirrtuch kräftig aus. Dann Eier, Mehl, Salz und Muskat dazu, bis es sich richtig anfühlt.",
        en: "Peel and coarsely grate the potatoes and the onion and squeeze them hard in a tea towel. Then add eggs, flour, salt and nutmeg until it feels right.",
      },
      ingredients: ["potato", "onion", "egg", "plain-flour", "salt", "nutmeg"],
      utensils: ["peeler", "grater", "kitchen-towel", "bowl"],
      tip: {
        de: "Die Stärke, die sich unter dem Kartoffelwasser absetzt, gehört zurück in den Teig. Sie hält die Puffer zusammen.",
        en: "The starch that settles under the potato water belongs back in the batter. It holds the pancakes together.",
      },
    },
    {
      heading: { de: "Braten", en: "Fry" },
      text: {
        de: "Erhitze einen Teil vom Öl in der Pfanne, bis ein Krümel Teig darin zischt. Setze je {=2 tbsp} Teig hinein, drücke ihn flach und brate ihn auf jeder Seite {4 min} goldbraun. Mit dem restlichen Teig so weitermachen.",
        en: "Heat some of the oil in the frying pan until a crumb of batter sizzles in it. Drop in {=2 tbsp} of batter per pancake, press it flat and fry for {4 min} on each side until golden brown. Carry on with the rest of the batter.",
      },
      ingredients: ["sunflower-oil"],
      utensils: ["frying-pan", "spatula"],
      tip: {
        de: "Ist der Rand braun und die Mitte noch hell, war die Pfanne zu heiß. Eine Stufe herunterschalten und erst dann wenden.",
        en: "If the edge is brown and the middle still pale, the pan was too hot. Turn it down a notch before you flip.",
      },
    },
    {
      heading: { de: "Zu Tisch", en: "To the table" },
      text: {
        de: "Lass die Puffer kurz abtropfen und bringe sie pfannenweise auf den Tisch, mit dem lauwarmen Apfelmus daneben. Wer wartet, bis alle fertig sind, isst sie weich.",
        en: "Drain the pancakes briefly and bring them to the table one panful at a time, with the lukewarm apple sauce. Wait until all of them are done and you eat them soft.",
      },
      ingredients: [],
      utensils: [],
    },
  ],
  category: "german",
  moreCategories: ["potato"],
  tags: [],
  likedBy: [],
};
