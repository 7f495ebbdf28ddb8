import type { Localized } from "#lib/i18n/locales.ts";
import type { TagKey } from "./tags.ts";

const say = (de: string, en: string): Localized => ({ de, en });

/** Introduction of the page of a tag. Hidden tags have no page. */
export const tagSummaries: Partial<Record<TagKey, Localized>> = {
  vegan: say(
    "Ohne alles vom Tier, und ohne dass jemand fragt, was fehlt.",
    "Nothing from animals, and nobody asking what is missing.",
  ),
  vegetarian: say(
    "Kein Fleisch, kein Fisch. Käse, Eier und Honig dürfen bleiben.",
    "No meat, no fish. Cheese, eggs and honey may stay.",
  ),
  "low-carb": say(
    "Wenig Kohlenhydrate: Nudeln, Reis und Brot haben hier Pause.",
    "Few carbohydrates: pasta, rice and bread are having a rest.",
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
  "alcohol-free": say(
    "Für alle am Tisch, auch für die, die noch fahren.",
    "For everybody at the table, including whoever is driving.",
  ),
  healthy: say(
    "Gemüse, Obst, Hülsenfrüchte, Vollkorn, und wenig von dem, was danach müde macht.",
    "Vegetables, fruit, pulses, whole grains, and little of what makes you want a nap.",
  ),
  "for-children": say(
    "Mild gewürzt und ohne Mutproben. Erwachsene dürfen nachschärfen.",
    "Mildly seasoned, no dares involved. Grown-ups may add chilli at the table.",
  ),
  "one-pot": say(
    "Alles gart in einem Topf. Den Abwasch merkt man kaum.",
    "Everything cooks in one pot. The washing-up hardly counts.",
  ),
  "sheet-pan": say(
    "Aufs Blech, in den Ofen, Füße hoch: Das meiste erledigt die Hitze.",
    "On the tray, into the oven, feet up: the heat does most of the work.",
  ),
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
  "no-cook": say(
    "Der Herd bleibt aus. Messer, Schüssel, fertig.",
    "The hob stays off. A knife, a bowl, and that is that.",
  ),
  "make-ahead": say(
    "Am Abend vorher gemacht, am nächsten Tag besser oder wenigstens genauso gut.",
    "Made the evening before; better the next day, or at least no worse.",
  ),
  "budget-friendly": say("Aus dem, was wenig kostet und satt macht.", "Made from what costs little and fills you up."),
  "comfort-food": say(
    "Für Tage, an denen es schon beim Umrühren besser wird.",
    "For days that start getting better as soon as you stir.",
  ),
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
