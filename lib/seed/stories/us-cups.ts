import { foodFacts } from "../content/food-facts.ts";
import { cupWeights } from "../ingredients/cup-weights.ts";
import type { StorySeed } from "../seed-types.ts";

/** Writes the rounded grams of a cup of an ingredient. */
function cup(key: string): string {
  const weight = cupWeights.get(key);
  if (!weight) throw new Error(`no cup weight of "${key}"`);
  return `${Math.round(weight.grams)}\u00a0g`;
}

export const story: StorySeed = {
  key: "us-cups",
  storyType: "article",
  picture: "story-us-cups",
  alt: {
    de: "Vier kupferne Messbecher mit Mehl, braunem Zucker, Haferflocken und Heidelbeeren, auf dem glatt gestrichenen Mehl ein Messer, davor ein Stück Butter mit Markierungen",
    en: "Four copper measuring cups with flour, brown sugar, oats and blueberries, a knife lying across the levelled flour and a stick of butter with marks in front",
  },
  slug: { de: "was-ist-eine-us-cup", en: "what-is-a-us-cup" },
  title: { de: "Was eine US-Cup ist", en: "What a US cup is" },
  summary: {
    de: "Eine Cup sind 237 Milliliter, aber 120 Gramm Mehl und 198 Gramm Zucker: Tabellen, Temperaturen und Zutaten, die in Amerika anders heißen.",
    en: "A cup is 237 millilitres, but 120 grams of flour and 198 grams of sugar: tables, temperatures and ingredients that go by another name in America.",
  },
  author: "team",
  publishedAt: "2026-05-23T08:00:00Z",
  category: "baking-all",
  moreCategories: ["cookies", "cake", "international", "easy"],
  tags: ["kitchen-knowledge", "baking"],
  likedBy: ["ofenwarm", "muehlenhof", "loeffelweise"],
  body: {
    de: [
      {
        type: "text",
        text: "Amerikanische Rezepte messen nach Volumen: *2 cups flour, 1 cup sugar, 1 stick butter.* Die Cup ist kein beliebiger Becher, sondern ein Messgefäß mit festem Inhalt. Schwierig wird es, weil dasselbe Volumen je nach Zutat verschieden viel wiegt. Mit ein paar Zahlen lässt sich jedes Rezept in Gramm umschreiben.",
      },
      { type: "headline", level: 2, text: "Die Maße" },
      {
        type: "list",
        ordered: false,
        items: [
          "**1 cup** = 16 tablespoons = 237 ml",
          "**1 tablespoon** (tbsp) = 3 teaspoons = 15 ml, wie ein deutscher Esslöffel",
          "**1 teaspoon** (tsp) = 5 ml",
          "**1 fluid ounce** (fl oz) = 30 ml, **1 pint** = 2 cups = 473 ml, **1 quart** = 4 cups = 946 ml",
          "**1 ounce** (oz) = 28 g, **1 pound** (lb) = 16 oz = 454 g",
          "**1 stick** Butter = ½ cup = 8 tbsp = 113 g",
        ],
      },
      {
        type: "text",
        text: "*Ounce* ist also ein Gewicht, *fluid ounce* ein Volumen; bei Wasser ist der Unterschied klein, bei Mehl groß. Löffel und Cups werden immer **gestrichen** gemessen, außer es steht *heaping* (gehäuft) oder *packed* (fest gedrückt) dabei.",
      },
      { type: "headline", level: 2, text: "Was eine Cup wiegt" },
      {
        type: "content_meta_carousel",
        title: "Gramm je Cup",
        entries: [
          {
            title: "Mehl und Stärke",
            text: `Weizenmehl ${cup("plain-flour")}, Pizzamehl ${cup("pizza-flour")}, Roggenmehl ${cup("rye-flour")}, Hartweizengrieß ${cup("durum-semolina")}, Speisestärke ${cup("cornstarch")}, Kakao ${cup("cocoa-powder")}.`,
          },
          {
            title: "Zucker und Sirup",
            text: `Weißer Zucker ${cup("sugar")}, brauner, fest gedrückt, ${cup("brown-sugar")}, Puderzucker ${cup("icing-sugar")}, Ahornsirup ${cup("maple-syrup")}.`,
          },
          {
            title: "Nüsse und Flocken",
            text: `Gemahlene Mandeln ${cup("ground-almond")}, ganze ${cup("almond")}, Haferflocken ${cup("rolled-oats")}, Kürbiskerne ${cup("pumpkin-seed")}.`,
          },
          {
            title: "Milchprodukte",
            text: `Joghurt ${cup("natural-yoghurt")}, Schmand ${cup("sour-cream")}, Crème fraîche ${cup("creme-fraiche")}, Mascarpone ${cup("mascarpone")}, geriebener Parmesan ${cup("parmesan")}.`,
          },
          {
            title: "Reis und Linsen",
            text: `Basmati ${cup("basmati-rice")}, Risottoreis ${cup("risotto-rice")}, rote Linsen ${cup("red-lentil")}, getrocknete Kichererbsen ${cup("chickpea")}.`,
          },
          {
            title: "Obst und Gemüse",
            text: `Heidelbeeren ${cup("blueberry")}, Himbeeren ${cup("raspberry")}, ganze Erdbeeren ${cup("strawberry")}, Kirschtomaten ${cup("cherry-tomato")}, lockerer Spinat ${cup("spinach")}.`,
          },
        ],
      },
      {
        type: "text",
        text: "Wasser, Milch und Sahne misst du einfach als 240 ml; auf drei Milliliter kommt es nicht an. Die Gewichte stammen von King Arthur Baking und aus der Nährwertdatenbank des amerikanischen Landwirtschaftsministeriums. Andere Tabellen weichen um einige Gramm ab, und bei Mehl um viel mehr.",
      },
      { type: "headline", level: 2, text: "Warum Mehl ein Sonderfall ist" },
      {
        type: "text",
        text: `Mehl lässt sich zusammendrücken. Mit dem Löffel locker eingefüllt und mit dem Messerrücken abgestrichen, wiegt eine Cup ${cup("plain-flour")}. Tauchst du die Cup in die Tüte, sind es leicht 140 g oder mehr. Bei drei Cups fehlt oder stört damit eine halbe: Der Kuchen wird trocken, der Teig bröselt. Ältere Rezepte gehen manchmal von der vollen Cup aus. Ist ein Rezept auch in Gramm angegeben, nimm immer die Gramm.`,
      },
      {
        type: "proscons",
        prosTitle: "Für Cups",
        pros: [
          "schnell und ohne Strom",
          "gut für Flüssiges, Haferflocken und Beeren",
          "Verhältnisse sind leicht zu merken, etwa 1 cup Reis auf 2 cups Wasser",
        ],
        consTitle: "Für die Waage",
        cons: [
          "bei Mehl, Kakao, braunem Zucker und Nüssen genauer",
          "weniger Abwasch, alles kommt in eine Schüssel",
          "Mengen lassen sich leichter halbieren",
        ],
      },
      { type: "headline", level: 2, text: "Andere Länder, andere Cups" },
      {
        type: "list",
        ordered: false,
        items: [
          "**Australien, Neuseeland, Kanada:** 250 ml. Der australische Esslöffel hat 20 ml.",
          "**Japan:** 200 ml, für Reis 180 ml. Dieser Becher liegt dem Reiskocher bei.",
          "**Alte britische Rezepte:** ein halbes Pint, 284 ml. Neue messen in Gramm.",
          "**Nährwerte auf US-Packungen:** gerundet 240 ml.",
        ],
      },
      {
        type: "text",
        text: "Eine Kaffeetasse fasst 125 bis 200 ml und ist keine Cup. Zur Not geht sie trotzdem, solange du alles mit derselben Tasse misst und keine Eier, keine Hefe und kein Backpulver im Spiel sind.",
      },
      { type: "headline", level: 2, text: "Fahrenheit" },
      {
        type: "text",
        text: "Die Rechnung heißt: Fahrenheit minus 32, mal fünf, durch neun. Für den Ofen reichen diese Werte. Gemeint ist Ober-/Unterhitze; steht *convection* dabei, ist es Umluft.",
      },
      {
        type: "list",
        ordered: false,
        items: [
          "**300 °F** = 150 °C, **325 °F** = 160 °C",
          "**350 °F** = 180 °C, die häufigste Angabe für Kuchen und Kekse",
          "**375 °F** = 190 °C, **400 °F** = 200 °C",
          "**425 °F** = 220 °C, **450 °F** = 230 °C, **475 °F** = 240 °C",
          "**165 °F** im Kern = 74 °C, so ist Geflügel gar",
        ],
      },
      { type: "headline", level: 2, text: "Gleiches Wort, andere Zutat" },
      {
        type: "list",
        ordered: false,
        items: [
          "**All-purpose flour** liegt zwischen Type 405 und 550. Für Kuchen nimm 405, für Hefeteig 550.",
          "**Baking soda** ist Natron, **baking powder** ist Backpulver. Natron wirkt ungefähr dreimal so stark.",
          "**Kosher salt** ist grob. Ein Teelöffel wiegt je nach Marke 3–5 g, ein Teelöffel feines Salz etwa 5–6 g.",
          "**Heavy cream** hat mindestens 36 % Fett, deutsche Schlagsahne mindestens 30 %.",
          `**Butter** hat in beiden Ländern mindestens ${foodFacts.butterFat.de} Fett. *Sweet butter* ist meist ungesalzen.`,
          "**Large eggs** entsprechen unserer Größe M.",
          "**Confectioners’ sugar** ist Puderzucker mit etwas Stärke, **cornstarch** ist Speisestärke.",
          "**Active dry yeast**, ein Päckchen mit 7 g, ersetzt einen halben Würfel frische Hefe, 21 g. Löse sie zuerst in lauwarmer Flüssigkeit auf.",
        ],
      },
      { type: "headline", level: 2, text: "Hier in beiden Maßen" },
      {
        type: "text",
        text: "Jedes Rezept auf dieser Seite lässt sich bei den Zutaten auf US-Maße umstellen. Die Umrechnung benutzt dieselben Gewichte wie die Liste oben. Gut zum Vergleichen sind drei Klassiker aus der amerikanischen und britischen Küche.",
      },
      { type: "recipes", recipes: ["chocolate-chip-cookies", "berry-pancakes", "scones"] },
    ],
    en: [
      {
        type: "text",
        text: "American recipes measure by volume: *2 cups flour, 1 cup sugar, 1 stick butter.* A cup is not any old mug but a measure with a fixed content. What makes it difficult is that the same volume weighs more or less depending on what is in it. With a few figures, any recipe can be rewritten in grams.",
      },
      { type: "headline", level: 2, text: "The measures" },
      {
        type: "list",
        ordered: false,
        items: [
          "**1 cup** = 16 tablespoons = 237 ml",
          "**1 tablespoon** (tbsp) = 3 teaspoons = 15 ml, like a British one",
          "**1 teaspoon** (tsp) = 5 ml",
          "**1 fluid ounce** (fl oz) = 30 ml, **1 pint** = 2 cups = 473 ml, **1 quart** = 4 cups = 946 ml",
          "**1 ounce** (oz) = 28 g, **1 pound** (lb) = 16 oz = 454 g",
          "**1 stick** of butter = ½ cup = 8 tbsp = 113 g",
        ],
      },
      {
        type: "text",
        text: "So an *ounce* is a weight and a *fluid ounce* a volume; with water the difference is small, with flour it is large. Spoons and cups are always **level** unless the recipe says *heaping* or *packed*. And a British pint is bigger, at 568 ml.",
      },
      { type: "headline", level: 2, text: "What a cup weighs" },
      {
        type: "content_meta_carousel",
        title: "Grams in a cup",
        entries: [
          {
            title: "Flour and starch",
            text: `Plain flour ${cup("plain-flour")}, pizza flour ${cup("pizza-flour")}, rye flour ${cup("rye-flour")}, semolina ${cup("durum-semolina")}, cornflour ${cup("cornstarch")}, cocoa ${cup("cocoa-powder")}.`,
          },
          {
            title: "Sugar and syrup",
            text: `White sugar ${cup("sugar")}, brown, packed, ${cup("brown-sugar")}, icing sugar ${cup("icing-sugar")}, maple syrup ${cup("maple-syrup")}.`,
          },
          {
            title: "Nuts and oats",
            text: `Ground almonds ${cup("ground-almond")}, whole ones ${cup("almond")}, rolled oats ${cup("rolled-oats")}, pumpkin seeds ${cup("pumpkin-seed")}.`,
          },
          {
            title: "Dairy",
            text: `Yoghurt ${cup("natural-yoghurt")}, sour cream ${cup("sour-cream")}, crème fraîche ${cup("creme-fraiche")}, mascarpone ${cup("mascarpone")}, grated parmesan ${cup("parmesan")}.`,
          },
          {
            title: "Rice and pulses",
            text: `Basmati ${cup("basmati-rice")}, risotto rice ${cup("risotto-rice")}, red lentils ${cup("red-lentil")}, dried chickpeas ${cup("chickpea")}.`,
          },
          {
            title: "Fruit and vegetables",
            text: `Blueberries ${cup("blueberry")}, raspberries ${cup("raspberry")}, whole strawberries ${cup("strawberry")}, cherry tomatoes ${cup("cherry-tomato")}, loose spinach ${cup("spinach")}.`,
          },
        ],
      },
      {
        type: "text",
        text: "Measure water, milk and cream simply as 240 ml; three millilitres make no difference. The weights are those of King Arthur Baking and of the nutrient database of the US Department of Agriculture. Other tables differ by a few grams, and for flour by a lot more.",
      },
      { type: "headline", level: 2, text: "Why flour is a special case" },
      {
        type: "text",
        text: `Flour can be compressed. Spooned in loosely and levelled with the back of a knife, a cup weighs ${cup("plain-flour")}. Dip the cup into the bag and it is easily 140 g or more. Over three cups that makes half a cup too much or too little: cakes turn dry, doughs crumble. Older recipes sometimes assume the fuller cup. If a recipe gives grams as well, always follow the grams.`,
      },
      {
        type: "proscons",
        prosTitle: "For cups",
        pros: [
          "quick, and no battery to run flat",
          "good for liquids, oats and berries",
          "proportions are easy to remember, such as 1 cup rice to 2 cups water",
        ],
        consTitle: "For scales",
        cons: [
          "more accurate for flour, cocoa, brown sugar and nuts",
          "less washing-up, as everything goes into one bowl",
          "amounts are easier to halve",
        ],
      },
      { type: "headline", level: 2, text: "Other countries, other cups" },
      {
        type: "list",
        ordered: false,
        items: [
          "**Australia, New Zealand, Canada:** 250 ml. The Australian tablespoon holds 20 ml.",
          "**Japan:** 200 ml, and 180 ml for rice. That beaker comes with the rice cooker.",
          "**Old British recipes:** half a pint, 284 ml. New ones are in grams.",
          "**Nutrition labels in the US:** rounded to 240 ml.",
        ],
      },
      {
        type: "text",
        text: "A coffee cup holds between 125 and 200 ml and is not a cup. It will do at a pinch, as long as you measure everything with the same one and no eggs, yeast or baking powder are involved.",
      },
      { type: "headline", level: 2, text: "Fahrenheit" },
      {
        type: "text",
        text: "The sum is: Fahrenheit minus 32, times five, divided by nine. For the oven these values are enough. They mean a conventional oven; *convection* means a fan.",
      },
      {
        type: "list",
        ordered: false,
        items: [
          "**300 °F** = 150 °C, **325 °F** = 160 °C",
          "**350 °F** = 180 °C, the commonest setting for cakes and biscuits",
          "**375 °F** = 190 °C, **400 °F** = 200 °C",
          "**425 °F** = 220 °C, **450 °F** = 230 °C, **475 °F** = 240 °C",
          "**165 °F** in the middle = 74 °C, when poultry is cooked",
        ],
      },
      { type: "headline", level: 2, text: "Same word, other ingredient" },
      {
        type: "list",
        ordered: false,
        items: [
          "**All-purpose flour** is plain flour, with a little more protein. For yeast doughs, strong flour comes close to American bread flour.",
          "**Baking soda** is bicarbonate of soda, **baking powder** is the same on both sides. Bicarbonate is about three times as strong.",
          "**Kosher salt** is coarse. A teaspoon weighs 3–5 g depending on the brand, a teaspoon of fine salt about 5–6 g.",
          "**Heavy cream** has at least 36% fat, about as much as British whipping cream at 35%; double cream has 48%.",
          `**Butter** has at least ${foodFacts.butterFat.en} fat both in America and in the EU. *Sweet butter* is usually unsalted.`,
          "**Large eggs** are about the size of a British or German medium one.",
          "**Confectioners’ sugar** is icing sugar with a little starch, **cornstarch** is cornflour.",
          "**Active dry yeast**, in packets of 7 g, replaces 21 g of fresh yeast. Dissolve it in lukewarm liquid first.",
        ],
      },
      { type: "headline", level: 2, text: "Here in both" },
      {
        type: "text",
        text: "The ingredients of every recipe on this site can be switched to US units. The conversion uses the same weights as the list above. Three classics of American and British cooking are good for comparing.",
      },
      { type: "recipes", recipes: ["chocolate-chip-cookies", "berry-pancakes", "scones"] },
    ],
  },
};
