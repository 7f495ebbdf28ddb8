import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "pad-thai",
  alt: {
    de: "Gebratene Reisnudeln mit rosa Garnelen, Ei, Sprossen, Frühlingszwiebeln und gehackten Erdnüssen auf einem blauen Teller, dazu Limettenspalten",
    en: "Fried rice noodles with pink prawns, egg, bean sprouts, spring onions and chopped peanuts on a blue plate, with lime wedges",
  },
  slug: { de: "pad-thai-mit-garnelen", en: "pad-thai-with-prawns" },
  title: { de: "Pad Thai mit Garnelen", en: "Pad thai with prawns" },
  summary: {
    de: "Gebratene Reisnudeln mit Garnelen, Ei und Sprossen in einer süß-sauren Sauce aus Tamarinde, Fischsauce und Zucker.",
    en: "Fried rice noodles with prawns, egg and bean sprouts in a sweet and sour sauce of tamarind, fish sauce and sugar.",
  },
  chefsNote: {
    de: "Brate höchstens zwei Portionen auf einmal, sonst kühlt der Wok ab und die Nudeln kleben. Tamarindenpaste ist verschieden stark: Von dickem schwarzem Konzentrat reicht ein Drittel, den Rest ersetzt Wasser. In Thailand nimmt man Palmzucker; brauner Zucker kommt ihm nahe.",
    en: "Fry no more than two portions at a time, or the wok cools down and the noodles stick. Tamarind pastes differ in strength: of a thick black concentrate use a third and make up the rest with water. Thai cooks use palm sugar; brown sugar comes close.",
  },
  author: "team",
  publishedAt: "2026-05-21T16:00:00Z",
  difficulty: "medium",
  duration: { preparation: 25, baking: 0, resting: 30 },
  servings: { amount: 2, type: "portion" },
  nutrition: { kcal: 880, fat: 38, protein: 37, carbohydrate: 95 },
  ingredients: [
    {
      heading: { de: "Für die Nudeln", en: "For the noodles" },
      items: [
        {
          ingredient: "rice-noodles",
          amount: 150,
          unit: "g",
          addition: { de: "getrocknet, {3–5 mm} breit", en: "dried, {3–5 mm} wide" },
        },
        {
          ingredient: "prawn",
          amount: 8,
          addition: { de: "roh, geschält, ohne Darm", en: "raw, peeled and deveined" },
        },
        { ingredient: "egg", amount: 2 },
        { ingredient: "shallot", amount: 2, characteristic: { de: "in feinen Ringen", en: "thinly sliced" } },
        { ingredient: "garlic", amount: 2, unit: "clove", characteristic: { de: "gehackt", en: "chopped" } },
        { ingredient: "bean-sprout", amount: 150, unit: "g" },
        {
          ingredient: "spring-onion",
          amount: 3,
          characteristic: { de: "in Stücken von {3 cm}", en: "in {3 cm} pieces" },
        },
        { ingredient: "sunflower-oil", amount: 3, unit: "tbsp" },
      ],
    },
    {
      heading: { de: "Für die Sauce", en: "For the sauce" },
      items: [
        {
          ingredient: "tamarind-paste",
          amount: 2,
          unit: "tbsp",
          addition: { de: "gebrauchsfertig, ohne Kerne", en: "ready to use, seedless" },
        },
        { ingredient: "fish-sauce", amount: 2, unit: "tbsp" },
        { ingredient: "brown-sugar", amount: 2, unit: "tbsp" },
      ],
    },
    {
      heading: { de: "Zum Servieren", en: "To serve" },
      items: [
        {
          ingredient: "peanut",
          amount: 40,
          unit: "g",
          characteristic: { de: "grob gehackt", en: "roughly chopped" },
          addition: { de: "geröstet, ungesalzen", en: "roasted, unsalted" },
        },
        { ingredient: "chili-flakes", amount: 0.5, unit: "tsp" },
        { ingredient: "lime", amount: 1, characteristic: { de: "in Spalten", en: "cut into wedges" } },
      ],
    },
  ],
  utensils: [
    { utensil: "wok" },
    { utensil: "spatula" },
    { utensil: "bowl", amount: 2 },
    { utensil: "colander" },
    { utensil: "saucepan" },
    { utensil: "cutting-board" },
    { utensil: "knife" },
  ],
  steps: [
    {
      heading: { de: "Nudeln einweichen", en: "Soak the noodles" },
      text: {
        de: "Lege die Nudeln in eine Schüssel, bedecke sie mit lauwarmem Wasser und lass sie {30 min} quellen, bis sie biegsam sind, aber noch Biss haben. Hebe {4 tbsp} vom Einweichwasser auf und gieße die Nudeln ab.",
        en: "Put the noodles into a bowl, cover with lukewarm water and soak for {30 min}, until they bend but are still firm to the bite. Reserve {4 tbsp} of the soaking water and drain the noodles.",
      },
      ingredients: ["rice-noodles"],
      utensils: ["bowl", "colander"],
      tip: {
        de: "In kochendem Wasser werden die Nudeln zu weich und zerfallen im Wok.",
        en: "In boiling water the noodles get too soft and break up in the wok.",
      },
    },
    {
      heading: { de: "Sauce rühren", en: "Make the sauce" },
      text: {
        de: "Erwärme Tamarindenpaste, Fischsauce und Zucker im kleinen Topf {2 min} unter Rühren, bis der Zucker gelöst ist. Die Sauce soll kräftig sauer, salzig und süß schmecken.",
        en: "Warm the tamarind paste, fish sauce and sugar in the saucepan for {2 min}, stirring, until the sugar has dissolved. The sauce should taste strongly sour, salty and sweet.",
      },
      ingredients: ["tamarind-paste", "fish-sauce", "brown-sugar"],
      utensils: ["saucepan"],
    },
    {
      heading: { de: "Alles bereitstellen", en: "Get everything ready" },
      text: {
        de: "Schneide Schalotten, Knoblauch, Frühlingszwiebeln und Limette und hacke die Erdnüsse. Spüle die Sprossen ab und lass sie abtropfen. Verquirle die Eier in der zweiten Schüssel.",
        en: "Cut the shallots, garlic, spring onions and lime and chop the peanuts. Rinse the bean sprouts and let them drain. Beat the eggs in the second bowl.",
      },
      ingredients: ["shallot", "garlic", "spring-onion", "lime", "peanut", "bean-sprout", "egg"],
      utensils: ["cutting-board", "knife", "bowl", "colander"],
    },
    {
      heading: { de: "Garnelen braten", en: "Fry the prawns" },
      text: {
        de: "Erhitze {1 tbsp sunflower-oil} Öl im Wok. Brate die Garnelen darin bei starker Hitze insgesamt {2–3 min} von beiden Seiten, bis sie rosa und innen nicht mehr glasig sind. Nimm sie heraus.",
        en: "Heat {1 tbsp sunflower-oil} of the oil in the wok. Fry the prawns over a high heat for {2–3 min} in all, turning them once, until they are pink and no longer translucent inside. Take them out.",
      },
      ingredients: [{ ingredient: "sunflower-oil", amount: 1 }, "prawn"],
      utensils: ["wok", "spatula"],
    },
    {
      heading: { de: "Nudeln braten", en: "Fry the noodles" },
      text: {
        de: "Erhitze das übrige Öl und brate Schalotten und Knoblauch {1 min}. Gib Nudeln, Sauce und Einweichwasser dazu und wende alles {3 min}, bis die Nudeln weich sind und die Sauce aufgenommen haben.",
        en: "Heat the remaining oil and fry the shallots and garlic for {1 min}. Add the noodles, sauce and soaking water and toss for {3 min}, until the noodles are soft and have taken up the sauce.",
      },
      ingredients: [{ ingredient: "sunflower-oil", amount: 2 }, "shallot", "garlic", "rice-noodles"],
      utensils: ["wok", "spatula"],
      tip: {
        de: "Sind die Nudeln noch hart, gib löffelweise Wasser dazu und brate sie weiter.",
        en: "If the noodles are still hard, add water by the spoonful and keep frying.",
      },
    },
    {
      heading: { de: "Eier stocken lassen", en: "Set the eggs" },
      text: {
        de: "Schiebe die Nudeln zur Seite und gieße die Eier in die freie Fläche. Lass sie {1 min} ganz fest werden, zerteile sie und hebe sie unter.",
        en: "Push the noodles to one side and pour the eggs into the gap. Let them set completely for {1 min}, break them up and fold them in.",
      },
      ingredients: ["egg"],
      utensils: ["wok", "spatula"],
    },
    {
      heading: { de: "Sprossen und Garnelen dazugeben", en: "Add sprouts and prawns" },
      text: {
        de: "Gib Sprossen, Frühlingszwiebeln, Garnelen und die Hälfte der Erdnüsse in den Wok und wende alles {2 min} bei starker Hitze. Die Sprossen sollen heiß sein und noch knacken.",
        en: "Add the bean sprouts, spring onions, prawns and half the peanuts to the wok and toss over a high heat for {2 min}. The sprouts should be hot and still crisp.",
      },
      ingredients: ["bean-sprout", "spring-onion", "prawn", { ingredient: "peanut", amount: 20 }],
      utensils: ["wok", "spatula"],
      tip: {
        de: "Sprossen können Keime tragen. Koche sie für Schwangere, kleine Kinder, ältere Menschen und bei schwachem Immunsystem vorher {3 min} in Wasser.",
        en: "Bean sprouts can carry germs. For pregnant women, small children, older people and anyone with a weakened immune system, boil them for {3 min} first.",
      },
    },
    {
      heading: { de: "Anrichten", en: "Serve" },
      text: {
        de: "Verteile das Pad Thai auf zwei Teller und streue die übrigen Erdnüsse und die Chiliflocken darüber. Presse die Limette am Tisch darüber aus.",
        en: "Divide the pad thai between two plates and scatter with the remaining peanuts and the chilli flakes. Squeeze the lime over at the table.",
      },
      ingredients: [{ ingredient: "peanut", amount: 20 }, "chili-flakes", "lime"],
      utensils: [],
    },
  ],
  category: "asian",
  moreCategories: ["dinner", "entrees", "fish"],
  tags: ["gluten-free", "lactose-free", "savoury"],
  likedBy: ["kuechenkraut", "barimhof", "nordfang", "loeffelweise"],
};
