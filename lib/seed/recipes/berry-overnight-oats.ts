import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "berry-overnight-oats",
  alt: {
    de: "Zwei Gläser mit Schichten aus Haferflocken, Beeren und weißem Joghurt, obenauf Himbeeren, Brombeeren, Heidelbeeren und Mandeln",
    en: "Two glasses layered with oats, berries and white yoghurt, topped with raspberries, blackberries, blueberries and almonds",
  },
  slug: { de: "overnight-oats-mit-beeren", en: "berry-overnight-oats" },
  title: { de: "Overnight Oats mit Beeren", en: "Berry overnight oats" },
  summary: {
    de: "Zehn Minuten am Abend, keine am Morgen: Haferflocken, Beeren und Sojajoghurt ziehen über Nacht im Glas.",
    en: "Ten minutes in the evening, none in the morning: oats, berries and soya yoghurt spend the night in a jar.",
  },
  chefsNote: {
    de: "Im Schraubglas lassen sich die Oats gut mitnehmen. Die Prise Salz hebt den Geschmack von Hafer und Beeren. Gib die frischen Beeren erst morgens dazu, sonst färben sie den Joghurt.",
    en: "In a screw-top jar the oats are easy to take along. The pinch of salt brings out the flavour of oats and berries. Add the fresh berries in the morning, or they will stain the yoghurt.",
  },
  author: "kuechenkraut",
  publishedAt: "2026-06-24T18:00:00Z",
  difficulty: "easy",
  duration: { preparation: 10, baking: 0, resting: 480 },
  servings: { amount: 2, type: "portion" },
  nutrition: { kcal: 563, fat: 17, protein: 19, carbohydrate: 74 },
  ingredients: [
    {
      heading: { de: "Für den Hafer", en: "For the oats" },
      items: [
        { ingredient: "rolled-oats", amount: 120, unit: "g" },
        { ingredient: "chia-seeds", amount: 1, unit: "tbsp" },
        { ingredient: "salt", amount: 1, unit: "pinch" },
        { ingredient: "oat-drink", amount: 300, unit: "ml" },
        { ingredient: "maple-syrup", amount: 2, unit: "tbsp" },
        { ingredient: "vanilla-extract", amount: 0.5, unit: "tsp" },
      ],
    },
    {
      heading: { de: "Für die Schichten", en: "For the layers" },
      items: [
        { ingredient: "raspberry", amount: 200, unit: "g" },
        { ingredient: "lemon-juice", amount: 1, unit: "tsp" },
        { ingredient: "soy-yoghurt", amount: 250, unit: "g", addition: { de: "ungesüßt", en: "unsweetened" } },
        { ingredient: "blueberry", amount: 75, unit: "g" },
        { ingredient: "blackberry", amount: 75, unit: "g" },
        { ingredient: "almond", amount: 20, unit: "g", characteristic: { de: "grob gehackt", en: "roughly chopped" } },
      ],
    },
  ],
  utensils: [
    { utensil: "bowl", amount: 2 },
    { utensil: "screw-top-jar", amount: 2, size: { de: "für einen halben Liter", en: "holding a good pint" } },
    { utensil: "frying-pan", size: { de: "klein", en: "small" } },
  ],
  steps: [
    {
      heading: { de: "Hafer anrühren", en: "Stir up the oats" },
      text: {
        de: "Mische Haferflocken, Chiasamen und Salz in einer Schüssel. Rühre Haferdrink, {1½ tbsp maple-syrup} Ahornsirup und Vanille darunter und lass alles {5 min} stehen, dann noch einmal durchrühren. So klumpen die Chiasamen nicht am Boden.",
        en: "Mix the oats, chia seeds and salt in a bowl. Stir in the oat drink, {1½ tbsp maple-syrup} of the maple syrup and the vanilla, leave for {5 min}, then stir again. That keeps the chia from clumping at the bottom.",
      },
      ingredients: [
        "rolled-oats",
        "chia-seeds",
        "salt",
        "oat-drink",
        { ingredient: "maple-syrup", amount: 1.5 },
        "vanilla-extract",
      ],
      utensils: ["bowl"],
    },
    {
      heading: { de: "Beeren zerdrücken", en: "Crush the berries" },
      text: {
        de: "Zerdrücke in der Wartezeit {120 g raspberry} Himbeeren mit dem Zitronensaft und dem restlichen Ahornsirup in der zweiten Schüssel. Ein paar Stücke dürfen bleiben.",
        en: "While you wait, crush {120 g raspberry} of the raspberries with the lemon juice and the remaining maple syrup in the second bowl. A few pieces may stay whole.",
      },
      ingredients: [
        { ingredient: "raspberry", amount: 120 },
        "lemon-juice",
        { ingredient: "maple-syrup", amount: 0.5 },
      ],
      utensils: ["bowl"],
    },
    {
      heading: { de: "Schichten", en: "Layer" },
      text: {
        de: "Fülle die Hälfte vom Hafer in zwei Gläser. Darauf kommen die zerdrückten Beeren, dann der Joghurt, dann der restliche Hafer. Die Gläser verschließen und {8 h} in den Kühlschrank stellen.",
        en: "Divide half the oats between two jars. Follow with the crushed berries, then the yoghurt, then the rest of the oats. Close the jars and put them in the fridge for {8 h}.",
      },
      ingredients: ["soy-yoghurt"],
      utensils: ["screw-top-jar"],
      tip: {
        de: "Lass oben zwei Fingerbreit Platz: Der Hafer quillt, und morgens müssen noch Beeren hinein.",
        en: "Leave two fingers of space at the top: the oats swell, and there are berries to come in the morning.",
      },
    },
    {
      heading: { de: "Morgens belegen", en: "Top in the morning" },
      text: {
        de: "Röste die Mandeln in einer kleinen Pfanne ohne Fett {2 min}, wenn du so viel Zeit hast. Verteile die restlichen Himbeeren, Heidelbeeren und Brombeeren auf die Gläser und streue die Mandeln darüber.",
        en: "If you have the time, toast the almonds in a small dry pan for {2 min}. Divide the remaining raspberries, the blueberries and the blackberries between the jars and scatter with the almonds.",
      },
      ingredients: [{ ingredient: "raspberry", amount: 80 }, "blueberry", "blackberry", "almond"],
      utensils: ["frying-pan", "screw-top-jar"],
      tip: {
        de: "Zu fest geworden? Ein Schluck Haferdrink löst das. Gekühlt halten die Gläser ohne die frischen Beeren drei Tage.",
        en: "Set too firm? A splash of oat drink sorts it out. Chilled and without the fresh berries, the jars keep for three days.",
      },
    },
  ],
  category: "breakfast",
  moreCategories: ["summer"],
  tags: ["vegan", "vegetarian", "lactose-free", "healthy", "for-children", "no-cook", "make-ahead", "sweet", "summer"],
  likedBy: ["team", "loeffelweise", "gemuesefach", "muehlenhof"],
};
