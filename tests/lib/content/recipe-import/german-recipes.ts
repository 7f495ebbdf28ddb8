import type { ImportedRecipe } from "#lib/content/recipe-import/imported-recipe.ts";

/** What is read from the texts, by the name of the text. */
export const germanRecipes: Record<string, ImportedRecipe> = {
  "with headings and groups": {
    language: "de",
    title: "Omas Apfelkuchen",
    description: "Ein saftiger Kuchen vom Blech, der auch am nächsten Tag noch schmeckt.",
    servings: {
      amount: 12,
      type: "piece",
    },
    duration: {
      preparation: 30,
      baking: 45,
      resting: 60,
    },
    difficulty: "easy",
    ingredientGroups: [
      {
        heading: "Für den Teig",
        lines: ["250 g Mehl", "125 g Butter, kalt", "1 Ei", "1 Prise Salz"],
      },
      {
        heading: "Für den Belag",
        lines: ["1 kg Äpfel", "2 EL Zucker", "1 TL Zimt"],
      },
    ],
    steps: [
      {
        heading: null,
        text: "Mehl, Butter, Ei und Salz rasch verkneten und 1 Stunde kalt stellen.",
      },
      {
        heading: null,
        text: "Die Äpfel schälen und in Spalten schneiden.",
      },
      {
        heading: null,
        text: "Den Teig ausrollen, mit Äpfeln belegen und bei 180 °C 45 Minuten backen.",
      },
    ],
    utensils: [],
    chefsNote: "Dazu passt geschlagene Sahne.",
    source: null,
  },
  "a mail with greeting and wrapped lines": {
    language: "de",
    title: "Linsensuppe wie bei Tante Uschi",
    description: "Lieber Ben, hier ist endlich das Rezept, das du haben wolltest.",
    servings: {
      amount: 4,
      type: "portion",
    },
    duration: {
      preparation: null,
      baking: null,
      resting: null,
    },
    difficulty: null,
    ingredientGroups: [
      {
        heading: null,
        lines: [
          "250 g braune Linsen",
          "2 Karotten",
          "1 Stange Lauch, in feinen Ringen",
          "1,5 l Gemüsebrühe",
          "Salz und Pfeffer",
        ],
      },
    ],
    steps: [
      {
        heading: null,
        text: "Das Gemüse putzen und würfeln. Alles in einem großen Topf in etwas Öl anschwitzen und mit der Brühe aufgießen.",
      },
      {
        heading: null,
        text: "Die Linsen zugeben und zugedeckt 40 Minuten leise köcheln lassen. Mit Salz und Pfeffer abschmecken.",
      },
    ],
    utensils: [],
    chefsNote: "Liebe Grüße\nAnna",
    source: null,
  },
  "without headings": {
    language: "de",
    title: "Pfannkuchen",
    description: null,
    servings: null,
    duration: {
      preparation: null,
      baking: null,
      resting: null,
    },
    difficulty: null,
    ingredientGroups: [
      {
        heading: null,
        lines: ["250 g Mehl", "500 ml Milch", "3 Eier", "1 Prise Salz", "etwas Butter"],
      },
    ],
    steps: [
      {
        heading: null,
        text: "Mehl, Milch, Eier und Salz zu einem glatten Teig verrühren.",
      },
      {
        heading: null,
        text: "Den Teig 20 Minuten ruhen lassen.",
      },
      {
        heading: null,
        text: "In einer Pfanne mit Butter goldbraune Pfannkuchen backen.",
      },
    ],
    utensils: [],
    chefsNote: null,
    source: null,
  },
  "in Markdown": {
    language: "de",
    title: "Kürbissuppe",
    description: null,
    servings: {
      amount: 4,
      type: "portion",
    },
    duration: {
      preparation: 40,
      baking: null,
      resting: null,
    },
    difficulty: null,
    ingredientGroups: [
      {
        heading: null,
        lines: ["1 Hokkaidokürbis (ca. 1 kg)", "1 Zwiebel", "400 ml Kokosmilch", "2 EL Olivenöl"],
      },
    ],
    steps: [
      {
        heading: null,
        text: "Vorbereiten: Den Kürbis in Stücke schneiden.",
      },
      {
        heading: null,
        text: "Zwiebel und Kürbis im Öl anbraten.",
      },
      {
        heading: null,
        text: "Mit Kokosmilch ablöschen, 20 Minuten kochen und pürieren.",
      },
    ],
    utensils: ["Topf", "Pürierstab"],
    chefsNote: "Die Suppe lässt sich gut einfrieren.",
    source: {
      url: "https://kueche.example/kuerbissuppe",
      siteName: "",
      author: "",
    },
  },
  "a table pasted with one cell a line": {
    language: "de",
    title: "Spaghetti mit Tomatensauce",
    description: null,
    servings: {
      amount: 2,
      type: "portion",
    },
    duration: {
      preparation: 25,
      baking: null,
      resting: null,
    },
    difficulty: null,
    ingredientGroups: [
      {
        heading: null,
        lines: ["250 g Spaghetti", "1 Dose/n Tomaten, stückige", "2 Zehe/n Knoblauch", "etwas Olivenöl"],
      },
    ],
    steps: [
      {
        heading: null,
        text: "Die Spaghetti nach Packungsanweisung kochen.",
      },
      {
        heading: null,
        text: "Den Knoblauch in Öl anbraten, Tomaten zugeben und 15 Minuten köcheln lassen.",
      },
      {
        heading: null,
        text: "Alles mischen und servieren.",
      },
    ],
    utensils: [],
    chefsNote: null,
    source: null,
  },
  "with everything on one line": {
    language: "de",
    title: "Obatzda: schnell gemacht",
    description: null,
    servings: null,
    duration: {
      preparation: null,
      baking: null,
      resting: null,
    },
    difficulty: null,
    ingredientGroups: [
      {
        heading: null,
        lines: [
          "200 g Camembert",
          "50 g weiche Butter",
          "1 kleine Zwiebel, fein gewürfelt",
          "1 TL Paprikapulver",
          "Salz",
        ],
      },
    ],
    steps: [
      {
        heading: null,
        text: "Camembert zerdrücken, mit Butter und Paprikapulver verrühren. Zwiebel untermischen und salzen.",
      },
    ],
    utensils: [],
    chefsNote: null,
    source: null,
  },
  "a note with group names above an empty line": {
    language: "de",
    title: "Lasagne",
    description: null,
    servings: null,
    duration: {
      preparation: null,
      baking: null,
      resting: null,
    },
    difficulty: null,
    ingredientGroups: [
      {
        heading: null,
        lines: ["800 g Hackfleisch", "2 Zwiebeln", "1 Dose Tomaten"],
      },
      {
        heading: "Béchamel",
        lines: ["50 g Butter", "50 g Mehl", "600 ml Milch"],
      },
    ],
    steps: [
      {
        heading: null,
        text: "Hackfleisch und Zwiebeln anbraten, die Tomaten zugeben und alles eine halbe Stunde köcheln lassen.",
      },
      {
        heading: null,
        text: "Für die Béchamel Butter schmelzen, Mehl einrühren und mit der Milch aufgießen, bis die Sauce bindet.",
      },
      {
        heading: null,
        text: "Alles schichten und bei 180 Grad 40 Minuten backen.",
      },
    ],
    utensils: [],
    chefsNote: null,
    source: null,
  },
  "steps with headings": {
    language: "de",
    title: "Hefezopf",
    description: null,
    servings: null,
    duration: {
      preparation: null,
      baking: null,
      resting: null,
    },
    difficulty: null,
    ingredientGroups: [
      {
        heading: null,
        lines: ["500 g Mehl", "1 Würfel Hefe", "250 ml lauwarme Milch", "80 g Zucker"],
      },
    ],
    steps: [
      {
        heading: "Teig kneten",
        text: "Mehl, Hefe, Milch und Zucker verkneten.",
      },
      {
        heading: "Gehen lassen",
        text: "Den Teig zugedeckt 1 Stunde gehen lassen.",
      },
      {
        heading: "Backen",
        text: "Einen Zopf flechten und 30 Minuten bei 180 °C backen.",
      },
    ],
    utensils: [],
    chefsNote: "Guten Appetit!",
    source: null,
  },
  "with an empty line after each line": {
    language: "de",
    title: "Rührei",
    description: null,
    servings: null,
    duration: {
      preparation: null,
      baking: null,
      resting: null,
    },
    difficulty: null,
    ingredientGroups: [
      {
        heading: null,
        lines: ["4 Eier", "2 EL Milch", "Salz"],
      },
    ],
    steps: [
      {
        heading: null,
        text: "Die Eier mit der Milch verquirlen.",
      },
      {
        heading: null,
        text: "In der Pfanne bei kleiner Hitze stocken lassen.",
      },
    ],
    utensils: [],
    chefsNote: null,
    source: null,
  },
  "with facts that have no colon": {
    language: "de",
    title: "Vanillekipferl",
    description: null,
    servings: {
      amount: 40,
      type: "piece",
    },
    duration: {
      preparation: 45,
      baking: 12,
      resting: 60,
    },
    difficulty: "medium",
    ingredientGroups: [
      {
        heading: "Für den Teig",
        lines: ["280 g Mehl", "210 g Butter", "100 g gemahlene Mandeln", "70 g Zucker"],
      },
      {
        heading: "Zum Wälzen",
        lines: ["50 g Puderzucker", "1 Päckchen Vanillezucker"],
      },
    ],
    steps: [
      {
        heading: null,
        text: "Alle Zutaten für den Teig verkneten und kühl stellen.",
      },
      {
        heading: null,
        text: "Kipferl formen und bei 175 °C Ober-/Unterhitze backen.",
      },
      {
        heading: null,
        text: "Noch warm im Zuckergemisch wälzen.",
      },
    ],
    utensils: [],
    chefsNote: "In einer Dose halten sie drei Wochen.",
    source: null,
  },
};
