import { foodFacts } from "../content/food-facts.ts";
import type { StorySeed } from "../seed-types.ts";

export const story: StorySeed = {
  key: "opened-packets",
  storyType: "article",
  picture: "story-opened-packets",
  alt: {
    de: "Geöffnete Dose Kokosmilch mit hochgebogenem Deckel, daneben Petersilie im Glas, Tomatenmark, ein offener Becher, drei Eigelbe, eine halbe Zitrone und eine halbe Zwiebel",
    en: "Opened tin of coconut milk with its lid bent up, with parsley in a glass, tomato paste, an open tub, three egg yolks, half a lemon and half an onion",
  },
  slug: { de: "angebrochene-packungen-aufbrauchen", en: "using-up-opened-packets" },
  title: { de: "Die halbe Dose: Angebrochenes aufbrauchen", en: "Half a tin: using up opened packets" },
  summary: {
    de: "Kokosmilch, Tomatenmark, Mascarpone, drei Eigelbe: wie lange Angebrochenes hält, wie es sich einfrieren lässt und in welches Rezept der Rest passt.",
    en: "Coconut milk, tomato paste, mascarpone, three egg yolks: how long opened packets keep, how to freeze them, and which recipe will take the rest.",
  },
  author: "kuechenkraut",
  publishedAt: "2026-07-18T08:00:00Z",
  category: "easy",
  moreCategories: ["quick", "sides", "dessert", "soups-and-stews"],
  tags: ["no-waste", "budget-friendly", "kitchen-knowledge"],
  likedBy: ["sonntagstisch", "loeffelweise", "gemuesefach", "team"],
  body: {
    de: [
      {
        type: "text",
        text: "Ein Rezept will 200 ml Kokosmilch, die Dose fasst 400. Vier Wochen später steht sie hinten im Kühlschrank und hat einen Pelz. Für gekochte Reste gibt es [fünf Formeln](story:leftovers). Für Angebrochenes brauchst du etwas anderes: eine Frist und ein zweites Rezept, am besten schon beim Einkauf.",
      },
      { type: "headline", level: 2, text: "Die Fristen" },
      {
        type: "content_meta_carousel",
        title: "Geöffnet, im Kühlschrank",
        entries: [
          {
            title: "1–3 Tage",
            text: "Eigelb mit Wasser bedeckt 2 Tage, Mozzarella in Lake 2 Tage. Sahne, Kokosmilch, Dosentomaten und Bohnen aus der Dose 3 Tage.",
          },
          {
            title: "Bis 5 Tage",
            text: `Eiweiß ${foodFacts.eggWhites.de}, Milch 3–4 Tage. Schmand, Crème fraîche, Mascarpone, Joghurt, passierte Tomaten und Weißwein 5 Tage.`,
          },
          {
            title: "1–2 Wochen",
            text: "Feta 5–7 Tage, gekaufte Gemüsebrühe 1 Woche. Tomatenmark, Oliven und gekaufter geräucherter Speck 2 Wochen.",
          },
          {
            title: "1–3 Monate",
            text: "Parmesan am Stück, Gewürzgurken, Mayonnaise, Marmelade 1 Monat. Miso, Tahini, Senf und Chilibohnenpaste 3 Monate.",
          },
        ],
      },
      {
        type: "text",
        text: "Das sind übliche Werte für sauber entnommene, gekühlte Ware. Steht auf der Packung eine kürzere Frist, gilt sie. Nimm immer einen sauberen Löffel: Die meisten Gläser verderben durch Brotkrümel und abgeleckte Messer.",
      },
      { type: "headline", level: 2, text: "Erst umfüllen, dann beschriften" },
      {
        type: "list",
        ordered: true,
        items: [
          "Fülle Reste aus **Dosen** in ein Glas oder eine Kunststoffdose um. Am offenen Rand kann Metall in saures Essen übergehen.",
          "Schreibe den **Tag des Öffnens** darauf, auf ein Stück Malerkrepp. Das gedruckte Datum gilt nur für die geschlossene Packung.",
          "Stelle Angebrochenes **nach vorn**, in ein eigenes Fach. Was man sieht, wird gegessen.",
          "Was in dieser Woche keinen Platz im Plan hat, kommt **heute** ins Gefrierfach und nicht am letzten Tag.",
        ],
      },
      { type: "headline", level: 2, text: "Aus dem Glas und aus der Dose" },
      {
        type: "list",
        ordered: false,
        items: [
          "**Kokosmilch:** in die [Ofenkürbissuppe](recipe:roasted-pumpkin-soup), ins Kochwasser von Reis, in ein Linsencurry. In Eiswürfelformen gefroren, ist sie zum Kochen weiter gut, auch wenn sie flockt.",
          "**Tomatenmark:** esslöffelweise auf Backpapier anfrieren und in den Beutel umfüllen. Je 2 EL brauchen [Borschtsch](recipe:borscht) und [Linsensuppe](recipe:red-lentil-soup).",
          "**Passierte Tomaten:** auf der Pizza, in [Ratatouille](recipe:ratatouille), mit Knoblauch zur Nudelsauce eingekocht.",
          "**Kidneybohnen und Kichererbsen:** in Salat, zu Hummus, in die Gemüsesuppe. Abgespült und trocken auf dem Blech mit Öl und Paprika werden sie knusprig, 25 Minuten bei 200 °C.",
          "**Miso:** ein Teelöffel in Salatsauce, Butter für Gemüse oder Tomatensauce. Es bringt Salz mit, also danach abschmecken.",
          "**Weißwein:** 120 ml gehören ins [Pilzrisotto](recipe:mushroom-risotto). Den Rest frierst du in Würfeln ein.",
        ],
      },
      { type: "recipes", recipes: ["roasted-pumpkin-soup", "red-lentil-soup", "mushroom-risotto"] },
      { type: "headline", level: 2, text: "Aus dem Becher" },
      {
        type: "list",
        ordered: false,
        items: [
          "**Sahne:** in Kartoffelpüree, Rührei oder Suppe, oder steif geschlagen in Häufchen auf Backpapier einfrieren. Sie kommen gefroren auf heiße Schokolade.",
          "**Schmand und Crème fraîche:** in die [Quiche](recipe:quiche-lorraine), auf den [Borschtsch](recipe:borscht), mit Kräutern als Dip zu Kartoffeln.",
          "**Mascarpone:** mit Zitrone und Nudelwasser zu einer schnellen Sauce gerührt oder als Creme zu [Scones](recipe:scones), die 150 g davon brauchen.",
          "**Joghurt:** als Marinade für Hähnchen, in den [Gugelhupf](recipe:lemon-gugelhupf), mit Gurke und Knoblauch.",
          "**Feta:** zerbröselt auf [Shakshuka](recipe:shakshuka) oder gewürfelt mit Öl und getrocknetem Oregano, so hält er im Kühlschrank 5–7 Tage.",
        ],
      },
      { type: "headline", level: 2, text: "Halbe Eier, halbe Bünde" },
      {
        type: "text",
        text: `**Eigelb** übrig: Vanillesauce für den [Crumble](recipe:apple-crumble) nimmt drei, [Vanillekipferl](recipe:vanilla-crescents) zwei. **Eiweiß** übrig: [Zimtsterne](recipe:star-cookies) nehmen drei; es hält ${foodFacts.eggWhites.de} und gefroren Monate. Für alles, was roh bleibt, nimm nur ganz frische Eier. **Kräuter**: den halben Bund in ein Glas Wasser stellen oder hacken und einfrieren, so hält er ${foodFacts.frozenHerbs.de}. ${foodFacts.frozenBasil.de} **Zitrone**: erst abreiben, dann auspressen; Saft und Abrieb halten gefroren 3 Monate. **Ingwer**: ungeschält einfrieren und gefroren reiben.`,
      },
      { type: "recipes", recipes: ["apple-crumble", "vanilla-crescents", "star-cookies"] },
      { type: "headline", level: 2, text: "Vorher rechnen" },
      {
        type: "proscons",
        prosTitle: "Die kleine Packung",
        pros: [
          "bei allem, was du selten brauchst, auch wenn sie je Kilo teurer ist",
          "bei Gewürzen, Nüssen und Ölen, die ranzig werden",
          "wenn das Gefrierfach voll ist",
        ],
        consTitle: "Die große Packung",
        cons: [
          "nur mit zwei Rezepten im Plan",
          "bei Trockenem: Linsen, Reis, Nudeln, Zucker",
          "wenn du gleich nach dem Öffnen portionierst",
        ],
      },
      {
        type: "text",
        text: "Ein Beispiel für zwei Rezepte, die sich Packungen teilen: Das [Chili sin Carne](recipe:chili-sin-carne) und das [Butter Chicken](recipe:butter-chicken) brauchen je einen halben Bund Koriander. Koche sie in derselben Woche, und es bleibt nichts übrig.",
      },
      { type: "headline", level: 2, text: "Wann es wegmuss" },
      {
        type: "text",
        text: "Schimmel auf Joghurt, Sauce, Frischkäse oder Marmelade: das ganze Glas weg, denn in Weichem und Feuchtem reichen die Fäden tief. Bei Hartkäse am Stück genügt es, die Stelle zwei Zentimeter dick abzuschneiden. Eine Packung oder ein Deckel, der sich wölbt, und eine Dose, aus der es beim Öffnen spritzt oder schäumt, gehören ungekostet in den Müll. Wenn Kokosmilch oder Mascarpone nur Flüssigkeit absetzen, rühre um: Das ist kein Verderb.",
      },
      {
        type: "link_module",
        title: "Drei Reste, ein Rezept",
        text: "Gib ein, was offen ist. Die Suche nennt Rezepte, in denen möglichst viel davon vorkommt.",
        label: "Was muss weg?",
        href: "route:/use-up",
        picture: "roasted-pumpkin-soup",
      },
    ],
    en: [
      {
        type: "text",
        text: "The recipe wants 200 ml of coconut milk, the tin holds 400. Four weeks later it is at the back of the fridge, growing fur. For cooked leftovers there are [five formulas](story:leftovers). For opened packets you need something else: a time limit and a second recipe, ideally when you shop.",
      },
      { type: "headline", level: 2, text: "The time limits" },
      {
        type: "content_meta_carousel",
        title: "Opened, in the fridge",
        entries: [
          {
            title: "1–3 days",
            text: "Egg yolks covered with water 2 days, mozzarella in brine 2 days. Cream, coconut milk, tinned tomatoes and tinned beans 3 days.",
          },
          {
            title: "Up to 5 days",
            text: `Egg whites ${foodFacts.eggWhites.en}, milk 3–4 days. Sour cream, crème fraîche, mascarpone, yoghurt, passata and white wine 5 days.`,
          },
          {
            title: "1–2 weeks",
            text: "Feta 5–7 days, bought vegetable stock 1 week. Tomato paste, olives and packaged smoked bacon 2 weeks.",
          },
          {
            title: "1–3 months",
            text: "Parmesan in one piece, gherkins, mayonnaise and jam 1 month. Miso, tahini, mustard and chilli bean paste 3 months.",
          },
        ],
      },
      {
        type: "text",
        text: "These are usual values for food that was taken out cleanly and kept cold. If the packet gives a shorter time, follow the packet. Always use a clean spoon: most jars are spoilt by breadcrumbs and licked knives.",
      },
      { type: "headline", level: 2, text: "Decant first, then label" },
      {
        type: "list",
        ordered: true,
        items: [
          "Move what is left in a **tin** into a jar or a plastic box. At the open rim, metal can pass into sour food.",
          "Write the **day of opening** on it, on a piece of masking tape. The printed date is only for the closed packet.",
          "Keep opened packets **at the front**, on a shelf of their own. What is seen gets eaten.",
          "What has no place in this week’s plan goes into the freezer **today**, not on its last day.",
        ],
      },
      { type: "headline", level: 2, text: "From jars and tins" },
      {
        type: "list",
        ordered: false,
        items: [
          "**Coconut milk:** into the [roasted pumpkin soup](recipe:roasted-pumpkin-soup), the cooking water of rice, a lentil curry. Frozen in ice cube trays it is still good for cooking, even if it separates.",
          "**Tomato paste:** freeze by the tablespoon on baking paper and bag it. [Borscht](recipe:borscht) and [lentil soup](recipe:red-lentil-soup) need 2 tbsp each.",
          "**Passata:** on pizza, in [ratatouille](recipe:ratatouille), boiled down with garlic for pasta.",
          "**Kidney beans and chickpeas:** in salad, as hummus, in vegetable soup. Rinsed, dried and roasted with oil and paprika they turn crisp, 25 minutes at 200 °C.",
          "**Miso:** a teaspoon in a dressing, in butter for vegetables or in tomato sauce. It brings salt along, so season afterwards.",
          "**White wine:** 120 ml belongs in the [mushroom risotto](recipe:mushroom-risotto). Freeze the rest in cubes.",
        ],
      },
      { type: "recipes", recipes: ["roasted-pumpkin-soup", "red-lentil-soup", "mushroom-risotto"] },
      { type: "headline", level: 2, text: "From tubs" },
      {
        type: "list",
        ordered: false,
        items: [
          "**Cream:** in mashed potato, scrambled eggs or soup, or whipped and frozen in dollops on baking paper. They go on hot chocolate straight from the freezer.",
          "**Sour cream and crème fraîche:** in [quiche](recipe:quiche-lorraine), on [borscht](recipe:borscht), with herbs as a dip for potatoes.",
          "**Mascarpone:** stirred with lemon and pasta water into a quick sauce, or as the cream for [scones](recipe:scones), which take 150 g.",
          "**Yoghurt:** as a marinade for chicken, in the [Gugelhupf](recipe:lemon-gugelhupf), with cucumber and garlic.",
          "**Feta:** crumbled over [shakshuka](recipe:shakshuka), or cubed with oil and dried oregano, which keeps for 5–7 days in the fridge.",
        ],
      },
      { type: "headline", level: 2, text: "Half eggs, half bunches" },
      {
        type: "text",
        text: `Leftover **yolks**: the custard for the [crumble](recipe:apple-crumble) takes three, [vanilla crescents](recipe:vanilla-crescents) two. Leftover **whites**: [cinnamon stars](recipe:star-cookies) take three; they keep for ${foodFacts.eggWhites.en}, and for months when frozen. For anything that stays raw, use only very fresh eggs. **Herbs**: stand half a bunch in a glass of water, or chop and freeze it, and it keeps for ${foodFacts.frozenHerbs.en}. ${foodFacts.frozenBasil.en} **Lemon**: grate first, then squeeze; juice and zest keep for 3 months in the freezer. **Ginger**: freeze it unpeeled and grate it frozen.`,
      },
      { type: "recipes", recipes: ["apple-crumble", "vanilla-crescents", "star-cookies"] },
      { type: "headline", level: 2, text: "Work it out beforehand" },
      {
        type: "proscons",
        prosTitle: "The small packet",
        pros: [
          "for anything you rarely need, even if it costs more per kilo",
          "for spices, nuts and oils that turn rancid",
          "when the freezer is full",
        ],
        consTitle: "The large packet",
        cons: [
          "only with two recipes in the plan",
          "for dry goods: lentils, rice, pasta, sugar",
          "if you portion it as soon as it is open",
        ],
      },
      {
        type: "text",
        text: "An example of two recipes that share a packet: [chili sin carne](recipe:chili-sin-carne) and [butter chicken](recipe:butter-chicken) need half a bunch of coriander each. Cook them in the same week and nothing is left over.",
      },
      { type: "headline", level: 2, text: "When it has to go" },
      {
        type: "text",
        text: "Mould on yoghurt, sauce, cream cheese or jam: throw the whole jar away, because in soft and moist food the threads reach deep. With hard cheese in one piece it is enough to cut off the spot two centimetres thick. A packet or lid that bulges, and a tin that spurts or foams as you open it, go into the bin untasted. If coconut milk or mascarpone merely shows some liquid, stir it: that is not spoilage.",
      },
      {
        type: "link_module",
        title: "Three leftovers, one recipe",
        text: "Enter what is open. The search lists recipes that use as much of it as possible.",
        label: "Use it up",
        href: "route:/use-up",
        picture: "roasted-pumpkin-soup",
      },
    ],
  },
};
