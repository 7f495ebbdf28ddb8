import { foodFacts } from "../content/food-facts.ts";
import type { StorySeed } from "../seed-types.ts";

export const story: StorySeed = {
  key: "story-eggs",
  storyType: "article",
  picture: "story-eggs",
  alt: {
    de: "Braune, weiße und bläuliche Eier in einer Schale und im Karton, daneben ein aufgeschlagenes Ei und ein Schneebesen",
    en: "Brown, white and bluish eggs in a bowl and an egg box, with a cracked egg and a whisk beside them",
  },
  slug: { de: "eier-von-der-farbe-bis-zum-code", en: "eggs-from-colour-to-code" },
  title: { de: "Eier: von der Farbe bis zum Code", en: "Eggs: from colour to code" },
  summary: {
    de: "Was die Zahl auf der Schale verrät, warum braune Eier nicht gesünder sind, wie man das Legedatum ausrechnet und wann ein altes Ei das bessere ist.",
    en: "What the number on the shell tells you, why brown eggs are no healthier, how to work out the laying date, and when an old egg is the better one.",
  },
  author: "team",
  publishedAt: "2026-03-28T08:00:00Z",
  category: "egg",
  moreCategories: ["breakfast", "easter", "german"],
  tags: ["kitchen-knowledge", "spring"],
  likedBy: ["loeffelweise", "sonntagstisch", "ofenwarm", "lindeundlaib"],
  body: {
    de: [
      {
        type: "text",
        text: "Kaum ein Lebensmittel ist so genau beschriftet wie das Ei. Auf jeder Schale, die in der EU im Laden liegt, steht, wie das Huhn gelebt hat und in welchem Stall. Man muss es nur lesen können. Und während wir schon dabei sind, räumen wir mit der Sache mit den braunen Eiern auf.",
      },
      { type: "headline", level: 2, text: "Der Code" },
      {
        type: "text",
        text: "Ein Stempel wie **1-DE-1234567** hat drei Teile. Die erste Ziffer ist die Haltung, die Buchstaben sind das Land, der Rest ist der Betrieb. Bei deutschen Eiern stehen die ersten zwei Stellen der langen Nummer für das Bundesland, etwa 03 für Niedersachsen, 09 für Bayern oder 12 für Brandenburg, die letzte für den Stall.",
      },
      {
        type: "content_meta_carousel",
        title: "Die erste Ziffer",
        entries: [
          {
            title: "0: Bio",
            text: "Höchstens 6 Hennen je m² Stall, mindestens 4 m² Auslauf pro Huhn, Futter aus ökologischem Anbau.",
          },
          {
            title: "1: Freiland",
            text: "Bis zu 9 Hennen je m² nutzbarer Stallfläche, dazu tagsüber mindestens 4 m² Auslauf pro Huhn.",
          },
          {
            title: "2: Boden",
            text: "Bis zu 9 Hennen je m², Sitzstangen, Nester und Einstreu, aber kein Auslauf ins Freie.",
          },
          {
            title: "3: Käfig",
            text: "Ausgestaltete Käfige mit mindestens 750 cm² pro Huhn. In Deutschland läuft auch die letzte Form davon aus, im Ausland gibt es sie noch.",
          },
        ],
      },
      {
        type: "text",
        text: "Kekse, Nudeln und gefärbte Eier müssen die Haltung nicht angeben. Wenn sie dir wichtig ist, schaue dort nach einem freiwilligen Hinweis, und wenn keiner da ist, hat das meistens einen Grund.",
      },
      { type: "headline", level: 2, text: "Braun, weiß, grün" },
      {
        type: "text",
        text: "Die Farbe der Schale bestimmt die Rasse, nicht das Futter und nicht die Haltung. Als Faustregel gilt: Hennen mit weißen Ohrscheiben legen weiße Eier, solche mit roten legen braune. Ausnahmen gibt es genug, und Araucana legen türkis. Innen ist kein Unterschied. Die Farbe des **Dotters** kommt dagegen vom Futter: Mais, Gras, Paprika und Tagetesblüten machen ihn orange. Über den Geschmack sagt das wenig, über die Erwartung der Kundschaft viel.",
      },
      { type: "headline", level: 2, text: "Wie alt ist es?" },
      {
        type: "text",
        text: "Das Mindesthaltbarkeitsdatum liegt höchstens 28 Tage nach dem Legen. Ziehe also 28 Tage ab, und du weißt meist den Legetag. Frische Eier schützt eine feine Haut auf der Schale, deshalb werden sie in der EU nicht gewaschen und müssen anfangs nicht gekühlt werden. Zu Hause ist der Kühlschrank trotzdem der beste Platz, spätestens ab dem 18. Tag: nicht in der Tür, sondern im Karton, Spitze nach unten. Nach Ablauf des Datums nur noch durcherhitzen.",
      },
      {
        type: "list",
        ordered: false,
        items: [
          `**Wassertest:** Ein frisches Ei liegt flach am Boden. Nach einer Woche hebt sich das runde Ende, nach ${foodFacts.standingEgg.de} steht es.`,
          `**Alt:** ${foodFacts.floatingEgg.de}`,
          "**Aufgeschlagen** steht ein frischer Dotter hoch, und das Eiweiß hat einen festen Ring. Beim alten läuft alles auseinander.",
        ],
      },
      { type: "headline", level: 2, text: "Frisch oder alt: kommt darauf an" },
      {
        type: "proscons",
        prosTitle: "Möglichst frisch",
        pros: [
          "für pochierte Eier, das Weiß hält zusammen",
          "für Spiegeleier, die in Form bleiben",
          "für alles, was roh oder halbroh bleibt",
        ],
        consTitle: "Lieber eine Woche alt",
        cons: ["für hart gekochte Eier, sie lassen sich schälen", "für Kuchen und Rührei, dort ist es egal"],
      },
      {
        type: "text",
        text: "Dass sich alte Eier besser pellen, liegt an der Kohlensäure, die durch die Schale entweicht. Das Eiweiß wird basischer und haftet weniger an der Haut. Abschrecken hilft gegen Nachgaren, gegen schlechtes Pellen kaum.",
      },
      { type: "headline", level: 2, text: "Kochen nach der Uhr" },
      {
        type: "text",
        text: "Ei der Größe M, kühlschrankkalt, ins kochende Wasser: nach 6 Minuten ist das Weiß fest und der Dotter flüssig, nach 8 Minuten wachsweich, nach 10 Minuten hart. Bei Größe L rechnest du eine Minute dazu. Ein grüner Rand um den Dotter ist harmlos und heißt nur, dass es zu lange war. Zur Größe: M wiegt 53–63 g, L 63–73 g. Backrezepte rechnen bei uns mit M.",
      },
      {
        type: "quote",
        text: "Eiweiß beginnt bei gut 60 °C zu stocken, der Dotter erst einige Grad später. Deshalb gelingt ein weiches Ei nach der Uhr.",
        author: "Team Tischlein",
      },
      { type: "recipes", recipes: ["avocado-toast", "shakshuka", "spanish-tortilla", "quiche-lorraine"] },
      { type: "headline", level: 2, text: "Zur Sicherheit" },
      {
        type: "text",
        text: `Salmonellen sind selten, aber sie sitzen eher auf der Schale als im Ei. Schlage Eier deshalb nicht am Rand der Schüssel auf, in die sie sollen, und wasche dir danach die Hände. Für Schwangere, kleine Kinder, ältere Menschen und bei schwachem Immunsystem: Weiß *und* Dotter fest werden lassen. Wie ein Dessert ohne rohes Ei auskommt, zeigt unser [Tiramisu](recipe:tiramisu). Übrig gebliebenes Eiweiß hält sich im Kühlschrank ${foodFacts.eggWhites.de} und im Gefrierfach Monate, also lange genug bis zu den [Zimtsternen](recipe:star-cookies).`,
      },
    ],
    en: [
      {
        type: "text",
        text: "Hardly any food is labelled as precisely as an egg. Every shell on sale in the EU says how the hen lived and in which barn. You just have to be able to read it. And while we are at it, we will settle the matter of brown eggs.",
      },
      { type: "headline", level: 2, text: "The code" },
      {
        type: "text",
        text: "A stamp such as **1-DE-1234567** has three parts. The first digit is the type of farming, the letters are the country, and the rest is the farm. On German eggs the first two places of the long number stand for the federal state, for instance 03 for Lower Saxony, 09 for Bavaria or 12 for Brandenburg, and the last one for the henhouse.",
      },
      {
        type: "content_meta_carousel",
        title: "The first digit",
        entries: [
          {
            title: "0: organic",
            text: "At most 6 hens per m² indoors, at least 4 m² outdoors for each hen, feed from organic farming.",
          },
          {
            title: "1: free range",
            text: "Up to 9 hens per m² of usable floor, plus at least 4 m² outdoors for each hen during the day.",
          },
          {
            title: "2: barn",
            text: "Up to 9 hens per m², with perches, nests and litter, but no access to the open air.",
          },
          {
            title: "3: cage",
            text: "Enriched cages with at least 750 cm² per hen. Germany is phasing out even the last form of them; elsewhere they still exist.",
          },
        ],
      },
      {
        type: "text",
        text: "Biscuits, pasta and dyed eggs need not declare how the hens were kept. If you care, look for a voluntary note on the packet, and if there is none there is usually a reason.",
      },
      { type: "headline", level: 2, text: "Brown, white, green" },
      {
        type: "text",
        text: "Shell colour is decided by the breed, not by feed or farming. As a rule of thumb, hens with white ear lobes lay white eggs and hens with red ones lay brown. There are plenty of exceptions, and Araucanas lay turquoise. Inside there is no difference. The colour of the **yolk**, on the other hand, does come from feed: maize, grass, paprika and marigold petals turn it orange. That says little about flavour and a lot about what customers expect.",
      },
      { type: "headline", level: 2, text: "How old is it?" },
      {
        type: "text",
        text: "The best-before date is at most 28 days after laying. Take away 28 days and you usually have the day it was laid. Fresh eggs are protected by a fine film on the shell, which is why they are not washed in the EU and need no chilling at first. At home the fridge is still the best place, from day 18 at the latest: in the box rather than in the door, pointed end down. Once past the date, eggs should only be eaten cooked through.",
      },
      {
        type: "list",
        ordered: false,
        items: [
          `**Water test:** A fresh egg lies flat on the bottom. After a week the rounded end lifts; after ${foodFacts.standingEgg.en} it stands upright.`,
          `**Too old:** ${foodFacts.floatingEgg.en}`,
          "**Once cracked**, a fresh yolk stands tall and the white has a firm ring. In an old egg everything runs.",
        ],
      },
      { type: "headline", level: 2, text: "Fresh or old: it depends" },
      {
        type: "proscons",
        prosTitle: "As fresh as possible",
        pros: [
          "for poaching, because the white holds together",
          "for fried eggs that keep their shape",
          "for anything that stays raw or half raw",
        ],
        consTitle: "Better a week old",
        cons: ["for hard-boiled eggs, because they will peel", "for cakes and scrambled eggs, where it makes no odds"],
      },
      {
        type: "text",
        text: "Old eggs peel better because carbon dioxide escapes through the shell. The white grows more alkaline and clings less to the membrane. A cold bath stops the cooking; for stubborn shells it does very little.",
      },
      { type: "headline", level: 2, text: "Boiling by the clock" },
      {
        type: "text",
        text: "A medium egg, fridge-cold, into boiling water: after 6 minutes the white is set and the yolk runny, after 8 minutes it is soft and waxy, after 10 minutes hard. For a large one add a minute. A green rim around the yolk is harmless and only means it took too long. As for size: in the EU M weighs 53–63 g and L 63–73 g. Our baking recipes assume M.",
      },
      {
        type: "quote",
        text: "Egg white begins to set at just over 60 °C, the yolk a few degrees later. That is why a soft egg works by the clock.",
        author: "Team Tischlein",
      },
      { type: "recipes", recipes: ["avocado-toast", "shakshuka", "spanish-tortilla", "quiche-lorraine"] },
      { type: "headline", level: 2, text: "To be on the safe side" },
      {
        type: "text",
        text: `Salmonella is rare, and more likely to sit on the shell than in the egg. So do not crack eggs on the rim of the bowl they are meant for, and wash your hands afterwards. For pregnant women, small children, older people and anyone with a weakened immune system, let white *and* yolk set firm. Our [tiramisu](recipe:tiramisu) shows how a dessert manages without raw egg. Left-over whites keep for ${foodFacts.eggWhites.en} in the fridge and for months in the freezer, which is long enough to reach the [cinnamon stars](recipe:star-cookies).`,
      },
    ],
  },
};
