import { foodFacts } from "../content/food-facts.ts";
import type { StorySeed } from "../seed-types.ts";

export const story: StorySeed = {
  key: "stock",
  storyType: "article",
  picture: "story-stock",
  alt: {
    de: "Weißer Topf mit blauem Rand, darin goldgelbe Brühe mit Karottenscheiben, Lauch und Petersilie, daneben Zwiebeln, Karotten, Lorbeerblätter und ein blau kariertes Tuch",
    en: "White pot with a blue rim full of golden stock with carrot slices, leek and parsley, onions, carrots, bay leaves and a blue checked cloth beside it",
  },
  slug: { de: "bruehe-selber-kochen", en: "making-stock" },
  title: { de: "Brühe: vier Töpfe und ein Glas", en: "Stock: four pots and a jar" },
  summary: {
    de: "Gemüse 45 Minuten, Huhn drei Stunden, Rind vier, Fisch nur 25 Minuten: Mengen, Zeiten und was eine Brühe klar macht. Dazu eine Würzpaste für Tage ohne Zeit.",
    en: "Vegetables 45 minutes, chicken three hours, beef four, fish only 25 minutes: amounts, times and what makes a stock clear. Plus a jar of seasoning paste for days without time.",
  },
  author: "sonntagstisch",
  publishedAt: "2026-01-31T09:00:00Z",
  category: "soups-and-stews",
  moreCategories: ["chicken", "vegetables", "fish", "german"],
  tags: ["technique", "kitchen-knowledge", "winter", "no-waste", "make-ahead"],
  likedBy: ["team", "gemuesefach", "nordfang", "kuechenkraut"],
  body: {
    de: [
      {
        type: "text",
        text: "Eine Brühe macht wenig Arbeit. Zehn Minuten schneiden, am Ende zehn Minuten sieben, dazwischen steht der Topf auf kleiner Flamme. Wer einmal im Monat einen großen kocht und in Portionen einfriert, hat immer eine Grundlage für Suppe, Risotto und Sauce, und zwar eine, deren Salz er selbst bestimmt.",
      },
      { type: "headline", level: 2, text: "Die vier Töpfe" },
      {
        type: "content_meta_carousel",
        title: "Mengen und Zeiten",
        entries: [
          {
            title: "Gemüsebrühe, 45 Minuten",
            text: "1 kg Zwiebeln, Karotten, Lauch und Sellerie, eine Tomate, 20 g getrocknete Pilze, Petersilienstiele, 2 l Wasser. Länger kochen macht sie dumpf.",
          },
          {
            title: "Hühnerbrühe, 3 Stunden",
            text: "1 Suppenhuhn oder 1,5 kg Flügel und Karkassen, 500 g Suppengemüse, 3 l Wasser. Das Gemüse kommt erst in der letzten Stunde dazu.",
          },
          {
            title: "Rinderbrühe, 4 Stunden",
            text: "1 kg Fleischknochen, 1 kg Beinscheibe oder Brust, 500 g Suppengemüse, 3,5 l Wasser. Für eine dunkle Brühe röstest du die Knochen 40 Minuten bei 220 °C.",
          },
          {
            title: "Fischfond, 25 Minuten",
            text: "1 kg Gräten und Köpfe von weißem Fisch ohne Kiemen, eine Zwiebel, etwas Fenchel, 1,5 l Wasser. Ab einer halben Stunde wird er bitter und leimig.",
          },
        ],
      },
      {
        type: "text",
        text: "In jeden Topf passen dazu zwei Lorbeerblätter, zehn Pfefferkörner und ein paar Stängel Thymian. **Salz bleibt draußen.** Eine Brühe kocht ein, später in der Sauce noch einmal, und was am Anfang richtig schmeckte, ist am Ende zu viel. Gesalzen wird erst das fertige Gericht; wie viel, steht [hier](story:salt).",
      },
      { type: "headline", level: 2, text: "Schritt für Schritt" },
      {
        type: "list",
        ordered: true,
        items: [
          "Knochen und Fleisch in den größten Topf legen und mit **kaltem** Wasser bedecken. Rohes Geflügel nicht abspülen, das verteilt Keime im Spülbecken. In kaltem Wasser tritt das Eiweiß langsam aus und lässt sich als Schaum abheben.",
          "Langsam erhitzen, bis die ersten Blasen aufsteigen, und den grauen Schaum mit einer Kelle abnehmen. Das dauert gut zwanzig Minuten.",
          "Auf kleinste Hitze stellen: alle paar Sekunden eine Blase. Sprudelt es, verteilen sich Fett und Eiweiß im Wasser, und die Brühe wird trüb.",
          "Eine halbierte Zwiebel mit Schale auf der Schnittfläche in einer trockenen Pfanne fast schwarz rösten und mitkochen. Sie gibt Farbe und etwas Süße.",
          "In der letzten Stunde das grob geschnittene Gemüse und die Gewürze dazugeben, bei Gemüsebrühe und Fischfond gleich am Anfang. Der Deckel liegt schräg auf.",
          "Durch ein Sieb gießen, das mit einem Tuch ausgelegt ist. Abtropfen lassen und nicht ausdrücken.",
        ],
      },
      {
        type: "text",
        text: "Vom Suppenhuhn löst du das Fleisch ab, solange es warm ist; es reicht für einen Eintopf oder einen Salat. Das Fett hebst du ab, sobald die Brühe kalt und oben fest geworden ist. Wird die kalte Brühe selbst zu Gelee, ist das ein gutes Zeichen: Das Bindegewebe hat sich in Gelatine verwandelt. Schneller, mit einem jungen Hähnchen, geht die [Hühnersuppe mit Nudeln](recipe:chicken-soup).",
      },
      { type: "headline", level: 2, text: "Was in den Topf darf" },
      {
        type: "proscons",
        prosTitle: "Gehört hinein",
        pros: [
          "Zwiebelschalen, sie färben goldbraun",
          "Lauchgrün, Selleriegrün, Stiele von Petersilie und Dill",
          "Abschnitte von Karotten, Fenchel und Tomaten",
          "Stiele und Reste von Pilzen",
        ],
        consTitle: "Bleibt draußen",
        cons: [
          "Kohl, Brokkoli und Rosenkohl, sie riechen streng",
          "Rote Bete, außer die Suppe soll rot werden",
          "Kartoffeln, denn ihre Stärke trübt",
          "alles, was welk oder schimmelig ist",
        ],
      },
      {
        type: "text",
        text: "Sammle saubere Abschnitte in einem Beutel im Gefrierfach. Ist er voll, hast du das Gemüse für einen Topf beisammen und gibst nur noch eine frische Zwiebel und eine Karotte dazu. Bei Abschnitten aus Schalen wasche das Gemüse vor dem Schälen.",
      },
      { type: "headline", level: 2, text: "Abkühlen und aufbewahren" },
      {
        type: "text",
        text: "Ein großer Topf bleibt stundenlang lauwarm, und in lauwarmer Brühe vermehren sich Keime schnell. Stelle ihn in ein Spülbecken mit kaltem Wasser, rühre um und wechsle das Wasser, bis die Brühe handwarm ist; nach spätestens zwei Stunden gehört sie in den Kühlschrank. Dort hält sie **3 Tage**, im Gefrierfach **3 Monate**. Vor dem Essen kochst du sie einmal auf.",
      },
      {
        type: "list",
        ordered: false,
        items: [
          "**Zum Einfrieren** lässt du im Glas oder in der Dose zwei Fingerbreit Platz, Wasser dehnt sich aus.",
          "**Eiswürfel** aus stark eingekochter Brühe sind die richtige Menge für eine Pfannensauce.",
          "**Eingekocht** auf ein Viertel, wird aus Brühe ein Fond, der kaum Platz braucht. Zum Kochen verdünnst du ihn wieder mit Wasser.",
        ],
      },
      { type: "headline", level: 2, text: "Das Glas: Gemüsepaste" },
      {
        type: "text",
        text: "Für Tage ohne drei Stunden: 500 g Suppengemüse und eine Handvoll Petersilie mit **100 g Salz** in der Küchenmaschine fein zerkleinern und in saubere Gläser füllen. Das Salz konserviert; im Kühlschrank hält die Paste 3 Monate. 2 gehäufte Esslöffel, rund 40 g, auf einen Liter heißes Wasser ergeben eine Brühe mit etwa 7 g Salz je Liter. Salze das Gericht deshalb erst danach.",
      },
      {
        type: "text",
        text: `Gekaufte Instantbrühe besteht oft zur Hälfte aus Salz. Ein Liter nach Packung enthält rund ${foodFacts.cookingSalt.de}, so viel wie Nudelwasser. Für Risotto, in dem die Brühe verdampft, nimm nur die halbe Menge Pulver. Und sieh bei Unverträglichkeiten auf die Liste der Zutaten, denn Sellerie steckt in fast jeder Sorte.`,
      },
      { type: "headline", level: 2, text: "Wohin damit" },
      {
        type: "text",
        text: "Das [Pilzrisotto](recipe:mushroom-risotto) und die [Linsensuppe](recipe:red-lentil-soup) brauchen 1,2 l Gemüsebrühe, der [Borschtsch](recipe:borscht) 1,5 l, die [Kürbissuppe](recipe:roasted-pumpkin-soup) 800 ml. Am deutlichsten schmeckt man den Unterschied dort, wo die Brühe die Hauptsache ist, etwa in einer Schale Ramen. So fängt unsere an:",
      },
      { type: "recipe_part", recipe: "ramen-bowl", group: 0 },
      { type: "recipes", recipes: ["ramen-bowl", "mushroom-risotto", "borscht", "red-lentil-soup"] },
    ],
    en: [
      {
        type: "text",
        text: "Stock is little work. Ten minutes of chopping, ten of straining at the end, and in between the pot sits over a low flame. If you cook a big one once a month and freeze it in portions, you always have a base for soup, risotto and sauce, and one whose salt is up to you.",
      },
      { type: "headline", level: 2, text: "The four pots" },
      {
        type: "content_meta_carousel",
        title: "Amounts and times",
        entries: [
          {
            title: "Vegetable stock, 45 minutes",
            text: "1 kg onions, carrots, leek and celeriac, one tomato, 20 g dried mushrooms, parsley stalks, 2 litres of water. Longer cooking makes it dull.",
          },
          {
            title: "Chicken stock, 3 hours",
            text: "1 boiling fowl or 1.5 kg wings and carcasses, 500 g soup vegetables, 3 litres of water. The vegetables join for the last hour only.",
          },
          {
            title: "Beef stock, 4 hours",
            text: "1 kg meaty bones, 1 kg shin or brisket, 500 g soup vegetables, 3.5 litres of water. For a dark stock, roast the bones for 40 minutes at 220 °C.",
          },
          {
            title: "Fish stock, 25 minutes",
            text: "1 kg bones and heads of white fish without the gills, one onion, a little fennel, 1.5 litres of water. After half an hour it turns bitter and gluey.",
          },
        ],
      },
      {
        type: "text",
        text: "Two bay leaves, ten peppercorns and a few sprigs of thyme suit every pot. **Leave the salt out.** Stock reduces as it cooks and again later in the sauce, and what tasted right at first is too much in the end. Salt the finished dish; how much is explained [here](story:salt).",
      },
      { type: "headline", level: 2, text: "Step by step" },
      {
        type: "list",
        ordered: true,
        items: [
          "Lay bones and meat in your largest pot and cover with **cold** water. Do not rinse raw poultry, which spreads germs around the sink. In cold water the protein seeps out slowly and can be lifted off as foam.",
          "Heat gently until the first bubbles rise, and take off the grey foam with a ladle. This takes a good twenty minutes.",
          "Turn the heat right down: one bubble every few seconds. If it boils hard, fat and protein disperse in the water and the stock turns cloudy.",
          "Brown a halved, unpeeled onion, cut side down in a dry pan, until nearly black, and add it to the pot. It gives colour and a little sweetness.",
          "For the last hour, add the roughly cut vegetables and the spices; for vegetable and fish stock they go in at the start. Leave the lid ajar.",
          "Pour through a sieve lined with a cloth. Let it drain, and do not squeeze.",
        ],
      },
      {
        type: "text",
        text: "Take the meat off a boiling fowl while it is warm; there is enough for a stew or a salad. Lift off the fat once the stock is cold and has set on top. If the cold stock itself turns to jelly, that is a good sign: the connective tissue has become gelatine. The [chicken noodle soup](recipe:chicken-soup), made with a young bird, is quicker.",
      },
      { type: "headline", level: 2, text: "What may go in" },
      {
        type: "proscons",
        prosTitle: "In the pot",
        pros: [
          "onion skins, which colour it golden brown",
          "leek tops, celery leaves, stalks of parsley and dill",
          "trimmings of carrots, fennel and tomatoes",
          "stalks and trimmings of mushrooms",
        ],
        consTitle: "Not in the pot",
        cons: [
          "cabbage, broccoli and sprouts, which smell strong",
          "beetroot, unless the soup is to be red",
          "potatoes, whose starch makes it cloudy",
          "anything wilted or mouldy",
        ],
      },
      {
        type: "text",
        text: "Collect clean trimmings in a bag in the freezer. When it is full, you have the vegetables for one pot and only add a fresh onion and a carrot. If you are going to use the peelings, wash the vegetables before you peel them.",
      },
      { type: "headline", level: 2, text: "Cooling and storing" },
      {
        type: "text",
        text: "A large pot stays lukewarm for hours, and germs multiply quickly in lukewarm stock. Stand it in a sink of cold water, stir, and change the water until the stock is just warm; within two hours at the latest it belongs in the fridge. It keeps there for **3 days**, and in the freezer for **3 months**. Bring it to the boil once before you eat it.",
      },
      {
        type: "list",
        ordered: false,
        items: [
          "**For freezing**, leave two fingers of room in the jar or box, because water expands.",
          "**Ice cubes** of stock that has been boiled down are the right amount for a pan sauce.",
          "**Reduced** to a quarter, stock takes up hardly any room. Dilute it with water again when you cook.",
        ],
      },
      { type: "headline", level: 2, text: "The jar: vegetable paste" },
      {
        type: "text",
        text: "For days without three hours: chop 500 g soup vegetables and a handful of parsley finely in a food processor with **100 g salt**, and fill into clean jars. The salt preserves it; the paste keeps for 3 months in the fridge. 2 heaped tablespoons, about 40 g, in a litre of hot water make a stock with roughly 7 g salt per litre. So season the dish only afterwards.",
      },
      {
        type: "text",
        text: `Bought stock powder is often half salt. A litre made up as the packet says contains about ${foodFacts.cookingSalt.en}, as much as pasta water. For risotto, where the stock evaporates, use half the powder. And if you have allergies, read the list of ingredients, because nearly every kind contains celery.`,
      },
      { type: "headline", level: 2, text: "Where it goes" },
      {
        type: "text",
        text: "The [mushroom risotto](recipe:mushroom-risotto) and the [lentil soup](recipe:red-lentil-soup) need 1.2 litres of vegetable stock, the [borscht](recipe:borscht) 1.5 litres, the [pumpkin soup](recipe:roasted-pumpkin-soup) 800 ml. The difference is plainest where stock is the main thing, as in a bowl of ramen. This is how ours begins:",
      },
      { type: "recipe_part", recipe: "ramen-bowl", group: 0 },
      { type: "recipes", recipes: ["ramen-bowl", "mushroom-risotto", "borscht", "red-lentil-soup"] },
    ],
  },
};
