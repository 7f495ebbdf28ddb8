import { foodFacts } from "../content/food-facts.ts";
import type { IngredientPageSeed } from "../seed-types.ts";

export const pages: IngredientPageSeed[] = [
  {
    key: "egg",
    season: [],
    picture: "story-eggs",
    alt: {
      de: "Braune, weiße und bläuliche Eier in einer Schüssel und einem Eierkarton, davor ein Schneebesen und ein aufgeschlagenes Ei",
      en: "Brown, white and bluish eggs in a bowl and an egg box, with a whisk and a cracked egg in front",
    },
    slug: { de: "ei", en: "egg" },
    summary: {
      de: "Bindet Teige, lockert sie auf, gibt Glanz und ist in acht Minuten wachsweich gekocht.",
      en: "It binds and lifts doughs, glazes them, and is boiled to a jammy yolk in eight minutes.",
    },
    body: {
      de: `In Rezepten ist ein Ei der Größe M gemeint, 53 bis 63 g mit Schale. Die Farbe der Schale hängt von der Rasse ab und sagt nichts über den Geschmack. Aufschlussreicher ist der Stempel: Die erste Ziffer steht für die Haltung, 0 für Bio, 1 für Freiland, 2 für Boden, 3 für Käfig, dann folgen das Land und der Betrieb.\n\nWie frisch ein Ei ist, zeigt ein Glas Wasser. Liegt es am Boden, ist es frisch. Stellt es sich auf, ist es ${foodFacts.standingEgg.de} alt und gut zum Hartkochen, weil es sich besser schälen lässt. ${foodFacts.floatingEgg.de}\n\nAb kochendem Wasser gerechnet ist ein Ei der Größe M aus dem Kühlschrank nach 8 Minuten wachsweich, nach 10 Minuten hart. Zum Backen sollen Eier Zimmertemperatur haben, sonst gerinnt die Buttermasse. Eischnee braucht eine fettfreie Schüssel. Für alles, was roh bleibt, nimm sehr frische Eier und iss es am selben Tag. Für Schwangere, kleine Kinder, ältere Menschen und bei schwachem Immunsystem bleibt kein Ei roh oder weich.`,
      en: `German recipes mean a medium egg, 53 to 63 g in its shell, which matches the British medium and the American large. Shell colour depends on the breed and tells you nothing about taste. The stamp tells you more: the first digit is the way the hens are kept, 0 for organic, 1 for free range, 2 for barn, 3 for cage, followed by country and farm.\n\nA glass of water shows how fresh an egg is. If it lies flat, it is fresh. If it stands on end, it is ${foodFacts.standingEgg.en} old and good for hard-boiling, because it peels more easily. ${foodFacts.floatingEgg.en}\n\nStarting in boiling water, a medium egg from the fridge has a jammy yolk after 8 minutes and is hard after 10. For baking, eggs should be at room temperature, or the butter will curdle. Whites only whip in a bowl free of grease. For anything that stays raw, use very fresh eggs and eat it the same day. For pregnant women, small children, older people and anyone with a weakened immune system, leave no egg raw or soft.`,
    },
    storage: {
      de: `Mindestens haltbar 28 Tage ab Legedatum, im Kühlschrank mit der Spitze nach unten und fern von stark Riechendem. Nach dem Datum durchgaren. Hart gekocht mit heiler Schale 1 Woche, Eiklar ${foodFacts.eggWhites.de}, Eigelb mit Wasser bedeckt 2 Tage.`,
      en: `Best before 28 days after laying, kept in the fridge with the pointed end down and away from strong smells; after that date, cook them through. Hard-boiled in an intact shell 1 week, whites ${foodFacts.eggWhites.en}, yolks covered with water 2 days.`,
    },
    substitutes: {
      de: "In Rührkuchen 80 g Apfelmus oder 1 EL geschrotete Leinsamen mit 3 EL Wasser je Ei. Zum Aufschlagen 3 EL Aquafaba statt eines Eiweißes. Für Rührei gibt es Tofu, aber keinen Ersatz.",
      en: "In cakes, 80 g apple sauce or 1 tbsp ground flaxseed with 3 tbsp water per egg. For whipping, 3 tbsp aquafaba for one white. For scrambled eggs there is tofu, but there is no substitute.",
    },
  },
  {
    key: "butter",
    season: [],
    picture: "ingredient-butter",
    alt: {
      de: "Ein Block Butter auf einem Holzbrett, daneben abgeschnittene Scheiben und ein Messer",
      en: "A block of butter on a wooden board, with cut slices and a knife",
    },
    slug: { de: "butter", en: "butter" },
    summary: {
      de: `Mindestens ${foodFacts.butterFat.de} Fett: Butter gibt Gebäck Geschmack und macht Teige mürbe.`,
      en: `At least ${foodFacts.butterFat.en} fat: butter gives baking its flavour and makes pastry short.`,
    },
    body: {
      de: `Butter wird aus Rahm geschlagen. Süßrahmbutter schmeckt mild, Sauerrahmbutter ist mit Milchsäurebakterien gereift und etwas herzhafter, mildgesäuerte liegt dazwischen. In Rezepten ist ungesalzene gemeint; wer gesalzene nimmt, lässt das übrige Salz weg. Mindestens ${foodFacts.butterFat.de} Fett sind in der EU Vorschrift, die deutschen Handelsklassen verlangen 82 %.\n\nDie Temperatur entscheidet. Für Rührteig soll sie weich sein, etwa 20 °C, so dass ein Finger leicht eine Delle drückt. Für Mürbeteig und Scones muss sie kalt sein, sonst wird der Teig zäh statt mürbe. Flüssig kommt sie in Pancakes und Biskuit.\n\nAb etwa 150 °C verbrennen Eiweiß und Milchzucker; zum scharfen Anbraten taugt nur Butterschmalz. Erhitzt man Butter dagegen sanft in 5 bis 7 Minuten, bis sie nach Nüssen riecht, hat man braune Butter, mit der sogar Salzkartoffeln ein Gericht werden. Saucen bindet man am Ende mit kalten Stückchen, abseits vom Herd.`,
      en: `Butter is churned from cream. Sweet cream butter is mild; cultured butter has been ripened with lactic bacteria and tastes rounder and slightly tangy, which is the norm on much of the Continent. Recipes mean unsalted; if yours is salted, leave out the other salt. At least ${foodFacts.butterFat.en} fat is the law in the EU and in Britain; German trade grades ask for 82%.\n\nTemperature decides everything. For creamed cakes it should be soft, around 20 °C, so that a finger leaves a dent. For shortcrust and scones it must be cold, or the dough turns tough instead of short. Melted, it goes into pancakes and sponges.\n\nAbove roughly 150 °C its proteins and sugars burn, so for hard searing use ghee. Heat butter gently for 5 to 7 minutes until it smells of nuts, however, and you have brown butter, which turns even boiled potatoes into a dish. To finish a sauce, whisk in cold cubes off the heat.`,
    },
    storage: {
      de: "Verpackt im Kühlschrank 4–6 Wochen, angebrochen 2–3 Wochen, immer abgedeckt, denn sie nimmt Gerüche an. Im Butterfass bei Zimmertemperatur 2–3 Tage, tiefgekühlt 6 Monate.",
      en: "4–6 weeks in the fridge unopened, 2–3 weeks once opened and always covered, because it picks up smells. 2–3 days in a butter dish at room temperature, 6 months in the freezer.",
    },
    substitutes: {
      de: "Zum Braten Butterschmalz oder Öl. In Rührkuchen je 100 g Butter 80 g neutrales Öl, in Mürbeteig vegane Blockmargarine.",
      en: "For frying, ghee or oil. In cakes, 80 g of neutral oil for every 100 g of butter; in shortcrust, a vegan baking block.",
    },
  },
  {
    key: "feta",
    season: [],
    picture: "ingredient-feta",
    alt: {
      de: "Ein Stück Feta auf einem runden Holzbrett, davor Würfel und Krümel",
      en: "A block of feta on a round board, with cubes and crumbs in front",
    },
    slug: { de: "feta", en: "feta" },
    summary: {
      de: "Nur aus Schaf- und Ziegenmilch und nur aus Griechenland; aus Kuhmilch heißt er Hirtenkäse.",
      en: "Made of sheep’s and goat’s milk, and only in Greece; cow’s milk makes salad cheese.",
    },
    body: {
      de: "Feta ist ein geschützter Name. Der Käse kommt aus Griechenland, mindestens 70 % der Milch vom Schaf, der Rest von der Ziege, und reift mindestens zwei Monate in Salzlake. Was aus Kuhmilch gemacht ist, steht als Hirten- oder Salatkäse daneben: milder, gummiartiger und billiger.\n\nGuter Feta ist reinweiß, bröckelt, ohne zu stauben, und riecht säuerlich frisch. Am besten schmeckt er aus der Lake, in der Plastikhülle wird er schnell trocken und salzig. Ist er dir zu salzig, lege ihn 30 Minuten in Milch oder Wasser.\n\nEr schmilzt nicht, er wird weich. Im Ofen bei 200 °C (Umluft 180 °C) wird ein Stück auf Tomaten in 20 Minuten cremig und bräunt an den Ecken. Auf den Bauernsalat kommt er als ganze Scheibe, jeder bricht sich selbst ab. Mit Joghurt aufgeschlagen ist er ein Dip, mit Wassermelone und Minze eine Vorspeise. Salze Gerichte mit Feta erst, wenn er drin ist. Feta kann tierisches Lab enthalten; vegetarisch ist er mit mikrobiellem.",
      en: "Feta is a protected name. The cheese comes from Greece, at least 70% of the milk from sheep and the rest from goats, and spends at least two months in brine. What is made from cow’s milk is sold beside it as salad cheese or “Greek-style”: milder, more rubbery and cheaper.\n\nGood feta is pure white, crumbles without turning to dust, and smells fresh and tangy. It tastes best from the brine; in plastic it soon dries out and becomes saltier. If yours is too salty, leave it in milk or water for 30 minutes.\n\nIt softens rather than melts. A block baked on tomatoes at 200 °C (fan 180 °C) turns creamy in 20 minutes and browns at the corners. On a village salad it sits as one slab, and everyone breaks off their own. Whipped with yoghurt it is a dip; with watermelon and mint, a starter. Salt a dish only once the feta is in. Feta may contain animal rennet; with microbial rennet it is vegetarian.",
    },
    storage: {
      de: "In Lake im Kühlschrank 2–3 Wochen, ohne Lake gut verpackt 5–7 Tage. Eine Lake ist schnell gemacht: 70 g Salz auf 1 l Wasser.",
      en: "2–3 weeks in the fridge in brine, 5–7 days without it, well wrapped. A brine is quickly made: 70 g of salt to 1 litre of water.",
    },
    substitutes: {
      de: "Hirtenkäse aus Kuhmilch, etwas stärker gewürzt. Im Salat auch Ricotta salata, vegan Naturtofu, über Nacht in Salz, Zitrone und Oregano mariniert.",
      en: "Salad cheese from cow’s milk, with a little more seasoning. Ricotta salata in salads, or for a vegan version tofu marinated overnight in salt, lemon and oregano.",
    },
  },
  {
    key: "mozzarella",
    season: [],
    picture: "ingredient-mozzarella",
    alt: {
      de: "Drei Mozzarellakugeln mit Basilikum auf einem Teller",
      en: "Three balls of mozzarella with basil on a plate",
    },
    slug: { de: "mozzarella", en: "mozzarella" },
    summary: {
      de: "Ein Käse, der nach Milch schmeckt und im richtigen Moment Fäden zieht.",
      en: "A cheese that tastes of milk and pulls into strings at the right moment.",
    },
    body: {
      de: "Mozzarella ist ein Brühkäse: Der Bruch wird mit heißem Wasser übergossen, gezogen und zu Kugeln abgerissen, auf Italienisch „mozzare“. Aus Kuhmilch heißt er Fior di Latte, aus Büffelmilch Mozzarella di Bufala, und der aus Kampanien trägt ein geschütztes Siegel. Büffel ist sahniger und säuerlicher, Kuh milder und fester.\n\nFrisch schwimmt er in seiner Flüssigkeit, ist prall und gibt beim Anschneiden einen Tropfen Milch. Je näher das Herstellungsdatum, desto besser. Der gelbliche Block und der geriebene Käse enthalten weniger Wasser und sind nur zum Überbacken da.\n\nFür Caprese nimmst du ihn 30 Minuten vorher aus dem Kühlschrank, kalt schmeckt er nach nichts. Für Pizza wird er gezupft und 1 bis 2 Stunden in einem Sieb abgetropft, sonst steht die Mitte unter Wasser; Büffelmozzarella legt man besser erst nach dem Backen auf. Auf Aufläufen reichen die letzten 10 Minuten.",
      en: "Mozzarella is a stretched-curd cheese: hot water goes over the curd, which is pulled and then torn off into balls, from the Italian “mozzare”. Made from cow’s milk it is fior di latte, from buffalo milk mozzarella di bufala, and the one from Campania carries a protected seal. Buffalo is creamier and tangier, cow’s milk milder and firmer.\n\nFresh mozzarella floats in its liquid, is plump, and gives up a drop of milk when cut. The closer to the day it was made, the better. Yellowish blocks and ready-grated cheese hold less water and are only there for melting.\n\nFor a caprese, take it out of the fridge 30 minutes ahead; cold, it tastes of nothing. For pizza, tear it and let it drain in a sieve for 1 to 2 hours, or the middle will flood. Buffalo mozzarella is better added after baking. On gratins, the last 10 minutes are enough.",
    },
    storage: {
      de: "Verschlossen im Kühlschrank bis zum Datum. Geöffnet in der eigenen Lake oder in leicht gesalzenem Wasser 2 Tage.",
      en: "Unopened in the fridge until its date. Once opened, 2 days in its own liquid or lightly salted water.",
    },
    substitutes: {
      de: "Burrata oder Stracciatella zum Kaltessen, Scamorza oder junger Provolone zum Überbacken.",
      en: "Burrata or stracciatella for eating cold, scamorza or young provolone for melting.",
    },
  },
  {
    key: "parmesan",
    season: [],
    picture: "ingredient-parmesan",
    alt: {
      de: "Ein Keil Parmesan mit Rinde auf einem dunklen Brett, davor Bruchstücke",
      en: "A wedge of parmesan with its rind on a dark board, broken pieces in front",
    },
    slug: { de: "parmesan", en: "parmesan" },
    summary: {
      de: "Mindestens zwölf Monate gereift und so kräftig, dass er wie ein Gewürz wirkt.",
      en: "Aged for at least twelve months and strong enough to be used as a seasoning.",
    },
    body: {
      de: "Parmigiano Reggiano kommt aus einem kleinen Gebiet um Parma, Reggio Emilia und Modena, wird aus Rohmilch gemacht und reift mindestens 12 Monate. Mit 24 Monaten ist er ausgewogen, mit 36 trocken, bröckelig und voller knirschender Kristalle. In der EU darf nur dieser Käse Parmesan heißen. Grana Padano ist der mildere Nachbar, ab 9 Monaten im Handel und gut zum Kochen.\n\nKaufe ihn am Stück, mit eingeprägter Rinde, und reibe ihn, wenn du ihn brauchst: Gerieben verliert er nach wenigen Tagen seinen Duft. Für Vegetarier ist er nichts, er wird mit Kälberlab hergestellt.\n\nFein gerieben löst er sich in Saucen, grob gehobelt bleibt er auf Salat und Carpaccio. In heiße Sauce rührt man ihn abseits der Hitze, sonst zieht er Fäden und klumpt. Die Rinde wirfst du nicht weg: 30 Minuten in Suppe oder Sugo mitgekocht, gibt sie ab, wofür andere Brühwürfel brauchen.",
      en: "Parmigiano Reggiano comes from a small area around Parma, Reggio Emilia and Modena, is made from raw milk and matures for at least 12 months. At 24 it is balanced; at 36 dry, crumbly and full of crunchy crystals. In the EU no other cheese may call itself Parmesan. Grana Padano is the milder neighbour, sold from 9 months and good for cooking.\n\nBuy it in a piece with the stamped rind and grate it as you need it, since the scent is gone within days. It is not vegetarian: it is made with calf rennet.\n\nFinely grated it dissolves into sauces; shaved, it stays put on salads and carpaccio. Stir it into hot sauces off the heat, or it will string and clump. Keep the rind: 30 minutes in a soup or a ragù and it gives up what others use stock cubes for.",
    },
    storage: {
      de: "In Käsepapier oder einem Tuch im Gemüsefach 4–6 Wochen, vakuumiert länger. Gerieben im Kühlschrank 5 Tage, tiefgekühlt 3 Monate und direkt verwendbar.",
      en: "4–6 weeks in the vegetable drawer in cheese paper or a cloth, longer if vacuum-packed. Grated, 5 days in the fridge, or 3 months in the freezer and used straight from it.",
    },
    substitutes: {
      de: "Grana Padano oder Pecorino, dieser salziger, also etwas weniger. Vegetarisch: ein Hartkäse mit mikrobiellem Lab. Vegan: Hefeflocken mit gemahlenen Cashews und Salz.",
      en: "Grana Padano or pecorino, the latter saltier, so use a little less. Vegetarian: a hard cheese made with microbial rennet. Vegan: nutritional yeast with ground cashews and salt.",
    },
  },
  {
    key: "low-fat-quark",
    season: [],
    picture: "ingredient-low-fat-quark",
    alt: { de: "Eine blaue Schale mit glatt gestrichenem Magerquark", en: "A blue bowl of smooth low-fat quark" },
    slug: { de: "magerquark", en: "low-fat-quark" },
    summary: {
      de: "Frischkäse mit milder Säure, Grundlage für Käsekuchen und gut zu Pellkartoffeln.",
      en: "Fresh curd cheese with a clean tang, the base of German cheesecake and good with potatoes.",
    },
    body: {
      de: "Quark entsteht, wenn Milch mit Säure und etwas Lab dickgelegt und die Molke abgetrennt wird. Magerquark ist die schlankste Stufe mit weniger als 1 % Fett, Halbfettquark mit 20 % Fett in der Trockenmasse etwa 5 %, Sahnequark mit 40 % um die 11 %. In Österreich heißt er Topfen, Schichtkäse ist sein festerer Verwandter.\n\nLies das Rezept genau: Für Käsekuchen ist der Fettgehalt nicht egal. Magerquark gibt einen leichten, etwas trockeneren Kuchen, 20 % ist ein guter Mittelweg. Steht Molke auf der Oberfläche, wird sie untergerührt oder, wenn der Teig fest werden soll, abgegossen. Für Quarkteig und Klöße drückt man ihn im Tuch 1 Stunde lang aus.\n\nGlatt rührt man Quark mit einem Schuss Milch oder Mineralwasser, mit dem Schneebesen, nicht mit dem Stabmixer: Der macht ihn flüssig. Für Pellkartoffeln kommen auf 500 g 2 EL Leinöl, Schnittlauch und Salz. Gekocht gerinnt er, Saucen also nur lauwarm damit binden.",
      en: "Quark is milk set with lactic acid and a little rennet, with the whey strained off. It tastes like a thick, mild yoghurt with more body and less sourness. In Germany it comes in three strengths: low-fat (Magerquark) with under 1% fat, half fat at about 5%, and cream quark at around 11%. What British supermarkets sell as quark is nearly always the low-fat one.\n\nFor a German cheesecake the fat matters. Low-fat quark makes a lighter, slightly drier cake, and half fat is a good middle way; with British quark, replace a fifth of it with soured cream. Whey on the surface is stirred back in or, if the mixture should set firmly, poured off. For dough and dumplings, hang the quark in a cloth for 1 hour.\n\nTo make it smooth, add a splash of milk or sparkling water and use a whisk; a stick blender turns it runny. With boiled potatoes, season 500 g with 2 tbsp linseed oil, chives and salt. It splits when boiled, so stir it only into sauces that are no more than warm.",
    },
    storage: {
      de: "Verschlossen im Kühlschrank bei 4–7 °C bis zum Datum, geöffnet 3–4 Tage. Im Kuchen gebacken hält er gekühlt 3 Tage.",
      en: "Unopened in the fridge at 4–7 °C until its date, once opened 3–4 days. Baked into a cake, it keeps for 3 days in the fridge.",
    },
    substitutes: {
      de: "Schichtkäse, gut abgetropfter griechischer Joghurt oder Skyr. Im Käsekuchen auch Ricotta, durch ein Sieb gestrichen.",
      en: "Greek yoghurt drained overnight, or skyr. In a cheesecake, ricotta pushed through a sieve, or two parts cream cheese to one part Greek yoghurt.",
    },
  },
  {
    key: "whole-milk",
    season: [],
    picture: "ingredient-whole-milk",
    alt: { de: "Zwei Gläser Milch auf hellblauem Grund", en: "Two glasses of milk on a pale blue ground" },
    slug: { de: "vollmilch", en: "whole-milk" },
    summary: {
      de: "Mindestens 3,5 % Fett: In Pudding, Béchamel und Milchreis schmeckt man, warum.",
      en: "At least 3.5% fat: in custard, béchamel and rice pudding you can taste why.",
    },
    body: {
      de: "Vollmilch hat mindestens 3,5 % Fett, ab Hof auch um 4 %. Frischmilch wird kurz auf gut 72 °C erhitzt, „länger haltbar“ heißt stärker erhitzt oder fein gefiltert, H-Milch wird auf mindestens 135 °C gebracht und schmeckt leicht nach Karamell. Heumilch stammt von Kühen ohne Silofutter. Wer Milch direkt vom Hof holt, muss sie abkochen.\n\nIn der Küche ist Fett Geschmack und Bindung. Fettarme Milch mit 1,5 % geht in Pfannkuchen, für Béchamel, Custard und Milchreis nimm die volle. Pflanzendrinks ersetzen sie in Teigen meist gut, in Saucen gerinnen manche.\n\nMilch brennt an, weil sich Eiweiß am Boden absetzt: Topf vorher mit kaltem Wasser ausspülen, mittlere Hitze, rühren. Die Haut ist geronnenes Eiweiß und lässt sich mit einem Stück Backpapier direkt auf der Oberfläche vermeiden. Bleibe daneben stehen, Überkochen dauert vier Sekunden. Säure zuletzt und löffelweise, dann flockt nichts.",
      en: "In Germany whole milk has at least 3.5% fat, in Britain usually 3.6%, and from a farm it may reach 4%. Fresh milk is heated briefly to a little over 72 °C, extended-life milk more strongly or finely filtered, and UHT milk to at least 135 °C, which gives it a faint taste of caramel. If you buy raw milk from a farm, boil it first.\n\nIn cooking, fat means flavour and body. Semi-skimmed is fine in pancakes, but for béchamel, custard and rice pudding use the full thing. Plant drinks generally replace it well in batters, while in sauces some of them split.\n\nMilk catches because protein settles on the base of the pan: rinse the pan with cold water first, use medium heat and stir. The skin is coagulated protein; a sheet of baking paper laid directly on the surface prevents it. Stay next to it, since boiling over takes four seconds. Add acid last and by the spoonful, and nothing will curdle.",
    },
    storage: {
      de: "Frischmilch bei höchstens 7 °C bis zum Datum, geöffnet 3–4 Tage; länger haltbare Milch geöffnet ebenso. H-Milch ungeöffnet und ungekühlt mehrere Monate, geöffnet im Kühlschrank 4–5 Tage.",
      en: "Fresh milk at no more than 7 °C until its date, and 3–4 days once opened; the same goes for extended-life milk. UHT milk keeps for months unopened without cooling, 4–5 days in the fridge once opened.",
    },
    substitutes: {
      de: "Haferdrink in Teigen und Porridge, Sojadrink, wo Eiweiß binden soll. Für Saucen halb Sahne, halb Wasser.",
      en: "Oat drink in batters and porridge, soya drink where protein has to bind. For sauces, half single cream and half water.",
    },
  },
];
