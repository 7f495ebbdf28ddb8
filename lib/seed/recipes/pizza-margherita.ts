import type { RecipeSeed } from "../seed-types.ts";

export const recipe: RecipeSeed = {
  key: "pizza-margherita",
  alt: {
    de: "Runde Pizza mit Tomatensauce, geschmolzenem Mozzarella und Basilikum auf einem Holzbrett, daneben Kirschtomaten und ein Schälchen Olivenöl",
    en: "Round pizza with tomato sauce, melted mozzarella and basil on a wooden board, cherry tomatoes and a small bowl of olive oil beside it",
  },
  slug: { de: "pizza-margherita-wie-in-neapel", en: "naples-style-pizza-margherita" },
  title: { de: "Pizza Margherita wie in Neapel", en: "Naples-style pizza Margherita" },
  summary: {
    de: "Wenig Hefe, ein Tag Zeit und ein sehr heißer Stein geben dieser Pizza ihren luftigen Rand.",
    en: "A little yeast, a day of rising and a very hot stone give this pizza its airy rim.",
  },
  chefsNote: {
    de: "Nach {24 h, no timer} hat der Teig viel Geschmack und lässt sich leicht ausziehen. Ein Haushaltsofen erreicht keine {450 °C}, deshalb bleibt die Pizza ein paar Minuten länger darin, und der Teig bekommt etwas mehr Wasser.",
    en: "After {24 h, no timer} the dough has plenty of flavour and stretches easily. A home oven will not reach {450 °C}, so the pizza stays in a few minutes longer and the dough gets a little more water.",
  },
  author: "muehlenhof",
  publishedAt: "2026-05-15T08:00:00Z",
  isSponsored: true,
  difficulty: "medium",
  duration: { preparation: 45, baking: 32, resting: 1440 },
  ovenCelsius: 250,
  servings: { amount: 4, type: "portion" },
  nutrition: { kcal: 940, fat: 34, protein: 40, carbohydrate: 116 },
  ingredients: [
    {
      heading: { de: "Für den Teig", en: "For the dough" },
      items: [
        { ingredient: "water", amount: 390, unit: "ml", addition: { de: "kühl", en: "cool" } },
        { ingredient: "fresh-yeast", amount: 2, unit: "g" },
        { ingredient: "pizza-flour", amount: 600, unit: "g" },
        {
          ingredient: "salt",
          id: "dough-salt",
          amount: 16,
          unit: "g",
          addition: { de: "für den Teig", en: "for the dough" },
        },
        { ingredient: "durum-semolina", amount: 30, unit: "g", addition: { de: "zum Bestreuen", en: "for dusting" } },
      ],
    },
    {
      heading: { de: "Für den Belag", en: "For the topping" },
      items: [
        {
          ingredient: "canned-tomatoes",
          amount: 400,
          unit: "g",
          addition: { de: "am besten San Marzano", en: "ideally San Marzano" },
        },
        { ingredient: "salt", id: "sauce-salt", addition: { de: "für die Sauce", en: "for the sauce" } },
        {
          ingredient: "mozzarella",
          amount: 400,
          unit: "g",
          characteristic: { de: "zerzupft", en: "torn" },
          addition: { de: "mit mikrobiellem Lab", en: "made with microbial rennet" },
        },
        { ingredient: "basil", amount: 1, unit: "bunch" },
        { ingredient: "olive-oil", amount: 4, unit: "tbsp" },
      ],
    },
  ],
  utensils: [
    { utensil: "bowl", amount: 2 },
    { utensil: "kitchen-scale" },
    { utensil: "dough-scraper" },
    { utensil: "kitchen-towel" },
    { utensil: "colander" },
    { utensil: "pizza-stone" },
    {
      utensil: "baking-paper",
      size: { de: "bis {250 °C}, siehe Packung", en: "up to {250 °C}, see the packet" },
    },
    { utensil: "ladle", size: { de: "klein", en: "small" } },
  ],
  steps: [
    {
      heading: { de: "Teig kneten", en: "Knead the dough" },
      text: {
        de: "Löse die Hefe im Wasser auf, rühre erst die Hälfte des Mehls ein, dann das Salz, dann den Rest. Knete den Teig {10 min} auf der Arbeitsfläche, bis er glatt ist und sich ziehen lässt, ohne zu reißen. Zugedeckt ruht er {1 h} bei Raumtemperatur.",
        en: "Dissolve the yeast in the water, stir in half the flour, then the salt, then the rest. Knead the dough on the worktop for {10 min} until it is smooth and stretches without tearing. Cover and leave it for {1 h} at room temperature.",
      },
      ingredients: ["water", "fresh-yeast", "pizza-flour", "dough-salt"],
      utensils: ["bowl", "kitchen-scale", "dough-scraper"],
      tip: {
        de: "Klebt der Teig, nimm kein Mehl dazu: Lass ihn {5 min} liegen und knete dann weiter.",
        en: "If the dough sticks, do not add flour: leave it for {5 min}, then carry on kneading.",
      },
    },
    {
      heading: { de: "Ballen formen", en: "Shape the balls" },
      text: {
        de: "Teile den Teig in vier Stücke und ziehe jedes von außen nach unten zu einem straffen Ballen. Setze die Ballen mit Abstand in eine geölte Form, decke sie dicht ab und stelle sie {20 h} in den Kühlschrank. Einer der vier Löffel Öl reicht für die Form.",
        en: "Divide the dough into four and pull each piece down and under itself into a taut ball. Set the balls well apart in an oiled container, cover tightly and refrigerate for {20 h}. One of the four spoonfuls of oil is enough for the container.",
      },
      ingredients: [{ ingredient: "olive-oil", amount: 1 }],
      utensils: ["dough-scraper", "bowl"],
    },
    {
      heading: { de: "Aufwärmen", en: "Bring to room temperature" },
      text: {
        de: "Nimm die Ballen {3 h} vor dem Backen heraus und lass sie unter dem Geschirrtuch warm werden. Zupfe den Mozzarella und lass ihn im Sieb abtropfen. Heize den Ofen in den letzten {45 min} samt Stein auf {250 °C} Ober-/Unterhitze ({fan 230 °C}) vor, Stein im oberen Drittel.",
        en: "Take the balls out {3 h} before baking and let them warm up under the tea towel. Tear the mozzarella and leave it to drain in the colander. For the last {45 min}, preheat the oven with the stone in the upper third to {250 °C} ({fan 230 °C}).",
      },
      ingredients: ["mozzarella"],
      utensils: ["kitchen-towel", "colander", "pizza-stone"],
      tip: {
        de: "Nasser Mozzarella ist der häufigste Grund für eine Pfütze in der Mitte. Drücke ihn vor dem Belegen noch einmal aus.",
        en: "Wet mozzarella is the usual reason for a puddle in the middle. Squeeze it once more before it goes on.",
      },
    },
    {
      heading: { de: "Sauce zerdrücken", en: "Crush the sauce" },
      text: {
        de: "Zerdrücke die Tomaten mit der Hand in einer Schüssel und salze sie. Gekocht wird hier nichts, das erledigt der Ofen. Große Strünke nimmst du heraus.",
        en: "Crush the tomatoes by hand in a bowl and season with salt. Nothing is cooked here, the oven takes care of that. Pick out any tough cores.",
      },
      ingredients: ["canned-tomatoes", "sauce-salt"],
      utensils: ["bowl"],
    },
    {
      heading: { de: "Ausziehen und belegen", en: "Stretch and top" },
      text: {
        de: "Drücke einen Ballen auf Hartweizengrieß von der Mitte nach außen flach und lass dabei einen fingerbreiten Rand stehen. Ziehe ihn über den Handrücken auf {28 cm} und lege ihn auf Backpapier, das {250 °C} verträgt. Verstreiche eine kleine Kelle Sauce, verteile ein Viertel des Mozzarellas, ein paar Basilikumblätter und etwas Öl.",
        en: "On a dusting of semolina, press one ball flat from the centre outwards, leaving a rim one finger wide. Stretch it over the backs of your hands to {28 cm} and lay it on baking paper that stands {250 °C}. Spread with a small ladle of sauce, then add a quarter of the mozzarella, a few basil leaves and a little oil.",
      },
      ingredients: ["durum-semolina", "canned-tomatoes", "mozzarella", "basil", { ingredient: "olive-oil", amount: 3 }],
      utensils: ["baking-paper", "ladle"],
      tip: {
        de: "Nimm kein Nudelholz, es drückt die Luft aus dem Teig.",
        en: "Do not use a rolling pin: it presses the air out of the dough.",
      },
    },
    {
      heading: { de: "Backen", en: "Bake" },
      text: {
        de: "Ziehe die Pizza mit dem Papier auf den heißen Stein und backe sie {8 min}, bis der Rand dunkle Flecken hat. Beleg währenddessen die nächste. Frisches Basilikum kommt erst nach dem Ofen darauf.",
        en: "Slide the pizza on its paper onto the hot stone and bake for {8 min}, until the rim has dark spots. Top the next one in the meantime. Fresh basil goes on after the oven.",
      },
      ingredients: ["basil"],
      utensils: ["pizza-stone", "baking-paper"],
    },
  ],
  category: "pizza",
  moreCategories: ["dinner", "baking-all", "italian", "kids", "party"],
  tags: ["vegetarian", "brand-content", "for-children", "baking", "fermenting", "savoury", "make-ahead"],
  likedBy: ["team", "gemuesefach", "ofenwarm", "kuechenkraut", "loeffelweise", "sonntagstisch", "lindeundlaib"],
};
