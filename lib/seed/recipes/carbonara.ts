import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "carbonara",
  alt: {
    de: "Spaghetti in gelber Eiersauce mit knusprigen Guancialestreifen und schwarzem Pfeffer auf einem dunklen Teller von oben, daneben ein Stück Pecorino und ein Schälchen Pfeffer",
    en: "Spaghetti in a yellow egg sauce with crisp strips of guanciale and black pepper on a dark plate from above, a piece of pecorino and a small bowl of pepper beside it",
  },
  slug: { de: "spaghetti-alla-carbonara", en: "spaghetti-alla-carbonara" },
  title: { de: "Spaghetti alla carbonara", en: "Spaghetti alla carbonara" },
  summary: {
    de: "Guanciale, Ei, Pecorino und Pfeffer. Die Sauce wird ohne Sahne cremig, wenn die Pfanne vorher vom Herd kommt.",
    en: "Guanciale, egg, pecorino and pepper. The sauce turns creamy without cream, as long as the pan comes off the heat first.",
  },
  chefsNote: {
    de: "Das Ei bindet zwischen {60 °C} und {70 °C}, darüber wird es zu Rührei. Deshalb kommt es erst in die Pfanne, wenn sie nicht mehr auf dem Herd steht. Guanciale ist luftgetrocknete Schweinebacke; Pancetta ist magerer und schmeckt milder.",
    en: "Egg thickens between {60 °C} and {70 °C}; above that it scrambles. That is why it goes in only when the pan is off the heat. Guanciale is air-dried pork cheek; pancetta is leaner and milder.",
  },
  author: "kuechenkraut",
  publishedAt: "2026-04-17T16:30:00Z",
  difficulty: "medium",
  duration: { preparation: 30, baking: 0, resting: 0 },
  servings: { amount: 4, type: "portion" },
  nutrition: { kcal: 760, fat: 39, protein: 28, carbohydrate: 72 },
  ingredients: [
    {
      items: [
        { ingredient: "spaghetti", amount: 400, unit: "g" },
        {
          ingredient: "salt",
          amount: 20,
          unit: "g",
          addition: { de: "für das Nudelwasser", en: "for the pasta water" },
        },
        {
          ingredient: "guanciale",
          amount: 150,
          unit: "g",
          characteristic: { de: "in Streifen von {1 cm}", en: "cut into {1 cm} strips" },
        },
        { ingredient: "egg-yolk", amount: 4, addition: { de: "sehr frisch", en: "very fresh" } },
        { ingredient: "egg", amount: 1, addition: { de: "sehr frisch", en: "very fresh" } },
        {
          ingredient: "pecorino",
          amount: 100,
          unit: "g",
          characteristic: { de: "sehr fein gerieben", en: "very finely grated" },
        },
        {
          ingredient: "black-pepper",
          amount: 2,
          unit: "tsp",
          characteristic: { de: "frisch zerstoßen", en: "freshly crushed" },
        },
      ],
    },
  ],
  utensils: [
    { utensil: "pot", size: { de: "groß", en: "large" } },
    { utensil: "frying-pan", size: { de: "groß", en: "large" } },
    { utensil: "bowl" },
    { utensil: "whisk" },
    { utensil: "grater", size: { de: "fein", en: "fine" } },
    { utensil: "mortar" },
    { utensil: "tongs" },
    { utensil: "ladle" },
    { utensil: "cutting-board" },
    { utensil: "knife" },
  ],
  steps: [
    {
      heading: { de: "Guanciale auslassen", en: "Render the guanciale" },
      text: {
        de: "Setze {3 l} Wasser mit dem Salz auf. Das ist weniger Salz als sonst, weil Guanciale und Pecorino schon salzig sind. Lass die Guancialestreifen in der kalten Pfanne bei mittlerer Hitze {8 min} aus, bis sie außen knusprig sind. Ziehe die Pfanne vom Herd; das Fett bleibt darin.",
        en: "Put {3 l} of water on to boil with the salt. That is less salt than usual, because guanciale and pecorino are salty already. Start the guanciale in a cold frying pan and render it over a medium heat for {8 min}, until crisp on the outside. Take the pan off the heat and leave the fat in it.",
      },
      ingredients: ["salt", "guanciale"],
      utensils: ["pot", "frying-pan", "cutting-board", "knife"],
    },
    {
      heading: { de: "Ei und Käse verrühren", en: "Mix egg and cheese" },
      text: {
        de: "Zerstoße den Pfeffer im Mörser. Verrühre Eigelbe, Ei, {75 g pecorino} Pecorino und die Hälfte des Pfeffers mit dem Schneebesen zu einer dicken Creme.",
        en: "Crush the pepper in the mortar. Whisk the egg yolks, egg, {75 g pecorino} of the pecorino and half the pepper to a thick cream.",
      },
      ingredients: [
        "egg-yolk",
        "egg",
        { ingredient: "pecorino", amount: 75 },
        { ingredient: "black-pepper", amount: 1 },
      ],
      utensils: ["mortar", "bowl", "whisk", "grater"],
    },
    {
      heading: { de: "Spaghetti kochen", en: "Cook the spaghetti" },
      text: {
        de: "Koche die Spaghetti im sprudelnden Wasser {9 min}, sodass sie noch etwas zu fest sind. Hebe mit der Kelle {250 ml} Nudelwasser ab, bevor du sie herausnimmst.",
        en: "Cook the spaghetti in the boiling water for {9 min}, so that it is still slightly too firm. Ladle off {250 ml} of the water before you lift it out.",
      },
      ingredients: ["spaghetti"],
      utensils: ["pot", "ladle"],
    },
    {
      heading: { de: "In der Pfanne schwenken", en: "Toss in the pan" },
      text: {
        de: "Hebe die Spaghetti mit der Zange zum Guanciale in die Pfanne, gieße {100 ml} Nudelwasser an und schwenke alles bei starker Hitze {1 min}. Ziehe die Pfanne dann vom Herd und warte {1 min}, bis nichts mehr brodelt.",
        en: "Lift the spaghetti into the pan with the guanciale using tongs, pour in {100 ml} of the pasta water and toss over a high heat for {1 min}. Then take the pan off the heat and wait for {1 min}, until nothing bubbles any more.",
      },
      ingredients: ["spaghetti", "guanciale"],
      utensils: ["tongs", "frying-pan"],
    },
    {
      heading: { de: "Mit Ei binden", en: "Thicken with egg" },
      text: {
        de: "Rühre {2 tbsp} warmes Nudelwasser unter die Eiercreme, gieße sie über die Spaghetti und wende sie {1 min} zügig, bis die Sauce cremig an den Nudeln haftet. Ist sie zu dick, gib löffelweise Nudelwasser dazu; bleibt sie zu dünn, stelle die Pfanne für ein paar Sekunden zurück auf die noch warme Platte.",
        en: "Stir {2 tbsp} of warm pasta water into the egg cream, pour it over the spaghetti and toss briskly for {1 min}, until the sauce clings to the pasta. If it is too thick, add pasta water by the spoonful; if it stays too thin, put the pan back on the still warm hob for a few seconds.",
      },
      ingredients: [],
      utensils: ["tongs", "frying-pan"],
      tip: {
        de: "Das Ei wird dabei nicht durchgegart. Für Schwangere, kleine Kinder, ältere Menschen und bei schwachem Immunsystem rührst du die Eiercreme mit {100 ml} Nudelwasser über dem heißen Wasserbad auf {70 °C}, hältst sie dort {2 min} und mischst sie dann unter.",
        en: "The egg is not cooked through. For pregnant women, small children, older people and anyone with a weakened immune system, stir the egg cream with {100 ml} of the pasta water over a hot water bath until it reaches {70 °C}, hold it there for {2 min} and only then mix it in.",
      },
    },
    {
      heading: { de: "Anrichten", en: "Serve" },
      text: {
        de: "Verteile die Spaghetti auf warme Teller und bestreue sie mit dem übrigen Pecorino und Pfeffer. Iss sie sofort, die Sauce wird schnell fest.",
        en: "Divide the spaghetti between warm plates and scatter with the remaining pecorino and pepper. Eat at once, as the sauce stiffens quickly.",
      },
      ingredients: [
        { ingredient: "pecorino", amount: 25 },
        { ingredient: "black-pepper", amount: 1 },
      ],
      utensils: [],
    },
  ],
  category: "pasta",
  moreCategories: ["dinner", "lunch", "italian", "egg", "community"],
  tags: ["creamy", "comfort-food", "savoury"],
  likedBy: ["team", "barimhof", "loeffelweise", "sonntagstisch"],
};
