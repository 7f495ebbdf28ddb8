import type { StorySeed } from "../types.ts";

export const stories: StorySeed[] = [
  {
    key: "news-offline-list",
    storyType: "news",
    picture: "greek-salad",
    alt: {
      de: "Schüssel mit Tomaten, Gurke, Oliven, roten Zwiebeln und einem Stück Feta auf einem Holztisch",
      en: "Bowl of tomatoes, cucumber, olives, red onion and a slab of feta on a wooden table",
    },
    slug: { de: "einkaufszettel-ohne-netz", en: "shopping-list-without-a-signal" },
    title: { de: "Der Einkaufszettel geht jetzt auch ohne Netz", en: "The shopping list now works without a signal" },
    summary: {
      de: "Zwischen Dosentomaten und Kühlregal ist der Empfang weg. Der Zettel bleibt da.",
      en: "Somewhere between the tinned tomatoes and the fridges the signal goes. The list stays.",
    },
    author: "team",
    publishedAt: "2026-09-18T07:00:00Z",
    category: "news",
    tags: ["kitchen-knowledge", "autumn-2026"],
    likedBy: ["kuechenkraut", "loeffelweise"],
    body: {
      de: [
        {
          type: "text",
          text: "Supermärkte werden offenbar um ein Funkloch herum gebaut. Bisher hieß das: Zettel vorher öffnen und hoffen. Ab heute liegt der Einkaufszettel auf deinem Gerät und lässt sich dort abhaken, ob mit Empfang oder ohne.",
        },
        {
          type: "text",
          text: "So funktioniert es: Tipp an einem Rezept auf **Auf den Einkaufszettel**. Die Mengen kommen so mit, wie du die Portionen eingestellt hast. Gleiche Zutaten aus mehreren Rezepten werden zusammengezählt, aus zweimal 200 g Tomaten werden 400 g. Im Laden tippst du auf eine Zeile, und sie ist erledigt. Was du selbst dazuschreibst, von Klopapier bis Katzenfutter, bleibt daneben stehen.",
        },
        {
          type: "text",
          text: "Ein Konto brauchst du dafür nicht, und bezahlt wird auch nichts. Zum Ausprobieren eignet sich ein Salat mit kurzem Zettel:",
        },
        { type: "recipes", recipes: ["greek-salad"] },
        {
          type: "text",
          text: "Fehlt dir etwas am Zettel? Schreib es uns über „Rückmeldung geben“ unten auf jeder Seite. Am anderen Ende sitzt ein Mensch und liest.",
        },
      ],
      en: [
        {
          type: "text",
          text: "Supermarkets appear to be built around a hole in the mobile network. Until now that meant opening your list beforehand and hoping. From today the shopping list lives on your device, and you can tick things off there with or without a signal.",
        },
        {
          type: "text",
          text: "How it works: on any recipe, tap **Add to shopping list**. The amounts follow the number of servings you have set. The same ingredient from several recipes is added up, so twice 200 g tomatoes becomes 400 g. In the shop you tap a line and it is done. Whatever you write in yourself, from loo roll to cat food, stays alongside.",
        },
        {
          type: "text",
          text: "You need no account for it, and there is nothing to pay. To try it out, take a salad with a short list:",
        },
        { type: "recipes", recipes: ["greek-salad"] },
        {
          type: "text",
          text: "Is something missing from the list? Tell us through “Give feedback” at the bottom of any page. There is a person at the other end, reading.",
        },
      ],
    },
  },
  {
    key: "news-november-market",
    storyType: "news",
    picture: "borscht",
    alt: {
      de: "Tiefrote Borschtsch-Suppe mit Schmand und Dill in einer Schüssel, daneben dunkles Brot",
      en: "Deep red borscht with sour cream and dill in a bowl, with dark bread beside it",
    },
    slug: { de: "novembermarkt", en: "the-november-market" },
    title: { de: "Was der Markt im November hat", en: "What the market has in November" },
    summary: {
      de: "Rüben, Kohl und die letzten Quitten: eine kurze Runde über den Wochenmarkt, bevor die Stände früher schließen.",
      en: "Roots, cabbages and the last of the quinces: a quick round of the market before the stalls start closing early.",
    },
    author: "gemuesefach",
    publishedAt: "2026-11-06T08:00:00Z",
    category: "news",
    tags: ["kitchen-knowledge", "autumn", "autumn-2026"],
    likedBy: ["sonntagstisch", "team", "kuechenkraut"],
    body: {
      de: [
        {
          type: "text",
          text: "Auf den Wochenmärkten ist jetzt die Zeit der schweren Taschen. Was im November gut und günstig ist, wächst unter der Erde oder trägt viele Blätter.",
        },
        {
          type: "list",
          ordered: false,
          items: [
            "**Rote Bete:** klein und fest kaufen, das Grün dranlassen und wie Spinat braten. Im Gemüsefach hält sie wochenlang.",
            "**Grünkohl:** wird mit der Kälte milder, weil die Pflanze weiter Zucker bildet. Ein Bund sieht nach zu viel aus und ist es nie.",
            "**Topinambur und Pastinaken:** für Püree und Suppe. Topinambur erst in kleinen Mengen probieren, nicht jeder Bauch mag ihn.",
            "**Quitten:** nur noch wenige Wochen. Den Flaum abreiben, die Schale mitkochen, sie gibt Duft und Gelee.",
            "**Kürbis:** jetzt für den Vorrat, mit Stiel. Warum, steht in unserer [Kürbiskunde](story:story-autumn-pumpkins).",
          ],
        },
        {
          type: "text",
          text: "Mit einem Kilo Rote Bete und etwas Kohl bist du schon halb bei einem Topf, der zwei Abende reicht und am zweiten besser schmeckt:",
        },
        { type: "recipes", recipes: ["borscht"] },
      ],
      en: [
        {
          type: "text",
          text: "At the weekly markets this is the time of heavy bags. What is good and inexpensive in November either grows underground or has a great many leaves.",
        },
        {
          type: "list",
          ordered: false,
          items: [
            "**Beetroot:** buy it small and firm, keep the tops and fry them like spinach. It lasts for weeks in the vegetable drawer.",
            "**Kale:** turns milder with the cold, because the plant goes on making sugar. A bunch looks like too much and never is.",
            "**Jerusalem artichokes and parsnips:** for mash and soup. Try the artichokes in small amounts first; not every stomach agrees with them.",
            "**Quinces:** only a few weeks left. Rub off the down and cook the skins too, for scent and for setting.",
            "**Squash:** now is the moment to stock up, stalks on. Our [guide to squash](story:story-autumn-pumpkins) says why.",
          ],
        },
        {
          type: "text",
          text: "With a kilo of beetroot and a bit of cabbage you are halfway to a pot that lasts two evenings and tastes better on the second:",
        },
        { type: "recipes", recipes: ["borscht"] },
      ],
    },
  },
  {
    key: "news-cookie-call",
    storyType: "news",
    picture: "star-cookies",
    alt: {
      de: "Zimtsterne mit weißer Glasur auf einem Kuchengitter, daneben Tannenzweige und Zimtstangen",
      en: "Cinnamon stars with white icing on a cooling rack, with fir twigs and cinnamon sticks",
    },
    slug: { de: "eure-plaetzchen-gesucht", en: "we-want-your-christmas-cookies" },
    title: { de: "Eure Plätzchen gesucht", en: "We want your Christmas cookies" },
    summary: {
      de: "Bis zum zweiten Advent sammeln wir Plätzchenrezepte aus der Community und backen nach, was kommt.",
      en: "Until the second Sunday in Advent we are collecting cookie recipes from the community and baking our way through them.",
    },
    author: "ofenwarm",
    publishedAt: "2026-11-16T07:30:00Z",
    category: "news",
    moreCategories: ["christmas", "cookies"],
    tags: ["baking", "winter", "autumn-2026"],
    likedBy: ["loeffelweise", "sonntagstisch", "lindeundlaib"],
    body: {
      de: [
        {
          type: "text",
          text: "In jeder Familie gibt es ein Blech, ohne das Weihnachten nicht zählt. Meistens steht das Rezept auf einem Zettel mit Butterfleck, und die Hälfte der Angaben heißt „wie immer“. Genau diese Rezepte suchen wir.",
        },
        {
          type: "text",
          text: "Schreib deins bis zum 6. Dezember auf, mit Gramm und Minuten. Wir backen in der Backstube nach, was uns erreicht, und melden uns, wenn ein Teig klebt, wo er nicht kleben soll. Zu gewinnen gibt es nichts außer einer sehr großen Auswahl. Was ein Rezept braucht, steht in den [Fragen zum Hochladen](story:upload-faq).",
        },
        {
          type: "text",
          text: "Wer lieber erst einmal selbst backt: Zimtsterne und Kipferl sind lagerfähig und werden in der Dose besser. Zimtsterne wollen es weich, also mit einem Stück Apfelschale, Kipferl trocken. Jede Sorte bekommt ihre eigene Dose, sonst schmeckt am vierten Advent alles gleich.",
        },
        { type: "recipes", recipes: ["star-cookies", "vanilla-crescents"] },
        { type: "cta_button", text: "Rezepte aus der Community", href: "route:/recipes/community" },
      ],
      en: [
        {
          type: "text",
          text: "Every family has one tray without which Christmas does not count. The recipe is usually on a scrap of paper with a butter stain, and half of it reads “the usual amount”. Those are the recipes we are after.",
        },
        {
          type: "text",
          text: "Write yours down by 6 December, with grams and minutes. In the bakery we will make whatever reaches us, and get in touch if a dough sticks where it should not. There is nothing to win apart from a very wide choice. What a recipe needs is explained in the [questions about uploading](story:upload-faq).",
        },
        {
          type: "text",
          text: "If you would rather bake first: cinnamon stars and vanilla crescents keep well and improve in the tin. The stars like to stay soft, so give them a piece of apple peel; the crescents like to stay dry. One tin for each kind, or by the fourth Sunday in Advent everything tastes the same.",
        },
        { type: "recipes", recipes: ["star-cookies", "vanilla-crescents"] },
        { type: "cta_button", text: "Recipes from the community", href: "route:/recipes/community" },
      ],
    },
  },
];
