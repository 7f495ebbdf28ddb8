import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "brownies",
  alt: {
    de: "Dunkle Brownies mit rotbrauner, rissiger Kruste und Walnüssen auf Backpapier, drei aufeinandergestapelt, daneben ein Glas Milch",
    en: "Dark brownies with a cracked, reddish-brown crust and walnuts on baking paper, three of them stacked, a glass of milk beside them",
  },
  slug: { de: "brownies-mit-walnuessen", en: "walnut-brownies" },
  title: { de: "Brownies mit Walnüssen", en: "Walnut brownies" },
  summary: {
    de: "Dunkel, dicht und in der Mitte noch feucht, mit einer dünnen Kruste, die beim Schneiden reißt. Aus Schokolade und Kakao, mit wenig Mehl.",
    en: "Dark, dense and still moist in the middle, with a thin crust that cracks when cut. Made with chocolate and cocoa and little flour.",
  },
  chefsNote: {
    de: "Die Kruste kommt vom langen Schlagen der Eier mit dem Zucker. Nimm die Brownies aus dem Ofen, solange am Stäbchen noch feuchte Krümel hängen: Beim Abkühlen werden sie fester.",
    en: "The crust comes from beating the eggs with the sugar for a long time. Take the brownies out while moist crumbs still cling to the skewer: they firm up as they cool.",
  },
  author: "kuechenkraut",
  publishedAt: "2026-04-18T13:00:00Z",
  difficulty: "easy",
  duration: { preparation: 25, baking: 30, resting: 90 },
  ovenCelsius: 180,
  servings: { amount: 16, type: "piece" },
  nutrition: { kcal: 284, fat: 19, protein: 4, carbohydrate: 24 },
  ingredients: [
    {
      items: [
        {
          ingredient: "dark-chocolate",
          amount: 200,
          unit: "g",
          characteristic: { de: "gehackt", en: "chopped" },
          addition: { de: "etwa 60 % Kakao", en: "about 60% cocoa" },
        },
        { ingredient: "butter", amount: 180, unit: "g", characteristic: { de: "gewürfelt", en: "diced" } },
        {
          ingredient: "egg",
          amount: 3,
          addition: { de: "Größe M, zimmerwarm", en: "medium, US large, at room temperature" },
        },
        { ingredient: "brown-sugar", amount: 140, unit: "g" },
        { ingredient: "sugar", amount: 80, unit: "g" },
        { ingredient: "salt", amount: 0.5, unit: "tsp" },
        { ingredient: "vanilla-extract", amount: 1, unit: "tsp" },
        { ingredient: "plain-flour", amount: 100, unit: "g" },
        { ingredient: "cocoa-powder", amount: 30, unit: "g" },
        {
          ingredient: "walnut",
          amount: 80,
          unit: "g",
          characteristic: { de: "grob gehackt", en: "roughly chopped" },
        },
      ],
    },
  ],
  utensils: [
    { utensil: "baking-dish", size: { de: "aus Metall, {tin 20 × 20 cm}", en: "metal, {tin 20 × 20 cm}" } },
    { utensil: "baking-paper" },
    { utensil: "saucepan" },
    { utensil: "bowl", amount: 2 },
    { utensil: "hand-mixer" },
    { utensil: "fine-sieve" },
    { utensil: "silicone-spatula" },
    { utensil: "wire-rack" },
    { utensil: "knife" },
  ],
  steps: [
    {
      heading: { de: "Schokolade schmelzen", en: "Melt the chocolate" },
      text: {
        de: "Heize den Ofen auf {180 °C} Ober-/Unterhitze ({fan 160 °C}) vor und lege die Form so mit Backpapier aus, dass es an zwei Seiten übersteht. Schmilz Schokolade und Butter in einer Schüssel über knapp siedendem Wasser, rühre sie glatt und lass sie {10 min} abkühlen.",
        en: "Heat the oven to {180 °C} ({fan 160 °C}) and line the dish with baking paper so that it overhangs on two sides. Melt the chocolate and butter in a bowl over barely simmering water, stir until smooth and let cool for {10 min}.",
      },
      ingredients: ["dark-chocolate", "butter"],
      utensils: ["baking-dish", "baking-paper", "saucepan", "bowl"],
      tip: {
        de: "Der Boden der Schüssel darf das Wasser nicht berühren, und kein Dampf soll hineinkommen: Schon wenig Wasser lässt Schokolade klumpen.",
        en: "The bottom of the bowl must not touch the water, and no steam should get in: even a little water makes chocolate seize.",
      },
    },
    {
      heading: { de: "Eier und Zucker schlagen", en: "Beat eggs and sugar" },
      text: {
        de: "Schlage Eier, beide Zucker, Salz und Vanille in der zweiten Schüssel {5 min} auf höchster Stufe, bis die Masse hell und dick ist.",
        en: "Beat the eggs, both sugars, salt and vanilla in the second bowl for {5 min} at the highest speed until pale and thick.",
      },
      ingredients: ["egg", "brown-sugar", "sugar", "salt", "vanilla-extract"],
      utensils: ["bowl", "hand-mixer"],
    },
    {
      heading: { de: "Teig mischen", en: "Make the batter" },
      text: {
        de: "Hebe die lauwarme Schokoladenbutter mit dem Teigschaber unter. Siebe Mehl und Kakao darüber und ziehe sie nur so lange unter, bis kein Mehl mehr zu sehen ist. Gib zwei Drittel der Walnüsse dazu.",
        en: "Fold in the lukewarm chocolate butter with the spatula. Sift the flour and cocoa over it and fold in only until no flour is visible. Add two thirds of the walnuts.",
      },
      ingredients: ["plain-flour", "cocoa-powder", "walnut"],
      utensils: ["fine-sieve", "silicone-spatula"],
    },
    {
      heading: { de: "Backen", en: "Bake" },
      text: {
        de: "Streiche den Teig in die Form, streue die übrigen Walnüsse darauf und backe ihn auf der mittleren Schiene {30 min}. Der Rand ist dann fest, und an einem Stäbchen aus der Mitte hängen feuchte Krümel, aber kein flüssiger Teig.",
        en: "Spread the batter in the dish, scatter over the remaining walnuts and bake on the middle shelf for {30 min}. The edges will be set, and a skewer from the middle will have moist crumbs on it but no liquid batter.",
      },
      ingredients: ["walnut"],
      utensils: ["baking-dish"],
      tip: {
        de: "In einer Form aus Glas oder Keramik brauchen die Brownies etwa {5 min} länger.",
        en: "In a glass or ceramic dish the brownies need about {5 min} longer.",
      },
    },
    {
      heading: { de: "Auskühlen und schneiden", en: "Cool and cut" },
      text: {
        de: "Lass die Brownies in der Form auf dem Gitter {80 min} auskühlen. Hebe sie am Papier heraus und schneide sie in {16|Stück|Stücke} von {5 cm}; wische das Messer nach jedem Schnitt ab.",
        en: "Let the brownies cool in the dish on the rack for {80 min}. Lift them out by the paper and cut them into {16|square|squares} of {5 cm}; wipe the knife after every cut.",
      },
      ingredients: [],
      utensils: ["wire-rack", "knife"],
    },
  ],
  category: "cake",
  moreCategories: ["dessert", "snacks", "party", "baking-all", "community"],
  tags: ["vegetarian", "baking", "sweet", "make-ahead", "comfort-food"],
  likedBy: ["team", "loeffelweise", "barimhof", "gemuesefach"],
};
