import type { RecipeSeed } from "../seed-types.ts";

/** Nutrition counts 80 ml of the oil: that much stays in the potatoes, the rest is poured off. */
export const recipe: RecipeSeed = {
  key: "spanish-tortilla",
  alt: {
    de: "Hohe, goldbraune Tortilla mit Petersilie auf einem Holzbrett, ein Stück herausgeschnitten, daneben grüne Oliven und ein Schälchen Aioli",
    en: "A tall, golden tortilla with parsley on a wooden board, one wedge cut out, green olives and a small bowl of aioli beside it",
  },
  slug: { de: "tortilla-espanola", en: "spanish-tortilla" },
  title: { de: "Tortilla española", en: "Spanish tortilla" },
  summary: {
    de: "Kartoffeln, Zwiebeln und Eier, langsam in Olivenöl gegart: außen goldbraun, innen saftig.",
    en: "Potatoes, onions and eggs, cooked slowly in olive oil: golden outside, moist inside.",
  },
  chefsNote: {
    de: "Acht Eier auf {=800 g potato} Kartoffeln: So lässt sich die Tortilla sauber schneiden und bleibt in der Mitte saftig. Gieße das übrige Öl durch ein Sieb und brate später damit. Die Tortilla schmeckt lauwarm und kalt.",
    en: "Eight eggs to {=800 g potato} of potatoes: that way the tortilla cuts cleanly and stays moist in the middle. Strain the leftover oil through a sieve and use it for frying. The tortilla is good lukewarm or cold.",
  },
  author: "sonntagstisch",
  publishedAt: "2026-02-15T11:20:00Z",
  difficulty: "medium",
  duration: { preparation: 30, baking: 20, resting: 15 },
  servings: { amount: 8, type: "piece" },
  nutrition: { kcal: 260, fat: 16, protein: 9, carbohydrate: 18 },
  ingredients: [
    {
      heading: { de: "Für die Tortilla", en: "For the tortilla" },
      items: [
        { ingredient: "potato", amount: 800, unit: "g", addition: { de: "festkochend", en: "waxy" } },
        { ingredient: "onion", amount: 2, characteristic: { de: "in feinen Streifen", en: "finely sliced" } },
        {
          ingredient: "olive-oil",
          amount: 350,
          unit: "ml",
          addition: { de: "zum Garen, das meiste bleibt übrig", en: "for cooking, most of it is left over" },
        },
        { ingredient: "egg", amount: 8 },
        { ingredient: "salt" },
      ],
    },
    {
      heading: { de: "Zum Servieren", en: "To serve" },
      items: [
        { ingredient: "green-olive", amount: 100, unit: "g" },
        { ingredient: "parsley", amount: 3, unit: "sprig" },
      ],
    },
  ],
  utensils: [
    { utensil: "frying-pan", size: { de: "beschichtet, {24 cm}", en: "non-stick, {24 cm}" } },
    { utensil: "plate", size: { de: "flach, größer als die Pfanne", en: "flat, wider than the pan" } },
    { utensil: "mandoline" },
    { utensil: "peeler" },
    { utensil: "bowl", size: { de: "groß", en: "large" } },
    { utensil: "colander" },
    { utensil: "spatula" },
    { utensil: "whisk" },
  ],
  steps: [
    {
      heading: { de: "Kartoffeln hobeln", en: "Slice the potatoes" },
      text: {
        de: "Schäle die Kartoffeln und hoble sie in Scheiben von {3 mm}. Nicht waschen, die Stärke hält die Tortilla später zusammen. Mische die Scheiben mit den Zwiebeln und {1 tsp salt} Salz.",
        en: "Peel the potatoes and slice them {3 mm} thick. Do not rinse them: the starch will hold the tortilla together. Toss the slices with the onions and {1 tsp salt} salt.",
      },
      ingredients: ["potato", "onion", "salt"],
      utensils: ["peeler", "mandoline", "bowl"],
    },
    {
      heading: { de: "In Öl garen", en: "Cook them in oil" },
      text: {
        de: "Erwärme das Öl in der Pfanne und gib Kartoffeln und Zwiebeln hinein; das Öl muss sie nicht bedecken. Lass sie bei mittlerer bis kleiner Hitze {20 min} leise blubbern und wende sie oft. Weiche sind sie, wenn eine Scheibe am Pfannenwender zerbricht.",
        en: "Warm the oil in the frying pan and add the potatoes and onions; the oil need not cover them. Let them bubble gently over a medium to low heat for {20 min}, turning them often. They are done when a slice breaks against the spatula.",
      },
      ingredients: ["olive-oil", "potato", "onion"],
      utensils: ["frying-pan", "spatula"],
      tip: {
        de: "Die Kartoffeln sollen garen, nicht braten. Werden sie braun und kross, ist das Öl zu heiß, und die Tortilla wird trocken.",
        en: "The potatoes should poach, not fry. If they turn brown and crisp, the oil is too hot and the tortilla will be dry.",
      },
    },
    {
      heading: { de: "Mit den Eiern ziehen lassen", en: "Rest with the eggs" },
      text: {
        de: "Gieße die Kartoffeln über einer Schüssel ab und fange das Öl auf. Verquirle die Eier mit {½ tsp salt} Salz, hebe die warmen Kartoffeln unter und lass die Masse {10 min} stehen. Sie wird dabei dick und sämig.",
        en: "Drain the potatoes over a bowl and save the oil. Beat the eggs with {½ tsp salt} salt, fold in the warm potatoes and leave the mixture for {10 min}. It will turn thick and creamy.",
      },
      ingredients: ["egg", "salt", "potato"],
      utensils: ["colander", "bowl", "whisk"],
    },
    {
      heading: { de: "Erste Seite stocken", en: "Set the first side" },
      text: {
        de: "Mache {2 tbsp olive-oil} vom Öl in der Pfanne heiß, gib die Masse hinein und rühre einmal durch. Bei mittlerer Hitze {5 min} stocken lassen und den Rand mit dem Pfannenwender rund nach innen ziehen. Oben darf sie noch flüssig sein.",
        en: "Heat {2 tbsp olive-oil} of the oil in the pan, add the mixture and stir once. Let it set over a medium heat for {5 min}, drawing the edge inwards with the spatula to round it. The top may still be liquid.",
      },
      ingredients: ["olive-oil"],
      utensils: ["frying-pan", "spatula"],
    },
    {
      heading: { de: "Wenden", en: "Turn it" },
      text: {
        de: "Lege den Teller auf die Pfanne, halte ihn mit der flachen Hand fest und drehe beides über der Spüle entschlossen um. Lass die Tortilla zurück in die Pfanne gleiten, stecke den Rand unter und gib ihr noch {4 min}. Innen soll sie beim Druck mit dem Finger leicht nachgeben.",
        en: "Put the plate over the pan, hold it with a flat hand and turn both over decisively, above the sink. Slide the tortilla back into the pan, tuck in the edge and give it another {4 min}. It should yield slightly when you press it with a finger.",
      },
      ingredients: [],
      utensils: ["plate", "frying-pan", "spatula"],
      tip: {
        de: "Rutscht sie beim Schütteln nicht frei in der Pfanne, noch {1 min} warten. Eine Tortilla, die klebt, bricht beim Wenden. Für Schwangere, kleine Kinder, ältere Menschen und bei schwachem Immunsystem brätst du sie, bis sie auch innen fest ist.",
        en: "If it does not slide freely when you shake the pan, wait another {1 min}. A tortilla that sticks will break when turned. For pregnant women, small children, older people and anyone with a weakened immune system, cook it until it is firm in the middle, too.",
      },
    },
    {
      heading: { de: "Ruhen lassen und schneiden", en: "Rest and cut" },
      text: {
        de: "Lass die Tortilla auf dem Brett {5 min} ruhen, dann schneidet sie sich ohne zu laufen. Teile sie in 8 Stücke und reiche Oliven und Petersilie dazu. Dazu passt Aioli.",
        en: "Rest the tortilla on a board for {5 min} so that it cuts without running. Divide it into 8 pieces and serve with the olives and parsley. Aioli goes well with it.",
      },
      ingredients: ["green-olive", "parsley"],
      utensils: [],
    },
  ],
  category: "spanish",
  moreCategories: ["lunch", "egg", "potato", "appetizers", "finger-foods", "party", "community"],
  tags: ["vegetarian", "gluten-free", "lactose-free", "budget-friendly", "make-ahead", "savoury"],
  likedBy: ["team", "kuechenkraut", "loeffelweise", "barimhof", "nordfang"],
};
