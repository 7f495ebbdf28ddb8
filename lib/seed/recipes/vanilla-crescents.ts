import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "vanilla-crescents",
  alt: {
    de: "Ein Berg Vanillekipferl mit dickem Puderzucker auf einem grünen Teller, daneben Vanilleschoten und Mandeln",
    en: "A pile of crescent cookies thickly coated in icing sugar on a green plate, with vanilla pods and almonds beside it",
  },
  slug: { de: "vanillekipferl", en: "vanilla-crescents" },
  title: { de: "Vanillekipferl", en: "Vanilla crescents" },
  summary: {
    de: "Mürbe Halbmonde aus Butter, Mandeln und echter Vanille, die am Gaumen zerfallen. In der Dose werden sie von Tag zu Tag besser.",
    en: "Crumbly half-moons of butter, almonds and real vanilla that fall apart on the tongue. They improve in the tin day by day.",
  },
  chefsNote: {
    de: "Lass die Kipferl drei Minuten ruhen, bevor du sie im Zucker wendest: Zu heiß brechen sie, zu kalt haftet der Zucker nicht. Einige brechen trotzdem, das ist normal.",
    en: "Let the crescents rest for three minutes before you turn them in the sugar: too hot and they break, too cold and the sugar will not stick. A few will break all the same.",
  },
  author: "ofenwarm",
  publishedAt: "2025-11-28T08:00:00Z",
  difficulty: "medium",
  duration: { preparation: 50, baking: 24, resting: 93 },
  ovenCelsius: 180,
  servings: { amount: 50, type: "piece" },
  nutrition: { kcal: 75, fat: 4.6, protein: 1.1, carbohydrate: 7.1 },
  ingredients: [
    {
      heading: { de: "Teig", en: "Dough" },
      items: [
        { ingredient: "plain-flour", amount: 250, unit: "g" },
        { ingredient: "ground-almond", amount: 100, unit: "g", characteristic: { de: "blanchiert", en: "blanched" } },
        { ingredient: "sugar", amount: 70, unit: "g" },
        { ingredient: "salt", amount: 1, unit: "pinch" },
        { ingredient: "vanilla-pod", amount: 1 },
        { ingredient: "butter", amount: 200, unit: "g", characteristic: { de: "kalt, gewürfelt", en: "cold, diced" } },
        { ingredient: "egg-yolk", amount: 2 },
      ],
    },
    {
      heading: { de: "Zum Wenden", en: "To coat" },
      items: [
        { ingredient: "icing-sugar", amount: 80, unit: "g", characteristic: { de: "gesiebt", en: "sifted" } },
        { ingredient: "vanilla-sugar", amount: 2, unit: "package" },
      ],
    },
  ],
  utensils: [
    { utensil: "bowl", amount: 2 },
    { utensil: "knife", amount: 1 },
    { utensil: "dough-scraper", amount: 1 },
    { utensil: "baking-sheet", amount: 2 },
    { utensil: "baking-paper" },
    { utensil: "fine-sieve", amount: 1 },
    { utensil: "wire-rack", amount: 1 },
  ],
  steps: [
    {
      heading: { de: "Teig kneten", en: "Make the dough" },
      text: {
        de: "Schlitze die Vanilleschote auf und kratze das Mark heraus. Mische es mit Mehl, Mandeln, Zucker und Salz. Verreibe die kalte Butter mit den Fingerspitzen darin, bis alles bröselt, und knete mit den Eigelben rasch einen glatten Teig.",
        en: "Slit the vanilla pod and scrape out the seeds. Mix them with the flour, almonds, sugar and salt. Rub in the cold butter with your fingertips until crumbly, then add the egg yolks and bring everything together quickly into a smooth dough.",
      },
      ingredients: ["vanilla-pod", "plain-flour", "ground-almond", "sugar", "salt", "butter", "egg-yolk"],
      utensils: ["bowl", "knife"],
      tip: {
        de: "Stecke die leere Schote in ein Glas Zucker. In zwei Wochen hast du Vanillezucker.",
        en: "Push the empty pod into a jar of sugar. Two weeks later you have vanilla sugar.",
      },
    },
    {
      heading: { de: "Kühlen", en: "Chill" },
      text: {
        de: "Teile den Teig in zwei Rollen von etwa {3 cm} Durchmesser. Wickle sie in Backpapier und lege sie {60 min} in den Kühlschrank.",
        en: "Divide the dough into two rolls about {3 cm} thick. Wrap them in baking paper and put them in the fridge for {60 min}.",
      },
      ingredients: [],
      utensils: ["baking-paper"],
    },
    {
      heading: { de: "Kipferl formen", en: "Shape the crescents" },
      text: {
        de: "Heize den Ofen auf {180 °C} Ober-/Unterhitze ({fan 160 °C}) vor und lege zwei Bleche mit Backpapier aus. Schneide aus jeder Rolle 25 Scheiben, rolle jede zu einem Strang von {7 cm} mit spitzen Enden und biege ihn zum Halbmond. Arbeite mit einer Rolle, die andere bleibt kalt.",
        en: "Heat the oven to {180 °C} ({fan 160 °C}) and line two baking sheets. Cut each roll into 25 slices, roll every slice into a rope {7 cm} long with pointed ends and bend it into a half-moon. Work on one roll and keep the other cold.",
      },
      ingredients: [],
      utensils: ["dough-scraper", "baking-sheet", "baking-paper"],
      tip: {
        de: "Bricht der Teig beim Rollen, ist er zu kalt: kurz in der Hand wärmen. Klebt er, zurück in den Kühlschrank. Mehl auf der Arbeitsfläche macht die Kipferl trocken.",
        en: "If the dough cracks as you roll it, it is too cold: warm it briefly in your hand. If it sticks, back to the fridge. Extra flour on the worktop makes the crescents dry.",
      },
    },
    {
      heading: { de: "Backen", en: "Bake" },
      text: {
        de: "Backe ein Blech nach dem anderen, jeweils {12 min}. Die Spitzen sollen eben Farbe bekommen, der Rücken bleibt hell.",
        en: "Bake one sheet after the other for {12 min} each. The tips should just take on colour; the backs stay pale.",
      },
      ingredients: [],
      utensils: ["baking-sheet"],
    },
    {
      heading: { de: "Zuckern", en: "Coat with sugar" },
      text: {
        de: "Mische Puderzucker und Vanillezucker. Lass die Kipferl {3 min} auf dem Blech ruhen, dann siebe die Hälfte des Zuckers darüber und wende sie vorsichtig. Lass sie auf dem Gitter {30 min} auskühlen und siebe den Rest darüber.",
        en: "Mix the icing sugar and vanilla sugar. Leave the crescents on the sheet for {3 min}, then sift half of the sugar over them and turn them gently. Let them cool on a wire rack for {30 min} and sift over the rest.",
      },
      ingredients: ["icing-sugar", "vanilla-sugar"],
      utensils: ["bowl", "fine-sieve", "wire-rack"],
    },
  ],
  category: "cookies",
  moreCategories: ["christmas", "german", "baking-all"],
  tags: ["vegetarian", "baking", "sweet", "winter", "make-ahead", "featured-contributor"],
  likedBy: ["sonntagstisch", "team", "loeffelweise", "muehlenhof", "lindeundlaib", "barimhof"],
};
