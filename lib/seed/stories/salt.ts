import { foodFacts } from "../content/food-facts.ts";
import type { StorySeed } from "../seed-types.ts";

export const story: StorySeed = {
  key: "salt",
  storyType: "article",
  picture: "tomato-bruschetta",
  alt: {
    de: "Vier geröstete Brotscheiben mit gesalzenen Tomatenstücken und Basilikum auf einem Holzbrett",
    en: "Four slices of grilled bread with salted tomato pieces and basil on a wooden board",
  },
  slug: { de: "salz-wann-und-wie-viel", en: "salt-when-and-how-much" },
  title: { de: "Salz: wann und wie viel", en: "Salt: when, and how much" },
  summary: {
    de: "Ein Prozent ist fast immer ein guter Anfang. Über Nudelwasser, Brot, Fleisch und Gurken, und über das, was man tut, wenn es zu viel war.",
    en: "One per cent is nearly always a good start. On pasta water, bread, meat and cucumbers, and on what to do when it was too much.",
  },
  author: "team",
  publishedAt: "2026-04-18T08:00:00Z",
  category: "easy",
  moreCategories: ["pasta", "bread", "vegetables", "potato"],
  tags: ["technique", "kitchen-knowledge", "savoury"],
  likedBy: ["kuechenkraut", "muehlenhof", "gemuesefach", "ofenwarm", "loeffelweise"],
  body: {
    de: [
      {
        type: "text",
        text: "„Mit Salz abschmecken“ ist der bequemste Satz der Kochliteratur. Er stimmt immer und hilft nie. Dabei lässt sich Salz rechnen wie Mehl: Die meisten Menschen empfinden ein Essen bei etwa **einem Prozent** Salz als richtig gewürzt, das sind 10 g auf ein Kilo. Wer diese Zahl im Kopf hat, schmeckt am Ende nur noch nach, statt zu raten.",
      },
      { type: "headline", level: 2, text: "Die Zahlen" },
      {
        type: "list",
        ordered: false,
        items: [
          `**Nudelwasser, Kartoffeln, Reis im Topf:** ${foodFacts.cookingSalt.de} pro Liter. „Wie das Meer“ wären 35 g, das will niemand essen.`,
          "**Gemüse blanchieren:** 15–20 g pro Liter, denn es liegt nur kurz darin.",
          "**Suppe und Eintopf:** 0,8–1 % der fertigen Menge. Beim Einkochen steigt der Anteil, also erst am Schluss zu Ende salzen.",
          "**Hackfleisch, Fleisch, Fisch:** 1–1,2 % vom Gewicht, 10–12 g auf ein Kilo.",
          "**Brotteig:** 1,8–2,2 % vom Mehl, nicht vom Teig. Auf 500 g Mehl also 9–11 g, für Pizza bis 14 g.",
          `**Sauerkraut und eingelegtes Gemüse:** ${foodFacts.slawSalt.de} auf ein Kilo Gemüse. Weniger ist riskant, mehr bremst die Milchsäure.`,
          "**Kuchen und Süßes:** eine Prise. Man soll sie nicht schmecken, nur merken, wenn sie fehlt.",
        ],
      },
      {
        type: "text",
        text: "Ein gestrichener Teelöffel **feines** Salz wiegt etwa 5–6 g, bei grobem Meersalz oder Flocken kann es die Hälfte sein. Deshalb ist ein Löffel keine Mengenangabe, solange man das Salz nicht kennt. Eine Waage, die ganze Gramm anzeigt, genügt.",
      },
      { type: "headline", level: 2, text: "Wann" },
      {
        type: "text",
        text: "Salz braucht Zeit, um nach innen zu wandern. Außen gesalzen schmeckt salzig, innen gesalzen schmeckt nach sich selbst. Deshalb salzt man in kleinen Portionen bei jedem Schritt: die Zwiebeln im Öl, die Tomaten danach, die Sauce am Ende. Wer alles zum Schluss hineingibt, braucht mehr und hat weniger davon.",
      },
      {
        type: "content_meta_carousel",
        title: "Früh oder spät",
        entries: [
          {
            title: "Steak und Braten",
            text: "Entweder mindestens 40 Minuten vorher oder direkt vor der Pfanne. Dazwischen steht Wasser auf der Oberfläche, und es bräunt nicht.",
          },
          {
            title: "Hähnchen",
            text: "Am Vorabend, offen in den Kühlschrank. Das Fleisch wird bis innen würzig, die Haut trocken und später knusprig.",
          },
          {
            title: "Gurke und Kohl",
            text: "10 bis 30 Minuten vorher, dann ausdrücken. Das Wasser geht, die Sauce bleibt dick.",
          },
          { title: "Pilze", text: "Erst bräunen, dann salzen. Umgekehrt kochen sie in ihrem eigenen Saft." },
          {
            title: "Bohnen",
            text: `${foodFacts.soakingSalt.de} Salz auf einen Liter Einweichwasser machen die Schale weicher, nicht härter. Die alte Regel ist widerlegt.`,
          },
          {
            title: "Blattsalat",
            text: "Ganz am Schluss und vor dem Öl, sonst rutscht das Salz ab.",
          },
        ],
      },
      {
        type: "quote",
        text: "Salze in kleinen Portionen bei jedem Schritt und schmecke am Ende nur noch ab.",
        author: "Team Tischlein",
      },
      { type: "recipes", recipes: ["spaghetti-pomodoro", "potato-salad", "mushroom-risotto", "sourdough-loaf"] },
      { type: "headline", level: 2, text: "Welches" },
      {
        type: "text",
        text: "Chemisch ist fast alles Natriumchlorid. Den Unterschied machen Korngröße und Form. **Feines Salz** löst sich sofort und ist das richtige für Teig und Wasser. **Grobes** liegt gut zwischen den Fingern und verteilt sich auf Fleisch gleichmäßiger. **Flocken und Fleur de sel** sind zum Schluss da, wo sie knistern dürfen, im Nudelwasser sind sie verschwendet. Rosa Salz verdankt seine Farbe Spuren von Eisen, sonst nichts.",
      },
      {
        type: "proscons",
        prosTitle: "Für Jodsalz",
        pros: [
          "hilft bei der Jodversorgung, die hierzulande oft knapp ist",
          "billig und im Geschmack nicht zu unterscheiden",
        ],
        consTitle: "Wann lieber ohne",
        cons: [
          "bei ärztlichem Rat, etwa bestimmten Schilddrüsenerkrankungen",
          "als Finish, denn Flocken gibt es selten jodiert",
        ],
      },
      { type: "headline", level: 2, text: "Zu viel erwischt" },
      {
        type: "text",
        text: "Die Kartoffel in der Suppe ist ein Märchen. Sie saugt gesalzene Flüssigkeit auf, doch das Verhältnis in dem, was bleibt, ändert sich nicht. Was wirklich hilft, ist mehr vom Rest: ungesalzene Brühe, Tomaten, Bohnen, Sahne, gekochter Reis. **Säure** überdeckt einen Teil, ein Spritzer Zitrone oder Essig ist der erste Versuch. Auch etwas Fett oder eine Prise Zucker nimmt die Spitze. Und wenn es ganz schlimm ist, verdoppelst du das Rezept und frierst die Hälfte ein.",
      },
      {
        type: "text",
        text: "Fehlt umgekehrt etwas, und du weißt nicht was, mache den Löffeltest: eine kleine Portion abnehmen, ein paar Körner Salz dazu, probieren. Schmeckt es lebendiger, war es Salz. Schmeckt es nur salziger, fehlt Säure.",
      },
      { type: "headline", level: 2, text: "Und die Gesundheit" },
      {
        type: "text",
        text: "Die Weltgesundheitsorganisation rät Erwachsenen zu weniger als 5 g Salz am Tag, die Deutsche Gesellschaft für Ernährung zu höchstens 6 g. Die meisten essen mehr, und das Meiste davon kommt aus Brot, Wurst, Käse und Fertigem, nicht aus dem Salzfass. Selbst kochen und dabei wissen, wie viel man hineintut, ist deshalb schon der halbe Weg. Nudeln nehmen vom Salz im Wasser nur einen kleinen Teil auf, der Rest geht in den Abfluss. Für kleine Kinder kochst du ohne und salzt am Tisch die Teller der anderen.",
      },
    ],
    en: [
      {
        type: "text",
        text: "“Season to taste” is the laziest sentence in cookery writing. It is always true and never any help. Yet salt can be worked out just like flour: most people find food properly seasoned at about **one per cent** salt, which is 10 g to the kilo. Keep that number in your head and at the end you only adjust, rather than guess.",
      },
      { type: "headline", level: 2, text: "The numbers" },
      {
        type: "list",
        ordered: false,
        items: [
          `**Water for pasta, potatoes or boiled rice:** ${foodFacts.cookingSalt.en} per litre. “Like the sea” would be 35 g, and nobody wants to eat that.`,
          "**Blanching vegetables:** 15–20 g per litre, because they are not in there for long.",
          "**Soups and stews:** 0.8–1% of the finished amount. It rises as the pot reduces, so finish salting at the end.",
          "**Mince, meat, fish:** 1–1.2% of the weight, or 10–12 g to the kilo.",
          "**Bread dough:** 1.8–2.2% of the flour, not of the dough. For 500 g flour that is 9–11 g, up to 14 g for pizza.",
          `**Sauerkraut and fermented vegetables:** ${foodFacts.slawSalt.en} to the kilo of vegetables. Less is risky, more slows the lactic acid down.`,
          "**Cakes and sweet things:** a pinch. You should not taste it, only notice when it is missing.",
        ],
      },
      {
        type: "text",
        text: "A level teaspoon of **fine** salt weighs about 5–6 g; with coarse sea salt or flakes it may be half that. So a spoonful is not a measure unless you know the salt. Scales that show whole grams are enough.",
      },
      { type: "headline", level: 2, text: "When" },
      {
        type: "text",
        text: "Salt needs time to travel inwards. Salted on the outside, food tastes salty; salted on the inside, it tastes of itself. So salt in small amounts at every stage: the onions in the oil, then the tomatoes, the sauce at the end. Put it all in at the finish and you need more and get less for it.",
      },
      {
        type: "content_meta_carousel",
        title: "Early or late",
        entries: [
          {
            title: "Steaks and roasts",
            text: "Either at least 40 minutes ahead or just before they hit the pan. In between there is water on the surface, and nothing browns.",
          },
          {
            title: "Chicken",
            text: "The evening before, uncovered in the fridge. The meat is seasoned right through, the skin dries out and later crisps.",
          },
          {
            title: "Cucumber and cabbage",
            text: "10 to 30 minutes ahead, then squeeze. The water leaves and the dressing stays thick.",
          },
          { title: "Mushrooms", text: "Brown first, salt later. The other way round they boil in their own juice." },
          {
            title: "Beans",
            text: `${foodFacts.soakingSalt.en} of salt in a litre of soaking water makes the skins softer, not tougher. The old rule has been disproved.`,
          },
          {
            title: "Green salad",
            text: "Right at the end and before the oil, or the salt slides off.",
          },
        ],
      },
      {
        type: "quote",
        text: "Salt in small amounts at every stage, and only adjust at the end.",
        author: "Team Tischlein",
      },
      { type: "recipes", recipes: ["spaghetti-pomodoro", "potato-salad", "mushroom-risotto", "sourdough-loaf"] },
      { type: "headline", level: 2, text: "Which" },
      {
        type: "text",
        text: "Chemically, nearly all of it is sodium chloride. What differs is the size and shape of the grains. **Fine salt** dissolves at once and is right for dough and water. **Coarse salt** sits well between the fingers and falls more evenly on meat. **Flakes and fleur de sel** are for the end, where they may crackle; in pasta water they are wasted. Pink salt owes its colour to traces of iron, and that is all.",
      },
      {
        type: "proscons",
        prosTitle: "For iodised salt",
        pros: [
          "helps with iodine, which many people in Germany get too little of",
          "cheap, and you cannot taste the difference",
        ],
        consTitle: "When to go without",
        cons: ["on medical advice, as with certain thyroid conditions", "as a finish, since flakes are rarely iodised"],
      },
      { type: "headline", level: 2, text: "When it was too much" },
      {
        type: "text",
        text: "The potato in the soup is a fairy tale. It soaks up salted liquid, but the proportion in what remains does not change. What does help is more of everything else: unsalted stock, tomatoes, beans, cream, cooked rice. **Acid** hides some of it, so a squeeze of lemon or a dash of vinegar is the first thing to try. A little fat or a pinch of sugar takes the edge off too. And if things are truly bad, double the recipe and freeze half.",
      },
      {
        type: "text",
        text: "If on the other hand something is missing and you cannot say what, try the spoon test: take out a little, add a few grains of salt, taste. If it comes alive, it was salt. If it merely gets saltier, it wants acid.",
      },
      { type: "headline", level: 2, text: "And your health" },
      {
        type: "text",
        text: "The World Health Organization advises adults to eat less than 5 g of salt a day, the German Nutrition Society at most 6 g. Most people eat more, and most of that comes from bread, sausages, cheese and ready meals rather than from the salt cellar. Cooking for yourself, and knowing how much goes in, is half the battle. Pasta takes up only a small part of the salt in its water; the rest goes down the drain. For small children, cook without and let the others salt their plates at the table.",
      },
    ],
  },
};
