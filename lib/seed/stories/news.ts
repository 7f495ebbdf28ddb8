import type { StorySeed } from "../seed-types.ts";

export const stories: StorySeed[] = [
  {
    key: "news-print-sheet",
    storyType: "news",
    picture: "french-apple-tart",
    alt: {
      de: "Apfeltarte mit fächerförmig gelegten Scheiben auf einem runden Holzbrett, daneben Mandeln und ein Schälchen Aprikosenkonfitüre",
      en: "Apple tart with its slices laid in a fan on a round wooden board, almonds and a small bowl of apricot jam beside it",
    },
    slug: { de: "ein-blatt-nur-das-rezept", en: "one-sheet-just-the-recipe" },
    title: { de: "Ein Blatt, nur das Rezept", en: "One sheet, just the recipe" },
    summary: {
      de: "Wer ein Rezept druckt, bekommt nur das Rezept: mit Zutaten, Schritten und Tipps auf einem Blatt.",
      en: "Print a recipe and you get just the recipe: ingredients, steps and tips on one sheet.",
    },
    author: "team",
    publishedAt: "2026-09-28T07:00:00Z",
    category: "news",
    tags: ["kitchen-knowledge", "autumn-2026"],
    likedBy: ["kuechenkraut", "loeffelweise"],
    body: {
      de: [
        {
          type: "text",
          text: "Manche kochen vom Blatt, und wir gehören dazu. Ein Blatt hängt mit einem Magneten genau auf Augenhöhe, und ein Fettfleck zeigt nach Jahren noch, welche Seite sich gelohnt hat. Nur drucken die meisten Seiten alles mit, vom Menü bis zu den sechs Rezepten, die man auch noch mögen könnte. Bei uns kommt ab heute nur das Rezept heraus.",
        },
        {
          type: "text",
          text: "So funktioniert es: Tippe an einem Rezept auf **Drucken**. Oben auf dem Blatt stehen Titel, Zeiten und das Bild in klein, links die Zutaten mit den Utensilien, rechts die Schritte mit allen Tipps. Menü, Knöpfe und Anzeigen bleiben auf dem Bildschirm. Auch wer im dunklen Erscheinungsbild liest, druckt schwarz auf weiß. Ganz unten steht die Adresse, falls das Blatt die Küche verlässt und jemand fragt, woher es kommt.",
        },
        {
          type: "text",
          text: "Ohne Drucker geht es auch: Die meisten Geräte bieten im Druckfenster an, das Blatt als PDF zu sichern. Zum Ausprobieren eignet sich etwas, bei dem beide Hände im Teig stecken:",
        },
        { type: "recipes", recipes: ["french-apple-tart"] },
        {
          type: "text",
          text: "Fehlt dir etwas auf dem Blatt, oder ist dir etwas zu viel? Schreibe es uns über „Rückmeldung geben“ unten auf jeder Seite.",
        },
      ],
      en: [
        {
          type: "text",
          text: "Some people cook from a sheet of paper, and we are among them. It hangs from a magnet exactly at eye level, and years later a butter stain still tells you which page was worth it. The trouble is that most sites print everything, from the menu to the six recipes you might also like. From today ours prints just the recipe.",
        },
        {
          type: "text",
          text: "How it works: on any recipe, tap **Print**. At the top of the sheet are the title, the times and a small picture; the ingredients and utensils are on the left, the method with all its tips on the right. Menu, buttons and advertisements stay on the screen. Even if you read in dark mode, it prints black on white. At the very bottom is the address, in case the sheet leaves the kitchen and somebody asks where it came from.",
        },
        {
          type: "text",
          text: "It works without a printer too: in the print window most devices offer to save the sheet as a PDF. To try it out, take something that keeps both hands in the dough:",
        },
        { type: "recipes", recipes: ["french-apple-tart"] },
        {
          type: "text",
          text: "Is something missing from the sheet, or is there too much on it? Tell us through “Give feedback” at the bottom of any page.",
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
          text: "Mit 600 g Roter Bete und 300 g Kohl hast du das Wichtigste für einen Topf, der zwei Abende reicht:",
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
          text: "With 600 g of beetroot and 300 g of cabbage you have the main part of a pot that lasts two evenings:",
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
    title: { de: "Eure Plätzchen gesucht", en: "We want your Christmas biscuits" },
    summary: {
      de: "Bis zum zweiten Advent sammeln wir Plätzchenrezepte aus der Community.",
      en: "Until the second Sunday in Advent we are collecting biscuit recipes from the community.",
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
          text: "Schreibe deins bis zum 6. Dezember auf, mit Gramm und Minuten, und schicke es uns per E-Mail. Die Adresse steht unter [Kontakt](route:/contact). Wir lesen, was uns erreicht, und fragen nach, wenn eine Angabe fehlt. Zu gewinnen gibt es nichts. Was ein Rezept braucht, steht in den [Fragen zum Hochladen](story:upload-faq).",
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
          text: "Write yours down by 6 December, with grams and minutes, and send it to us by email. The address is under [Contact](route:/contact). We read whatever reaches us and ask if something is missing. There is nothing to win. What a recipe needs is explained in the [questions about uploading](story:upload-faq).",
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
