import type { StorySeed } from "../seed-types.ts";

export const story: StorySeed = {
  key: "story-tablecloth",
  storyType: "article",
  picture: "story-tablecloth",
  alt: {
    de: "Kleiner runder Tisch mit blau-weiß kariertem Tuch, darauf zwei Teller Kürbissuppe, ein Laib Brot, ein Krug und eine brennende Kerze",
    en: "Small round table with a blue and white checked cloth, set with two bowls of pumpkin soup, a loaf of bread, a jug and a lit candle",
  },
  slug: { de: "der-tisch-der-sich-selbst-deckt", en: "the-table-that-sets-itself" },
  title: { de: "Der Tisch, der sich selbst deckt", en: "The table that sets itself" },
  summary: {
    de: "Ein Märchen, ein Versprechen und ein paar ehrliche Einschränkungen: was Tischlein ist, was es dir abnimmt und was du weiter selbst schneiden musst.",
    en: "A fairy tale, a promise and a few honest limits: what Tischlein is, what it does for you, and what you still have to chop yourself.",
  },
  author: "team",
  publishedAt: "2025-11-03T08:00:00Z",
  category: "dinner",
  moreCategories: ["easy", "german"],
  tags: ["kitchen-knowledge", "autumn"],
  likedBy: ["gemuesefach", "ofenwarm", "barimhof", "kuechenkraut", "sonntagstisch"],
  body: {
    de: [
      {
        type: "text",
        text: "Im Märchen der Brüder Grimm bekommt ein Schreinergeselle am Ende seiner Lehre einen Tisch geschenkt. Er sieht nach nichts aus, kann aber etwas: Sagt man „Tischchen, deck dich“, stehen Teller darauf, Gesottenes und Gebratenes, und ein Glas Rotwein leuchtet dazu. Der Geselle zieht damit durch die Welt und muss nie wieder fragen, was es heute gibt. Dann übernachtet er beim falschen Wirt, der den Tisch nachts gegen einen gewöhnlichen tauscht.",
      },
      {
        type: "text",
        text: "Nach diesem Tisch heißt die Seite. Die Frage, die er beantwortet, stellt sich immer noch jeden Tag gegen halb sechs.",
      },
      { type: "headline", level: 2, text: "Was ein Rezept können muss" },
      {
        type: "text",
        text: "Ein Rezept ist eine Gebrauchsanweisung, die auch funktionieren soll, wenn man müde ist. Deshalb gelten hier ein paar Regeln. Jede Zutat, die in der Liste steht, kommt in einem Schritt vor, und umgekehrt. Arbeit, Ofen und Warten stehen getrennt da, denn zwölf Stunden Teigruhe sind etwas anderes als zwölf Stunden am Herd. Und wo ein Gericht gern schiefgeht, steht genau dort ein Hinweis, nicht drei Absätze später.",
      },
      {
        type: "quote",
        text: "Ein gutes Rezept erkennt man daran, dass es einem sagt, wie es aussehen muss, bevor es zu spät ist.",
        author: "Team Tischlein",
      },
      { type: "headline", level: 2, text: "Was der Tisch von allein macht" },
      {
        type: "text",
        text: "Das hier gehört zu jedem Rezept, kostet nichts und geht ohne Anmeldung:",
      },
      {
        type: "content_meta_carousel",
        title: "Aus der Schublade",
        entries: [
          {
            title: "Abhaken",
            text: "Jede Zutat hat ein Kästchen. Was abgewogen ist, streichst du durch und weißt nach dem Telefonat noch, ob das Salz schon drin war.",
          },
          {
            title: "Schritte",
            text: "Über jedem Schritt steht noch einmal, was du dafür in die Hand nimmst, mit Menge. Niemand muss mit Teigfingern nach oben blättern.",
          },
          {
            title: "Zeiten",
            text: "Ein Band zeigt, wie viel Arbeit ist, wie viel Ofen und wie viel Warten. Auf einen Blick siehst du, ob es ein Dienstagsessen wird.",
          },
          {
            title: "Papier",
            text: "Beim Drucken kommt ein Blatt heraus, nur mit dem Rezept.",
          },
          {
            title: "Zutatenkunde",
            text: "Viele Zutaten haben eine eigene Seite: wann sie Saison haben, wie sie frisch bleiben und was einspringt, wenn der Laden schon zu ist.",
          },
        ],
      },
      {
        type: "text",
        text: "Bleibt trotzdem etwas offen, stelle deine Frage der [Kochhotline](route:/l/cookinghotline). Und wenn bei dir etwas auf den Tisch kommt, das andere auch kochen wollen: Wie das Rezept zu uns findet, steht in den [Fragen zum Hochladen](story:upload-faq).",
      },
      { type: "headline", level: 2, text: "Wer hier kocht" },
      {
        type: "text",
        text: "[Team Tischlein](user:team) ist die Redaktion. [Gemüsefach](user:gemuesefach), [Ofenwarm](user:ofenwarm) und [Bar im Hof](user:barimhof) schreiben als Gäste über Gemüse, Backen und Drinks. Dazu kommen die Community und vier Partner. Was von Partnern kommt und bezahlt ist, trägt das Wort „Anzeige“. Alle Profile sind bisher Beispiele.",
      },
      { type: "headline", level: 2, text: "Für den ersten Abend" },
      {
        type: "text",
        text: "Wer nicht weiß, wo anfangen, nimmt die Suppe vom Bild. Sie braucht einen Kürbis, ein Blech und etwas Geduld, während der Ofen arbeitet. Wenn es schneller gehen muss: Nudeln mit Tomaten. Zum Nachtisch passt der Crumble.",
      },
      { type: "recipes", recipes: ["roasted-pumpkin-soup", "spaghetti-pomodoro", "apple-crumble"] },
      {
        type: "image_collection",
        pictures: [
          { picture: "sourdough-loaf", caption: "Brot: dauert lange, arbeitet aber fast allein." },
          { picture: "shakshuka", caption: "Shakshuka: eine Pfanne, und die kommt gleich mit auf den Tisch." },
          { picture: "tiramisu", caption: "Tiramisu: am Vortag fertig, am nächsten Tag besser." },
        ],
      },
      { type: "headline", level: 2, text: "Was wir lassen" },
      {
        type: "text",
        text: "Keine fünf Absätze Kindheit vor der Zutatenliste. Keine Fenster, die sich über die Pfanne schieben. Wenn eine Geschichte erzählt werden will, bekommt sie eine eigene Seite wie diese, und das Rezept bleibt, was es ist: eine Liste, die man mit nassen Händen lesen kann.",
      },
      {
        type: "text",
        text: "Ganz ohne Zutun deckt sich übrigens auch der Tisch im Märchen nicht. Irgendjemand muss den Satz sagen. Bei uns sind es drei Fragen: *was* du isst, *wann* du isst und worauf es dir dabei ankommt. Den Rest schlagen wir vor.",
      },
      { type: "cta_button", text: "Was koche ich heute?", href: "route:/what-to-cook-today" },
    ],
    en: [
      {
        type: "text",
        text: "In the fairy tale by the Brothers Grimm, a young joiner is given a table at the end of his apprenticeship. It looks like nothing much, but it has a talent: say “little table, set yourself”, and there are plates on it, boiled meats and roasts, and a glass of red wine glowing beside them. The lad walks the world with it and never again has to ask what is for supper. Then he spends a night at the wrong inn, and the landlord swaps it for an ordinary one.",
      },
      {
        type: "text",
        text: "The site is named after that table. The question it answers still comes up every day at about half past five.",
      },
      { type: "headline", level: 2, text: "What a recipe has to do" },
      {
        type: "text",
        text: "A recipe is a set of instructions that ought to work even when you are tired. So we keep a few rules. Every ingredient on the list turns up in a step, and the other way round. Work, oven and waiting are listed separately, because twelve hours of resting dough is a different thing from twelve hours at the stove. And where a dish likes to go wrong, there is a note in exactly that spot, not three paragraphs later.",
      },
      {
        type: "quote",
        text: "You can tell a good recipe by this: it says what things should look like before it is too late.",
        author: "Team Tischlein",
      },
      { type: "headline", level: 2, text: "What the table does by itself" },
      {
        type: "text",
        text: "These come with every recipe, cost nothing and need no account:",
      },
      {
        type: "content_meta_carousel",
        title: "From the drawer",
        entries: [
          {
            title: "Ticking off",
            text: "Every ingredient has a box. Cross out what you have weighed, and after the phone call you still know whether the salt went in.",
          },
          {
            title: "Steps",
            text: "Above every step it says once more what you are about to pick up, amounts included. No scrolling back with doughy fingers.",
          },
          {
            title: "Times",
            text: "A band shows how much of it is work, how much oven and how much waiting. One glance tells you whether it is a Tuesday kind of supper.",
          },
          {
            title: "Paper",
            text: "Print it, and out comes one sheet with just the recipe.",
          },
          {
            title: "Ingredients",
            text: "Many have a page of their own: when they are in season, how they stay fresh, and what steps in once the shop has closed.",
          },
        ],
      },
      {
        type: "text",
        text: "If something is still unclear, put your question to the [cooking hotline](route:/l/cookinghotline). And if you make a dish that others would like to cook: how the recipe finds its way to us is explained in the [questions about uploading](story:upload-faq).",
      },
      { type: "headline", level: 2, text: "Who cooks here" },
      {
        type: "text",
        text: "Recipes appear under the name of a kitchen. [Team Tischlein](user:team) is the editorial desk. [Gemüsefach](user:gemuesefach), [Ofenwarm](user:ofenwarm) and [Bar im Hof](user:barimhof) write regularly, each about what it does best. Then there is the community, and four partners. Whatever comes from partners and is paid for carries the word “Sponsored”. So far, all kitchens are samples.",
      },
      { type: "headline", level: 2, text: "For the first evening" },
      {
        type: "text",
        text: "If you have no idea where to begin, make the soup in the picture. It takes a pumpkin, a baking tray and a little patience while the oven does the work. If it has to be faster: pasta with tomatoes. For pudding there is the crumble.",
      },
      { type: "recipes", recipes: ["roasted-pumpkin-soup", "spaghetti-pomodoro", "apple-crumble"] },
      {
        type: "image_collection",
        pictures: [
          { picture: "sourdough-loaf", caption: "Bread: takes a long time, but works almost by itself." },
          { picture: "shakshuka", caption: "Shakshuka: one pan, and the pan goes straight to the table." },
          { picture: "tiramisu", caption: "Tiramisu: finished the day before, better the day after." },
        ],
      },
      { type: "headline", level: 2, text: "What we leave out" },
      {
        type: "text",
        text: "No five paragraphs of childhood before the ingredients. No windows sliding over the frying pan. If a story wants telling it gets a page of its own, like this one, and the recipe stays what it is: a list you can read with wet hands.",
      },
      {
        type: "text",
        text: "Even the table in the tale does not set itself entirely unprompted, by the way. Somebody has to say the words. With us it is three questions: *what* you eat, *when* you eat and what matters to you about it. We suggest the rest.",
      },
      { type: "cta_button", text: "What shall I cook today?", href: "route:/what-to-cook-today" },
    ],
  },
};
