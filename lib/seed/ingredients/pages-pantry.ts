import { foodFacts } from "../content/food-facts.ts";
import type { IngredientPageSeed } from "../seed-types.ts";

export const pages: IngredientPageSeed[] = [
  {
    key: "salmon-fillet",
    season: [],
    picture: "ingredient-salmon-fillet",
    alt: {
      de: "Zwei rohe Lachsfilets auf Papier, daneben eine halbe Zitrone",
      en: "Two raw salmon fillets on paper, half a lemon beside them",
    },
    slug: { de: "lachsfilet", en: "salmon-fillet" },
    summary: {
      de: "Saftig, solange er nicht zu lange gart: Die Kerntemperatur entscheidet.",
      en: "Moist as long as it is not overcooked: the core temperature decides.",
    },
    body: {
      de: `Der meiste Lachs kommt aus Zuchtanlagen in Norwegen, Schottland und Chile, ist hellorange marmoriert und fett. Wildlachs aus Alaska, etwa Sockeye, ist dunkelrot, magerer und schneller trocken. Siegel wie ASC oder MSC und die genaue Herkunft auf dem Etikett sind beim Kauf mehr wert als die Farbe.\n\nFrischer Fisch riecht nach Meer, nicht nach Fisch. Das Fleisch glänzt, die Segmente halten zusammen, und ein Druck mit dem Finger verschwindet wieder. Das Mittelstück gart gleichmäßiger als der Schwanz. Rechne 150 g pro Person und streiche mit dem Finger gegen die Faser: So findest du Gräten.\n\nBei 220 °C (Umluft 200 °C) ist ein 3 cm dickes Filet in 12 Minuten gar, bei 180 °C in 15 bis 18, in der Pfanne brät man es 5 bis 6 Minuten auf der Hautseite und 1 Minute auf der anderen. Bei ${foodFacts.translucentSalmon.de} im Kern ist es glasig, bei ${foodFacts.cookedSalmon.de} durch. Für Schwangere, kleine Kinder, ältere Menschen und bei schwachem Immunsystem gart man ihn bis ${foodFacts.safeFish.de} und hält das 2 Minuten. Weiße Tropfen sind Eiweiß und ein Zeichen, dass es Zeit ist.`,
      en: `Most salmon is farmed in Norway, Scotland and Chile, pale orange, marbled and rich. Wild salmon from Alaska, sockeye for instance, is dark red, leaner and quicker to dry out. An ASC or MSC label and a precise origin are worth more than colour when you buy.\n\nFresh fish smells of the sea, not of fish. The flesh is shiny, the flakes hold together, and a dent from your finger disappears again. The middle cut cooks more evenly than the tail. Allow 150 g per person, and run a finger against the grain to find pin bones.\n\nAt 220 °C (fan 200 °C) a fillet 3 cm thick is done in 12 minutes, at 180 °C in 15 to 18; in a pan, give it 5 to 6 minutes on the skin side and 1 minute on the other. At ${foodFacts.translucentSalmon.en} in the middle it is translucent, at ${foodFacts.cookedSalmon.en} cooked through. For pregnant women, small children, older people and anyone with a weakened immune system, cook it to ${foodFacts.safeFish.en} and hold that for 2 minutes. White beads on the surface are protein, and a sign that it is time.`,
    },
    storage: {
      de: `Auf Eis oder im kältesten Fach bei 0–2 °C 1 Tag, verpackt bis zum Verbrauchsdatum. Tiefgekühlt 2–3 Monate, über Nacht im Kühlschrank auftauen. Gegart ${foodFacts.cookedFish.de}.`,
      en: `1 day on ice or in the coldest part of the fridge at 0–2 °C; packaged, until its use-by date. 2–3 months in the freezer, thawed overnight in the fridge. Cooked, ${foodFacts.cookedFish.en}.`,
    },
    substitutes: {
      de: "Lachsforelle oder Saibling, beide zarter und 2–3 Minuten früher gar. In Eintöpfen und auf dem Blech auch Kabeljau, mit etwas mehr Fett.",
      en: "Sea trout or Arctic char, both more delicate and done 2–3 minutes sooner. In stews and on trays cod works too, with a little more fat.",
    },
  },
  {
    key: "chicken-thigh",
    season: [],
    picture: "ingredient-chicken-thigh",
    alt: {
      de: "Drei rohe Hähnchenschenkel auf einem Holzbrett, daneben Thymian",
      en: "Three raw chicken legs on a wooden board, with thyme",
    },
    slug: { de: "haehnchenschenkel", en: "chicken-thigh" },
    summary: {
      de: "Saftiger und billiger als die Brust: Schenkel werden durch längeres Garen besser.",
      en: "Juicier and cheaper than the breast: thighs get better the longer they cook.",
    },
    body: {
      de: "Am Schenkel sitzt das dunkle Fleisch, das beim Huhn arbeitet. Es hat mehr Fett und Bindegewebe als die Brust und schmeckt kräftiger. Im Handel gibt es ganze Schenkel, Oberschenkel mit Knochen und ausgelöste Oberkeulen ohne Haut, die ideal für Curry und Spieße sind.\n\nAchte auf helle, trockene Haut und neutralen Geruch. Bio- und Freilandtiere haben festeres Fleisch und brauchen etwas länger. Wasche rohes Huhn nicht ab, dabei verteilen sich Keime über die ganze Küche. Brett und Messer danach heiß spülen.\n\nTrockentupfen und eine Stunde vorher salzen macht die Haut knusprig. Im Ofen bei 200 °C (Umluft 180 °C) brauchen Schenkel mit Knochen 40 bis 45 Minuten, ausgelöste Stücke in der Pfanne 12 bis 15 Minuten. Mindestens 74 °C am Knochen sind Pflicht, bei 80 bis 85 °C löst sich das Bindegewebe, und erst dann wird das Fleisch zart. Der austretende Saft soll klar sein.",
      en: "The thigh is dark meat, from the part of the bird that does the walking. It has more fat and connective tissue than the breast and tastes of more. Shops sell whole legs, thighs on the bone, and boneless skinless thighs, which are ideal for curries and skewers.\n\nLook for pale, dry skin and no smell to speak of. Organic and free-range birds are firmer and take a little longer. Do not wash raw chicken, which only spreads bacteria around the kitchen. Scrub board and knife in hot water afterwards.\n\nPatted dry and salted an hour ahead, the skin turns crisp. Thighs on the bone take 40 to 45 minutes at 200 °C (fan 180 °C), boneless pieces 12 to 15 minutes in a pan. At least 74 °C beside the bone is mandatory; between 80 and 85 °C the connective tissue melts, and only then is the meat tender. The juices should run clear.",
    },
    storage: {
      de: "Roh bei höchstens 4 °C im untersten Fach 1–2 Tage, verpackt bis zum Verbrauchsdatum. Tiefgekühlt 9 Monate, im Kühlschrank über einer Schale auftauen. Gegart 2 Tage.",
      en: "Raw, 1–2 days on the bottom shelf at no more than 4 °C; packaged, until its use-by date. 9 months in the freezer, thawed in the fridge over a dish. Cooked, 2 days.",
    },
    substitutes: {
      de: "Putenoberkeule in Schmorgerichten, etwa 20 Minuten länger. Hähnchenbrust nur, wenn sie spät dazukommt. Vegetarisch in Currys: Paneer oder Kichererbsen.",
      en: "Turkey thigh in stews, with about 20 minutes more. Chicken breast only if it goes in late. Vegetarian, in curries: paneer or chickpeas.",
    },
  },
  {
    key: "dark-chocolate",
    season: [],
    picture: "ingredient-dark-chocolate",
    alt: {
      de: "Eine Tafel Zartbitterschokolade, davor Bruchstücke und Späne",
      en: "A bar of dark chocolate, with broken pieces and shavings in front",
    },
    slug: { de: "zartbitterschokolade", en: "dark-chocolate" },
    summary: {
      de: "Zum Backen zählt der Kakaoanteil, zum Schmelzen milde Hitze.",
      en: "For baking, the cocoa content counts; for melting, gentle heat.",
    },
    body: {
      de: "Zartbitterschokolade hat mindestens 50 % Kakao, ab 60 % heißt sie meist Edelbitter oder Bitter. Die Zahl zählt Kakaomasse und Kakaobutter zusammen, der Rest ist fast nur Zucker. Für Mousse und Kuchen ist 60 bis 70 % die sichere Zone. Darüber wird Ganache leicht körnig, und der Zucker im Rezept reicht nicht mehr.\n\nLies die Zutaten: Kakaomasse, Zucker, Kakaobutter, vielleicht Vanille und Lecithin. Steht dort anderes Fett, ist es Glasur. Kuvertüre enthält mehr Kakaobutter, fließt deshalb besser und ist für Überzüge gemacht. Backtropfen sind so gebaut, dass sie nicht schmelzen; in Cookies gehört gehackte Tafel.\n\nSchmelzen heißt: klein hacken, Schüssel über heißes, nicht kochendes Wasser, bei 45 bis 50 °C ist Schluss. Ein Tropfen Wasser lässt sie klumpen, mehr Flüssigkeit (mindestens 1 EL auf 40 g) nicht; 2 EL heiße Sahne retten sie als Sauce. Eine Prise Salz oder ½ TL Espressopulver macht sie nicht salzig oder kaffeeig, sondern schokoladiger.",
      en: "Dark chocolate starts at around 50% cocoa. The figure counts cocoa solids and cocoa butter together, and nearly all the rest is sugar. For mousses and cakes, 60 to 70% is the safe zone. Beyond that a ganache can turn grainy and the sugar in the recipe no longer suffices.\n\nRead the ingredients: cocoa mass, sugar, cocoa butter, perhaps vanilla and lecithin. Any other fat means it is a coating. Couverture contains more cocoa butter, so it flows better and is made for dipping. Chocolate chips are built not to melt; for cookies, chop a bar.\n\nTo melt it, chop it small, set the bowl over hot but not boiling water and stop at 45 to 50 °C. One drop of water makes it seize, more liquid (at least 1 tbsp to 40 g) does not; 2 tbsp of hot cream will rescue it as a sauce. A pinch of salt or ½ tsp of espresso powder will not make it salty or taste of coffee, just more of chocolate.",
    },
    storage: {
      de: "Dunkel und trocken bei 15–18 °C 1–2 Jahre, nicht im Kühlschrank. Grauer Belag ist Fettreif, unschön und harmlos; beim Schmelzen verschwindet er.",
      en: "1–2 years somewhere dark and dry at 15–18 °C, not in the fridge. A grey film is fat bloom, ugly and harmless; it disappears on melting.",
    },
    substitutes: {
      de: "Für 100 g: 40 g Backkakao, 35 g Zucker und 25 g Butter, nur in Teigen. In Cookies auch Vollmilchschokolade, mit etwas weniger Zucker.",
      en: "For 100 g: 40 g of cocoa powder, 35 g of sugar and 25 g of butter, in batters only. In cookies, milk chocolate with slightly less sugar.",
    },
  },
  {
    key: "olive-oil",
    season: [],
    picture: "ingredient-olive-oil",
    alt: {
      de: "Eine Flasche Olivenöl, ein Schälchen Öl und grüne Oliven",
      en: "A bottle of olive oil, a small bowl of oil and green olives",
    },
    slug: { de: "olivenoel", en: "olive-oil" },
    summary: {
      de: "Ein mildes Öl zum Kochen, ein kräftiges zum Darüberträufeln, beide möglichst frisch.",
      en: "A mild oil for cooking, a stronger one for drizzling, both as fresh as possible.",
    },
    body: {
      de: "„Nativ extra“ ist die höchste Güteklasse: mechanisch gepresst, fehlerfrei im Geruch, höchstens 0,8 % freie Fettsäuren. Nur „Olivenöl“ ist meist raffiniert, milder und billiger. Bitterkeit und ein Kratzen im Hals sind kein Fehler, sondern Polyphenole und ein Zeichen von Frische.\n\nWichtiger als das Land ist die Ernte. Gutes Öl nennt das Erntejahr, steht in dunklem Glas oder in der Dose und nicht seit Monaten im Schaufenster. Nach zwei Jahren schmeckt es flach. Eine kleine Flasche, die in zwei Monaten leer ist, schlägt den Kanister vom Urlaub.\n\nDass man mit nativem Öl nicht braten dürfe, stimmt nicht: Bis etwa 180 °C ist es stabil, das reicht für Gemüse, Fisch und Eier. Nur zum scharfen Anbraten nimmt man besser ein raffiniertes Öl. Das gute Öl kommt am Ende dazu, auf Suppe, Bohnen, Tomaten und, mit etwas Salz, auf Vanilleeis.",
      en: "“Extra virgin” is the top grade: mechanically pressed, free of faults on the nose, no more than 0.8% free fatty acids. Plain “olive oil” is mostly refined, milder and cheaper. Bitterness and a catch at the back of the throat are not flaws but polyphenols, and a sign of freshness.\n\nHarvest matters more than country. A good oil names the year it was picked, comes in dark glass or a tin, and has not spent months in a shop window. After two years it tastes flat. A small bottle that is empty in two months beats the canister brought home from holiday.\n\nThe idea that you cannot fry with extra virgin oil is wrong: it is stable up to about 180 °C, which covers vegetables, fish and eggs. Only for hard searing is a refined oil the better choice. The good oil goes on at the end, over soup, beans, tomatoes and, with a little salt, over vanilla ice cream.",
    },
    storage: {
      de: "Dunkel und verschlossen bei 15–20 °C, ungeöffnet bis zum Datum, geöffnet 2–3 Monate. Im Kühlschrank flockt es aus, das verschwindet bei Zimmertemperatur wieder.",
      en: "Dark and closed at 15–20 °C, unopened until its date, 2–3 months once opened. It clouds in the fridge and clears again at room temperature.",
    },
    substitutes: {
      de: "Zum Braten Raps- oder Sonnenblumenöl, im Dressing Walnuss- oder Kürbiskernöl, dann die halbe Menge mit neutralem Öl mischen.",
      en: "For frying, rapeseed or sunflower oil. In dressings, walnut or pumpkin seed oil, cut half and half with a neutral one.",
    },
  },
];
