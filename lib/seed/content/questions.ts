import type { Topic } from "#lib/hotline/schema.ts";
import type { Localized } from "#lib/i18n/locales.ts";
import { foodFacts } from "./food-facts.ts";

export interface QuestionSeed {
  topic: Topic;
  question: Localized;
  answer: Localized;
  /** ISO date and time. */
  answeredAt: string;
}

/** Questions to the hotline with their answers. */
export const questions: QuestionSeed[] = [
  {
    topic: "baking",
    question: {
      de: "Mein Hefeteig geht nicht auf. Kann ich ihn noch retten?",
      en: "My yeast dough is not rising. Can it be saved?",
    },
    answer: {
      de: "Meistens ja, denn meistens braucht er nur mehr Zeit. In einer Küche mit 19 °C braucht ein Teig gut doppelt so lange wie bei 26 °C. Stelle ihn in den Ofen, nur mit eingeschaltetem Licht, und warte noch eine Stunde. Tut sich dann nichts, ist die Hefe tot: Sie war zu alt oder die Milch wärmer als 45 °C. Löse in diesem Fall einen halben Würfel frische Hefe in 3 EL lauwarmem Wasser auf, knete sie mit 2 EL Mehl unter und lass den Teig neu gehen. Viel Butter und Zucker bremsen die Hefe übrigens auch, solche Teige brauchen einfach länger.",
      en: "Usually yes: most often it just needs more time. In a kitchen at 19 °C a dough needs a good twice as long as at 26 °C. Put it in the oven with only the light switched on and wait another hour. If nothing happens, the yeast is dead: either it was too old, or the milk was hotter than 45 °C. In that case dissolve 7 g of dried yeast in 3 tbsp of lukewarm water, knead it in with 2 tbsp of flour and let the dough rise again. Plenty of butter and sugar slow yeast down as well; rich doughs simply take longer.",
    },
    answeredAt: "2026-11-16T17:20:00+01:00",
  },
  {
    topic: "baking",
    question: {
      de: "Auf meinem Sauerteig steht eine graue Flüssigkeit. Ist er verdorben?",
      en: "There is a grey liquid on top of my sourdough starter. Has it gone off?",
    },
    answer: {
      de: "Nein, er muss gefüttert werden. Die Flüssigkeit ist Wasser mit etwas Alkohol und Säure; sie setzt sich ab, wenn die Hefen alles Mehl verbraucht haben. Gieße sie ab oder rühre sie unter, dann schmeckt der Teig etwas saurer. Danach fütterst du: 10 g Anstellgut, 50 g Mehl, 50 g Wasser, und nach 12 Stunden bei Zimmertemperatur noch einmal. Geht er zwischen zwei Fütterungen wieder auf das Doppelte, ist er gesund. Wegwerfen musst du ihn nur bei Schimmel, also bei Pelz oder bei rosa, orangen oder grünen Flecken, und dann ganz.",
      en: "No, it needs feeding. The liquid, known as hooch, is water with some alcohol and acid that separates once the yeasts have used up all the flour. Pour it off, or stir it in for a slightly sourer taste. Then feed: 10 g of starter, 50 g of flour, 50 g of water, and the same again after 12 hours at room temperature. If it doubles between two feeds, it is healthy. You need to throw it out only when there is mould, meaning fuzz or pink, orange or green patches, and then all of it has to go.",
    },
    answeredAt: "2026-10-29T09:05:00+01:00",
  },
  {
    topic: "baking",
    question: {
      de: "Warum fällt mein Kuchen in der Mitte zusammen?",
      en: "Why does my cake sink in the middle?",
    },
    answer: {
      de: "Weil die Mitte noch nicht fest war, als du die Tür geöffnet oder den Kuchen herausgenommen hast. In den ersten zwei Dritteln der Backzeit bleibt der Ofen zu. Danach Stäbchenprobe: Es darf trocken sein oder feuchte Krümel tragen, aber keinen Teig. Zweiter Verdacht ist zu viel Backpulver. Der Teig steigt dann schneller, als er fest wird, und stürzt ab; 1 gestrichener TL auf 150 g Mehl genügt. Drittens heizen viele Öfen ungenau. Ein Ofenthermometer kostet wenig und zeigt oft 15 °C Abweichung. Käsekuchen darf sich setzen, den kühlst du bei offener Tür im Ofen ab.",
      en: "Because the middle had not set when you opened the door or took the cake out. Keep the oven closed for the first two thirds of the baking time. After that, test with a skewer: it may come out dry or with moist crumbs, but not with batter. The second suspect is too much baking powder. The batter then rises faster than it sets, and collapses; 1 level tsp to 150 g of plain flour is enough. Third, many ovens are inaccurate. A thermometer costs little and often reveals a difference of 15 °C. A cheesecake is allowed to settle; cool it in the oven with the door ajar.",
    },
    answeredAt: "2026-09-13T15:40:00+02:00",
  },
  {
    topic: "baking",
    question: {
      de: "Mein Mürbeteig bröselt beim Ausrollen. Was mache ich falsch?",
      en: "My shortcrust cracks when I roll it out. What am I doing wrong?",
    },
    answer: {
      de: "Wahrscheinlich ist er zu kalt oder zu trocken. Direkt nach 2 Stunden Kühlschrank ist er hart wie Butter: Lass ihn 10 Minuten liegen und klopfe ihn erst mit dem Nudelholz flach. Reißt er dann immer noch, knete 1 EL kaltes Wasser ein, mehr nicht. Rolle ihn zwischen zwei Bögen Backpapier, dann braucht er kein zusätzliches Mehl, das ihn weiter austrocknet. Risse in der Form drückst du mit Teigresten zu, danach sind sie nicht mehr zu sehen. Wird der Teig dagegen weich und glänzt, ist die Butter zu warm: noch einmal 20 Minuten kühlen. Und knete so wenig wie möglich, sonst schrumpft er beim Backen.",
      en: "It is probably too cold or too dry. Straight after 2 hours in the fridge it is as hard as the butter in it: leave it for 10 minutes and tap it flat with the rolling pin first. If it still cracks, knead in 1 tbsp of cold water and no more. Roll it between two sheets of baking paper, so that it needs no extra flour to dry it out further. Patch tears in the tin with scraps; they will not show. If the dough turns soft and shiny instead, the butter is too warm: chill it for another 20 minutes. And handle it as little as you can, or it will shrink in the oven.",
    },
    answeredAt: "2026-03-21T11:15:00+01:00",
  },
  {
    topic: "meat-and-fish",
    question: {
      de: "Woran erkenne ich, dass Hähnchen durch ist?",
      en: "How do I know when chicken is cooked?",
    },
    answer: {
      de: "Sicher weißt du es mit einem Thermometer. Stich an der dicksten Stelle ein, ohne den Knochen zu berühren: Bei 74 °C ist Geflügel durch, Brust wie Schenkel. Die Brust nimmst du dann sofort vom Herd, sie wird mit jedem Grad trockener. Schenkel dürfen auf 80 bis 85 °C, erst dann wird das Bindegewebe weich. Ohne Thermometer: An der dicksten Stelle anschneiden, das Fleisch muss bis innen weiß und fest sein und der Saft klar. Nur auf den Saft verlassen solltest du dich nicht, und rosa Fleisch direkt am Knochen kommt bei jungen Tieren auch gar vor. Im Zweifel 5 Minuten länger.",
      en: "A thermometer is the only way to be sure. Push it into the thickest part without touching the bone: at 74 °C poultry is cooked, breast and leg alike. Take breast off the heat at once, because every further degree dries it out. Thighs may go to 80 or 85 °C, which is when the connective tissue softens. Without a thermometer, cut into the thickest part: the meat should be white and firm all the way in and the juices clear. Do not rely on the juices alone, and note that young birds can stay pink next to the bone even when cooked. If in doubt, give it 5 minutes more.",
    },
    answeredAt: "2026-11-09T18:30:00+01:00",
  },
  {
    topic: "meat-and-fish",
    question: {
      de: "Mein Fisch klebt immer an der Pfanne fest. Was hilft?",
      en: "My fish always sticks to the pan. What helps?",
    },
    answer: {
      de: "Trocknen, heizen, warten. Tupfe das Filet gründlich ab, besonders die Haut, denn Wasser kühlt die Pfanne und lässt den Fisch kleben. Erhitze die Pfanne erst leer, dann mit 1 EL Öl, bis es leichte Schlieren zieht, und lege den Fisch mit der Haut nach unten ein. Drücke ihn 10 Sekunden mit dem Pfannenwender an, damit sich die Haut nicht wölbt. Dann fasse ihn 5 bis 6 Minuten nicht an. Sobald sich eine Kruste gebildet hat, löst er sich; hängt er noch, warte eine Minute länger. Zarter Fisch wie Scholle wird vorher dünn in Mehl gewendet.",
      en: "Dry it, heat the pan, wait. Pat the fillet thoroughly, the skin above all, because water cools the pan and makes the fish stick. Heat the pan empty first, then with 1 tbsp of oil until it shimmers, and lay the fish in skin side down. Press it with a spatula for 10 seconds so the skin cannot buckle. Then do not touch it for 5 to 6 minutes. Once a crust has formed, the fish comes away; if it still sticks, wait another minute. Delicate fish such as plaice should first be dusted lightly with flour.",
    },
    answeredAt: "2026-06-18T19:10:00+02:00",
  },
  {
    topic: "meat-and-fish",
    question: {
      de: "Wie taue ich Fleisch richtig auf, und darf ich es danach wieder einfrieren?",
      en: "What is the right way to thaw meat, and may I freeze it again?",
    },
    answer: {
      de: "Am besten im Kühlschrank, auf einem Rost oder Teller mit Rand, damit es nicht im Tauwasser liegt. Ein Steak braucht 12 Stunden, ein ganzes Huhn 24 bis 30. Schnell geht es luftdicht verpackt in kaltem Wasser, das du alle 30 Minuten wechselst: etwa 1 Stunde pro 500 g, danach sofort garen. Auf der Arbeitsplatte wird die Oberfläche warm, während der Kern noch gefroren ist, und Bakterien vermehren sich dort. Roh wieder einfrieren geht nur, wenn das Fleisch im Kühlschrank aufgetaut und durchgehend kalt geblieben ist; es wird dabei trockener. Besser: erst garen, dann einfrieren. Schütte das Tauwasser weg und wasche dir die Hände.",
      en: "In the fridge, on a rack or a rimmed plate, so that it does not sit in its own liquid. A steak takes 12 hours, a whole chicken 24 to 30. For speed, put it in an airtight bag in cold water and change the water every 30 minutes: about 1 hour per 500 g, then cook at once. On the worktop the surface warms up while the middle is still frozen, and bacteria multiply there. Refreezing it raw is only safe if it thawed in the fridge and stayed cold throughout, and it will be drier for it. Better to cook it first and freeze the dish. Pour the liquid away and wash your hands.",
    },
    answeredAt: "2026-02-07T10:50:00+01:00",
  },
  {
    topic: "vegetables",
    question: {
      de: "Warum wird mein Ofengemüse matschig statt knusprig?",
      en: "Why do my roast vegetables turn out soggy instead of crisp?",
    },
    answer: {
      de: "Weil es dämpft. Liegen die Stücke dicht an dicht, kann das Wasser nicht weg, und unter 200 °C bräunt ohnehin wenig. Also: 220 °C (Umluft 200 °C), höchstens 800 g auf ein Blech, Abstand zwischen den Stücken, lieber zwei Bleche. Heize ein leeres Blech mit vor, dann zischt es beim Auflegen. Trockne das Gemüse ab und nimm 2 EL Öl, nicht sechs. Gleich große Stücke garen gleich schnell; Wurzeln brauchen 30 bis 35 Minuten, Zucchini und Paprika 20, also kommen sie später dazu. Gewendet wird nur einmal. Kräuter und Zitrone ganz zum Schluss.",
      en: "Because they are steaming. When pieces lie shoulder to shoulder the water cannot escape, and below 200 °C little browns anyway. So: 220 °C (fan 200 °C), no more than 800 g to a tray, gaps between the pieces, and rather two trays than one. Heat the empty tray in the oven so that everything sizzles as it lands. Dry the vegetables and use 2 tbsp of oil, not six. Pieces of one size cook at one speed; roots need 30 to 35 minutes, courgettes and peppers 20, so they join later. Turn them just once. Herbs and lemon right at the end.",
    },
    answeredAt: "2026-10-04T12:00:00+02:00",
  },
  {
    topic: "vegetables",
    question: {
      de: "Kann ich keimende oder grüne Kartoffeln noch essen?",
      en: "Can I still eat potatoes that are sprouting or green?",
    },
    answer: {
      de: "Kommt darauf an, wie weit es gediehen ist. Keime bis 1 cm brichst du ab und schneidest die Ansätze großzügig heraus, ebenso kleine grüne Stellen; dann schälen und kochen. Das Kochwasser gießt du weg. Sind die Keime länger, ist die Knolle weich und runzlig oder großflächig grün, gehört sie in den Müll. Schuld ist Solanin, das sich bei Licht und beim Keimen bildet, Hitze übersteht und Bauchschmerzen macht. Bitter schmeckende Kartoffeln isst du nicht auf, und für Kinder nimmst du von vornherein einwandfreie. Dunkel, kühl bei 4–8 °C und ohne Zwiebeln daneben gelagert, keimen sie viel später.",
      en: "It depends how far things have gone. Snap off sprouts of up to 1 cm and cut their eyes out generously, along with any small green patches; then peel and boil them, and pour the water away. If the sprouts are longer, or the potato is soft, wrinkled or green over large areas, bin it. The culprit is solanine, which forms in light and during sprouting, survives heat and upsets stomachs. Do not finish a potato that tastes bitter, and for children use flawless ones to begin with. Stored in the dark at 4–8 °C with no onions nearby, they sprout much later.",
    },
    answeredAt: "2026-04-11T08:45:00+02:00",
  },
  {
    topic: "vegetables",
    question: {
      de: "Darf man Pilze und Spinat wirklich nicht aufwärmen?",
      en: "Is it true that mushrooms and spinach must not be reheated?",
    },
    answer: {
      de: "Doch, einmal und richtig gekühlt. Die Regel stammt aus Zeiten ohne Kühlschrank. Bei Pilzen zersetzt sich das Eiweiß schnell, bei Spinat machen Bakterien aus Nitrat mit der Zeit Nitrit. Beides passiert vor allem, wenn der Topf stundenlang lauwarm auf dem Herd steht. Stelle Reste also innerhalb von 2 Stunden in den Kühlschrank, flach in einer Dose, damit sie schnell abkühlen, iss sie innerhalb von 1 bis 2 Tagen und erhitze sie auf mindestens 70 °C, bis es dampft. Nur für Babys und Kleinkinder gilt die alte Regel weiter: Spinat bitte immer frisch zubereiten.",
      en: "They may be, once, and if they were properly chilled. The rule dates from before refrigerators. The protein in mushrooms breaks down quickly, and in spinach bacteria gradually turn nitrate into nitrite. Both happen mainly when the pan stands around lukewarm for hours. So put leftovers in the fridge within 2 hours, spread flat in a box so they cool fast, eat them within 1 to 2 days, and reheat them to at least 70 °C, until they steam. Only for babies and toddlers does the old rule still hold: always cook their spinach fresh.",
    },
    answeredAt: "2025-12-02T16:25:00+01:00",
  },
  {
    topic: "basics",
    question: {
      de: "Meine Mayonnaise (oder Hollandaise) ist geronnen. Was nun?",
      en: "My mayonnaise (or hollandaise) has split. What now?",
    },
    answer: {
      de: "Nicht wegschütten, sondern neu anfangen, mit der geronnenen Sauce als Zutat. Bei Mayonnaise gibst du 1 frisches Eigelb mit 1 TL Senf in eine saubere Schüssel und schlägst die geronnene Masse erst tropfenweise, dann in dünnem Strahl unter. Bei Hollandaise ist meist Hitze schuld: Topf vom Herd, 1 EL kaltes Wasser in eine warme Schüssel und die Sauce löffelweise einschlagen. Hilft das nicht, auch hier ein neues Eigelb mit 1 EL Wasser, über dem Wasserbad schaumig gerührt. Über 65 °C gerinnt das Eigelb endgültig. Iss beide Saucen am selben Tag. Sie enthalten rohes Ei und sind nichts für Schwangere, kleine Kinder, alte und kranke Menschen.",
      en: "Do not pour it away; start again with the split sauce as an ingredient. For mayonnaise, put 1 fresh yolk and 1 tsp of mustard into a clean bowl and whisk in the split mixture, first drop by drop, then in a thin stream. With hollandaise the culprit is usually heat: take it off the stove, put 1 tbsp of cold water into a warm bowl and whisk the sauce in by the spoonful. If that fails, take a new yolk here too, whisked with 1 tbsp of water over a bain-marie. Above 65 °C the yolk sets for good. Eat both sauces the same day. They contain raw egg and are not suitable for pregnant women, small children, or people who are old or ill.",
    },
    answeredAt: "2026-05-03T12:35:00+02:00",
  },
  {
    topic: "basics",
    question: {
      de: "Meine Suppe ist versalzen. Hilft die Kartoffel wirklich?",
      en: "My soup is too salty. Does the potato trick work?",
    },
    answer: {
      de: "Kaum. Die Kartoffel saugt Salzwasser auf, aber Wasser und Salz im selben Verhältnis; salzig bleibt der Rest. Was hilft, ist Verdünnen: mit Wasser, ungesalzener Brühe, passierten Tomaten oder Kokosmilch, je nachdem, was zur Suppe passt. Bei Eintöpfen gibst du mehr von dem hinein, was noch nicht gesalzen ist, Kartoffeln, Linsen, Nudeln, und das bleibt dann auch drin. Fett und Säure lassen Salz milder wirken: ein Löffel Sahne, ein Spritzer Zitrone, eine Prise Zucker. Ist es gar nicht zu retten, friere die Hälfte ein und verlängere sie beim nächsten Mal. Salze künftig in kleinen Portionen und erst am Ende fertig, denn beim Einkochen wird es immer salziger.",
      en: "Hardly. The potato soaks up salty water, but water and salt in the same proportion, so the rest stays as salty as before. What works is dilution: with water, unsalted stock, passata or coconut milk, whichever suits the soup. In a stew, add more of something unsalted, potatoes, lentils or pasta, and leave it in. Fat and acid make salt seem milder: a spoonful of cream, a splash of lemon, a pinch of sugar. If it is beyond saving, freeze half and stretch it next time. In future, salt a little at every stage and finish at the end, because reducing makes things saltier.",
    },
    answeredAt: "2026-01-19T19:55:00+01:00",
  },
  {
    topic: "basics",
    question: {
      de: "Wie oft muss ich mein Messer schärfen, und reicht der Wetzstahl?",
      en: "How often should I sharpen my knife, and is a steel enough?",
    },
    answer: {
      de: "Der Wetzstahl schärft nicht, er richtet. Die feine Schneide legt sich beim Arbeiten um, und 4 bis 5 leichte Züge pro Seite im Winkel von 15 bis 20 Grad stellen sie wieder auf. Das darf jede Woche sein. Schärfen heißt Material abtragen, bei normalem Gebrauch zwei- bis dreimal im Jahr: auf einem nassen Stein mit 1000er Körnung, dann 3000er oder höher, bis sich über die ganze Länge ein feiner Grat zeigt, den du zuletzt abziehst. Der Test ist eine reife Tomate: Gleitet das Messer ohne Druck durch die Haut, bist du fertig. Durchzugschärfer gehen schnell und nehmen viel Stahl mit. Und nie in die Spülmaschine.",
      en: "A steel does not sharpen, it straightens. The fine edge folds over as you work, and 4 or 5 light strokes per side at 15 to 20 degrees stand it up again. Once a week is fine. Sharpening means taking metal off, two or three times a year in normal use: on a wet stone of 1000 grit, then 3000 or finer, until you feel a fine burr along the whole length, which you take off last. The test is a ripe tomato: if the knife slides through the skin without pressure, you are done. Pull-through sharpeners are quick and eat a lot of steel. And never the dishwasher.",
    },
    answeredAt: "2026-08-22T14:05:00+02:00",
  },
  {
    topic: "storage",
    question: {
      de: "Wie lange halten gekochter Reis und gekochte Bohnen im Kühlschrank?",
      en: "How long do cooked rice and cooked beans keep in the fridge?",
    },
    answer: {
      de: "Reis 24 Stunden, Bohnen und Linsen 3 bis 4 Tage. Reis ist der heiklere: Sporen von Bacillus cereus überleben das Kochen und bilden in lauwarmem Reis ein Gift, das auch Braten nicht zerstört. Kühle ihn deshalb innerhalb von 1 Stunde herunter, flach auf einem Blech, und dann unter 5 °C. Erhitze ihn nur einmal und durchgehend, bis es dampft. Bohnen bleiben in ihrem Kochwasser am saftigsten und lassen sich darin 6 Monate einfrieren. Dosenreste füllst du immer um. Riecht etwas sauer, schleimt oder schäumt es, weg damit, ohne zu probieren.",
      en: "Rice 24 hours, beans and lentils 3 to 4 days. Rice is the delicate one: spores of Bacillus cereus survive cooking and, in lukewarm rice, produce a toxin that not even frying destroys. So cool it within 1 hour, spread flat on a tray, and then keep it below 5 °C. Reheat it only once and all the way through, until it steams. Beans stay juiciest in their cooking liquid and can be frozen in it for 6 months. Always move leftovers out of an opened tin. If anything smells sour, turns slimy or foams, throw it out without tasting.",
    },
    answeredAt: "2026-11-18T11:30:00+01:00",
  },
  {
    topic: "storage",
    question: {
      de: "Welche Kräuter kann ich einfrieren, und wie?",
      en: "Which herbs can I freeze, and how?",
    },
    answer: {
      de: `Weiche Kräuter fast alle: Petersilie, Schnittlauch, Dill, Koriander, Estragon. Wasche sie, trockne sie sehr gut, hacke sie, fülle sie flach in Beutel und friere sie bei –18 °C ein; dann brichst du ab, was du brauchst, und gibst es gefroren in den Topf. ${foodFacts.frozenBasil.de} Auf 100 g kommen 5 EL Öl; ${foodFacts.frozenHerbs.de} hält beides sein Aroma. Rosmarin, Thymian und Salbei frierst du am Zweig ein oder trocknest sie, dabei bleibt mehr Aroma. Aufgetaut ist jedes Kraut weich, also gut für Suppen und Saucen, aber nicht für Salat.`,
      en: `Nearly all the soft ones: parsley, chives, dill, coriander, tarragon. Wash them, dry them very well, chop them, spread them flat in bags and freeze at –18 °C; then break off what you need and add it to the pan frozen. ${foodFacts.frozenBasil.en} Use 5 tbsp of oil to 100 g; both keep their flavour for ${foodFacts.frozenHerbs.en}. Rosemary, thyme and sage can be frozen on the stalk or dried, which keeps more of their flavour. Thawed, any herb is limp, so fine for soups and sauces and no use in a salad.`,
    },
    answeredAt: "2026-09-26T10:20:00+02:00",
  },
];
