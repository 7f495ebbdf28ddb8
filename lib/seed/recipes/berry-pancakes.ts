import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "berry-pancakes",
  alt: {
    de: "Ein hoher Stapel Pancakes auf einem weißen Teller, Ahornsirup läuft an der Seite herunter, dazu Himbeeren, Heidelbeeren, Brombeeren und ein Stück Butter",
    en: "A tall stack of pancakes on a white plate, maple syrup running down the side, with raspberries, blueberries, blackberries and a piece of butter",
  },
  slug: { de: "fluffige-pancakes-mit-beeren", en: "fluffy-berry-pancakes" },
  title: { de: "Fluffige Pancakes mit Beeren", en: "Fluffy pancakes with berries" },
  summary: {
    de: "Zwölf dicke Pancakes ohne Eischnee und ohne Buttermilch. Wichtig ist nur, den Teig kaum zu rühren.",
    en: "Twelve thick pancakes without whipped egg whites or buttermilk. All that matters is to stir the batter very little.",
  },
  chefsNote: {
    de: "Rühre den Teig nur kurz: Klümpchen lösen sich beim Braten auf, langes Rühren macht die Pancakes zäh. Am ersten siehst du, ob die Pfanne die richtige Hitze hat.",
    en: "Stir the batter only briefly: lumps disappear in the pan, while long stirring makes the pancakes chewy. The first one shows you whether the pan is at the right heat.",
  },
  author: "loeffelweise",
  publishedAt: "2026-05-16T06:45:00Z",
  difficulty: "easy",
  duration: { preparation: 30, baking: 0, resting: 10 },
  servings: { amount: 4, type: "portion" },
  nutrition: { kcal: 562, fat: 19, protein: 13, carbohydrate: 83 },
  ingredients: [
    {
      heading: { de: "Für den Teig", en: "For the batter" },
      items: [
        { ingredient: "butter", amount: 60, unit: "g" },
        { ingredient: "plain-flour", amount: 250, unit: "g" },
        { ingredient: "baking-powder", amount: 3, unit: "tsp" },
        { ingredient: "sugar", amount: 30, unit: "g" },
        { ingredient: "salt", amount: 1, unit: "pinch" },
        { ingredient: "egg", amount: 2, addition: { de: "Größe M", en: "medium, US large" } },
        { ingredient: "whole-milk", amount: 280, unit: "ml" },
      ],
    },
    {
      heading: { de: "Zum Servieren", en: "To serve" },
      items: [
        { ingredient: "raspberry", amount: 125, unit: "g" },
        { ingredient: "blueberry", amount: 125, unit: "g" },
        { ingredient: "blackberry", amount: 100, unit: "g" },
        { ingredient: "maple-syrup", amount: 6, unit: "tbsp" },
        { ingredient: "mint", amount: 1, unit: "sprig" },
      ],
    },
  ],
  utensils: [
    { utensil: "saucepan" },
    { utensil: "bowl", amount: 2 },
    { utensil: "whisk" },
    { utensil: "frying-pan", size: { de: "groß, beschichtet", en: "large, non-stick" } },
    { utensil: "ladle" },
    { utensil: "spatula" },
  ],
  steps: [
    {
      heading: { de: "Butter schmelzen", en: "Melt the butter" },
      text: {
        de: "Schmilz {30 g butter} Butter in einem kleinen Topf und lass sie etwas abkühlen. Der Rest ist für die Pfanne und für den Stapel. Wasche die Beeren und lass sie abtropfen.",
        en: "Melt {30 g butter} of the butter in a saucepan and let it cool a little. The rest is for the pan and for the stack. Rinse the berries and leave them to drain.",
      },
      ingredients: [{ ingredient: "butter", amount: 30 }, "raspberry", "blueberry", "blackberry"],
      utensils: ["saucepan"],
    },
    {
      heading: { de: "Teig rühren", en: "Make the batter" },
      text: {
        de: "Mische Mehl, Backpulver, Zucker und Salz in einer großen Schüssel. Verquirle in einer zweiten Eier, Milch und flüssige Butter, gieße das zum Mehl und rühre höchstens zwölfmal um, bis kein trockenes Mehl mehr zu sehen ist.",
        en: "Mix the flour, baking powder, sugar and salt in a large bowl. In a second bowl whisk the eggs, milk and melted butter, pour this into the flour and stir no more than twelve times, until no dry flour is left.",
      },
      ingredients: ["plain-flour", "baking-powder", "sugar", "salt", "egg", "whole-milk"],
      utensils: ["bowl", "whisk"],
      tip: {
        de: "Wer glatt rührt, bekommt zähe Pancakes. Klümpchen verschwinden beim Braten.",
        en: "Stir it smooth and the pancakes turn chewy. Lumps vanish in the pan.",
      },
    },
    {
      heading: { de: "Teig ruhen lassen", en: "Rest the batter" },
      text: {
        de: "Lass den Teig {10 min} stehen, bis er dick ist und erste Blasen wirft. Er soll schwer vom Löffel fallen. Nicht mehr umrühren, sonst ist die Luft wieder draußen.",
        en: "Leave the batter for {10 min}, until thick and starting to bubble. It should drop heavily from the spoon. Do not stir it again, or the air is gone.",
      },
      ingredients: [],
      utensils: ["bowl"],
    },
    {
      heading: { de: "Pancakes braten", en: "Fry the pancakes" },
      text: {
        de: "Erhitze die Pfanne bei mittlerer Hitze und fette sie mit wenig Butter. Setze mit der Kelle drei Kleckse von etwa {10 cm} hinein und brate sie {2 min}, bis die Blasen oben aufplatzen und offen bleiben. Wenden und noch {1 min} braten. Mit dem übrigen Teig und insgesamt {15 g butter} Butter so weitermachen.",
        en: "Heat the pan over medium heat and grease it with a little butter. Ladle in three rounds of about {10 cm} and fry for {2 min}, until the bubbles on top burst and stay open. Turn and fry for {1 min} more. Carry on with the rest of the batter, using {15 g butter} of butter in all.",
      },
      ingredients: [{ ingredient: "butter", amount: 15 }],
      utensils: ["frying-pan", "ladle", "spatula"],
      tip: {
        de: "Außen dunkel, innen roh heißt: zu heiß. Drehe nach der ersten Runde eine Stufe herunter, die Pfanne ist dann durchgewärmt.",
        en: "Dark outside and raw inside means too hot. Turn down a notch after the first round, when the pan has heated through.",
      },
    },
    {
      heading: { de: "Stapeln", en: "Stack" },
      text: {
        de: "Staple die Pancakes auf Teller, setze die restliche Butter obendrauf und gieße den Ahornsirup darüber. Mit Beeren und Minze auf den Tisch stellen, solange die Butter noch schmilzt.",
        en: "Stack the pancakes on plates, put the remaining butter on top and pour over the maple syrup. Serve with the berries and mint while the butter is still melting.",
      },
      ingredients: [
        { ingredient: "butter", amount: 15 },
        "maple-syrup",
        "raspberry",
        "blueberry",
        "blackberry",
        "mint",
      ],
      utensils: [],
    },
  ],
  category: "breakfast",
  moreCategories: ["brunch", "kids", "dessert"],
  tags: ["vegetarian", "for-children", "sweet", "summer"],
  likedBy: ["team", "kuechenkraut", "sonntagstisch", "ofenwarm", "muehlenhof", "lindeundlaib", "gemuesefach"],
};
