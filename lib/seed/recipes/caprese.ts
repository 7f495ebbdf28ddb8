import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "caprese",
  alt: {
    de: "Tomaten- und Mozzarellascheiben überlappend im Kreis auf einem graublauen Teller, darüber grünes Öl und Basilikumblätter, daneben ein Schälchen Basilikumöl",
    en: "Overlapping slices of tomato and mozzarella in a ring on a grey-blue plate, with green oil and basil leaves, a small bowl of basil oil beside it",
  },
  slug: { de: "caprese-mit-basilikumoel", en: "caprese-with-basil-oil" },
  title: { de: "Caprese mit Basilikumöl", en: "Caprese with basil oil" },
  summary: {
    de: "Tomate, Mozzarella und das Basilikum gleich zweimal: als Blatt und als grünes Öl, das den Teller zusammenhält.",
    en: "Tomato, mozzarella and basil twice over: as a leaf, and as a green oil that holds the plate together.",
  },
  chefsNote: {
    de: "Als Öl kommt Basilikum auch bei Kindern an, die grüne Blätter an den Tellerrand schieben. Sie können die Scheiben legen, während du das Öl mixt.",
    en: "As an oil, basil also goes down well with children who push green leaves to the side of the plate. They can lay out the slices while you blend the oil.",
  },
  author: "loeffelweise",
  state: "submitted",
  difficulty: "easy",
  duration: { preparation: 20, baking: 0, resting: 10 },
  servings: { amount: 4, type: "portion" },
  nutrition: { kcal: 428, fat: 36, protein: 19, carbohydrate: 5 },
  ingredients: [
    {
      heading: { de: "Für das Öl", en: "For the oil" },
      items: [
        { ingredient: "basil", amount: 2, unit: "bunch" },
        { ingredient: "olive-oil", amount: 80, unit: "ml" },
        { ingredient: "salt", amount: 1, unit: "pinch" },
      ],
    },
    {
      heading: { de: "Für den Teller", en: "For the plate" },
      items: [
        {
          ingredient: "tomato",
          amount: 600,
          unit: "g",
          addition: { de: "reif, zimmerwarm", en: "ripe, at room temperature" },
        },
        {
          ingredient: "mozzarella",
          amount: 375,
          unit: "g",
          addition: { de: "3 Kugeln, zimmerwarm", en: "3 balls, at room temperature" },
        },
        { ingredient: "sea-salt-flakes" },
        { ingredient: "black-pepper" },
      ],
    },
  ],
  utensils: [
    { utensil: "saucepan" },
    { utensil: "bowl" },
    { utensil: "slotted-spoon" },
    { utensil: "kitchen-towel" },
    { utensil: "hand-blender" },
    { utensil: "cutting-board" },
    { utensil: "knife" },
    { utensil: "plate", size: { de: "groß", en: "large" } },
  ],
  steps: [
    {
      heading: { de: "Basilikum blanchieren", en: "Blanch the basil" },
      text: {
        de: "Bringe Wasser im kleinen Topf zum Kochen und stelle eine Schüssel mit Eiswasser daneben. Zupfe die Basilikumblätter ab und lege die schönsten für den Schluss beiseite. Tauche die übrigen {10 s} ins kochende Wasser, hebe sie mit der Schaumkelle ins Eiswasser und drücke sie im Geschirrtuch gut aus.",
        en: "Bring some water to the boil in a saucepan and put a bowl of iced water next to it. Pick the basil leaves and set the best ones aside for the end. Dip the rest into the boiling water for {10 s}, lift them into the iced water with a slotted spoon and squeeze them well in a tea towel.",
      },
      ingredients: ["basil"],
      utensils: ["saucepan", "bowl", "slotted-spoon", "kitchen-towel"],
      tip: {
        de: "Bei den {10 s, no timer} bleiben: Danach wird das Blatt grau, und das Öl schmeckt nach Spinat.",
        en: "Stick to the {10 s, no timer}: any longer and the leaves turn grey and the oil tastes of spinach.",
      },
    },
    {
      heading: { de: "Öl mixen", en: "Blend the oil" },
      text: {
        de: "Gib das ausgedrückte Basilikum mit Olivenöl und Salz in einen hohen Becher. Mixe alles mit dem Stabmixer {1 min}, bis das Öl leuchtend grün ist.",
        en: "Put the squeezed basil in a tall beaker with the olive oil and the salt. Blend with a hand blender for {1 min}, until the oil is bright green.",
      },
      ingredients: ["basil", "olive-oil", "salt"],
      utensils: ["hand-blender"],
      tip: {
        de: "Wer es klar mag, gießt das Öl durch ein feines Sieb. Wir lassen die Krümel drin.",
        en: "For a clear oil, pour it through a fine sieve. We leave the bits in.",
      },
    },
    {
      heading: { de: "Tomaten salzen", en: "Salt the tomatoes" },
      text: {
        de: "Schneide die Tomaten in knapp {1 cm} dicke Scheiben und nimm dabei den Strunk heraus. Streue ein paar Meersalzflocken darüber und lass sie {10 min} auf dem Brett ziehen. Der Saft, der dabei austritt, würde sonst später im Öl schwimmen.",
        en: "Cut the tomatoes into slices just under {1 cm} thick, removing the core as you go. Scatter with a few sea salt flakes and leave on the board for {10 min}. The juice that runs out would otherwise end up in the oil.",
      },
      ingredients: ["tomato", "sea-salt-flakes"],
      utensils: ["cutting-board", "knife"],
    },
    {
      heading: { de: "Im Kreis legen", en: "Lay the ring" },
      text: {
        de: "Lass den Mozzarella abtropfen, tupfe ihn trocken und schneide ihn so dick wie die Tomaten. Lege beides abwechselnd im Kreis auf einen großen Teller, jede Scheibe halb auf die vorige. Was übrig ist, kommt in die Mitte.",
        en: "Drain the mozzarella, pat it dry and cut it as thick as the tomatoes. Lay the two in turn in a ring on a large plate, each slice half over the one before. Whatever is left goes in the middle.",
      },
      ingredients: ["mozzarella", "tomato"],
      utensils: ["cutting-board", "knife", "plate"],
    },
    {
      heading: { de: "Beträufeln", en: "Drizzle" },
      text: {
        de: "Träufle das Basilikumöl über die Scheiben und den Teller und mahle Pfeffer darüber. Mit Meersalzflocken und den beiseitegelegten Blättern bestreuen und gleich essen.",
        en: "Drizzle the basil oil over the slices and the plate and grind some pepper over the top. Finish with sea salt flakes and the leaves you set aside, and eat straight away.",
      },
      ingredients: ["sea-salt-flakes", "black-pepper", "basil"],
      utensils: ["plate"],
    },
  ],
  category: "appetizers",
  moreCategories: ["italian"],
  tags: [],
  likedBy: [],
};
