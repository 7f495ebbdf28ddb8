import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "chocolate-mousse",
  alt: {
    de: "Mousse au Chocolat in einem Stielglas mit Sahnehaube, Himbeeren, Schokoladenröllchen und Minze",
    en: "Chocolate mousse in a stemmed glass, topped with whipped cream, raspberries, chocolate curls and mint",
  },
  slug: { de: "mousse-au-chocolat", en: "chocolate-mousse" },
  title: { de: "Mousse au Chocolat", en: "Chocolate mousse" },
  summary: {
    de: "Dunkel, luftig und standfest: Die Eier werden über dem Wasserbad aufgeschlagen, dann kommt Sahne dazu.",
    en: "Dark, airy and firm: the eggs are whisked over warm water, then cream is folded in.",
  },
  chefsNote: {
    de: "Schlage die Sahne nur so weit, dass sie noch fließt. Ganz steif geschlagen, lässt sie sich schlecht unterheben, und die Mousse wird körnig. Gut geeignet ist Schokolade mit 60–70 % Kakao, darüber wird die Mousse herb.",
    en: "Whip the cream only until it still just flows. Whipped stiff, it is hard to fold in and makes the mousse grainy. Chocolate with 60–70% cocoa is a good choice; above that the mousse turns bitter.",
  },
  author: "lindeundlaib",
  publishedAt: "2026-02-12T09:00:00Z",
  isSponsored: true,
  difficulty: "medium",
  duration: { preparation: 30, baking: 0, resting: 180 },
  servings: { amount: 6, type: "portion" },
  nutrition: { kcal: 467, fat: 35, protein: 7.6, carbohydrate: 27 },
  ingredients: [
    {
      heading: { de: "Mousse", en: "Mousse" },
      items: [
        {
          ingredient: "dark-chocolate",
          amount: 220,
          unit: "g",
          addition: { de: "60–70 % Kakao", en: "60–70% cocoa" },
        },
        { ingredient: "espresso", amount: 6, unit: "tbsp", addition: { de: "heiß", en: "hot" } },
        { ingredient: "egg", amount: 3, addition: { de: "Größe M", en: "medium, US large" } },
        { ingredient: "sugar", amount: 50, unit: "g" },
        { ingredient: "salt", amount: 1, unit: "pinch" },
        {
          ingredient: "whipping-cream",
          amount: 350,
          unit: "ml",
          addition: { de: "mind. 30 % Fett, kalt", en: "at least 30% fat, cold" },
        },
      ],
    },
    {
      heading: { de: "Zum Servieren", en: "To serve" },
      items: [
        { ingredient: "raspberry", amount: 125, unit: "g" },
        { ingredient: "mint", amount: 6, unit: "leaf" },
      ],
    },
  ],
  utensils: [
    { utensil: "bowl", amount: 3, size: { de: "hitzefest", en: "heatproof" } },
    { utensil: "saucepan", amount: 1 },
    { utensil: "hand-mixer", amount: 1 },
    { utensil: "thermometer", amount: 1 },
    { utensil: "silicone-spatula", amount: 1 },
    { utensil: "peeler", amount: 1 },
  ],
  steps: [
    {
      heading: { de: "Schokolade schmelzen", en: "Melt the chocolate" },
      text: {
        de: "Hacke {200 g dark-chocolate} Schokolade und schmilz sie mit dem Espresso in einer Schüssel über einem Topf mit kaum siedendem Wasser. Nimm den ganzen Espresso, denn wenig Flüssigkeit lässt Schokolade klumpen. Rühre sie glatt und nimm sie vom Topf; sie soll auf etwa {40 °C} abkühlen. Lass das Wasser weitersieden.",
        en: "Chop {200 g dark-chocolate} of the chocolate and melt it with the espresso in a bowl over a pan of barely simmering water. Use all of the espresso: a little liquid makes chocolate seize. Stir until smooth and take it off the pan; it should cool to about {40 °C}. Keep the water simmering.",
      },
      ingredients: [{ ingredient: "dark-chocolate", amount: 200 }, "espresso"],
      utensils: ["bowl", "saucepan", "thermometer"],
    },
    {
      heading: { de: "Eier aufschlagen", en: "Whisk the eggs" },
      text: {
        de: "Schlage Eier, Zucker und Salz mit dem Handrührgerät in einer zweiten Schüssel über dem Wasser etwa {6 min}, bis der Schaum dick und {75 °C} warm ist. Nimm die Schüssel vom Topf und schlage {4 min} weiter, bis er nur noch lauwarm ist.",
        en: "In a second bowl set over the water, whisk the eggs, sugar and salt with a hand mixer for about {6 min}, until the foam is thick and has reached {75 °C}. Take the bowl off the pan and whisk for {4 min} more, until it is barely warm.",
      },
      ingredients: ["egg", "sugar", "salt"],
      utensils: ["bowl", "hand-mixer", "saucepan", "thermometer"],
      tip: {
        de: "Der Boden der Schüssel darf das Wasser nicht berühren und der Mixer nicht stillstehen, sonst gibt es Rührei. Für Schwangere, kleine Kinder, ältere Menschen und bei schwachem Immunsystem hältst du die {75 °C} unter Schlagen noch {2 min}.",
        en: "The bowl must not touch the water and the mixer must not stop, or you will have scrambled eggs. For pregnant women, small children, older people and anyone with a weakened immune system, keep whisking at {75 °C} for another {2 min}.",
      },
    },
    {
      heading: { de: "Sahne schlagen", en: "Whip the cream" },
      text: {
        de: "Schlage {250 ml whipping-cream} Sahne halbsteif: Sie soll weiche Spuren halten, aber noch vom Löffel rutschen. Stelle die übrige Sahne für später kalt.",
        en: "Whip {250 ml whipping-cream} of the cream to soft peaks: it should hold a trail but still slide off the spoon. Chill the rest for later.",
      },
      ingredients: [{ ingredient: "whipping-cream", amount: 250 }],
      utensils: ["bowl", "hand-mixer"],
    },
    {
      heading: { de: "Unterheben", en: "Fold together" },
      text: {
        de: "Rühre ein Drittel des Eierschaums kräftig unter die Schokolade. Hebe den Rest mit dem Teigschaber unter, dann die Sahne in zwei Portionen, bis keine Schlieren mehr zu sehen sind. Fülle die Mousse in {6|Glas|Gläser}.",
        en: "Stir a third of the egg foam briskly into the chocolate. Fold in the rest with a silicone spatula, then the cream in two batches, until no streaks remain. Spoon the mousse into {6|glass|glasses}.",
      },
      ingredients: [],
      utensils: ["silicone-spatula"],
      tip: {
        de: "Ist die Schokolade zu kalt, wird sie beim Unterheben zu Splittern. Sie soll sich an der Lippe warm anfühlen, nicht heiß.",
        en: "Chocolate that is too cold sets into splinters as you fold. It should feel warm on your lip, not hot.",
      },
    },
    {
      heading: { de: "Kühlen", en: "Chill" },
      text: {
        de: "Decke die Gläser ab und stelle sie {3 h} in den Kühlschrank. Die Mousse hält sich dort gut bis zum nächsten Abend.",
        en: "Cover the glasses and put them in the fridge for {3 h}. The mousse keeps well there until the next evening.",
      },
      ingredients: [],
      utensils: [],
    },
    {
      heading: { de: "Anrichten", en: "Serve" },
      text: {
        de: "Schlage die restlichen {100 ml whipping-cream} Sahne und setze auf jedes Glas einen Löffel davon. Ziehe mit dem Sparschäler Röllchen von den übrigen {20 g dark-chocolate} Schokolade. Verteile sie mit Himbeeren und Minze auf der Sahne.",
        en: "Whip the remaining {100 ml whipping-cream} cream and put a spoonful on each glass. Shave curls from the last {20 g dark-chocolate} of chocolate with a peeler. Scatter them over the cream with the raspberries and mint.",
      },
      ingredients: [
        { ingredient: "whipping-cream", amount: 100 },
        { ingredient: "dark-chocolate", amount: 20 },
        "raspberry",
        "mint",
      ],
      utensils: ["hand-mixer", "bowl", "peeler"],
    },
  ],
  category: "dessert",
  moreCategories: ["french"],
  tags: ["vegetarian", "gluten-free", "sweet", "creamy", "make-ahead", "brand-content"],
  likedBy: ["team", "ofenwarm", "kuechenkraut", "barimhof"],
};
