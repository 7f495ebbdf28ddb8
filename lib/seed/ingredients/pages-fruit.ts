import type { IngredientPageSeed } from "../seed-types.ts";

export const pages: IngredientPageSeed[] = [
  {
    key: "avocado",
    season: [],
    picture: "ingredient-avocado",
    alt: {
      de: "Zwei ganze Avocados, davor zwei Hälften mit Kern",
      en: "Two whole avocados, with two halves and their stones in front",
    },
    slug: { de: "avocado", en: "avocado" },
    summary: {
      de: "Avocados reifen erst nach der Ernte; kaufe sie ein paar Tage im Voraus.",
      en: "Avocados ripen only after picking; buy them a few days ahead.",
    },
    body: {
      de: "Botanisch eine Beere, in der Küche ein Fett: Avocado hat um 15 bis 20 % davon, überwiegend einfach ungesättigt. Die Sorte Hass mit dunkler, noppiger Schale ist cremig und nussig, die grüne, glatte Fuerte wässriger und milder. Sie wächst nicht bei uns; Ware aus Spanien, von November bis Mai, hat den kürzesten Weg.\n\nAvocados reifen erst nach der Ernte. Drücke nicht mit dem Daumen in die Mitte, sondern sanft am Stielansatz: Gibt er nach, ist sie reif. Harte Früchte brauchen bei Zimmertemperatur 3 bis 5 Tage, neben einem Apfel 1 bis 2 Tage weniger. Aufgeschnitten und unreif reift sie nicht mehr nach.\n\nHalbieren, Kern mit einem Löffel heraushebeln, nicht mit dem Messer hineinhacken: Die Notaufnahmen kennen das. Säure bremst das Braunwerden, Luftabschluss noch besser. Roh bleibt sie am besten, stark erhitzt wird sie bitter. Salz braucht sie mehr, als man meint, und Limette immer.",
      en: "Botanically a berry, in the kitchen a fat: an avocado contains some 15 to 20% of it, mostly monounsaturated. Hass, with dark pebbly skin, is creamy and nutty; the smooth green Fuerte is milder and more watery. None of them grow in northern Europe, and Spanish fruit, from November to May, travels the shortest way.\n\nAvocados ripen only after picking. Do not prod the middle with your thumb; press gently beside the stalk. If that gives, it is ripe. Hard fruit takes 3 to 5 days at room temperature, a day or two less beside an apple. Once cut, an unripe one will not ripen any further.\n\nHalve it and lever out the stone with a spoon rather than hacking at it with a knife: hospitals know that injury by name. Acid slows the browning, keeping air out works better. Avocado is best raw and turns bitter in fierce heat. It needs more salt than you expect, and lime every time.",
    },
    storage: {
      de: "Unreif bei Zimmertemperatur, reif im Kühlschrank 2–3 Tage. Angeschnitten mit Kern und etwas Limettensaft, dicht abgedeckt, 1 Tag.",
      en: "Unripe at room temperature, ripe in the fridge for 2–3 days. Once cut, 1 day, with the stone left in, a little lime juice and a tight cover.",
    },
    substitutes: {
      de: "Auf dem Brot Hummus oder ein Püree aus Erbsen mit Zitrone und Minze. In Smoothies eine halbe Banane oder 2 EL Cashewmus für die Cremigkeit.",
      en: "On toast, hummus or crushed peas with lemon and mint. In smoothies, half a banana or 2 tbsp cashew butter for the creaminess.",
    },
  },
  {
    key: "lemon",
    season: [1, 2, 3, 4, 11, 12],
    picture: "ingredient-lemon",
    alt: { de: "Drei Zitronen, zwei Zitronenhälften und Blätter", en: "Three lemons, two halves and leaves" },
    slug: { de: "zitrone", en: "lemon" },
    summary: {
      de: "Saft für die Säure, Schale für das Aroma: Zitrone passt zu fast jedem Gericht.",
      en: "Juice for acidity, zest for scent: lemon suits almost any dish.",
    },
    body: {
      de: "Eine Zitrone hat zwei Zutaten: den sauren Saft und die Schale, in der das Aroma sitzt. Aus einer Frucht von 120 g kommen 3 bis 4 EL Saft und etwa 1 EL Abrieb. Hauptsaison im Mittelmeerraum ist von November bis April, dann sind die Früchte saftig und günstig.\n\nSchwere Zitronen mit feinporiger, dünner Schale haben am meisten Saft. Wer die Schale verwendet, nimmt Bio-Ware und wäscht sie heiß ab: Bei konventionellen Früchten ist sie meist gewachst und mit Konservierungsmitteln behandelt.\n\nReibe nur das Gelbe ab, das Weiße darunter ist bitter. Abrieb kommt früh in Teige, am besten mit dem Zucker verrieben, weil der das Öl aufnimmt. Saft gehört ans Ende: Beim Kochen verliert er Frische. Ein Spritzer macht Suppen, Linsen, Pilze und Gebratenes leichter, ohne dass jemand Zitrone schmeckt. Vor dem Pressen rollt man die Frucht mit Druck über den Tisch, bei Zimmertemperatur gibt sie mehr her als aus dem Kühlschrank.",
      en: "A lemon is two ingredients: the sour juice, and the peel where the perfume lives. One fruit of 120 g gives 3 to 4 tbsp of juice and about 1 tbsp of zest. The Mediterranean season runs from November to April, when lemons are juicy and cheap.\n\nHeavy lemons with thin, fine-pored skin hold the most juice. If you are going to use the peel, buy organic or unwaxed fruit and wash it in hot water, since the skin of conventional lemons is usually waxed and treated with preservatives.\n\nGrate only the yellow; the white beneath is bitter. Zest goes into batters early, ideally rubbed into the sugar, which takes up the oil. Juice belongs at the end, because it loses its freshness as it cooks. A few drops lighten soups, lentils, mushrooms and anything fried without anyone tasting lemon. Roll the fruit firmly across the table before squeezing; at room temperature it gives more than straight from the fridge.",
    },
    storage: {
      de: "Bei Zimmertemperatur 1 Woche, im Gemüsefach 3–4 Wochen. Angeschnitten und abgedeckt im Kühlschrank 3–4 Tage. Saft und Abrieb lassen sich 3 Monate einfrieren.",
      en: "1 week at room temperature, 3–4 weeks in the vegetable drawer. Once cut and covered, 3–4 days in the fridge. Juice and zest freeze for 3 months.",
    },
    substitutes: {
      de: "Limette, etwas sparsamer, oder milder Weißweinessig für die Säure (1 EL Essig für 2 EL Saft). Für den Duft Orangenschale oder Zitronengras.",
      en: "Lime, a little less of it, or mild white wine vinegar for acidity (1 tbsp vinegar for 2 tbsp juice). For the scent, orange zest or lemongrass.",
    },
  },
  {
    key: "lime",
    season: [],
    picture: "ingredient-lime",
    alt: { de: "Drei Limetten, zwei Limettenhälften und Blätter", en: "Three limes, two halves and leaves" },
    slug: { de: "limette", en: "lime" },
    summary: {
      de: "Schärfer und würziger als die Zitrone und in halb Asien und ganz Mexiko nicht zu ersetzen.",
      en: "Sharper and spicier than lemon, and irreplaceable across half of Asia and all of Mexico.",
    },
    body: {
      de: "Limetten wachsen in den Tropen und kommen das ganze Jahr über, meist aus Brasilien und Mexiko. Die übliche Sorte ist die kernlose Persische Limette mit 60 bis 80 g, aus der sich 2 EL Saft pressen lassen. Reife Limetten sind übrigens gelb; grün verkauft werden sie, weil sie so länger halten und frischer duften.\n\nGute Früchte sind glatt, glänzend und geben auf Druck etwas nach. Harte, stumpfe Limetten sind trocken. Auch hier gilt: Wer die Schale reibt, kauft Bio.\n\nRolle sie vor dem Pressen fest über den Tisch, oder schneide das Fruchtfleisch an drei Seiten neben der Mitte ab, dann muss man nicht um den Kern herum drücken. Limettensaft verliert sein Aroma schneller als Zitronensaft, deshalb presst man ihn kurz vor dem Essen. In Guacamole, Currys, Ceviche und Drinks bestimmt er den Geschmack. Zu viel gemischt? Eine Prise Zucker bringt das Gleichgewicht zurück.",
      en: "Limes grow in the tropics and arrive all year round, mostly from Brazil and Mexico. The usual kind is the seedless Persian lime of 60 to 80 g, which yields 2 tbsp of juice. A ripe lime is in fact yellow; they are sold green because they keep longer and smell fresher that way.\n\nGood ones are smooth, glossy and give a little when pressed. Hard, dull limes are dry inside. As with lemons, buy organic or unwaxed if you want the zest.\n\nRoll them firmly on the table before squeezing, or slice the cheeks off on three sides of the core, which makes pressing easier. Lime juice loses its perfume faster than lemon juice, so squeeze it shortly before eating. In guacamole, curries, ceviche and drinks it sets the flavour. Added too much? A pinch of sugar restores the balance.",
    },
    storage: {
      de: "Bei Zimmertemperatur 5–7 Tage, im Gemüsefach 3 Wochen. Angeschnitten und abgedeckt im Kühlschrank 2–3 Tage.",
      en: "5–7 days at room temperature, 3 weeks in the vegetable drawer. Once cut and covered, 2–3 days in the fridge.",
    },
    substitutes: {
      de: "Zitrone in gleicher Menge, dazu etwas Abrieb für die fehlende Würze. In Currys passt auch Tamarinde, etwa 1 TL Paste für den Saft einer Limette.",
      en: "The same amount of lemon, with a little zest for the missing spice. In curries, tamarind also works, about 1 tsp of paste for the juice of one lime.",
    },
  },
  {
    key: "apple",
    season: [8, 9, 10, 11],
    picture: "ingredient-apple",
    alt: { de: "Vier rot-gelbe Äpfel und ein Blatt", en: "Four red and yellow apples and a leaf" },
    slug: { de: "apfel", en: "apple" },
    summary: {
      de: "Zum Beißen oder zum Backen: Die Sorte entscheidet, ob ein Apfel im Kuchen steht oder zerfällt.",
      en: "For biting or for baking: the variety decides whether an apple stands up in a cake or falls apart.",
    },
    body: {
      de: "In Deutschland werden Äpfel von August bis in den November gepflückt und dann in kühlen Lagern bis zum nächsten Sommer frisch gehalten. Boskoop und Elstar sind säuerlich und gut zum Backen, Braeburn behält seine Form, Gala und Pinova sind süß und für die Hand. Für Mus nimmt man Sorten, die zerfallen, etwa Boskoop oder Gravensteiner.\n\nEin guter Apfel ist fest und schwer und duftet am Stiel. Kleine Schalenfehler sind gleichgültig, braune Druckstellen nicht. Direkt vom Hof gekauft bekommt man Sorten, die es im Supermarkt nie gibt, oft mit besserer Säure.\n\nAufgeschnitten bräunt er; Zitronensaft verhindert das. Für Tarte und Kuchen schneidet man 3 bis 4 mm dünne Scheiben, für Crumble und Kompott 2 cm große Stücke. Kompott braucht 10 Minuten, ein Bratapfel 30 Minuten bei 180 °C (Umluft 160 °C). Herzhaft gehört er zu Rotkohl, Leber, Kartoffelpuffern und in Salat mit Nüssen.",
      en: "German apples are picked from August to November and then kept in cold stores until the following summer. Boskoop and Elstar are tart and good for baking, Braeburn keeps its shape, Gala and Pinova are sweet and for eating out of hand. In Britain, Bramley is the cook’s apple: it collapses into a fluffy purée, so use it for sauce rather than for a tart with neat slices.\n\nA good apple is firm and heavy and smells of something at the stalk. Blemishes on the skin do not matter, brown bruises do. At a farm shop you will find varieties no supermarket stocks, often with better acidity.\n\nCut apples brown, and lemon juice prevents it. For tarts and cakes slice them 3 to 4 mm thin, for crumble and compote cut 2 cm chunks. Compote needs 10 minutes, a baked apple 30 minutes at 180 °C (fan 160 °C). On the savoury side, apples go with red cabbage, liver and potato pancakes, and into salads with nuts.",
    },
    storage: {
      de: "Im Gemüsefach oder Keller bei 2–6 °C 4–8 Wochen, bei Zimmertemperatur 1–2 Wochen. Äpfel geben Ethylen ab und lassen Nachbarn schneller reifen, also getrennt lagern.",
      en: "4–8 weeks in the vegetable drawer or a cellar at 2–6 °C, 1–2 weeks at room temperature. Apples give off ethylene and ripen their neighbours, so store them apart.",
    },
    substitutes: {
      de: "Feste Birnen in Kuchen und Crumble, mit etwas Zitrone für die Säure. Quitte geht auch, wenn sie doppelt so lange garen darf.",
      en: "Firm pears in cakes and crumbles, with some lemon for acidity. Quince works too, if you give it twice the time.",
    },
  },
  {
    key: "strawberry",
    season: [5, 6, 7],
    picture: "ingredient-strawberry",
    alt: { de: "Erdbeeren in einer blauen Schale, einige davor", en: "Strawberries in a blue bowl, a few in front" },
    slug: { de: "erdbeere", en: "strawberry" },
    summary: {
      de: "Reif gepflückt oder gar nicht: Erdbeeren reifen nach der Ernte keinen Tag weiter.",
      en: "Picked ripe or not at all: strawberries do not ripen one day further after harvest.",
    },
    body: {
      de: "Erdbeeren aus dem Freiland gibt es von Mitte Mai bis in den Juli. Botanisch sind sie Sammelnussfrüchte, die eigentlichen Früchte sind die Nüsschen auf der Oberfläche. Wichtiger ist: Sie reifen nicht nach. Was mit weißer Spitze in der Schale liegt, bleibt so.\n\nSchau die Schale von unten an, dort zeigt sich Druck und Schimmel zuerst. Glänzende Haut und ein frischer grüner Kelch sind gute Zeichen, Duft ist das beste. Kleine Beeren vom Feldrand haben oft mehr Geschmack als große. Für den Kuchen im März eignen sich tiefgekühlte Beeren besser als importierte.\n\nGewaschen wird erst kurz vor dem Essen, in einer Schüssel Wasser, und der Kelch bleibt dabei dran, damit sie sich nicht vollsaugen. Mit 1 EL Zucker auf 250 g und ein paar Tropfen Zitrone ziehen sie in 20 Minuten eigenen Sirup. Dazu passen Balsamico, schwarzer Pfeffer und Basilikum. Für Konfitüre: 1 kg Beeren, 500 g Gelierzucker 2:1, 4 Minuten sprudelnd kochen.",
      en: "Outdoor strawberries are in season in Germany from mid-May into July. Botanically, the real fruits are the seeds on the outside. More to the point, strawberries do not ripen after picking: what lies in the punnet with a white tip will stay that way.\n\nLook at the punnet from below, where bruises and mould show first. Shiny skin and a fresh green crown are good signs, and scent is the best. Small berries often taste of more than large ones. For a cake in March, frozen berries are better than imported ones.\n\nWash them just before eating, in a bowl of water, with the crowns still on so they do not soak it up. With 1 tbsp of sugar per 250 g and a few drops of lemon, they make their own syrup in 20 minutes. Balsamic vinegar, black pepper and basil go well with them. For jam: 1 kg of berries, 500 g of 2:1 gelling sugar, 4 minutes at a rolling boil.",
    },
    storage: {
      de: "Ungewaschen, in einer flachen, mit Küchenpapier ausgelegten Dose im Kühlschrank 1–2 Tage. Zum Einfrieren entkelchen, einzeln auf einem Brett anfrieren, dann halten sie 10 Monate.",
      en: "Unwashed, 1–2 days in the fridge in a flat box lined with kitchen paper. To freeze, hull them, freeze them singly on a board, then bag them for up to 10 months.",
    },
    substitutes: {
      de: "Himbeeren, mit etwas weniger Zucker. Für Smoothies, Saucen und Konfitüre tiefgekühlte Erdbeeren, gewogen wie frische.",
      en: "Raspberries, with slightly less sugar. For smoothies, sauces and jam, frozen strawberries, weight for weight.",
    },
  },
  {
    key: "blueberry",
    season: [7, 8, 9],
    picture: "ingredient-blueberry",
    alt: { de: "Heidelbeeren in einer weißen Schale, einige davor", en: "Blueberries in a white bowl, a few in front" },
    slug: { de: "heidelbeere", en: "blueberry" },
    summary: {
      de: "Kulturheidelbeeren sind innen hell, wilde färben die Zunge: zwei Beeren, ein Name.",
      en: "Cultivated blueberries are pale inside, wild ones stain your tongue: two berries with nearly the same name.",
    },
    body: {
      de: "Was im Supermarkt liegt, ist die Kulturheidelbeere aus Nordamerika: groß, knackig, innen hell und mild süß. Die wilde Blaubeere aus dem Wald ist kleiner, durch und durch blau und deutlich aromatischer. Frisch sieht man sie nur im Juli und August auf dem Markt, tiefgekühlt das ganze Jahr.\n\nDer weißliche Reif auf der Haut ist kein Schmutz, sondern ein natürlicher Schutz und ein gutes Zeichen. Rüttle die Schale: Rollen die Beeren frei, sind sie trocken und heil. Rötliche Stellen am Stiel bedeuten unreif und sauer.\n\nFür Muffins und Pancakes wendest du sie in 1 TL Mehl, dann sinken sie nicht so leicht auf den Boden. Gefrorene Beeren kommen unaufgetaut in den Teig, sonst wird er grau; plane 3 bis 5 Minuten mehr im Ofen ein. Mit etwas Zucker und Zitrone in 5 Minuten gekocht werden sie zur Sauce, die zu Quark, Grieß und Wild passt.",
      en: "What supermarkets sell is the cultivated blueberry from North America: large, crisp, pale inside and mildly sweet. The wild bilberry of European woods is smaller, blue all the way through and much more intense. You will find it fresh only in July and August, but frozen all year.\n\nThe whitish bloom on the skin is not dirt but natural protection and a good sign. Shake the punnet: if the berries roll freely, they are dry and whole. A reddish tinge at the stalk means unripe and sour.\n\nFor muffins and pancakes, toss them in 1 tsp of flour so they are less likely to sink. Frozen berries go into the batter without thawing, or they turn it grey; allow 3 to 5 minutes more in the oven. Simmered for 5 minutes with a little sugar and lemon, they become a sauce for quark, semolina pudding and game.",
    },
    storage: {
      de: "Ungewaschen und trocken im Kühlschrank bei 2–5 °C 7–10 Tage. Tiefgekühlt 12 Monate.",
      en: "Unwashed and dry, 7–10 days in the fridge at 2–5 °C. Frozen, 12 months.",
    },
    substitutes: {
      de: "Brombeeren, größere halbiert, oder schwarze Johannisbeeren mit etwas mehr Zucker. Im Porridge auch Apfelwürfel mit Zimt.",
      en: "Blackberries, the large ones halved, or blackcurrants with a little more sugar. In porridge, diced apple with cinnamon.",
    },
  },
];
