import type { IngredientPageSeed } from "../seed-types.ts";

export const pages: IngredientPageSeed[] = [
  {
    key: "tomato",
    season: [6, 7, 8, 9, 10],
    picture: "ingredient-tomato",
    alt: { de: "Vier Tomaten, daneben Basilikum", en: "Four tomatoes, with basil" },
    slug: { de: "tomate", en: "tomato" },
    summary: {
      de: "Von Juli bis September eine Hauptsache, im Januar eine Farbe: Bei Tomaten lohnt es sich, auf den Kalender zu sehen.",
      en: "A main event from July to September, merely a colour in January: with tomatoes it pays to check the calendar.",
    },
    body: {
      de: "Tomaten leben vom Verhältnis aus Zucker, Säure und Umami, und das stimmt nur, wenn sie am Strauch reif werden. Fleischtomaten haben wenig Kerne und passen aufs Brot, Eiertomaten wie San Marzano kochen zu dichter Sauce ein, Kirschtomaten sind auch außerhalb des Sommers verlässlich süß.\n\nRieche am Stielansatz: Eine gute Tomate duftet dort herb und grün. Sie gibt auf Druck ein wenig nach und ist schwer. Von November bis Mai ist die Dose die bessere Wahl, denn darin steckt Ware, die reif geerntet wurde.\n\nSalz bringt den Geschmack nach vorn: Tomatenscheiben 10 Minuten vor dem Essen salzen. Zum Häuten kreuzweise einritzen, 20 Sekunden in kochendes Wasser legen und kalt abschrecken. Für Sauce genügen 20 bis 30 Minuten ohne Deckel. Kirschtomaten bei 160 °C (Umluft 140 °C) brauchen etwa 1 Stunde, um zu schrumpeln und süß zu werden. Eine Prise Zucker gleicht fehlende Sonne aus, mehr als eine Prise aber nicht.",
      en: "Tomatoes live on the balance of sugar, acid and umami, and that only comes right when they ripen on the plant. Beef tomatoes have few seeds and suit bread, plum tomatoes such as San Marzano cook down to a dense sauce, and cherry tomatoes are reliably sweet even outside summer.\n\nSmell the stalk end: a good tomato has a green, slightly bitter scent there. It gives a little when pressed and feels heavy. From November to May a tin is the better choice, because what is inside was picked ripe.\n\nSalt pulls the flavour forward, so season slices 10 minutes before eating. To skin tomatoes, score a cross, dip them in boiling water for 20 seconds and cool them in cold water. A sauce needs 20 to 30 minutes without a lid. Cherry tomatoes take about 1 hour at 160 °C (fan 140 °C) to shrivel and sweeten. A pinch of sugar can stand in for missing sun, but a pinch is the limit.",
    },
    storage: {
      de: "Bei Zimmertemperatur, nebeneinander und mit dem Stiel nach unten, 4–7 Tage. Kühlschrank nur für sehr reife Früchte und höchstens 2–3 Tage, vor dem Essen 1 Stunde herausnehmen.",
      en: "4–7 days at room temperature, side by side and stalk down. Use the fridge only for very ripe ones, for 2–3 days at most, and take them out 1 hour before eating.",
    },
    substitutes: {
      de: "Zum Kochen ersetzt 1 Dose (400 g) stückige Tomaten etwa 500 g frische. Im Salat geben geröstete rote Paprika Süße und Farbe, für die Säure sorgt ein Spritzer Essig.",
      en: "For cooking, 1 tin (400 g) of chopped tomatoes replaces about 500 g of fresh ones. In salads, roasted red pepper brings sweetness and colour; add a splash of vinegar for the acid.",
    },
  },
  {
    key: "red-bell-pepper",
    season: [7, 8, 9, 10],
    picture: "ingredient-red-bell-pepper",
    alt: { de: "Drei rote Paprikaschoten", en: "Three red peppers" },
    slug: { de: "rote-paprika", en: "red-pepper" },
    summary: {
      de: "Grün, gelb und rot sind dieselbe Frucht in drei Stadien; mit der Farbe kommt die Süße.",
      en: "Green, yellow and red are the same fruit at three stages, and sweetness arrives with the colour.",
    },
    body: {
      de: "Grüne Paprika ist unreif geerntet, herb und etwas bitter. Lässt man sie hängen, wird sie je nach Sorte gelb, orange oder rot und deutlich süßer. Rote Paprika ist also schlicht reife Paprika. Spitzpaprika hat dünneres Fleisch, eine zarte Haut und ist in der Pfanne schneller gar als die blockige Sorte.\n\nGute Schoten sind prall, glänzen und haben einen grünen, frischen Stiel. Runzeln und weiche Stellen zeigen, dass sie Wasser verloren haben; zum Schmoren gehen sie noch, für Salat nicht.\n\nRoh bringt Paprika Biss, gebraten Süße, geröstet beides. Unter dem Grill bei 250 °C wird die Haut in 15 bis 20 Minuten schwarz. Danach 10 Minuten zugedeckt ruhen lassen, dann lässt sie sich abziehen. Nicht unter Wasser halten, das spült den Geschmack weg. Aus 500 g gerösteten Schoten, etwas Öl, Knoblauch und Essig wird ein Aufstrich, der eine Woche lang Freude macht. In Schmorgerichten kommt Paprika nach der Zwiebel dazu und braucht 15 bis 20 Minuten.",
      en: "A green pepper is picked unripe, tart and faintly bitter. Left on the plant, it turns yellow, orange or red depending on the variety, and a good deal sweeter. A red pepper, in short, is a ripe one. Pointed peppers have thinner flesh and a delicate skin, and cook faster than the blocky kind.\n\nLook for taut, glossy peppers with a fresh green stalk. Wrinkles and soft spots mean lost water: still fine for a stew, no longer for a salad.\n\nRaw, peppers bring crunch; fried, sweetness; charred, both. Under a grill at 250 °C the skin blackens in 15 to 20 minutes. Let them rest under a cover for 10 minutes and it peels away. Do not rinse them, or the flavour goes down the sink. 500 g of roasted peppers, some oil, garlic and vinegar make a spread that will please you all week. In stews, peppers follow the onion and need 15 to 20 minutes.",
    },
    storage: {
      de: "Im Gemüsefach bei 8–10 °C 1–2 Wochen, angeschnitten und abgedeckt 3 Tage. Geröstet und mit Öl bedeckt im Kühlschrank 5–7 Tage.",
      en: "1–2 weeks in the vegetable drawer at 8–10 °C; 3 days once cut and covered. Roasted and covered with oil, 5–7 days in the fridge.",
    },
    substitutes: {
      de: "Geröstete Paprika aus dem Glas in warmen Gerichten, gut abgetropft. Für den Biss im Salat Gurke oder Kohlrabi, für die Süße Karotte.",
      en: "Roasted peppers from a jar in warm dishes, well drained. For crunch in a salad, cucumber or kohlrabi; for sweetness, carrot.",
    },
  },
  {
    key: "aubergine",
    season: [7, 8, 9, 10],
    picture: "ingredient-aubergine",
    alt: { de: "Zwei Auberginen", en: "Two aubergines" },
    slug: { de: "aubergine", en: "aubergine" },
    summary: {
      de: "Roh schwammig, gegart cremig: Die Aubergine braucht Hitze, Salz und genug Zeit.",
      en: "Spongy when raw, creamy when cooked: the aubergine needs heat, salt and enough time.",
    },
    body: {
      de: "Auberginen sind Nachtschattengewächse wie Tomaten und werden nie roh gegessen. Ihr Fleisch ist luftig wie ein Schwamm und fällt beim Garen zu etwas Cremigem zusammen. Die üblichen lila Früchte wiegen 250 bis 350 g, kleine und schlanke haben weniger Kerne.\n\nDie Haut soll glänzen und straff sein, der Kelch grün. Drücke mit dem Daumen: Bleibt eine Delle, ist die Frucht überlagert und innen braun. Das früher übliche Salzen gegen Bitterkeit ist bei heutigen Sorten nicht mehr nötig. Es hilft trotzdem: Nach 30 Minuten mit Salz nehmen Scheiben weniger Fett auf.\n\nNoch sparsamer geht es im Ofen. Scheiben mit Öl bepinseln, nicht übergießen, und bei 220 °C (Umluft 200 °C) 25 bis 30 Minuten rösten. Für Baba Ganoush wird die ganze, eingestochene Frucht 45 Minuten gebacken, bis sie in sich zusammensinkt. Halb gare Aubergine ist quietschig und der Grund, warum viele glauben, sie nicht zu mögen.",
      en: "Aubergines belong to the nightshades, like tomatoes, and are never eaten raw. The flesh is as airy as a sponge and collapses into something creamy when cooked. The common purple ones weigh 250 to 350 g; small slim fruits have fewer seeds.\n\nThe skin should be taut and shiny and the cap green. Press with your thumb: if the dent stays, the aubergine is past it and brown inside. Salting against bitterness is no longer necessary with modern varieties. It still helps, though: after 30 minutes under salt, slices soak up less fat.\n\nThe oven is more frugal still. Brush slices with oil rather than pouring it on and roast at 220 °C (fan 200 °C) for 25 to 30 minutes. For baba ganoush, prick a whole aubergine and bake it for 45 minutes, until it sinks into itself. Half-cooked aubergine is squeaky, and the reason many people believe they do not like it.",
    },
    storage: {
      de: "Kühl, aber nicht kalt: bei 10–12 °C 5–7 Tage, im Kühlschrank im obersten Fach oder in der Tür 3–4 Tage. Gegart hält sie sich 3 Tage.",
      en: "Cool but not cold: 5–7 days at 10–12 °C, or 3–4 days in the warmest part of the fridge. Cooked, it keeps for 3 days.",
    },
    substitutes: {
      de: "Zucchini in Aufläufen und vom Grill, etwas kürzer gegart. Für die fleischige Textur in Schmorgerichten große Champignons.",
      en: "Courgette in bakes and on the grill, cooked a little less. For the meaty texture in stews, large mushrooms.",
    },
  },
  {
    key: "courgette",
    season: [6, 7, 8, 9, 10],
    picture: "ingredient-courgette",
    alt: { de: "Zwei Zucchini, davor Scheiben", en: "Two courgettes, slices in front" },
    slug: { de: "zucchini", en: "courgette" },
    summary: {
      de: "Mild, schnell und im August überall: Zucchini passt zu fast allen Kräutern und Gewürzen.",
      en: "Mild, quick and everywhere in August: courgettes go with almost any herb or spice.",
    },
    body: {
      de: "Zucchini ist ein Sommerkürbis, der jung geerntet wird. Klein, um 200 g, ist sie fest und nussig. Was im Garten zur Keule heranwächst, ist wässrig, hat harte Kerne und taugt vor allem ausgehöhlt und gefüllt. Gelbe Sorten schmecken etwas süßer, runde sind zum Füllen gezüchtet.\n\nDie Schale soll glatt sein und glänzen, die Frucht sich nicht biegen lassen. Probiere bei Früchten aus dem Garten ein Stück roh: Schmeckt es bitter, weg damit, denn dann enthält sie giftige Cucurbitacine, die beim Kochen bleiben.\n\nZucchini besteht zu über 90 % aus Wasser. In der Pfanne braucht sie deshalb starke Hitze, Platz und Salz erst am Ende, dann bräunt sie in 5 bis 6 Minuten. Für Puffer und Kuchen wird sie geraspelt, gesalzen und nach 10 Minuten kräftig ausgedrückt. Roh, mit dem Sparschäler in Bänder gezogen, mit Zitrone, Öl und Parmesan, ist sie ein Salat, für den man keinen Herd braucht.",
      en: "A courgette is a summer squash picked young. Small ones of around 200 g are firm and nutty. Those that turn into clubs in the garden are watery, have hard seeds and are mainly good for hollowing and stuffing. Yellow varieties taste slightly sweeter, round ones are bred to be filled.\n\nThe skin should be smooth and shiny, and the fruit should not bend. With home-grown ones, taste a raw sliver first: if it is bitter, throw the whole thing away, because it contains toxic cucurbitacins that cooking does not remove.\n\nCourgettes are more than 90% water. In a pan they need fierce heat, space, and salt only at the end; then they brown in 5 to 6 minutes. For fritters and cakes, grate them, salt them, and squeeze hard after 10 minutes. Pulled into ribbons with a peeler and dressed with lemon, oil and Parmesan, they make a salad that needs no stove.",
    },
    storage: {
      de: "Im Gemüsefach bei 8–10 °C 1 Woche, nicht neben Äpfeln oder Tomaten. Blüten halten nur 1 Tag. Roh einfrieren lohnt nicht, geraspelt und ausgedrückt geht es für Puffer und Kuchen.",
      en: "1 week in the vegetable drawer at 8–10 °C, away from apples and tomatoes. Flowers last 1 day. Freezing slices is not worth it; grated and squeezed it works for fritters and cakes.",
    },
    substitutes: {
      de: "Aubergine in Aufläufen (länger garen), Gurke für rohe Bänder, geraspelte Karotte in Puffern und Kuchen.",
      en: "Aubergine in bakes (cook it longer), cucumber for raw ribbons, grated carrot in fritters and cakes.",
    },
  },
  {
    key: "spinach",
    season: [3, 4, 5, 9, 10, 11],
    picture: "ingredient-spinach",
    alt: { de: "Ein Haufen Spinatblätter", en: "A heap of spinach leaves" },
    slug: { de: "spinat", en: "spinach" },
    summary: {
      de: "Ein Berg, der in zwei Minuten zur Handvoll wird: Spinat kauft man nach Gewicht, nicht nach Augenmaß.",
      en: "A mountain that becomes a handful in two minutes: buy spinach by weight, not by eye.",
    },
    body: {
      de: "Spinat hat zwei Jahreszeiten. Der Frühlingsspinat ab März ist zart und geht als Salat durch, der Herbstspinat ist kräftiger, oft krauser und will in die Pfanne. Babyspinat ist derselbe, nur früher geerntet und schon gewaschen.\n\nDie Blätter sollen dunkelgrün, trocken und knackig sein, ohne gelbe Stellen. Rechne 200 bis 250 g pro Person, wenn er als Beilage auf den Teller soll. Wurzelspinat ist sandig: in einer Schüssel mit viel Wasser schwenken und herausheben, nicht abgießen, sonst landet der Sand wieder obenauf.\n\nIn einer heißen Pfanne fällt Spinat in 1 bis 2 Minuten zusammen. Drücke ihn danach aus, bevor er in Quiche, Lasagne oder Füllungen kommt, sonst wird der Boden nass. Muskat, Knoblauch und etwas Fett passen gut dazu, zum Schluss ein Spritzer Zitrone. Tiefgekühlter Blattspinat ist für alles Gekochte ebenbürtig; 300 g davon entsprechen etwa 600 g frischem.",
      en: "Spinach has two seasons. Spring spinach, from March, is tender enough for salad; autumn spinach is sturdier, often crinkled, and wants a pan. Baby spinach is the same plant, picked earlier and already washed.\n\nLeaves should be dark green, dry and crisp, with no yellow. Allow 200 to 250 g per person as a side dish. Bunched spinach is sandy: swirl it in a big bowl of water and lift it out rather than draining it, or the sand ends up back on top.\n\nIn a hot pan spinach wilts within 1 to 2 minutes. Squeeze it before it goes into a quiche, lasagne or filling, otherwise the base gets wet. Nutmeg, garlic and a little fat go well with it, and a splash of lemon at the end. Frozen leaf spinach is its equal in anything cooked; 300 g of it stands for about 600 g of fresh.",
    },
    storage: {
      de: "In ein feuchtes Tuch gewickelt im Gemüsefach 2–3 Tage, gewaschener Babyspinat bis zum Datum auf der Tüte. Gegart schnell abkühlen, im Kühlschrank 1–2 Tage, nur einmal aufwärmen und nicht für Babys.",
      en: "2–3 days in the vegetable drawer in a damp cloth; washed baby spinach until the date on the bag. Once cooked, cool it quickly, keep it 1–2 days in the fridge, reheat it only once and not for babies.",
    },
    substitutes: {
      de: "Mangold (Stiele 3 Minuten früher in den Topf) oder junger Grünkohl. In Smoothies und Salaten Feldsalat oder Rucola.",
      en: "Chard (put the stalks in 3 minutes earlier) or young kale. In smoothies and salads, lamb’s lettuce or rocket.",
    },
  },
  {
    key: "mushroom",
    season: [],
    picture: "ingredient-mushroom",
    alt: {
      de: "Sechs weiße Champignons, einer zeigt seine Lamellen",
      en: "Six white mushrooms, one showing its gills",
    },
    slug: { de: "champignon", en: "mushroom" },
    summary: {
      de: "Ein Pilz für das ganze Jahr, am besten aus einer heißen Pfanne mit genug Platz.",
      en: "A mushroom for all twelve months, best from a hot pan with enough room.",
    },
    body: {
      de: "Champignons wachsen im Dunkeln auf Kompost und haben deshalb keine Saison. Weiße sind mild, braune haben weniger Wasser und mehr Aroma. Portobello ist derselbe Pilz, nur ausgewachsen, mit offenem Hut und dem kräftigsten Geschmack.\n\nFrisch sind sie fest und trocken, der Hut ist unten noch geschlossen. Schleimige oder fleckige Pilze bleiben im Laden. Waschen ist erlaubt, wenn es schnell geht: kurz abbrausen, sofort trockentupfen, gleich braten. Nur liegen lassen darf man sie im Wasser nicht. Den Stiel kann man mitessen, das Ende wird abgeschnitten.\n\nSie bräunen nur, wenn das Wasser verdampft statt kocht. Also: große Pfanne, hohe Hitze, höchstens 250 g auf einmal, 3 Minuten nicht rühren und erst salzen, wenn sie Farbe haben. Nach 6 bis 8 Minuten sind sie fertig. Fein gehackt und trocken gebraten geben sie vegetarischen Saucen Tiefe, und ein Löffel Sojasauce verdoppelt den Eindruck.",
      en: "Button mushrooms grow in the dark on compost and so have no season. White ones are mild, chestnut mushrooms hold less water and more flavour. A portobello is the same species fully grown, with an open cap and the strongest taste.\n\nFresh mushrooms are firm and dry, with the cap still closed underneath. Leave slimy or blotchy ones in the shop. Washing is allowed if you are quick: rinse briefly, pat dry, cook at once. Just do not let them sit in water. The stalk is good to eat; trim only the end.\n\nThey brown only when their water evaporates instead of boiling. So: a large pan, high heat, 250 g at most at a time, no stirring for 3 minutes, and salt only once they have colour. They are done after 6 to 8 minutes. Chopped finely and fried until dry, they give depth to vegetarian sauces, and a spoonful of soy sauce doubles the effect.",
    },
    storage: {
      de: "In einer Papiertüte im Kühlschrank bei 2–5 °C 3–5 Tage, nicht in Folie. Gegarte Pilze rasch abkühlen, im Kühlschrank halten sie 1–2 Tage und dürfen einmal aufgewärmt werden.",
      en: "3–5 days in a paper bag in the fridge at 2–5 °C, not in plastic. Cool cooked mushrooms quickly; they keep for 1–2 days and may be reheated once.",
    },
    substitutes: {
      de: "Austernpilze oder Kräuterseitlinge in der Pfanne. Für Saucen und Risotto reichen 20 g getrocknete Steinpilze, eingeweicht, für den Geschmack von 200 g frischen Champignons.",
      en: "Oyster or king oyster mushrooms in the pan. For sauces and risotto, 20 g of soaked dried porcini give the flavour of 200 g of fresh mushrooms.",
    },
  },
  {
    key: "asparagus",
    season: [4, 5, 6],
    picture: "ingredient-asparagus",
    alt: { de: "Ein Bündel grüner Spargel", en: "A bunch of green asparagus" },
    slug: { de: "spargel", en: "asparagus" },
    summary: {
      de: "Zehn Wochen im Jahr, Ende am Johannistag: Spargel ist das pünktlichste Gemüse Deutschlands.",
      en: "Ten weeks a year, over on 24 June: in Germany, asparagus is the most punctual vegetable there is.",
    },
    body: {
      de: "Weißer und grüner Spargel sind dieselbe Pflanze. Der weiße wächst unter der Erde und bleibt mild, der grüne sieht Licht, schmeckt kräftiger und muss höchstens im unteren Drittel geschält werden. Geerntet wird von April bis zum 24. Juni, danach braucht die Pflanze Ruhe.\n\nFrischer Spargel quietscht, wenn man die Stangen aneinanderreibt, und die Schnittfläche ist feucht. Rechne 400 bis 500 g weißen oder 250 g grünen pro Person als Hauptgericht. Weißen schält man vom Kopf abwärts, gründlich und rundum, und kürzt die Enden um 1 bis 2 cm.\n\nWeißer Spargel gart in Wasser mit Salz, einer Prise Zucker und etwas Butter in 10 bis 15 Minuten, knapp unter dem Siedepunkt. Grüner braucht in der Pfanne oder auf dem Blech bei 200 °C (Umluft 180 °C) 8 bis 12 Minuten. Eine Stange, die sich auf der Gabel leicht biegt, ist richtig. Aus Schalen und Enden wird in 20 Minuten ein Sud für Suppe.",
      en: "White and green asparagus are the same plant. White spears grow under the soil and stay mild; green ones see the light, taste stronger and need peeling in the lower third at most. The German harvest runs from April to 24 June, after which the plant is left in peace.\n\nFresh spears squeak when rubbed together and are moist at the cut. Allow 400 to 500 g of white or 250 g of green per person as a main course. Peel white asparagus from the tip downwards, thoroughly and all round, and trim 1 to 2 cm off the ends.\n\nWhite asparagus cooks in water with salt, a pinch of sugar and a little butter for 10 to 15 minutes, just below the boil. Green takes 8 to 12 minutes in a pan or on a tray at 200 °C (fan 180 °C). A spear that bends slightly on the fork is right. Peelings and ends make a broth for soup in 20 minutes.",
    },
    storage: {
      de: "Ungeschält in ein feuchtes Tuch gewickelt im Gemüsefach 2–3 Tage, grünen Spargel am besten stehend in 2 cm Wasser. Geschält und roh eingefroren hält weißer Spargel 6–8 Monate und kommt gefroren ins Wasser.",
      en: "2–3 days in the vegetable drawer, unpeeled, in a damp cloth; green asparagus does best upright in 2 cm of water. Peeled and frozen raw, white asparagus lasts 6–8 months and goes into the water frozen.",
    },
    substitutes: {
      de: "Grüne Bohnen oder wilder Brokkoli statt grünem Spargel, Schwarzwurzeln im Winter statt weißem.",
      en: "Green beans or tenderstem broccoli for green asparagus, salsify in winter for white.",
    },
  },
  {
    key: "cucumber",
    season: [6, 7, 8, 9],
    picture: "ingredient-cucumber",
    alt: { de: "Zwei Gurken und Gurkenscheiben", en: "Two cucumbers and cucumber slices" },
    slug: { de: "gurke", en: "cucumber" },
    summary: {
      de: "Fast nur Wasser, knackig und erfrischend, roh wie geschmort.",
      en: "Almost all water, crunchy and refreshing, raw or braised.",
    },
    body: {
      de: "Die lange Salatgurke kommt meist aus dem Gewächshaus, wiegt etwa 400 g und hat eine dünne Schale, die dran bleiben kann. Landgurken vom Feld sind kürzer, dickschaliger und aromatischer, Einlegegurken klein und fest. Minigurken haben kaum Kerne und damit am wenigsten Wasser.\n\nSie soll bis in die Spitzen fest sein; werden die Enden weich oder runzlig, ist die Gurke alt. Am Stielende sitzen manchmal Bitterstoffe, deshalb schneidet man vom Blütenansatz zum Stiel, nicht umgekehrt, und probiert.\n\nFür Salate, die nicht verwässern sollen, wird sie halbiert, mit einem Teelöffel entkernt und in Scheiben 10 Minuten mit Salz ziehen gelassen, dann ausgedrückt. Für Zaziki ist das Pflicht. Zerklopft statt geschnitten, wie in der chinesischen Küche, saugt sie Dressing auf. In Drinks gibt sie in langen Streifen am Glasrand am meisten Duft ab. Und geschmort, 8 Minuten mit Butter und Dill, ist sie ein warmes Gemüse, das viele nicht kennen.",
      en: "The long salad cucumber mostly comes from greenhouses, weighs around 400 g and has a thin skin that can stay on. Ridge cucumbers grown outdoors are shorter, thicker-skinned and tastier, and pickling ones are small and firm. Mini cucumbers have hardly any seeds and therefore the least water.\n\nIt should be firm right to the tips; if the ends go soft or wrinkled, the cucumber is old. Bitterness collects at the stalk end, so cut from the blossom end towards the stalk, not the other way round, and taste.\n\nFor salads that should not turn to soup, halve it, scrape out the seeds with a teaspoon, let the slices sit with salt for 10 minutes, and squeeze. For tzatziki this is not optional. Smashed instead of sliced, as in Chinese cooking, it soaks up dressing. In drinks, a long ribbon around the inside of the glass gives off the most scent. And braised for 8 minutes with butter and dill, it is a warm vegetable few people know.",
    },
    storage: {
      de: "Im wärmsten Teil des Kühlschranks oder in einem kühlen Raum bei 10–13 °C 1 Woche, weg von Tomaten und Äpfeln. Angeschnitten mit abgedeckter Schnittfläche 3 Tage.",
      en: "1 week in the warmest part of the fridge or a cool room at 10–13 °C, away from tomatoes and apples. Once cut, 3 days with the cut end covered.",
    },
    substitutes: {
      de: "Kohlrabi oder Staudensellerie für den Biss, Zucchini in rohen Bändern für die Optik.",
      en: "Kohlrabi or celery for crunch, raw courgette ribbons for looks.",
    },
  },
];
