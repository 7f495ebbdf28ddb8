import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "sourdough-loaf",
  alt: {
    de: "Angeschnittener, bemehlter Brotlaib mit kräftiger Kruste und dichter, graubrauner Krume auf einem Holzbrett, davor eine Scheibe und ein Messer, dahinter Butter",
    en: "A cut, floury loaf with a sturdy crust and a close, grey-brown crumb on a wooden board, a slice and a knife in front, butter behind",
  },
  slug: { de: "roggen-weizen-sauerteigbrot", en: "rye-and-wheat-sourdough-loaf" },
  title: { de: "Roggen-Weizen-Sauerteigbrot", en: "Rye and wheat sourdough loaf" },
  summary: {
    de: "Ein Alltagsbrot ohne Hefe: abends ansetzen, am nächsten Nachmittag anschneiden. Die Kruste kommt vom heißen Topf.",
    en: "An everyday loaf without yeast: start it in the evening, cut it the next afternoon. The crust comes from a very hot pot.",
  },
  chefsNote: {
    de: "Je nach Mehl und Raumtemperatur geht der Teig schneller oder langsamer. Nimm die Zeiten als Richtwert und achte auf den Teig. Am zweiten Tag schmeckt der Roggen am besten, ab dem vierten eignet sich das Brot zum Toasten.",
    en: "Depending on the flour and the temperature of the room, the dough rises faster or more slowly. Take the times as a guide and watch the dough. The rye tastes best on day two; from day four the bread is good for toast.",
  },
  author: "muehlenhof",
  publishedAt: "2025-11-14T06:45:00Z",
  isSponsored: true,
  difficulty: "hard",
  duration: { preparation: 35, baking: 50, resting: 1190 },
  ovenCelsius: 250,
  servings: { amount: 18, type: "piece" },
  nutrition: { kcal: 135, fat: 1, protein: 4, carbohydrate: 28 },
  ingredients: [
    {
      heading: { de: "Für den Sauerteig", en: "For the sourdough" },
      items: [
        { ingredient: "rye-flour", id: "levain-rye", amount: 150, unit: "g" },
        {
          ingredient: "water",
          id: "levain-water",
          amount: 150,
          unit: "ml",
          addition: { de: "{40 °C}", en: "{40 °C}" },
        },
        { ingredient: "rye-starter", amount: 20, unit: "g" },
      ],
    },
    {
      heading: { de: "Für den Hauptteig", en: "For the dough" },
      items: [
        { ingredient: "bread-flour", amount: 400, unit: "g" },
        { ingredient: "rye-flour", id: "dough-rye", amount: 150, unit: "g" },
        { ingredient: "water", id: "dough-water", amount: 330, unit: "ml", addition: { de: "{35 °C}", en: "{35 °C}" } },
        { ingredient: "salt", amount: 14, unit: "g" },
        { ingredient: "caraway", amount: 1, unit: "tsp" },
        {
          ingredient: "rye-flour",
          id: "dusting-rye",
          amount: 2,
          unit: "tbsp",
          addition: { de: "für den Gärkorb", en: "for the basket" },
        },
      ],
    },
  ],
  utensils: [
    { utensil: "bowl", amount: 2 },
    { utensil: "kitchen-scale" },
    { utensil: "dough-scraper" },
    { utensil: "proofing-basket", size: { de: "länglich", en: "oval" } },
    { utensil: "dutch-oven", size: { de: "oval, mit Deckel", en: "oval, with lid" } },
    {
      utensil: "baking-paper",
      size: { de: "bis {250 °C}, siehe Packung", en: "up to {250 °C}, see the packet" },
    },
    { utensil: "kitchen-towel" },
    { utensil: "knife" },
    { utensil: "wire-rack" },
    { utensil: "thermometer" },
  ],
  steps: [
    {
      heading: { de: "Sauerteig ansetzen", en: "Build the sourdough" },
      text: {
        de: "Verrühre Roggenmehl, {40 °C} warmes Wasser und Anstellgut in einer Schüssel zu einem Brei. Decke ihn ab und lass ihn {14 h} an einem warmen Platz reifen, am besten bei {26 °C}. Er soll sich gut verdoppelt haben und nach Apfel und Joghurt riechen.",
        en: "Stir the rye flour, water at {40 °C} and starter to a paste in a bowl. Cover and leave it for {14 h} in a warm place, ideally at {26 °C}. It should have at least doubled and smell of apples and yoghurt.",
      },
      ingredients: ["levain-rye", "levain-water", "rye-starter"],
      utensils: ["bowl", "kitchen-scale", "thermometer"],
      tip: {
        de: "Nimm vor dem Mischen des Hauptteigs {=20 g rye-starter} Sauerteig ab und stelle sie in den Kühlschrank: Das ist dein Anstellgut für das nächste Brot.",
        en: "Before you mix the dough, take off {=20 g rye-starter} of the sourdough and put it in the fridge: that is the starter for your next loaf.",
      },
    },
    {
      heading: { de: "Hauptteig mischen", en: "Mix the dough" },
      text: {
        de: "Gib Mehle, {35 °C} warmes Wasser, Salz, Kümmel und den reifen Sauerteig in die große Schüssel. Mische alles {5 min} von Hand oder mit der Teigkarte, bis ein weicher, klebriger Teig entsteht. Roggen entwickelt kein Klebergerüst, langes Kneten hilft ihm nicht.",
        en: "Put the flours, water at {35 °C}, salt, caraway and the ripe sourdough into the large bowl. Mix by hand or with the scraper for {5 min} to a soft, sticky dough. Rye builds no gluten to speak of, so kneading it for longer does not help.",
      },
      ingredients: ["bread-flour", "dough-rye", "dough-water", "salt", "caraway"],
      utensils: ["bowl", "dough-scraper"],
    },
    {
      heading: { de: "Reifen und falten", en: "Let it rise, fold it" },
      text: {
        de: "Lass den Teig zugedeckt {2 h} ruhen und falte ihn nach {30 min} und nach {60 min} je einmal mit nassen Händen von allen Seiten zur Mitte. Danach ist er merklich straffer und etwa um die Hälfte größer.",
        en: "Cover the dough and rest it for {2 h}, folding it once after {30 min} and once after {60 min}, with wet hands, from all sides to the centre. By then it should be noticeably tighter and about half as big again.",
      },
      ingredients: [],
      utensils: ["bowl", "kitchen-towel"],
    },
    {
      heading: { de: "Formen", en: "Shape" },
      text: {
        de: "Bestäube den Gärkorb mit dem restlichen Roggenmehl. Forme den Teig auf der bemehlten Fläche zu einem länglichen Laib, lege ihn mit dem Schluss nach oben in den Korb und lass ihn abgedeckt {110 min} gehen. Drücke mit dem Finger: Kommt die Delle langsam und nicht ganz zurück, ist er so weit.",
        en: "Dust the basket with the remaining rye flour. Shape the dough into an oblong loaf on a floured surface, lay it in the basket seam side up, cover and prove for {110 min}. Press with a finger: if the dent comes back slowly and not completely, it is ready.",
      },
      ingredients: ["dusting-rye"],
      utensils: ["proofing-basket", "dough-scraper", "kitchen-towel"],
      tip: {
        de: "Lieber etwas zu früh als zu spät in den Ofen. Ein übergarer Laib läuft breit und bleibt flach.",
        en: "A little too early is better than too late. An overproved loaf spreads and stays flat.",
      },
    },
    {
      heading: { de: "Topf vorheizen, einschneiden", en: "Heat the pot, score the loaf" },
      text: {
        de: "Heize den Ofen in den letzten {45 min} samt gusseisernem Topf auf {250 °C} Ober-/Unterhitze ({fan 230 °C}) vor. Stürze das Brot auf Backpapier, das {250 °C} verträgt und schneide es einmal längs {1 cm} tief ein. Hebe es mit dem Papier in den heißen Topf, Deckel drauf.",
        en: "For the last {45 min}, preheat the oven with the Dutch oven inside to {250 °C} ({fan 230 °C}). Turn the loaf out onto baking paper that stands {250 °C} and score it once lengthways, {1 cm} deep. Lift it on its paper into the hot pot and put on the lid.",
      },
      ingredients: [],
      utensils: ["dutch-oven", "baking-paper", "knife"],
    },
    {
      heading: { de: "Backen", en: "Bake" },
      text: {
        de: "Backe das Brot {25 min} mit Deckel. Nimm ihn ab, stelle den Ofen auf {220 °C} ({fan 200 °C}) und backe weitere {25 min}, bis die Kruste dunkelbraun ist. Im Kern sollten es {97 °C} sein; der Laib klingt hohl, wenn du von unten klopfst.",
        en: "Bake the loaf for {25 min} with the lid on. Take it off, turn the oven down to {220 °C} ({fan 200 °C}) and bake for another {25 min} until the crust is dark brown. The core should reach {97 °C}; the loaf sounds hollow when tapped from below.",
      },
      ingredients: [],
      utensils: ["dutch-oven", "thermometer"],
    },
    {
      heading: { de: "Auskühlen lassen", en: "Let it cool" },
      text: {
        de: "Lass das Brot auf dem Gitter {2 h} auskühlen. Vorher ist die Krume noch feucht und schmiert am Messer.",
        en: "Cool the loaf on a rack for {2 h}. Any earlier and the crumb is still damp and smears on the knife.",
      },
      ingredients: [],
      utensils: ["wire-rack"],
    },
  ],
  category: "bread",
  moreCategories: ["breakfast", "german", "baking-all"],
  tags: ["vegan", "vegetarian", "lactose-free", "brand-content", "baking", "fermenting", "savoury"],
  likedBy: ["team", "ofenwarm", "sonntagstisch", "gemuesefach", "lindeundlaib"],
};
