import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "hummus",
  alt: {
    de: "Heller Hummus mit spiralförmiger Mulde in einer blauen Schale, darin Olivenöl, Kichererbsen, Paprikapulver und Petersilie, daneben Fladenbrot",
    en: "Pale hummus with a spiral groove in a blue bowl, filled with olive oil, chickpeas, paprika and parsley, flatbread beside it",
  },
  slug: { de: "cremiger-hummus", en: "silky-hummus" },
  title: { de: "Cremiger Hummus", en: "Silky hummus" },
  summary: {
    de: "So glatt, dass man die Spur des Löffels sieht. Dafür kochen die Kichererbsen mit Natron, bis sie fast zerfallen, und das Tahin bekommt Eiswasser.",
    en: "So smooth that the spoon leaves its mark. For that, the chickpeas cook with bicarbonate until they nearly collapse, and the tahini gets iced water.",
  },
  chefsNote: {
    de: "Getrocknete Kichererbsen machen den Hummus glatter als solche aus der Dose. Koche sie lieber zu lange als zu kurz. Am besten schmeckt er lauwarm, mit reichlich Öl in der Mulde.",
    en: "Dried chickpeas make a smoother hummus than tinned ones. Cook them too long rather than not long enough. It tastes best lukewarm, with plenty of oil in the groove.",
  },
  author: "gemuesefach",
  publishedAt: "2025-12-28T11:00:00Z",
  difficulty: "easy",
  duration: { preparation: 20, baking: 60, resting: 730 },
  servings: { amount: 6, type: "portion" },
  nutrition: { kcal: 378, fat: 24, protein: 14, carbohydrate: 25 },
  ingredients: [
    {
      heading: { de: "Für den Hummus", en: "For the hummus" },
      items: [
        { ingredient: "chickpea", amount: 250, unit: "g", addition: { de: "getrocknet", en: "dried" } },
        { ingredient: "bicarbonate-of-soda", amount: 1.5, unit: "tsp" },
        { ingredient: "garlic", amount: 1, unit: "clove", characteristic: { de: "gerieben", en: "grated" } },
        { ingredient: "lemon-juice", amount: 4, unit: "tbsp" },
        { ingredient: "tahini", amount: 150, unit: "g" },
        { ingredient: "water", amount: 100, unit: "ml", addition: { de: "eiskalt", en: "ice-cold" } },
        { ingredient: "cumin", amount: 0.5, unit: "tsp" },
        { ingredient: "salt", amount: 1, unit: "tsp" },
      ],
    },
    {
      heading: { de: "Zum Anrichten", en: "To serve" },
      items: [
        { ingredient: "olive-oil", amount: 3, unit: "tbsp" },
        { ingredient: "paprika-powder", amount: 0.5, unit: "tsp" },
        { ingredient: "sesame-seeds", amount: 1, unit: "tsp" },
        { ingredient: "parsley", amount: 3, unit: "sprig", characteristic: { de: "gezupft", en: "leaves picked" } },
      ],
    },
  ],
  utensils: [
    { utensil: "bowl", size: { de: "groß", en: "large" } },
    { utensil: "pot", size: { de: "groß", en: "large" } },
    { utensil: "slotted-spoon" },
    { utensil: "colander" },
    { utensil: "food-processor" },
    { utensil: "plate" },
  ],
  steps: [
    {
      heading: { de: "Einweichen", en: "Soak" },
      text: {
        de: "Lege die Kichererbsen mit {1 tsp bicarbonate-of-soda} Natron in eine große Schüssel mit reichlich kaltem Wasser und lass sie {12 h} quellen. Sie verdoppeln sich, das Wasser muss also eine Handbreit darüberstehen.",
        en: "Put the chickpeas in a large bowl with {1 tsp bicarbonate-of-soda} of the bicarbonate and plenty of cold water and soak for {12 h}. They double in size, so cover them by a hand’s width.",
      },
      ingredients: ["chickpea", { ingredient: "bicarbonate-of-soda", amount: 1 }],
      utensils: ["bowl"],
    },
    {
      heading: { de: "Weich kochen", en: "Cook until soft" },
      text: {
        de: "Gieße die Kichererbsen ab und koche sie in frischem Wasser mit dem restlichen Natron bei mittlerer Hitze {60 min}. Schöpfe dabei Schaum und Häutchen ab. Sie sind so weit, wenn sich eine zwischen zwei Fingern ohne Druck zu Brei schieben lässt.",
        en: "Drain the chickpeas and cook them in fresh water with the remaining bicarbonate over medium heat for {60 min}, skimming off foam and skins. They are done when one smears to a paste between two fingers with no effort.",
      },
      ingredients: ["chickpea", { ingredient: "bicarbonate-of-soda", amount: 0.5 }],
      utensils: ["pot", "slotted-spoon"],
      tip: {
        de: "Bissfest ist hier falsch: Was beim Kochen körnig bleibt, bleibt es auch im Mixer. Ältere Kichererbsen brauchen gern länger.",
        en: "Firm is wrong here: grainy in the pot is grainy in the bowl. Older chickpeas may well need longer.",
      },
    },
    {
      heading: { de: "Knoblauch zähmen", en: "Tame the garlic" },
      text: {
        de: "Rühre Knoblauch, Zitronensaft und Salz im Blitzhacker zusammen und lass das {10 min} stehen. Die Säure nimmt dem Knoblauch die Schärfe. Gieße inzwischen die Kichererbsen ab, hebe {2 tbsp} zum Anrichten auf und lass den Rest ausdampfen.",
        en: "Stir the garlic, lemon juice and salt together in the food processor and leave for {10 min}. The acid takes the sting out of the garlic. Meanwhile, drain the chickpeas, keep {2 tbsp} for serving and let the rest steam dry.",
      },
      ingredients: ["garlic", "lemon-juice", "salt", "chickpea"],
      utensils: ["food-processor", "colander"],
    },
    {
      heading: { de: "Tahin aufschlagen", en: "Whip the tahini" },
      text: {
        de: "Gib Tahin und Kreuzkümmel dazu und lass das Gerät laufen, während du das Eiswasser langsam hineingießt. Das Tahin wird erst fest, dann hell und cremig.",
        en: "Add the tahini and cumin and run the machine while you slowly pour in the iced water. The tahini seizes first, then turns pale and creamy.",
      },
      ingredients: ["tahini", "cumin", "water"],
      utensils: ["food-processor"],
    },
    {
      heading: { de: "Glatt mixen", en: "Blend until silky" },
      text: {
        de: "Gib die warmen Kichererbsen dazu und mixe alles {4 min}. Das kommt dir lang vor, ist aber der Unterschied zwischen Paste und Hummus. Abschmecken und bei Bedarf noch etwas Wasser zugeben.",
        en: "Add the warm chickpeas and blend for {4 min}. It feels long, but it is the difference between a paste and hummus. Taste, and loosen with a little more water if needed.",
      },
      ingredients: ["chickpea"],
      utensils: ["food-processor"],
      tip: {
        de: "Er darf im Gerät ruhig etwas zu flüssig wirken, beim Abkühlen zieht er deutlich an.",
        en: "Slightly too loose in the machine is just right; it firms up a good deal as it cools.",
      },
    },
    {
      heading: { de: "Anrichten", en: "Serve" },
      text: {
        de: "Streiche den Hummus auf einen tiefen Teller und ziehe mit dem Löffelrücken eine Spirale hinein. Olivenöl in die Mulde gießen, die aufgehobenen Kichererbsen, Paprikapulver, Sesam und Petersilie darüberstreuen.",
        en: "Spread the hummus on a deep plate and draw a spiral with the back of a spoon. Pour the olive oil into the groove and scatter with the reserved chickpeas, paprika, sesame and parsley.",
      },
      ingredients: ["olive-oil", "paprika-powder", "sesame-seeds", "parsley"],
      utensils: ["plate"],
    },
  ],
  category: "dips",
  moreCategories: ["party", "finger-foods", "appetizers", "international"],
  tags: [
    "vegan",
    "vegetarian",
    "gluten-free",
    "lactose-free",
    "healthy",
    "creamy",
    "savoury",
    "make-ahead",
    "budget-friendly",
  ],
  likedBy: ["team", "kuechenkraut", "loeffelweise", "barimhof", "muehlenhof", "sonntagstisch"],
};
