import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "lemon-gugelhupf",
  alt: {
    de: "Goldbrauner Gugelhupf mit weißem, in Nasen herablaufendem Zuckerguss, obenauf Zitronenscheiben und Minze",
    en: "Golden bundt cake with white icing running down its sides, topped with lemon slices and mint",
  },
  slug: { de: "zitronen-gugelhupf", en: "lemon-bundt-cake" },
  title: { de: "Zitronen-Gugelhupf", en: "Lemon bundt cake" },
  summary: {
    de: "Ein saftiger Rührkuchen, dreimal mit Zitrone: Schale im Teig, Sirup in der Krume, Saft im Guss. Am zweiten Tag ist er noch besser.",
    en: "A moist, buttery cake that takes its lemon three ways: zest in the batter, syrup in the crumb, juice in the icing. Even better on the second day.",
  },
  chefsNote: {
    de: "Pinsle weiche Butter in jede Rille und stäube Mehl darüber, dann löst sich der Kuchen leicht. Stürze ihn nach zehn Minuten: Früher bricht er, später klebt er fest.",
    en: "Brush soft butter into every groove and dust it with flour, and the cake comes out easily. Turn it out after ten minutes: sooner it breaks, later it sticks.",
  },
  author: "ofenwarm",
  publishedAt: "2026-03-27T07:30:00Z",
  difficulty: "easy",
  duration: { preparation: 35, baking: 50, resting: 90 },
  ovenCelsius: 180,
  servings: { amount: 16, type: "piece" },
  nutrition: { kcal: 334, fat: 15, protein: 4.2, carbohydrate: 46 },
  ingredients: [
    {
      heading: { de: "Teig", en: "Cake" },
      items: [
        {
          ingredient: "butter",
          amount: 250,
          unit: "g",
          characteristic: { de: "weich", en: "softened" },
          addition: { de: "und etwas für die Form", en: "plus a little for the tin" },
        },
        { ingredient: "sugar", amount: 220, unit: "g" },
        { ingredient: "salt", amount: 1, unit: "pinch" },
        { ingredient: "lemon", amount: 4, addition: { de: "unbehandelt", en: "unwaxed" } },
        {
          ingredient: "egg",
          amount: 4,
          addition: { de: "Größe M, zimmerwarm", en: "medium, US large, at room temperature" },
        },
        {
          ingredient: "plain-flour",
          amount: 300,
          unit: "g",
          addition: { de: "und etwas für die Form", en: "plus a little for the tin" },
        },
        { ingredient: "baking-powder", amount: 2, unit: "tsp" },
        { ingredient: "natural-yoghurt", amount: 150, unit: "g", addition: { de: "3,5 % Fett", en: "3.5% fat" } },
      ],
    },
    {
      heading: { de: "Sirup und Guss", en: "Syrup and icing" },
      items: [
        { id: "syrup-sugar", ingredient: "sugar", amount: 65, unit: "g" },
        { ingredient: "icing-sugar", amount: 200, unit: "g", characteristic: { de: "gesiebt", en: "sifted" } },
        { ingredient: "mint", amount: 1, unit: "sprig" },
      ],
    },
  ],
  utensils: [
    { utensil: "bundt-tin", amount: 1, size: { de: "{tin 22 cm}", en: "{tin 22 cm}" } },
    { utensil: "pastry-brush", amount: 1 },
    { utensil: "hand-mixer", amount: 1 },
    { utensil: "bowl", amount: 2 },
    { utensil: "grater", amount: 1 },
    { utensil: "citrus-press", amount: 1 },
    { utensil: "saucepan", amount: 1 },
    { utensil: "wire-rack", amount: 1 },
  ],
  steps: [
    {
      heading: { de: "Form und Zitronen vorbereiten", en: "Prepare tin and lemons" },
      text: {
        de: "Heize den Ofen auf {180 °C} Ober-/Unterhitze ({fan 160 °C}) vor. Pinsle eine Gugelhupfform von {tin 22 cm} bis in die Rillen mit weicher Butter aus und stäube sie mit Mehl aus. Reibe die Schale von {3 lemon|Zitrone|Zitronen} fein ab und presse sie aus; du brauchst {100 ml} Saft. Schneide die übrige Zitrone in dünne Scheiben.",
        en: "Heat the oven to {180 °C} ({fan 160 °C}). Brush a {tin 22 cm} bundt tin with soft butter, right into the grooves, and dust it with flour. Finely grate the zest of {3 lemon|lemon|lemons} and juice them; you need {100 ml}. Cut the remaining lemon into thin slices.",
      },
      ingredients: ["lemon"],
      utensils: ["bundt-tin", "pastry-brush", "grater", "citrus-press"],
      tip: {
        de: "Flüssige Butter oder Sprühfett läuft nach unten und lässt genau die Rillen frei, an denen der Kuchen hängen bleibt.",
        en: "Melted butter or baking spray runs to the bottom and leaves bare the very ridges the cake will stick to.",
      },
    },
    {
      heading: { de: "Butter und Eier schlagen", en: "Cream butter and eggs" },
      text: {
        de: "Schlage Butter, {220 g sugar} Zucker, Salz und Zitronenschale {5 min}, bis die Masse fast weiß ist. Rühre die Eier einzeln unter, jedes etwa {30 s}. Sieht der Teig geronnen aus, hilft ein Esslöffel von dem abgewogenen Mehl.",
        en: "Beat the butter, {220 g sugar} sugar, salt and lemon zest for {5 min} until almost white. Beat in the eggs one at a time, about {30 s} each. If the mixture looks curdled, a spoonful of the weighed flour will bring it back.",
      },
      ingredients: ["butter", "sugar", "salt", "lemon", "egg"],
      utensils: ["bowl", "hand-mixer"],
    },
    {
      heading: { de: "Mehl und Joghurt unterrühren", en: "Add flour and yoghurt" },
      text: {
        de: "Mische Mehl und Backpulver. Rühre die Hälfte davon kurz unter, dann den Joghurt, dann den Rest, jeweils nur, bis kein Mehl mehr zu sehen ist. Fülle den Teig in die Form und streiche ihn am Rand etwas höher.",
        en: "Mix the flour and baking powder. Stir in half of it, then the yoghurt, then the rest, each time only until no flour is visible. Spoon the batter into the tin and push it slightly up the sides.",
      },
      ingredients: ["plain-flour", "baking-powder", "natural-yoghurt"],
      utensils: ["bowl", "hand-mixer", "bundt-tin"],
    },
    {
      heading: { de: "Backen", en: "Bake" },
      text: {
        de: "Backe den Kuchen auf der zweiten Schiene von unten {50 min}. Ein Holzstäbchen soll sauber herauskommen. Lass ihn {10 min} in der Form stehen und stürze ihn dann auf ein Gitter.",
        en: "Bake on the second shelf from the bottom for {50 min}. A skewer should come out clean. Leave the cake in the tin for {10 min}, then turn it out on to a wire rack.",
      },
      ingredients: [],
      utensils: ["bundt-tin", "wire-rack"],
    },
    {
      heading: { de: "Tränken", en: "Soak with syrup" },
      text: {
        de: "Koche {60 ml} Zitronensaft mit {65 g sugar#2} Zucker auf, bis der Zucker gelöst ist. Pinsle den heißen Sirup nach und nach auf den warmen Kuchen, rundum und in die Mitte. Lass ihn {60 min} ganz auskühlen.",
        en: "Bring {60 ml} of the lemon juice to the boil with {65 g sugar#2} sugar and stir until it dissolves. Brush the hot syrup over the warm cake bit by bit, all round and down the middle. Leave to cool completely for {60 min}.",
      },
      ingredients: ["lemon", "syrup-sugar"],
      utensils: ["saucepan", "pastry-brush"],
    },
    {
      heading: { de: "Glasieren", en: "Ice" },
      text: {
        de: "Rühre den Puderzucker mit {35 ml} Zitronensaft zu einem dicken Guss, der langsam vom Löffel fällt. Gieße ihn oben auf den Kuchen und lass ihn von allein hinunterlaufen. Lege Zitronenscheiben und Minze auf und warte {20 min}, bis der Guss fest ist.",
        en: "Stir the icing sugar with {35 ml} lemon juice to a thick icing that falls slowly from the spoon. Pour it over the top of the cake and let it run down by itself. Finish with lemon slices and mint and wait {20 min} for the icing to set.",
      },
      ingredients: ["icing-sugar", "lemon", "mint"],
      utensils: ["bowl"],
      tip: {
        de: "Zu dünn? Ein Löffel Puderzucker mehr. Zu dick? Saft tropfenweise, ein halber Teelöffel macht schon den Unterschied.",
        en: "Too thin? Another spoonful of icing sugar. Too thick? Add juice by the drop; half a teaspoon already makes the difference.",
      },
    },
  ],
  category: "cake",
  moreCategories: ["easter", "baking-all"],
  tags: ["vegetarian", "baking", "sweet", "make-ahead", "spring"],
  likedBy: ["sonntagstisch", "lindeundlaib", "loeffelweise", "muehlenhof"],
};
