import type { Localized } from "#lib/i18n/locales.ts";
import type { TagKey } from "./tags.ts";

const say = (de: string, en: string): Localized => ({ de, en });

/** Introduction of the page of a tag. Hidden tags have no page. */
export const tagSummaries: Partial<Record<TagKey, Localized>> = {
  vegan: say(
    "Ohne tierische Zutaten, also ohne Milch, Ei und Honig.",
    "Without animal ingredients, so no milk, eggs or honey.",
  ),
  vegetarian: say(
    "Kein Fleisch, kein Fisch, kein Parmesan. Achte bei Käse auf mikrobielles Lab.",
    "No meat, no fish, no Parmesan. Look for cheese made with microbial rennet.",
  ),
  "low-carb": say(
    "Wenig Kohlenhydrate, ohne Nudeln, Reis und Brot.",
    "Few carbohydrates, without pasta, rice or bread.",
  ),
  "gluten-free": say(
    "Ohne Weizen, Roggen, Gerste und Dinkel. Bei Brühe und Sojasauce lies bitte trotzdem das Etikett.",
    "No wheat, rye, barley or spelt. Do read the label on stock and soy sauce all the same.",
  ),
  "lactose-free": say(
    "Ohne Milchzucker: ganz ohne Milch oder so, dass die Milch nichts anrichtet.",
    "No milk sugar: either no dairy at all, or none that does any harm.",
  ),
  "beverages-and-smoothies": say(
    "Was ins Glas gehört: gepresst, püriert, aufgebrüht oder geschüttelt.",
    "What belongs in a glass: pressed, blended, brewed or shaken.",
  ),
  "alcohol-free": say("Ohne Alkohol, auch nicht in der Sauce.", "Without alcohol, not even in the sauce."),
  healthy: say(
    "Viel Gemüse, Obst, Hülsenfrüchte und Vollkorn, wenig Zucker und Fett.",
    "Plenty of vegetables, fruit, pulses and whole grains, little sugar and fat.",
  ),
  "for-children": say(
    "Mild gewürzt; Erwachsene können am Tisch nachwürzen.",
    "Mildly seasoned; adults can add more at the table.",
  ),
  "one-pot": say("Alles gart in einem einzigen Topf oder einer Pfanne.", "Everything cooks in a single pot or pan."),
  "sheet-pan": say("Alles auf einem Blech im Ofen gegart.", "Everything cooked on one tray in the oven."),
  baking: say(
    "Teig, Hefe und Geduld. Gewogen wird in Gramm, damit es beim zweiten Mal wieder so wird.",
    "Dough, yeast and patience. Weighed in grams, so that it turns out the same next time.",
  ),
  roasting: say(
    "Starke Hitze, braune Ränder: Beim Rösten bekommt Gemüse seinen Geschmack.",
    "High heat, brown edges: roasting is where vegetables find their flavour.",
  ),
  braising: say(
    "Erst scharf anbraten, dann lange in Ruhe lassen.",
    "Brown it hard first, then leave it well alone for a long time.",
  ),
  fermenting: say(
    "Hefen und Milchsäurebakterien arbeiten, du wartest.",
    "Yeasts and lactic bacteria do the work while you wait.",
  ),
  "no-cook": say("Ohne Herd und Ofen zubereitet.", "Made without hob or oven."),
  "make-ahead": say(
    "Am Abend vorher gemacht, am nächsten Tag besser oder wenigstens genauso gut.",
    "Made the evening before; better the next day, or at least no worse.",
  ),
  "budget-friendly": say("Aus dem, was wenig kostet und satt macht.", "Made from what costs little and fills you up."),
  "comfort-food": say("Warme, sättigende Gerichte für kalte Tage.", "Warm, filling dishes for cold days."),
  spicy: say(
    "Mit Chili, Pfeffer oder Ingwer. Wie viel davon, entscheidest du.",
    "With chilli, pepper or ginger. How much of it is up to you.",
  ),
  creamy: say(
    "Gebunden mit Sahne, Käse, Nüssen oder der eigenen Stärke.",
    "Thickened with cream, cheese, nuts or its own starch.",
  ),
  sweet: say("Für nach dem Essen, zum Kaffee oder einfach so.", "For after dinner, with coffee, or for no reason."),
  savoury: say(
    "Für alle, die lieber Salz nachnehmen als Zucker.",
    "For those who reach for the salt before the sugar.",
  ),
  spring: say(
    "Spargel, Radieschen, Bärlauch: das erste Grün nach langem Wurzelgemüse.",
    "Asparagus, radishes, wild garlic: the first green after a long stretch of roots.",
  ),
  summer: say(
    "Tomaten, Beeren, Zucchini, und möglichst wenig Zeit am heißen Herd.",
    "Tomatoes, berries, courgettes, and as little time at a hot stove as possible.",
  ),
  autumn: say(
    "Kürbis, Pilze, Äpfel: Der Ofen darf wieder an.",
    "Pumpkin, mushrooms, apples: the oven may go on again.",
  ),
  winter: say(
    "Kohl, Wurzeln, Zitrusfrüchte und alles, was lange auf kleiner Flamme steht.",
    "Cabbage, roots, citrus and whatever sits on a low flame for hours.",
  ),
  "no-waste": say(
    "Für das Brot von gestern, den halben Kohl und das, was sonst übrig bliebe.",
    "For yesterday’s bread, half a cabbage and whatever would be left over.",
  ),
  technique: say(
    "Handgriffe, die man einmal verstanden haben muss, und danach immer kann.",
    "Moves you need to understand once and can do ever after.",
  ),
  "kitchen-knowledge": say(
    "Was Zutaten können, woran man gute erkennt und wie sie gut bleiben.",
    "What ingredients can do, how to tell good ones and how to keep them that way.",
  ),
};
