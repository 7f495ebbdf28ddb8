import { foodFacts } from "../content/food-facts.ts";
import type { IngredientPageSeed } from "../seed-types.ts";

export const pages: IngredientPageSeed[] = [
  {
    key: "chickpea",
    season: [],
    picture: "ingredient-chickpea",
    alt: { de: "Kichererbsen in einer Schale, einige davor", en: "Chickpeas in a bowl, a few in front" },
    slug: { de: "kichererbse", en: "chickpea" },
    summary: {
      de: "Nussig, sättigend und mit Vorplanung spottbillig: die Kichererbse trägt Hummus, Curry und Eintopf.",
      en: "Nutty, filling and, with a little planning, absurdly cheap: the chickpea carries hummus, curry and stew.",
    },
    body: {
      de: "Kichererbsen gibt es getrocknet, in der Dose und im Glas. Getrocknete schmecken am besten und kosten am wenigsten: Aus 100 g werden gut 220 g gekochte. Eine Dose mit 400 g enthält abgetropft etwa 240 g. Kleine, dunkle Kala Chana aus Indien bleiben fester und schmecken erdiger.\n\nKaufe Ware mit langem Haltbarkeitsdatum, denn alte Hülsenfrüchte werden auch nach Stunden nicht weich. Eingeweicht wird 12 Stunden in der dreifachen Menge Wasser, danach in frischem Wasser 60 bis 90 Minuten gekocht. ½ TL Natron auf 250 g macht die Schalen mürbe, für Hummus ist das der ganze Trick.\n\nDas Kochwasser, auch das aus der Dose, heißt Aquafaba und lässt sich wie Eiweiß aufschlagen. Abgetrocknet, mit Öl und Paprikapulver gemischt, werden Kichererbsen bei 200 °C (Umluft 180 °C) in 25 bis 30 Minuten knusprig. Für Falafel dürfen sie nur eingeweicht, nicht gekocht sein, sonst zerfallen die Bällchen im Fett.",
      en: "Chickpeas come dried, in tins and in jars. Dried ones taste best and cost least: 100 g turn into a good 220 g cooked. A 400 g tin holds about 240 g once drained. Small dark kala chana from India stay firmer and taste earthier.\n\nBuy them with a distant best-before date, because old pulses stay hard however long you boil them. Soak for 12 hours in three times their volume of water, then simmer in fresh water for 60 to 90 minutes. ½ tsp of bicarbonate of soda per 250 g softens the skins, and for hummus that is the whole trick.\n\nThe cooking liquid, including the liquid from the tin, is called aquafaba and whips up like egg white. Dried off and tossed with oil and paprika, chickpeas crisp in 25 to 30 minutes at 200 °C (fan 180 °C). For falafel they must be soaked but not cooked, or the balls will fall apart in the oil.",
    },
    storage: {
      de: "Getrocknet, dunkel und trocken 1–2 Jahre. Gekocht in ihrem Sud im Kühlschrank 3–4 Tage, tiefgekühlt 6 Monate. Angebrochene Dosen immer umfüllen.",
      en: "Dried, 1–2 years somewhere dark and dry. Cooked, 3–4 days in the fridge in their liquid, 6 months in the freezer. Never keep leftovers in the open tin.",
    },
    substitutes: {
      de: "Weiße Bohnen in Hummus und Eintopf, sie werden noch cremiger. In Salaten und Currys grüne oder braune Linsen.",
      en: "White beans in hummus and stews, where they turn even creamier. In salads and curries, green or brown lentils.",
    },
  },
  {
    key: "red-lentil",
    season: [],
    picture: "ingredient-red-lentil",
    alt: {
      de: "Rote Linsen in einer Schale, einige davor verstreut",
      en: "Red lentils in a bowl, some scattered in front",
    },
    slug: { de: "rote-linsen", en: "red-lentils" },
    summary: {
      de: "Geschält, deshalb in zwölf Minuten gar und schon auf dem Weg zur Suppe.",
      en: "Already skinned, so cooked in twelve minutes and well on the way to soup.",
    },
    body: {
      de: "Rote Linsen sind braune Linsen ohne Schale. Weil nichts sie zusammenhält, garen sie in 10 bis 12 Minuten und zerfallen danach. Für Salat sind sie damit die falschen, für Suppe, Dal und Aufstriche genau die richtigen. Gelbe Linsen verhalten sich fast gleich.\n\nSie sollen leuchtend orange sein; blass oder staubig heißt alt. Einweichen ist unnötig, Waschen nicht: in einem Sieb abspülen, bis das Wasser klar läuft, dann schäumt der Topf weniger. Rechne 60 bis 80 g pro Person für eine Suppe, die satt macht, und das Vierfache an Flüssigkeit.\n\nGib Salz ruhig von Anfang an dazu, Säure wie Tomate oder Zitrone aber erst, wenn die Linsen weich sind. Zwiebel, Kreuzkümmel und etwas Tomatenmark zuerst in Öl rösten, das gibt der milden Linse Rückgrat. In Bolognese ersetzen 100 g Linsen die Hälfte vom Hack.",
      en: "Red lentils are brown lentils with the skin removed. With nothing to hold them together they cook in 10 to 12 minutes and then collapse. That makes them wrong for salad and exactly right for soup, dal and spreads. Yellow lentils behave in much the same way.\n\nThey should be bright orange; pale or dusty means old. No soaking is needed, but do rinse them in a sieve until the water runs clear, which keeps the pan from foaming over. Allow 60 to 80 g per person for a soup that counts as dinner, and four times their volume in liquid.\n\nSalt them from the start if you like, but leave tomatoes or lemon until the lentils are soft, because acid slows them down. Toast onion, cumin and a little tomato purée in oil first: it gives a mild lentil a backbone. In a bolognese, 100 g of lentils can replace half the mince.",
    },
    storage: {
      de: "Trocken, dunkel und dicht verschlossen 1–2 Jahre. Gekocht im Kühlschrank 3–4 Tage, tiefgekühlt 4 Monate; beim Aufwärmen einen Schluck Wasser zugeben, denn sie dicken nach.",
      en: "Dry, dark and tightly closed, 1–2 years. Cooked, 3–4 days in the fridge or 4 months in the freezer; they thicken as they stand, so add a splash of water when reheating.",
    },
    substitutes: {
      de: "Gelbe Linsen ohne Änderung. Braune Linsen brauchen etwa 30 Minuten und bleiben stückig, für eine glatte Suppe dann pürieren.",
      en: "Yellow lentils without any change. Brown lentils take about 30 minutes and stay whole, so blend them for a smooth soup.",
    },
  },
  {
    key: "kidney-bean",
    season: [],
    picture: "ingredient-kidney-bean",
    alt: { de: "Kidneybohnen in einer Schale, einige davor", en: "Kidney beans in a bowl, a few in front" },
    slug: { de: "kidneybohne", en: "kidney-bean" },
    summary: {
      de: "Die Bohne fürs Chili: kräftig und mehlig; getrocknete Bohnen müssen sprudelnd kochen.",
      en: "The chilli bean: robust and mealy; dried beans must boil hard.",
    },
    body: {
      de: `Kidneybohnen sind rot, nierenförmig und behalten lange ihre Form. Deshalb stehen sie im Chili, in Reis mit Bohnen und im Bohnensalat. Aus der Dose sind sie fertig gegart: abgießen, abspülen, in den letzten 15 Minuten mitkochen. 400 g Dose ergeben etwa 250 g Bohnen.\n\nBei getrockneten gibt es eine Regel, die nicht verhandelbar ist. Rohe Kidneybohnen enthalten Phasin, das schon in kleinen Mengen Übelkeit auslöst und nur bei starker Hitze zerfällt. Also: 12 Stunden einweichen, Wasser wegschütten, in frischem Wasser 10 Minuten sprudelnd kochen und dann 45 bis 60 Minuten leise weiter, bis keine Bohne mehr Biss hat. Im Schongarer dürfen rohe Bohnen nie beginnen, er wird nicht heiß genug.\n\nSalz ins Einweichwasser macht die Schalen zarter, ${foodFacts.soakingSalt.de} auf 1 l reichen. Ein Lorbeerblatt schadet nie. Wer einen Teil der Bohnen zerdrückt und zurückgibt, braucht für das Chili keine Stärke.`,
      en: `Kidney beans are red, shaped as promised and good at staying whole, which is why they turn up in chilli, rice and peas, and bean salads. From a tin they are already cooked: drain, rinse and add them for the last 15 minutes. A 400 g tin gives about 250 g of beans.\n\nWith dried ones there is a rule that is not up for debate. Raw kidney beans contain phytohaemagglutinin, a lectin that causes vomiting even in small amounts and breaks down only at high heat. So: soak for 12 hours, discard the water, boil hard in fresh water for 10 minutes, then simmer for 45 to 60 minutes until not one bean has any bite left. Never start raw beans in a slow cooker; it does not get hot enough.\n\nSalt in the soaking water makes the skins more tender, ${foodFacts.soakingSalt.en} per litre is enough. A bay leaf never hurts. Crush some of the beans and stir them back in, and your chilli needs no thickener.`,
    },
    storage: {
      de: "Getrocknet 1–2 Jahre, je frischer, desto schneller gar. Gekocht im Kühlschrank 3–4 Tage, tiefgekühlt in Portionen 6 Monate.",
      en: "Dried, 1–2 years; the fresher they are, the faster they cook. Cooked, 3–4 days in the fridge, 6 months in the freezer in portions.",
    },
    substitutes: {
      de: "Schwarze Bohnen sind kleiner und etwas süßer, Pintobohnen cremiger. In Chili und Salat können beide eins zu eins einspringen.",
      en: "Black beans are smaller and slightly sweeter, pinto beans creamier. In chilli and salads both can step in one to one.",
    },
  },
  {
    key: "tofu",
    season: [],
    picture: "ingredient-tofu",
    alt: {
      de: "Ein Block Tofu und Tofuwürfel auf einem Holzbrett",
      en: "A block of tofu and tofu cubes on a wooden board",
    },
    slug: { de: "tofu", en: "tofu" },
    summary: {
      de: "Mild im Geschmack: Tofu lebt von Marinade, Röststoffen und Sauce.",
      en: "Mild in taste: tofu relies on marinade, browning and sauce.",
    },
    body: {
      de: "Tofu ist geronnene, gepresste Sojamilch, also eine Art Frischkäse aus Bohnen. Wie fest er ist, entscheidet, was er kann. Seidentofu ist weich wie Pudding und gehört in Suppen, Saucen und Mousse. Naturtofu hält Würfelform und kommt in Mapo Tofu und Currys. Fester Tofu und Räuchertofu lassen sich braten, grillen und reiben.\n\nLies die Packung: Soja, Wasser, ein Gerinnungsmittel wie Nigari, mehr braucht er nicht. Tofu aus dem Asialaden ist oft frischer und zarter als der aus dem Supermarkt.\n\nFür knusprigen Tofu drückst du den Block 20 bis 30 Minuten unter einem Brett aus, wendest die Würfel in 1 EL Stärke und brätst sie in 8 bis 10 Minuten rundum goldbraun. Mariniert wird danach, nicht davor, denn trockener Tofu saugt Sauce auf und brennt nicht an. Weichen Tofu legt man für Mapo Tofu 5 Minuten in heißes Salzwasser: Er wird davon fester und bricht im Wok nicht.",
      en: "Tofu is soya milk that has been curdled and pressed, in other words a kind of fresh cheese made from beans. Firmness decides what it can do. Silken tofu is as soft as custard and belongs in soups, sauces and mousses. Plain soft tofu holds a cube and goes into mapo tofu and curries. Firm and smoked tofu can be fried, grilled and crumbled.\n\nRead the label: soya beans, water and a coagulant such as nigari, nothing else is needed. Tofu from an Asian grocer is often fresher and more delicate than the supermarket’s.\n\nFor crisp tofu, press the block under a board for 20 to 30 minutes, toss the cubes in 1 tbsp of starch and fry them for 8 to 10 minutes until golden all round. Marinate afterwards, not before: dry tofu drinks up sauce and does not scorch. For mapo tofu, steep soft cubes in hot salted water for 5 minutes, which firms them up so they survive the wok.",
    },
    storage: {
      de: "Verschlossen im Kühlschrank bis zum Datum. Geöffnet mit Wasser bedeckt 3–4 Tage, das Wasser täglich wechseln. Gefroren hält er 3 Monate und wird schwammig, was für Schmorgerichte ein Vorteil ist.",
      en: "Unopened in the fridge until its date. Once opened, 3–4 days covered with water that is changed daily. Frozen, 3 months; it turns spongy, which is an advantage in stews.",
    },
    substitutes: {
      de: "Tempeh (nussiger, fester), Paneer, wenn es nicht vegan sein muss, oder weiße Bohnen in Suppen und Aufstrichen.",
      en: "Tempeh (nuttier, firmer), paneer if it need not be vegan, or white beans in soups and spreads.",
    },
  },
  {
    key: "plain-flour",
    season: [],
    picture: "ingredient-plain-flour",
    alt: { de: "Weizenmehl in einer Schale, daneben Ähren", en: "Plain flour in a bowl, with ears of wheat" },
    slug: { de: "weizenmehl", en: "plain-flour" },
    summary: {
      de: "Die Zahl auf der Tüte ist keine Qualität, sondern Asche: Sie sagt, wie viel vom Korn noch drin ist.",
      en: "The everyday flour behind cakes, sauces and pasta, and the one to reach for when a recipe says no more than flour.",
    },
    body: {
      de: "Weizenmehl Type 405 ist das Haushaltsmehl, fein und fast weiß. Die Zahl gibt die Mineralstoffe in Milligramm an, die von 100 g Trockenmasse übrig bleiben, wenn man sie verbrennt. Type 550 hat etwas mehr vom Korn und bindet Wasser besser, deshalb nimmt man sie für Brötchen und Hefeteig. Type 1050 schmeckt kräftig und passt ins Mischbrot.\n\nEntscheidend fürs Backen ist das Klebereiweiß. Steht auf der Packung um 10 % Eiweiß, ist das Mehl für Kuchen und Mürbeteig richtig, ab 12 % hält es auch einen Pizzateig. Italienisches Tipo 00 ist fein gemahlen, sein Eiweißgehalt schwankt aber von Packung zu Packung.\n\nWiege Mehl immer ab. Ein Becher fasst je nach Füllung 120 bis 160 g, und das ist der Unterschied zwischen saftig und staubig. Rührteige rührt man nach dem Mehl nur noch kurz, Hefeteige knetet man 8 bis 10 Minuten. Rohes Mehl ist nicht keimfrei: Teig also nicht naschen.",
      en: "Plain flour is milled from soft wheat and has 9 to 11% protein. The nearest German equivalent is Type 405, which takes its number from the milligrams of minerals left when 100 g of dry flour are burnt. Type 550 keeps slightly more of the grain, absorbs more water and is the usual choice for rolls and yeast doughs. Strong bread flour, with 12% protein or more, goes further still.\n\nProtein is what matters in baking. Around 10% suits cakes, biscuits and shortcrust; from 12% upwards the dough will hold up as a pizza. Italian tipo 00 is finely milled, but its protein content varies from packet to packet.\n\nAlways weigh flour. A cup holds anything from 120 to 160 g depending on how it was filled, and that is the difference between moist and dusty. Once flour is in a cake batter, stir only briefly; knead yeast doughs for 8 to 10 minutes. Raw flour is not sterile, so do not taste the dough.",
    },
    storage: {
      de: "Kühl, dunkel und trocken bei 15–20 °C etwa 1 Jahr, in einer dicht schließenden Dose, damit keine Lebensmittelmotten einziehen. Vollkornmehl nur 2–3 Monate.",
      en: "About 1 year somewhere cool, dark and dry at 15–20 °C, in a tightly closed container that keeps out pantry moths. Wholemeal flour only 2–3 months.",
    },
    substitutes: {
      de: "Dinkelmehl Type 630 im Verhältnis 1:1, den Teig kürzer kneten. Zum Binden von Saucen die halbe Menge Speisestärke.",
      en: "White spelt flour one to one, with a shorter knead. For thickening sauces, half the amount of cornflour.",
    },
  },
  {
    key: "rye-flour",
    season: [],
    picture: "ingredient-rye-flour",
    alt: {
      de: "Roggenmehl in einer Schale auf dunklem Holz, daneben Ähren",
      en: "Rye flour in a bowl on dark wood, with ears of grain",
    },
    slug: { de: "roggenmehl", en: "rye-flour" },
    summary: {
      de: "Kräftig im Geschmack und ohne Klebergerüst: Roggen braucht Säure und viel Wasser, aber kein Kneten.",
      en: "Strong in taste and without a gluten network: rye needs acid and plenty of water, but no kneading.",
    },
    body: {
      de: "Roggen wächst, wo es dem Weizen zu kalt und zu sandig ist, und deshalb ist Deutschland Brotland. Type 1150 ist das übliche Mehl für Mischbrote, Type 997 ist heller, Vollkorn kräftiger und dunkler. Die Zahl steht wie beim Weizen für die Mineralstoffe.\n\nRoggen enthält Gluten, bildet aber kein Klebergerüst. Sein Teig hält durch Schleimstoffe zusammen, die viel Wasser binden: Er ist klebrig wie Mörtel, und das ist richtig so. Kneten bringt nichts, 5 Minuten mischen genügt. Ohne Säure bauen Enzyme beim Backen die Stärke ab, und die Krume bleibt feucht und klitschig. Deshalb gehört ab etwa 20 % Roggen im Teig Sauerteig dazu.\n\nFür den Anfang ist ein Brot mit 30 bis 50 % Roggen dankbar: Der Weizen gibt Stand, der Roggen Geschmack. Mit Roggen lässt sich auch ein Sauerteig am leichtesten ansetzen, weil auf der Schale viele wilde Hefen sitzen. Reines Roggenbrot schneidet man frühestens nach 24 Stunden an.",
      en: "Rye grows where it is too cold and sandy for wheat, which goes a long way towards explaining German bread. Type 1150 is the usual flour for mixed loaves, sold in Britain as medium or dark rye; light rye is closer to Type 997, and wholegrain rye is darker and stronger than either.\n\nRye contains gluten but builds no network from it. Its dough is held together by gums that bind a great deal of water, so it is as sticky as mortar, and that is how it should be. Kneading achieves nothing; 5 minutes of mixing will do. Without acid, enzymes break down the starch in the oven and leave the crumb damp and gummy. That is why sourdough comes in once rye makes up more than about 20% of the dough.\n\nA loaf with 30 to 50% rye is a good place to start: the wheat gives structure, the rye flavour. Rye is also the easiest flour for starting a sourdough, thanks to the wild yeasts on its bran. Wait at least 24 hours before slicing a pure rye loaf.",
    },
    storage: {
      de: "Kühl, dunkel und trocken bei 15–20 °C 6–12 Monate, Vollkorn 2–3 Monate. Was länger liegt, schmeckt ranzig und treibt schlechter.",
      en: "6–12 months somewhere cool, dark and dry at 15–20 °C, wholegrain 2–3 months. Older flour tastes rancid and rises poorly.",
    },
    substitutes: {
      de: "Im Mischbrot Weizenmehl Type 1050, dann mit weniger Wasser, oder Dinkelvollkorn. Im reinen Roggenbrot gibt es keinen Ersatz.",
      en: "In mixed loaves, a brown bread flour, with less water, or wholegrain spelt. In a pure rye loaf there is no substitute.",
    },
  },
  {
    key: "risotto-rice",
    season: [],
    picture: "ingredient-risotto-rice",
    alt: {
      de: "Risottoreis in einer Schale, einige Körner davor verstreut",
      en: "Risotto rice in a bowl, some grains scattered in front",
    },
    slug: { de: "risottoreis", en: "risotto-rice" },
    summary: {
      de: "Rundkorn mit zwei Sorten Stärke: eine macht die Sauce, die andere hält den Biss.",
      en: "A short grain with two kinds of starch: one makes the sauce, the other keeps the bite.",
    },
    body: {
      de: "Risottoreis ist Rundkornreis aus der Poebene, der beim Rühren Stärke abgibt und trotzdem einen festen Kern behält. Arborio ist am leichtesten zu bekommen und am schnellsten zu weich. Carnaroli verzeiht mehr und ist die beste Wahl für Gäste, Vialone Nano nimmt am meisten Flüssigkeit auf und wird in Venetien fließend serviert.\n\nDie Körner sollen heil und matt sein, Bruch macht Brei. Gewaschen wird nicht, die Stärke auf der Oberfläche wird noch gebraucht. Rechne 70 bis 80 g pro Person und gut das Dreifache an heißer Brühe.\n\nErst den Reis 2 Minuten in Fett glasig werden lassen, mit Wein ablöschen, dann die Brühe in Kellen zugeben. Nach 16 bis 18 Minuten hat er Biss. Zum Schluss vom Herd ziehen, kalte Butter und Parmesan kräftig unterrühren und 2 Minuten ruhen lassen. Ein richtiger Risotto läuft auf dem Teller langsam auseinander. Steht er wie ein Hügel, fehlt ein Schluck Brühe.",
      en: "Risotto rice is short-grain rice from the Po valley that sheds starch when stirred yet keeps a firm core. Arborio is the easiest to find and the quickest to overcook. Carnaroli is more forgiving and the one to use for guests; Vialone Nano soaks up most liquid and is served almost pourable in the Veneto.\n\nGrains should be whole and chalky; broken ones turn to porridge. Do not rinse it, because the starch on the surface is still needed. Allow 70 to 80 g per person and a good three times that amount of hot stock.\n\nToast the rice in fat for 2 minutes until its edges turn glassy, add the wine, then the stock a ladle at a time. After 16 to 18 minutes it is tender with some bite. Take it off the heat, beat in cold butter and Parmesan and let it rest for 2 minutes. A proper risotto spreads slowly on the plate. If it stands up like a hill, it is short of a splash of stock.",
    },
    storage: {
      de: "Trocken und dunkel, dicht verschlossen, 2 Jahre. Gekochten Reis binnen 1 Stunde kühlen, im Kühlschrank unter 5 °C aufbewahren und innerhalb von 24 Stunden durchgehend heiß aufwärmen.",
      en: "Dry, dark and tightly closed, 2 years. Cool cooked rice within 1 hour, keep it in the fridge below 5 °C, and reheat it until piping hot within 24 hours.",
    },
    substitutes: {
      de: "Milchreis kommt am nächsten, wird aber weicher: 2–3 Minuten früher probieren. Perlgraupen ergeben in 30 Minuten ein kerniges Orzotto.",
      en: "Pudding rice comes closest but softens sooner, so taste 2–3 minutes earlier. Pearl barley makes a nutty orzotto in 30 minutes.",
    },
  },
  {
    key: "spaghetti",
    season: [],
    picture: "ingredient-spaghetti",
    alt: {
      de: "Ein Bündel roher Spaghetti, daneben Tomaten und Basilikum",
      en: "A bundle of dry spaghetti, with tomatoes and basil",
    },
    slug: { de: "spaghetti", en: "spaghetti" },
    summary: {
      de: "Hartweizen und Wasser: Eine Kelle Nudelwasser bindet jede Sauce.",
      en: "Durum wheat and water: a ladle of the cooking water binds any sauce.",
    },
    body: {
      de: `Getrocknete Spaghetti bestehen aus Hartweizengrieß und Wasser. Gute erkennt man an der rauen, mehlig wirkenden Oberfläche: Sie wurden durch Bronzeformen gepresst und langsam getrocknet, und an ihnen bleibt Sauce hängen. Glatte, glänzende Nudeln kommen aus Teflonformen und sind billiger.\n\nRechne 100 g pro Person als Hauptgericht. Auf 100 g kommen 1 l Wasser und ${foodFacts.cookingSalt.de} Salz. Öl im Wasser ist überflüssig: Es legt sich auf die Nudel und lässt die Sauce abgleiten. Gegen Kleben hilft Umrühren in der ersten Minute.\n\nGieße 2 Minuten vor der Zeit auf der Packung ab und lass die Spaghetti in der Sauce fertig garen, mit einer Kelle Nudelwasser. Die Stärke darin verbindet Fett und Flüssigkeit zu etwas, das an jedem Faden haftet. Abgeschreckt wird nie, außer für Salat. Und gebrochen wird auch nicht; wer zu wenig Topf hat, wartet 30 Sekunden, dann biegen sie sich von selbst.`,
      en: `Dried spaghetti is durum wheat semolina and water. The good kind has a rough, floury-looking surface: it was pushed through bronze dies and dried slowly, and sauce clings to it. Smooth, shiny pasta comes from Teflon dies and costs less.\n\nAllow 100 g per person as a main course, with 1 litre of water and ${foodFacts.cookingSalt.en} of salt for every 100 g. Oil in the water is pointless: it coats the pasta and lets the sauce slide off. Stirring during the first minute is what prevents sticking.\n\nDrain it 2 minutes before the packet says and finish it in the sauce with a ladle of pasta water. The starch in that water binds fat and liquid into something that holds on to every strand. Never rinse it, except for salad. And do not snap it either; if the pan is too small, wait 30 seconds and the strands will bend of their own accord.`,
    },
    storage: {
      de: `Trocken und verschlossen 2–3 Jahre. Gekocht, rasch abgekühlt und mit etwas Öl vermischt, im Kühlschrank ${foodFacts.cookedPasta.de}.`,
      en: `Dry and closed, 2–3 years. Cooked, cooled quickly and tossed with a little oil, ${foodFacts.cookedPasta.en} in the fridge.`,
    },
    substitutes: {
      de: "Linguine oder Bucatini in jedem Rezept. Glutenfrei am besten eine Mischung aus Mais und Reis, mit viel Wasser gekocht und sofort serviert.",
      en: "Linguine or bucatini in any recipe. For gluten-free, a corn and rice blend works best, cooked in plenty of water and served at once.",
    },
  },
];
