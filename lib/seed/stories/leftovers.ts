import { foodFacts } from "../content/food-facts.ts";
import type { StorySeed } from "../seed-types.ts";

export const story: StorySeed = {
  key: "leftovers",
  storyType: "article",
  picture: "spanish-tortilla",
  alt: {
    de: "Angeschnittene Tortilla aus Kartoffeln und Ei auf einem Holzbrett, daneben Oliven und ein Schälchen Aioli",
    en: "Potato and egg tortilla on a wooden board with a wedge cut out, olives and a small bowl of aioli beside it",
  },
  slug: { de: "reste-am-sonntag", en: "sunday-leftovers" },
  title: { de: "Reste am Sonntag", en: "Sunday leftovers" },
  summary: {
    de: "Sonntags wird nicht eingekauft, sondern aufgemacht: fünf Formeln für alles, was im Kühlschrank steht, und wie lange es dort stehen darf.",
    en: "On Sundays we do not shop, we open the fridge: five formulas for whatever is in there, and how long it may have been.",
  },
  author: "sonntagstisch",
  publishedAt: "2026-06-21T09:30:00Z",
  category: "easy",
  moreCategories: ["lunch", "egg", "potato", "rice", "soups-and-stews"],
  tags: ["no-waste", "budget-friendly", "one-pot", "comfort-food"],
  likedBy: ["kuechenkraut", "loeffelweise", "team", "gemuesefach", "lindeundlaib"],
  body: {
    de: [
      {
        type: "text",
        text: "Am Sonntag sind die Läden zu, und das ist gut so. Es zwingt einen, nachzusehen: vier gekochte Kartoffeln, ein halber Becher Schmand, drei Scheiben altes Brot und ein Rest Ratatouille, für eine Person zu wenig. Daraus wird bei uns Mittagessen. Das spart Geld und schmeckt gut.",
      },
      {
        type: "text",
        text: "In Deutschland werfen private Haushalte im Jahr rund 75 kg Lebensmittel pro Kopf weg. Vieles davon sind Schalen und Knochen, aber eben auch Brot, Gemüse und Gekochtes, das nur niemand mehr ansehen wollte. Meistens fehlt keine Idee, sondern eine Formel.",
      },
      { type: "headline", level: 2, text: "Fünf Formeln" },
      {
        type: "content_meta_carousel",
        title: "Was daraus wird",
        entries: [
          {
            title: "Tortilla",
            text: "500 g gekochte Kartoffeln, Nudeln oder Gemüse, 6 Eier, eine Zwiebel. Stocken lassen, wenden, lauwarm essen.",
          },
          {
            title: "Suppe",
            text: "Eine Zwiebel anschwitzen, 400 g gegartes Gemüse dazu, 700 ml Brühe, pürieren. Oben etwas Knuspriges.",
          },
          {
            title: "Gebratener Reis",
            text: "Kalter Reis vom Vortag, sehr heiße Pfanne, Ei, was an Gemüse da ist, Sojasauce. Frischer Reis klebt, alter nicht.",
          },
          {
            title: "Quiche",
            text: "Ein Mürbeteig, 400 g Gemüse, Schinken oder Käse, 3 Eier, 200 g Sahne oder Schmand. 35 Minuten bei 180 °C.",
          },
          {
            title: "Alles auf Brot",
            text: "Altes Brot rösten, mit Knoblauch einreiben, den Rest darauf. In Italien heißt das Bruschetta.",
          },
        ],
      },
      {
        type: "quote",
        text: "Reste sind schneller ein Essen, wenn sie flach, beschriftet und vorn im Kühlschrank stehen.",
        author: "sonntagstisch",
      },
      { type: "recipes", recipes: ["spanish-tortilla", "quiche-lorraine", "tomato-bruschetta"] },
      { type: "headline", level: 2, text: "Auf Vorrat kochen, mit Absicht" },
      {
        type: "text",
        text: "Die besten Reste sind geplant. Ein großer Topf am Samstag ist am Montag Füllung, am Dienstag Sauce. Chili wird über Nacht besser, passt in Tortillas und auf Ofenkartoffeln. Ratatouille wird kalt zur Vorspeise und warm zum Bett für Eier. Risotto wird zu flachen Bratlingen, mit einem Stück Käse in der Mitte. Und wer ohnehin Kartoffeln kocht, nimmt immer ein Kilo mehr.",
      },
      { type: "recipes", recipes: ["chili-sin-carne", "ratatouille", "shakshuka"] },
      { type: "headline", level: 2, text: "Brot, das niemand mehr will" },
      {
        type: "list",
        ordered: true,
        items: [
          "**Einen Tag alt:** toasten. Mehr braucht es nicht.",
          "**Zwei Tage alt:** kurz unter den Wasserhahn halten und 8 Minuten bei 180 °C aufbacken. Danach sofort essen, in einer Stunde ist es wieder hart.",
          "**Drei Tage alt:** würfeln, in Öl rösten, auf Salat oder Suppe.",
          "**Steinhart:** reiben. Brösel halten trocken im Schraubglas mehrere Monate und machen aus Nudeln mit Knoblauch ein Essen.",
          "**Schimmelig:** ganz weg, auch wenn nur eine Ecke grün ist. Die Fäden sieht man nicht.",
        ],
      },
      { type: "headline", level: 2, text: "Wie lange darf das stehen?" },
      {
        type: "text",
        text: "Gekochtes soll innerhalb von **zwei Stunden** in den Kühlschrank, am besten in flachen Dosen, damit es schnell kalt wird. Bei 5 °C hält das meiste zwei bis drei Tage. Beim Aufwärmen muss es durch und durch heiß werden, mindestens 70 °C für zwei Minuten, also dampfend, auch in der Mitte. Und nur so viel aufwärmen, wie gegessen wird.",
      },
      {
        type: "list",
        ordered: false,
        items: [
          `**Reis und Nudeln** rasch abkühlen, sie halten ${foodFacts.cookedPasta.de}. Manche Keime darin bilden ein Gift, das auch Hitze übersteht.`,
          "**Spinat und Pilze** darf man aufwärmen, wenn sie schnell gekühlt wurden. Die alte Warnung stammt aus der Zeit vor dem Kühlschrank.",
          `**Fisch und Meeresfrüchte**: höchstens ${foodFacts.cookedFish.de}.`,
          "**Eintopf, Sauce, Brühe** lassen sich drei Monate einfrieren. Schreibe das Datum darauf.",
        ],
      },
      {
        type: "text",
        text: "Das **Mindesthaltbarkeitsdatum** ist kein Wegwerfdatum: schauen, riechen, probieren. Beim **Verbrauchsdatum** auf Hackfleisch oder Räucherlachs gilt dagegen der Kalender, nicht die Nase.",
      },
      { type: "headline", level: 2, text: "Die Kleinigkeiten" },
      {
        type: "text",
        text: "Parmesanrinde kocht im Risotto mit. Petersilienstiele gehören in die Suppe, Karottengrün ins Pesto. Gurkenwasser säuert den Kartoffelsalat, das Wasser aus der Kichererbsendose lässt sich wie Eiweiß aufschlagen. Zitronenhälften machen das Spülbecken sauber. Einen Rest Wein friert man im Eiswürfelfach ein.",
      },
      {
        type: "text",
        text: "Auch ein Ei, eine Zwiebel und eine Dose Tomaten ergeben ein Abendessen.",
      },
      {
        type: "link_module",
        title: "Nichts im Haus?",
        text: "Sage uns, was du isst, wann und worauf es dir ankommt, und wir schlagen etwas vor.",
        label: "Was koche ich heute?",
        href: "route:/what-to-cook-today",
        picture: "chili-sin-carne",
      },
    ],
    en: [
      {
        type: "text",
        text: "In Germany the shops are shut on Sundays, and a good thing too. It forces you to look: four boiled potatoes, half a tub of sour cream, three slices of stale bread, and a little ratatouille, not enough for one. At our house that becomes lunch. It saves money and tastes good.",
      },
      {
        type: "text",
        text: "German households throw away around 75 kg of food per head each year. Much of it is peelings and bones, but there is also bread, vegetables and cooked food that simply nobody wanted to look at again. What is missing is rarely an idea. Usually it is a formula.",
      },
      { type: "headline", level: 2, text: "Five formulas" },
      {
        type: "content_meta_carousel",
        title: "What it turns into",
        entries: [
          {
            title: "Tortilla",
            text: "500 g cooked potatoes, pasta or vegetables, 6 eggs, one onion. Let it set, turn it over, eat it lukewarm.",
          },
          {
            title: "Soup",
            text: "Soften an onion, add 400 g cooked vegetables and 700 ml stock, blend. Something crisp on top.",
          },
          {
            title: "Fried rice",
            text: "Cold rice from the day before, a very hot pan, an egg, whatever vegetables there are, soy sauce. Fresh rice sticks; old rice does not.",
          },
          {
            title: "Quiche",
            text: "Shortcrust pastry, 400 g vegetables, ham or cheese, 3 eggs, 200 g cream or sour cream. 35 minutes at 180 °C.",
          },
          {
            title: "Everything on bread",
            text: "Toast stale bread, rub it with garlic, pile the rest on top. In Italy it is called bruschetta.",
          },
        ],
      },
      {
        type: "quote",
        text: "Leftovers become a meal sooner if they stand in flat, labelled boxes at the front of the fridge.",
        author: "sonntagstisch",
      },
      { type: "recipes", recipes: ["spanish-tortilla", "quiche-lorraine", "tomato-bruschetta"] },
      { type: "headline", level: 2, text: "Cooking too much, on purpose" },
      {
        type: "text",
        text: "The best leftovers are planned. A big pot on Saturday is a filling on Monday and a sauce on Tuesday. Chilli improves overnight, goes into wraps and on top of baked potatoes. Ratatouille makes a starter when cold and a bed for eggs when warm. Risotto turns into flat cakes with a piece of cheese in the middle. And if you are boiling potatoes anyway, always do a kilo more.",
      },
      { type: "recipes", recipes: ["chili-sin-carne", "ratatouille", "shakshuka"] },
      { type: "headline", level: 2, text: "Bread nobody wants any more" },
      {
        type: "list",
        ordered: true,
        items: [
          "**One day old:** toast it. That is all it needs.",
          "**Two days old:** hold it briefly under the tap and bake for 8 minutes at 180 °C. Eat at once; an hour later it will be hard again.",
          "**Three days old:** cut into cubes, fry in oil, scatter over salad or soup.",
          "**Hard as rock:** grate it. Kept dry in a screw-top jar, crumbs last several months and turn garlic pasta into a meal.",
          "**Mouldy:** all of it goes, even if only one corner is green. You cannot see the threads.",
        ],
      },
      { type: "headline", level: 2, text: "How long may it stand?" },
      {
        type: "text",
        text: "Cooked food should be in the fridge within **two hours**, ideally in shallow boxes so that it cools quickly. At 5 °C most things keep for two to three days. When you reheat them they have to get hot all the way through, at least 70 °C for two minutes, which means steaming in the middle too. And reheat only as much as will be eaten.",
      },
      {
        type: "list",
        ordered: false,
        items: [
          `**Rice and pasta** should be cooled fast; they keep for ${foodFacts.cookedPasta.en}. Some of the germs in them form a toxin that survives heat.`,
          "**Spinach and mushrooms** may be reheated if they were chilled quickly. The old warning dates from before refrigerators.",
          `**Fish and seafood**: ${foodFacts.cookedFish.en} at most.`,
          "**Stews, sauces, stock** can be frozen for three months. Write the date on.",
        ],
      },
      {
        type: "text",
        text: "A **best-before date** is not a throw-away date: look, smell, taste. With a **use-by date**, on mince or smoked salmon, the calendar decides and not your nose.",
      },
      { type: "headline", level: 2, text: "The small stuff" },
      {
        type: "text",
        text: "Parmesan rind simmers along in the risotto. Parsley stalks belong in soup, carrot tops in pesto. Gherkin brine sharpens potato salad, and the water from a tin of chickpeas whips up like egg white. Lemon halves clean the sink. Leftover wine can be frozen in an ice-cube tray.",
      },
      {
        type: "text",
        text: "Even an egg, an onion and a tin of tomatoes make a supper.",
      },
      {
        type: "link_module",
        title: "Nothing in the house?",
        text: "Tell us what you eat, when, and what matters to you, and we will suggest something.",
        label: "What shall I cook today?",
        href: "route:/what-to-cook-today",
        picture: "chili-sin-carne",
      },
    ],
  },
};
