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
          text: "Viele kochen vom Papier. Die meisten Seiten drucken aber alles mit, vom Menü bis zu weiteren Vorschlägen. Bei uns kommt ab heute nur das Rezept heraus.",
        },
        {
          type: "text",
          text: "So funktioniert es: Tippe an einem Rezept auf **Drucken**. Oben auf dem Blatt stehen Titel, Zeiten und ein kleines Bild, links die Zutaten mit den Utensilien, rechts die Schritte mit allen Tipps. Menü, Knöpfe und Anzeigen bleiben auf dem Bildschirm. Auch im dunklen Design wird schwarz auf weiß gedruckt. Ganz unten steht die Adresse des Rezepts.",
        },
        {
          type: "text",
          text: "Ohne Drucker geht es auch: Die meisten Geräte bieten im Druckfenster an, das Blatt als PDF zu sichern. Zum Ausprobieren:",
        },
        { type: "recipes", recipes: ["french-apple-tart"] },
        {
          type: "text",
          text: "Fehlt dir etwas auf dem Blatt, oder ist dir etwas zu viel? Schreibe es uns über „Feedback geben“ unten auf jeder Seite.",
        },
      ],
      en: [
        {
          type: "text",
          text: "Many people cook from paper. Most sites print everything, though, from the menu to further suggestions. From today ours prints just the recipe.",
        },
        {
          type: "text",
          text: "How it works: on any recipe, tap **Print**. At the top of the sheet are the title, the times and a small picture; the ingredients and utensils are on the left, the method with all its tips on the right. Menu, buttons and advertisements stay on the screen. Even with the dark theme it prints black on white. At the very bottom is the address of the recipe.",
        },
        {
          type: "text",
          text: "It works without a printer too: in the print window most devices offer to save the sheet as a PDF. To try it out:",
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
      de: "Rüben, Kohl und die letzten Quitten: was auf dem Wochenmarkt jetzt gut und günstig ist.",
      en: "Roots, cabbages and the last of the quinces: what is good and inexpensive at the market now.",
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
          text: "Im November gibt es auf den Wochenmärkten vor allem Wurzelgemüse und Kohl. Worauf du beim Kauf achtest:",
        },
        {
          type: "list",
          ordered: false,
          items: [
            "**Rote Bete:** klein und fest kaufen. Das Grün gleich abschneiden und wie Spinat braten, die Knollen halten im Gemüsefach wochenlang.",
            "**Grünkohl:** wird mit der Kälte milder, weil die Pflanze weiter Zucker bildet. Beim Garen fällt er stark zusammen, kaufe also reichlich.",
            "**Topinambur und Pastinaken:** für Püree und Suppe. Probiere Topinambur erst in kleinen Mengen, nicht alle vertragen ihn.",
            "**Quitten:** nur noch wenige Wochen. Reibe den Flaum ab und koche die Schale mit, sie gibt Aroma und lässt Gelee fest werden.",
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
          text: "In November the weekly markets mainly have root vegetables and cabbages. What to look for:",
        },
        {
          type: "list",
          ordered: false,
          items: [
            "**Beetroot:** buy it small and firm. Cut off the leaves at once and fry them like spinach; the roots last for weeks in the vegetable drawer.",
            "**Kale:** turns milder with the cold, because the plant goes on making sugar. It shrinks a lot when cooked, so buy plenty.",
            "**Jerusalem artichokes and parsnips:** for mash and soup. Try the artichokes in small amounts first; not everyone tolerates them.",
            "**Quinces:** only a few weeks left. Rub off the down and cook the skins too, for flavour and so that jelly sets.",
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
          text: "Viele Familien backen im Advent Plätzchen nach einem eigenen Rezept, das nur auf einem Zettel steht. Solche Rezepte suchen wir.",
        },
        {
          type: "text",
          text: "Schreibe deins bis zum 6. Dezember auf, mit Gramm und Minuten, und schicke es uns per E-Mail. Die Adresse steht unter [Kontakt](route:/contact). Wir lesen, was uns erreicht, und fragen nach, wenn eine Angabe fehlt. Zu gewinnen gibt es nichts. Was ein Rezept braucht, steht in den [Fragen zum Hochladen](story:upload-faq).",
        },
        {
          type: "text",
          text: "Zum Selberbacken: Zimtsterne und Kipferl halten sich in der Dose mehrere Wochen. Zimtsterne bleiben mit einem Stück Apfelschale weich, Kipferl lagern trocken. Gib jede Sorte in eine eigene Dose, sonst nehmen sie Geschmack und Feuchtigkeit voneinander an.",
        },
        { type: "recipes", recipes: ["star-cookies", "vanilla-crescents"] },
        { type: "cta_button", text: "Rezepte aus der Community", href: "route:/recipes/community" },
      ],
      en: [
        {
          type: "text",
          text: "Many families bake Christmas biscuits from a recipe of their own that only exists on a scrap of paper. Those are the recipes we are looking for.",
        },
        {
          type: "text",
          text: "Write yours down by 6 December, with grams and minutes, and send it to us by email. The address is under [Contact](route:/contact). We read whatever reaches us and ask if something is missing. There is nothing to win. What a recipe needs is explained in the [questions about uploading](story:upload-faq).",
        },
        {
          type: "text",
          text: "To bake yourself: cinnamon stars and vanilla crescents keep for several weeks in a tin. A piece of apple peel keeps the stars soft; the crescents are stored dry. Give each kind a tin of its own, or they take on each other’s flavour and moisture.",
        },
        { type: "recipes", recipes: ["star-cookies", "vanilla-crescents"] },
        { type: "cta_button", text: "Recipes from the community", href: "route:/recipes/community" },
      ],
    },
  },
];
