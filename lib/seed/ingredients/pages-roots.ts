import { foodFacts } from "../content/food-facts.ts";
import type { IngredientPageSeed } from "../seed-types.ts";

export const pages: IngredientPageSeed[] = [
  {
    key: "hokkaido-pumpkin",
    season: [8, 9, 10, 11],
    picture: "ingredient-hokkaido-pumpkin",
    alt: {
      de: "Zwei Hokkaidokürbisse auf einem Holztisch, davor Kürbiskerne",
      en: "Two Hokkaido pumpkins on a wooden table, pumpkin seeds in front",
    },
    slug: { de: "hokkaidokuerbis", en: "hokkaido-pumpkin" },
    summary: {
      de: "Der Kürbis, den man nicht schälen muss: nussig, trocken im Fleisch und klein genug, um ihn leicht zu teilen.",
      en: "The pumpkin that needs no peeling: nutty, dry-fleshed, and small enough to cut easily.",
    },
    body: {
      de: `Der Hokkaido, auch Red Kuri genannt, ist ein kleiner Speisekürbis von ${foodFacts.hokkaidoWeight.de}. Sein Fleisch ist fest, kräftig orange und schmeckt nach Maronen. Die Schale wird beim Garen weich und darf mitgegessen werden, deshalb genügt es, ihn gründlich zu bürsten.\n\nEin guter Hokkaido ist schwer für seine Größe, klingt beim Klopfen hohl und hat einen trockenen, verholzten Stiel. Fehlt der Stiel, dringt dort Feuchtigkeit ein, und der Kürbis hält nur noch ein paar Wochen. Matte Haut ist normal, weiche Stellen sind es nicht. Schmeckt ein Kürbis bitter, gehört er in den Müll: Die Bitterstoffe sind giftig und verschwinden auch beim Kochen nicht.\n\nIm Ofen bei 200 °C (Umluft 180 °C) werden Spalten in ${foodFacts.hokkaidoWedges.de} weich und am Rand süß. In Suppe, Curry oder Risotto zerfällt er zu einer sämigen Masse, was meistens genau das ist, was man will. Wer Würfel mit Biss braucht, gart sie nur 10 Minuten. Die Kerne schmecken geröstet, das Fasrige darum herum kommt weg.`,
      en: `Hokkaido, also sold as red kuri or onion squash, is a small pumpkin of ${foodFacts.hokkaidoWeight.en}. Its flesh is firm, deep orange and tastes of chestnuts. The skin softens as it cooks and can be eaten, so a good scrub is all the preparation it needs.\n\nChoose one that feels heavy for its size, sounds hollow when knocked and still has a dry, corky stalk. Without the stalk, damp gets in and the pumpkin will last weeks rather than months. A dull skin is fine; soft patches are not. If a pumpkin tastes bitter, throw it away: the compounds responsible are toxic and survive cooking.\n\nWedges roast in ${foodFacts.hokkaidoWedges.en} at 200 °C (fan 180 °C), soft in the middle and sweet at the edges. In soups, curries and risotto the flesh collapses into something velvety, which is usually the point. If you want cubes that hold their shape, give them 10 minutes and no more. Toast the seeds and discard the stringy part around them.`,
    },
    storage: {
      de: `Ganz und mit Stiel bei 10–15 °C, trocken und luftig, ${foodFacts.wholeHokkaido.de}. Angeschnitten in ein Tuch gewickelt im Kühlschrank ${foodFacts.cutHokkaido.de}. Gegarte Würfel oder Püree halten tiefgekühlt etwa 8 Monate.`,
      en: `Whole and with its stalk, ${foodFacts.wholeHokkaido.en} somewhere dry and airy at 10–15 °C. Once cut, ${foodFacts.cutHokkaido.en} in the fridge, wrapped in a cloth. Cooked cubes or purée freeze well for about 8 months.`,
    },
    substitutes: {
      de: "Butternut ist milder, süßer und muss für feine Suppen geschält werden. In Currys und auf dem Blech tut es auch Süßkartoffel.",
      en: "Butternut squash is milder and sweeter, and wants peeling for a smooth soup. In curries and on roasting trays, sweet potato will do.",
    },
  },
  {
    key: "potato",
    season: [6, 7, 8, 9, 10],
    picture: "ingredient-potato",
    alt: {
      de: "Sieben Kartoffeln auf einem Holztisch und einem blauen Tuch",
      en: "Seven potatoes on a wooden table and a blue cloth",
    },
    slug: { de: "kartoffel", en: "potato" },
    summary: {
      de: "Fest, vorwiegend fest oder mehlig: Bei Kartoffeln entscheidet der Kochtyp, ob ein Gericht gelingt.",
      en: "Waxy, all-rounder or floury: with potatoes, the type decides whether the dish works.",
    },
    body: {
      de: "Kartoffeln werden nach ihrem Stärkegehalt verkauft. Festkochende Sorten wie Linda, Nicola oder Annabelle behalten Form und gehören in Salat, Gratin und die Pfanne. Vorwiegend festkochende können von allem etwas. Mehligkochende zerfallen: gut für Püree, Klöße und Suppen, schlecht für Salat.\n\nKaufe feste, trockene Knollen ohne Keime und ohne grüne Stellen. Grün bedeutet Solanin; kleine Flecken und Keimansätze schneidest du großzügig heraus, stark grüne oder runzlige Kartoffeln wirfst du weg. Frühkartoffeln ab Juni haben eine so dünne Schale, dass Bürsten reicht.\n\nSetze Kartoffeln in kaltem, gesalzenem Wasser auf, dann garen sie gleichmäßig. Je nach Größe brauchen sie ganz 20 bis 25 Minuten. Für Bratkartoffeln am besten am Vortag kochen: Kalt lassen sie sich sauber schneiden, und sie werden knuspriger. Püree stampft man von Hand, denn der Stabmixer macht aus Stärke Kleister. Kartoffelsalat zieht Geschmack, solange die Scheiben warm sind: Gib die Brühe sofort darüber.",
      en: "Potatoes are best sorted by how much starch they hold. Waxy varieties such as Charlotte or Nicola keep their shape and belong in salads, gratins and frying pans. All-rounders do a bit of everything. Floury ones such as Maris Piper or King Edward fall apart, which is just right for mash, dumplings and roasties and wrong for salad.\n\nBuy firm, dry tubers with no sprouts and no green. Green means solanine: cut out small patches and budding eyes generously, and throw away potatoes that are very green or wrinkled. New potatoes from June onwards have skins so thin that a brush is enough.\n\nStart potatoes in cold salted water so they cook evenly; whole ones need 20 to 25 minutes depending on size. For frying, boil them the day before: cold potatoes slice cleanly and crisp better. Mash by hand, since a stick blender turns starch into glue. And dress a potato salad while the slices are still warm, because that is when they drink up the stock.",
    },
    storage: {
      de: "Dunkel, trocken und luftig bei 4–8 °C mehrere Monate, bei Zimmertemperatur 2–3 Wochen. Nicht neben Zwiebeln oder Äpfel legen. Gekochte Kartoffeln halten im Kühlschrank 3 Tage.",
      en: "Several months in the dark, dry and airy, at 4–8 °C; 2–3 weeks at room temperature. Keep them away from onions and apples. Boiled potatoes keep for 3 days in the fridge.",
    },
    substitutes: {
      de: "Für Püree und Suppe: Knollensellerie oder Pastinake, gern halb und halb. Für Ofengemüse: Süßkartoffel, die etwa 10 Minuten schneller gar ist.",
      en: "For mash and soup, celeriac or parsnip, half and half if you like. For roasting, sweet potato, which is done about 10 minutes sooner.",
    },
  },
  {
    key: "onion",
    season: [7, 8, 9, 10],
    picture: "ingredient-onion",
    alt: {
      de: "Drei Zwiebeln und eine halbe, die ihre Schichten zeigt",
      en: "Three onions and a half that shows its layers",
    },
    slug: { de: "zwiebel", en: "onion" },
    summary: {
      de: "Der Anfang von fast allem, was in einem Topf beginnt: scharf, solange sie roh ist, süß, sobald man ihr Zeit gibt.",
      en: "The start of almost everything that starts in a pot: sharp while raw, sweet as soon as you give it time.",
    },
    body: {
      de: "Die gelbe Speisezwiebel ist die Küchenzwiebel schlechthin. Rote Zwiebeln sind milder und passen in Salate, Schalotten sind feiner und gehören in Saucen, Gemüsezwiebeln sind groß und mild und werden gern gefüllt oder gebraten.\n\nGute Zwiebeln sind hart, schwer und rascheln. Drücke leicht auf den Hals: Gibt er nach, fault die Zwiebel von innen. Grüne Triebe sind nicht giftig, haben aber das Innere schon aufgebraucht.\n\nDer häufigste Fehler ist Eile. Glasig dauert bei mittlerer Hitze 5 Minuten, goldgelb 15, wirklich karamellisiert 40. Eine Prise Salz am Anfang zieht Wasser und verhindert, dass die Ränder verbrennen, bevor die Mitte weich ist. Gegen Tränen hilft ein scharfes Messer, das Zellen schneidet, statt sie zu quetschen. Lass beim Würfeln die Wurzel dran, sie hält alles zusammen. Für den Salat nehmen 10 Minuten in kaltem Wasser rohen Ringen die Schärfe.",
      en: "The brown onion is the one recipes mean when they say nothing else. Red onions are milder and good in salads, shallots are finer and made for sauces, and the big Spanish ones are gentle enough to stuff or fry in thick rings.\n\nA good onion is hard, heavy and rustles. Press lightly at the neck: if it gives, the onion is rotting from the inside. Green shoots are harmless, but they have already eaten up what you were going to cook.\n\nThe usual mistake is haste. Over medium heat an onion takes 5 minutes to turn translucent, 15 to turn golden and 40 to caramelise properly. A pinch of salt at the start draws out water and keeps the edges from burning before the middle is soft. Against tears, use a sharp knife, which slices the cells instead of crushing them. Leave the root on while dicing, because it holds everything together. For salads, 10 minutes in cold water takes the bite out of raw rings.",
    },
    storage: {
      de: "Dunkel, trocken und luftig 2–3 Monate, nicht im Kühlschrank und nicht neben Kartoffeln. Angeschnitten, mit der Schnittfläche nach unten in einer Dose, 3–4 Tage im Kühlschrank.",
      en: "2–3 months somewhere dark, dry and airy, not in the fridge and not next to potatoes. Once cut, 3–4 days in the fridge, face down in a box.",
    },
    substitutes: {
      de: "Schalotten (zwei bis drei für eine Zwiebel) oder das Weiße von Lauch. In der Not 1 TL Zwiebelpulver pro Zwiebel, dann fehlt allerdings die Süße.",
      en: "Shallots (two or three for one onion) or the white part of a leek. At a pinch 1 tsp of onion powder per onion, though you lose the sweetness.",
    },
  },
  {
    key: "garlic",
    season: [6, 7, 8, 9],
    picture: "ingredient-garlic",
    alt: { de: "Zwei Knoblauchknollen, davor fünf Zehen", en: "Two heads of garlic, five cloves in front" },
    slug: { de: "knoblauch", en: "garlic" },
    summary: {
      de: "Je feiner geschnitten, desto schärfer: Knoblauch ist Gewürz und Gemüse, und das Messer entscheidet, welches von beiden.",
      en: "The finer the cut, the fiercer the taste: garlic is both spice and vegetable, and the knife decides which.",
    },
    body: {
      de: "Die Schärfe von Knoblauch entsteht erst, wenn seine Zellen verletzt werden. Eine ganze, geschmorte Zehe schmeckt nach Nuss und lässt sich aufs Brot streichen; dieselbe Zehe gerieben und roh reicht für eine Schüssel Aioli. Im Juni und Juli gibt es jungen Knoblauch mit saftiger Haut, er ist milder und muss kaum geschält werden.\n\nKaufe feste, pralle Knollen mit geschlossener Haut. Hohle oder weiche Zehen sind alt. Der grüne Keim in der Mitte ist nicht schädlich, schmeckt aber bitter, vor allem roh: Herausziehen lohnt sich.\n\nKnoblauch verbrennt schnell und wird dann bitter, also kommt er nach der Zwiebel in die Pfanne und braucht bei mittlerer Hitze selten mehr als 1 Minute. Zum Schälen drückt man die Zehe mit der flachen Messerklinge an. Eine ganze Knolle, oben gekappt, mit Öl beträufelt und eingepackt, wird bei 180 °C (Umluft 160 °C) in 40 Minuten weich wie Butter.",
      en: "Garlic only turns hot once its cells are broken. A whole clove, cooked slowly, tastes of nuts and spreads on bread; the same clove grated raw is enough for a bowl of aioli. In June and July you may find new garlic with moist skin, which is milder and hardly needs peeling.\n\nBuy tight, heavy heads with closed skin. Hollow or soft cloves are old. The green sprout in the middle does no harm but tastes bitter, particularly raw, so it is worth pulling out.\n\nGarlic burns quickly and then turns bitter, so it goes into the pan after the onion and rarely needs more than 1 minute over medium heat. To peel a clove, press it under the flat of a knife until the skin cracks. A whole head with its top sliced off, oiled and wrapped, turns as soft as butter in 40 minutes at 180 °C (fan 160 °C).",
    },
    storage: {
      de: "Trocken, dunkel und luftig 2–3 Monate, die angebrochene Knolle etwa 10 Tage. In Öl eingelegter roher Knoblauch gehört in den Kühlschrank und ist nach 3–4 Tagen aufzubrauchen, sonst droht Botulismus.",
      en: "2–3 months dry, dark and airy; about 10 days once the head is broken. Raw garlic in oil must stay in the fridge and be used within 3–4 days because of the risk of botulism.",
    },
    substitutes: {
      de: "Je Zehe ¼ TL Knoblauchgranulat, das nicht anbrennt und deshalb gut in Marinaden passt. Im Frühling Bärlauch, dann erst am Ende zugeben.",
      en: "¼ tsp garlic granules per clove, which suit marinades because they do not scorch so fast. In spring, wild garlic leaves, stirred in at the end.",
    },
  },
  {
    key: "carrot",
    season: [6, 7, 8, 9, 10, 11],
    picture: "ingredient-carrot",
    alt: { de: "Vier Karotten mit Grün", en: "Four carrots with their greens" },
    slug: { de: "karotte", en: "carrot" },
    summary: {
      de: "Heißt je nach Gegend Möhre, Mohrrübe oder Karotte und bringt die Süße mit, die vielen Saucen fehlt.",
      en: "The quiet sweetness behind half of all sauces, and much better roasted than its reputation as a boiled side suggests.",
    },
    body: {
      de: "Karotten gibt es das ganze Jahr, frisch vom Feld von Juni bis November. Junge Bundkarotten sind zart und brauchen keinen Schäler, Lagerkarotten im Winter sind kräftiger, süßer und am besten für Suppen und Eintöpfe.\n\nFest müssen sie sein: Wer sie biegen kann, kauft alte Ware. Bei Bundkarotten zeigt das Grün, wie frisch sie sind. Zu Hause dreht man es gleich ab, denn es zieht Wasser aus der Wurzel. Wegwerfen muss man es nicht, als Pesto schmeckt es herb und gut.\n\nGewürfelt mit Zwiebel und Sellerie bilden Karotten die Basis für Ragù, Brühe und Linsen. Im Ofen bei 200 °C (Umluft 180 °C) werden längs halbierte Karotten in 30 Minuten runzlig und süß. In der Pfanne mit 1 EL Butter, einer Prise Zucker und einem Schluck Wasser glasieren sie in 10 Minuten. Roh geraspelt brauchen sie Säure, am besten Zitrone, und ein paar Tropfen Öl.",
      en: "Carrots are around all year and come fresh from the field between June and November. Bunched young carrots are tender and need no peeler; the stored ones of winter are stronger and sweeter, and best in soups and stews.\n\nThey should be rigid: a carrot that bends is an old carrot. With bunches, the tops tell you how fresh they are. Twist them off at home, because they pull water from the root, but do not bin them: they make a pleasantly bitter pesto.\n\nDiced with onion and celery, carrots are the base of ragù, stock and lentils. Halved lengthways and roasted at 200 °C (fan 180 °C), they turn wrinkled and sweet in 30 minutes. In a pan with 1 tbsp of butter, a pinch of sugar and a splash of water they glaze in 10 minutes. Grated and raw, they want acid, lemon for choice, and a few drops of oil.",
    },
    storage: {
      de: "Ohne Grün in ein feuchtes Tuch gewickelt im Gemüsefach bei 2–6 °C 2–3 Wochen, Bundkarotten etwa 1 Woche. Weich gewordene werden nach 1 Stunde in kaltem Wasser wieder knackig.",
      en: "Without their tops, 2–3 weeks in the vegetable drawer at 2–6 °C, wrapped in a damp cloth; about 1 week for bunches. Limp ones crisp up again after 1 hour in cold water.",
    },
    substitutes: {
      de: "Pastinake oder Petersilienwurzel in Suppen und auf dem Blech, Kürbis für Farbe und Süße. In Kuchen lässt sich die gleiche Menge geraspelte Zucchini nehmen, gut ausgedrückt.",
      en: "Parsnip in soups and on roasting trays, pumpkin for colour and sweetness. In cakes, the same weight of grated courgette, squeezed well.",
    },
  },
  {
    key: "beetroot",
    season: [7, 8, 9, 10, 11],
    picture: "ingredient-beetroot",
    alt: {
      de: "Zwei Rote Beten mit Blättern, davor eine angeschnittene",
      en: "Two beetroots with their leaves, a cut one in front",
    },
    slug: { de: "rote-bete", en: "beetroot" },
    summary: {
      de: "Erdig und süß: Rote Bete schmeckt gekocht, geröstet und roh; sie färbt Hände und Bretter.",
      en: "Earthy and sweet: beetroot is good boiled, roasted or raw; it stains hands and boards.",
    },
    body: {
      de: "Rote Bete ist eine Verwandte von Zuckerrübe und Mangold und schmeckt auch so: süß, mit einem deutlichen Ton nach Erde. Gelbe Bete ist milder und färbt nicht ab, Ringelbete ist roh am schönsten, weil die Ringe beim Kochen verblassen.\n\nNimm kleine, feste Knollen, ungefähr so groß wie ein Tennisball. Sehr große haben manchmal holzige Stellen. Sind die Blätter noch dran, drehe sie ab und koche sie wie Mangold. Vorgegarte Knollen aus dem Vakuum sparen Zeit.\n\nGegart wird sie in der Schale, damit die Farbe nicht ins Wasser läuft: 40 bis 60 Minuten im Topf oder etwa 1 Stunde eingepackt im Ofen bei 200 °C (Umluft 180 °C). Danach lässt sich die Haut abreiben. Säure hält das Rot leuchtend und nimmt das Erdige zurück, deshalb gehören Essig oder Zitrone immer dazu. Gegen rote Hände helfen Handschuhe oder Zitronensaft.",
      en: "Beetroot is related to sugar beet and chard and tastes like both: sweet, with a clear note of soil. Golden beetroot is milder and does not bleed, and the striped kind is best raw, because its rings fade in the pan.\n\nPick small, firm roots about the size of a tennis ball, since very large ones can be woody. If the leaves are still attached, twist them off and cook them like chard. Vacuum-packed cooked beetroot, the plain kind without vinegar, saves time on a weeknight.\n\nCook it in its skin so the colour stays inside: 40 to 60 minutes in a pan of water, or about 1 hour wrapped in the oven at 200 °C (fan 180 °C). Afterwards the skin rubs off. Acid keeps the red bright and tames the earthiness, so vinegar or lemon should always be part of the plan. Against pink hands, wear gloves or use lemon juice.",
    },
    storage: {
      de: "Ohne Blätter ungewaschen im Gemüsefach bei 2–6 °C 3–4 Wochen. Gegart und geschält in einer Dose im Kühlschrank 4–5 Tage.",
      en: "Unwashed and without leaves, 3–4 weeks in the vegetable drawer at 2–6 °C. Cooked and peeled, 4–5 days in a box in the fridge.",
    },
    substitutes: {
      de: "Gelbe Bete in jedem Gericht, in dem es nicht auf die Farbe ankommt. Im Salat Karotte oder Radieschen, in Suppe Karotte mit einem Löffel Tomatenmark.",
      en: "Golden beetroot wherever colour does not matter. Carrot or radish in salads, and in soup carrot with a spoonful of tomato purée.",
    },
  },
  {
    key: "white-cabbage",
    season: [6, 7, 8, 9, 10, 11],
    picture: "ingredient-white-cabbage",
    alt: { de: "Ein Weißkohl, davor ein einzelnes Blatt", en: "A white cabbage, a single leaf in front" },
    slug: { de: "weisskohl", en: "white-cabbage" },
    summary: {
      de: "Billig, lange haltbar und unterschätzt: Weißkohl kann Sauerkraut, Krautsalat und knusprige Ofenspalten.",
      en: "Cheap, long-lasting and underrated: white cabbage does sauerkraut, slaw and crisp roasted wedges.",
    },
    body: {
      de: `Weißkohl ist der Kohl, aus dem Sauerkraut wird. Im Sommer gibt es zarten Spitzkohl und frühe, lockere Köpfe, im Herbst die dichten Lagerköpfe, die bis ins Frühjahr reichen. Ein Kopf wiegt schnell 1,5 bis 2 kg, halbe Köpfe sind deshalb eine vernünftige Sache.\n\nDer Kopf soll schwer sein, fest schließen und beim Drücken knirschen. Der Strunk ist frisch hell und nur leicht angetrocknet. Die äußeren Blätter kommen weg, gewaschen wird erst nach dem Schneiden.\n\nFür Krautsalat hobelst du ihn fein und knetest ihn 3 bis 5 Minuten mit Salz, 10 g auf 1 kg, bis er glänzt und Saft lässt. Geschmort braucht er 30 bis 40 Minuten; Kümmel macht ihn bekömmlicher. In 3 cm dicken Spalten mit Öl röstet er bei 220 °C (Umluft 200 °C) in 30 Minuten, außen dunkel, innen süß. Für Sauerkraut nimmt man ${foodFacts.slawSalt.de} Salz auf 1 kg und ein sauberes Glas.`,
      en: `White cabbage is the one that becomes sauerkraut. Summer brings tender pointed cabbage and loose early heads, autumn the dense ones that store until spring. A head easily weighs 1.5 to 2 kg, which makes half a head a perfectly sensible purchase.\n\nIt should be heavy, tightly closed and squeak when pressed. A fresh stalk end is pale and only slightly dry. Discard the outer leaves, and wash the cabbage after you have cut it rather than before.\n\nFor slaw, shred it finely and knead it with salt, 10 g per kg, for 3 to 5 minutes, until it shines and gives up its juice. Braised, it takes 30 to 40 minutes, and caraway makes it easier to digest. Cut into 3 cm wedges and oiled, it roasts at 220 °C (fan 200 °C) in 30 minutes, dark outside and sweet within. For sauerkraut, use ${foodFacts.slawSalt.en} of salt per kg and a clean jar.`,
    },
    storage: {
      de: "Als ganzer Kopf im Gemüsefach oder kühlen Keller bei 2–8 °C 4–6 Wochen. Angeschnitten und abgedeckt im Kühlschrank 1–2 Wochen, trockene Schnittflächen dünn abschneiden.",
      en: "A whole head keeps for 4–6 weeks in the vegetable drawer or a cool cellar at 2–8 °C. Once cut and covered, 1–2 weeks in the fridge; trim the dry edge before use.",
    },
    substitutes: {
      de: "Spitzkohl ist zarter und braucht nur die halbe Garzeit, Wirsing schmeckt kräftiger. Für Salat passt auch Chinakohl oder Rotkohl.",
      en: "Pointed cabbage is more tender and cooks in half the time, Savoy tastes stronger. For salads, Chinese leaf or red cabbage will also do.",
    },
  },
];
