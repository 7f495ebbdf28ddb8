import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "goose-legs",
  alt: {
    de: "Eine knusprig gebratene Gänsekeule mit einem Zweig Thymian, zwei Kartoffelklößen und brauner Sauce auf einem weißen Teller, daneben ein Schälchen Sauce",
    en: "A crisp roast goose leg topped with a sprig of thyme, with two potato dumplings and brown gravy on a white plate, a small bowl of gravy beside it",
  },
  slug: { de: "gaensekeulen-mit-kartoffelkloessen", en: "goose-legs-with-potato-dumplings" },
  title: { de: "Gänsekeulen mit Kartoffelklößen", en: "Goose legs with potato dumplings" },
  summary: {
    de: "Gänsekeulen mit knuspriger Haut aus dem Ofen, dazu Klöße aus gekochten Kartoffeln und eine Sauce aus dem Bratensaft.",
    en: "Oven-roasted goose legs with crisp skin, dumplings of boiled potatoes and a gravy made from the roasting juices.",
  },
  chefsNote: {
    de: "Keulen sind einfacher zu braten als eine ganze Gans, weil sie alle gleichzeitig gar werden. Die erste Hälfte der Zeit liegt die Haut in der heißen Brühe: So gibt sie ihr Fett ab und wird später knusprig. Gefrorene Keulen tauen über Nacht im Kühlschrank auf. Gut dazu passt Rotkohl.",
    en: "Legs are easier to roast than a whole goose because they are all done at the same time. For the first half of the time the skin lies in hot stock: it gives off its fat and turns crisp later. Frozen legs thaw overnight in the fridge. Red cabbage goes well with them.",
  },
  author: "team",
  publishedAt: "2025-11-09T09:00:00Z",
  difficulty: "medium",
  duration: { preparation: 45, baking: 130, resting: 0 },
  ovenCelsius: 180,
  servings: { amount: 4, type: "portion" },
  nutrition: { kcal: 985, fat: 46, protein: 50, carbohydrate: 88 },
  ingredients: [
    {
      heading: { de: "Für die Keulen", en: "For the legs" },
      items: [
        { ingredient: "goose-leg", amount: 4, addition: { de: "à etwa {=400 g}", en: "about {=400 g} each" } },
        { ingredient: "salt" },
        { ingredient: "black-pepper" },
        { ingredient: "onion", amount: 2, characteristic: { de: "geviertelt", en: "quartered" } },
        { ingredient: "carrot", amount: 2, characteristic: { de: "in Stücken von {3 cm}", en: "in {3 cm} pieces" } },
        { ingredient: "apple", amount: 1, characteristic: { de: "geviertelt, entkernt", en: "quartered and cored" } },
        { ingredient: "thyme", amount: 8, unit: "sprig" },
        { ingredient: "vegetable-broth", amount: 500, unit: "ml" },
      ],
    },
    {
      heading: { de: "Für Klöße und Sauce", en: "For the dumplings and gravy" },
      items: [
        { ingredient: "potato", amount: 1, unit: "kg", addition: { de: "mehligkochend", en: "floury" } },
        { ingredient: "potato-starch", amount: 180, unit: "g" },
        { ingredient: "egg", amount: 1 },
        { ingredient: "nutmeg", amount: 1, unit: "pinch", characteristic: { de: "gerieben", en: "grated" } },
      ],
    },
  ],
  utensils: [
    { utensil: "baking-dish", size: { de: "groß", en: "large" } },
    { utensil: "thermometer" },
    { utensil: "pot", amount: 1, size: { de: "weit", en: "wide" } },
    { utensil: "grater", size: { de: "fein", en: "fine" } },
    { utensil: "bowl", size: { de: "groß", en: "large" } },
    { utensil: "slotted-spoon" },
    { utensil: "fine-sieve" },
    { utensil: "saucepan" },
    { utensil: "ladle" },
    { utensil: "cutting-board" },
    { utensil: "knife" },
  ],
  steps: [
    {
      heading: { de: "Keulen würzen", en: "Season the legs" },
      text: {
        de: "Heize den Ofen auf {180 °C} Ober-/Unterhitze ({fan 160 °C}) vor. Tupfe die Keulen trocken und stich die Haut mit der Messerspitze mehrmals flach ein, ohne das Fleisch zu treffen. Reibe sie rundum mit {2 tsp salt} Salz und etwas Pfeffer ein.",
        en: "Preheat the oven to {180 °C} ({fan 160 °C}). Pat the legs dry and prick the skin several times with the tip of a knife, at a shallow angle so that you do not reach the meat. Rub them all over with {2 tsp salt} salt and a little pepper.",
      },
      ingredients: ["goose-leg", "salt", "black-pepper"],
      utensils: ["knife"],
    },
    {
      heading: { de: "Mit der Haut nach unten braten", en: "Roast skin side down" },
      text: {
        de: "Lege die Keulen mit der Haut nach unten in die Form, verteile Zwiebeln, Karotten, Apfel und {6 sprig thyme} Thymian dazwischen und gieße {400 ml vegetable-broth} heiße Brühe an. Brate sie {60 min} im Ofen.",
        en: "Lay the legs in the dish, skin side down, tuck the onions, carrots, apple and {6 sprig thyme} of the thyme in between and pour in {400 ml vegetable-broth} of the stock, hot. Roast for {60 min}.",
      },
      ingredients: [
        "onion",
        "carrot",
        "apple",
        { ingredient: "thyme", amount: 6 },
        "goose-leg",
        { ingredient: "vegetable-broth", amount: 400 },
      ],
      utensils: ["baking-dish", "cutting-board", "knife"],
      tip: {
        de: "Die Keulen sollen nebeneinander liegen. Sind sie für eine Form zu groß, nimm ein tiefes Blech.",
        en: "The legs should lie side by side. If they are too big for one dish, use a deep roasting tin.",
      },
    },
    {
      heading: { de: "Kartoffeln kochen", en: "Boil the potatoes" },
      text: {
        de: "Koche inzwischen die Kartoffeln mit Schale in Wasser {25 min}, bis ein Messer leicht hineingleitet. Gieße sie ab, pelle sie heiß und lass sie ausgebreitet abkühlen.",
        en: "Meanwhile, boil the potatoes in their skins for {25 min}, until a knife slides in easily. Drain, peel while hot and spread them out to cool.",
      },
      ingredients: ["potato"],
      utensils: ["pot", "knife"],
    },
    {
      heading: { de: "Keulen wenden", en: "Turn the legs" },
      text: {
        de: "Wende die Keulen, sodass die Haut über der Flüssigkeit liegt, und brate sie weitere {60 min}. Gieße etwas heißes Wasser nach, wenn die Form fast trocken ist. Die Keulen sind gar, wenn sie an der dicksten Stelle neben dem Knochen mindestens {74 °C} haben und sich das Fleisch leicht vom Knochen löst.",
        en: "Turn the legs so that the skin is above the liquid, and roast for another {60 min}. Add a little hot water if the dish is almost dry. The legs are done when the thickest part, beside the bone, has reached at least {74 °C} and the meat comes away from the bone easily.",
      },
      ingredients: ["goose-leg"],
      utensils: ["baking-dish", "thermometer"],
    },
    {
      heading: { de: "Klöße formen", en: "Shape the dumplings" },
      text: {
        de: "Reibe die abgekühlten Kartoffeln fein in die Schüssel. Verknete sie mit {170 g potato-starch} Stärke, dem Ei, {1½ tsp salt} Salz und dem Muskat zügig zu einem glatten Teig. Forme daraus mit nassen Händen {8|Kloß|Klöße}.",
        en: "Finely grate the cooled potatoes into the bowl. Quickly knead them with {170 g potato-starch} of the starch, the egg, {1½ tsp salt} salt and the nutmeg to a smooth dough. With wet hands, shape it into {8|dumpling|dumplings}.",
      },
      ingredients: ["potato", { ingredient: "potato-starch", amount: 170 }, "egg", "salt", "nutmeg"],
      utensils: ["grater", "bowl"],
      tip: {
        de: "Gare zuerst einen Kloß zur Probe. Zerfällt er, knete noch etwas Stärke unter den Teig.",
        en: "Cook one dumpling first as a test. If it falls apart, knead a little more starch into the dough.",
      },
    },
    {
      heading: { de: "Klöße ziehen lassen", en: "Poach the dumplings" },
      text: {
        de: "Bringe in dem weiten Topf reichlich Wasser mit {=10 g} Salz je Liter zum Kochen, wenn die Keulen noch eine halbe Stunde brauchen. Lege die Klöße hinein und lass sie {20 min} ziehen. Das Wasser soll dabei nicht mehr kochen. Sie sind gar, wenn sie oben schwimmen.",
        en: "When the legs have another half an hour to go, bring plenty of water with {=10 g} salt per litre to the boil in the wide pot. Lower in the dumplings and poach them for {20 min}. The water should no longer boil. They are done when they float.",
      },
      ingredients: ["salt"],
      utensils: ["pot", "slotted-spoon"],
    },
    {
      heading: { de: "Haut knusprig braten, Sauce kochen", en: "Crisp the skin, make the gravy" },
      text: {
        de: "Stelle den Ofen auf {220 °C} ({fan 200 °C}). Hebe die Keulen heraus, gieße den Bratensaft durch das Sieb in den kleinen Topf und drücke das Gemüse leicht aus. Brate die Keulen in der leeren Form, die Haut nach oben, noch {10 min}, bis sie knusprig ist. Schöpfe inzwischen das Fett vom Saft, gieße {100 ml vegetable-broth} Brühe dazu und koche ihn auf. Rühre {1 tbsp potato-starch} Stärke mit {2 tbsp} kaltem Wasser an, binde die Sauce damit und schmecke sie ab.",
        en: "Turn the oven up to {220 °C} ({fan 200 °C}). Lift out the legs, pour the roasting juices through the sieve into the saucepan and press the vegetables lightly. Roast the legs in the empty dish, skin side up, for another {10 min}, until the skin is crisp. Meanwhile, skim the fat off the juices, add {100 ml vegetable-broth} of stock and bring to the boil. Mix {1 tbsp potato-starch} of starch with {2 tbsp} cold water, thicken the gravy with it and taste for salt.",
      },
      ingredients: [
        "goose-leg",
        { ingredient: "vegetable-broth", amount: 100 },
        { ingredient: "potato-starch", amount: 10 },
        "salt",
      ],
      utensils: ["fine-sieve", "saucepan", "ladle", "baking-dish"],
      tip: {
        de: "Fülle das Fett durch ein Sieb in ein sauberes Glas. Im Kühlschrank hält es 4 Wochen und eignet sich für Bratkartoffeln.",
        en: "Strain the fat into a clean jar. It keeps for 4 weeks in the fridge and is good for frying potatoes.",
      },
    },
    {
      heading: { de: "Anrichten", en: "Serve" },
      text: {
        de: "Richte jede Keule mit zwei Klößen und Sauce an und lege den übrigen Thymian darauf.",
        en: "Serve each leg with two dumplings and gravy, and top with the remaining thyme.",
      },
      ingredients: ["goose-leg", { ingredient: "thyme", amount: 2 }],
      utensils: [],
    },
  ],
  category: "german",
  moreCategories: ["dinner", "entrees", "christmas", "potato"],
  tags: ["gluten-free", "lactose-free", "roasting", "savoury", "comfort-food", "winter"],
  likedBy: ["sonntagstisch", "kuechenkraut", "kupferkessel"],
};
