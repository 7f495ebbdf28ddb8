import type { StorySeed } from "../seed-types.ts";

export const story: StorySeed = {
  key: "story-coffee-and-cake",
  storyType: "article",
  picture: "story-coffee-and-cake",
  alt: {
    de: "Ein Stück Sahnetorte mit Beeren auf weißem Teller, dahinter eine Tasse Kaffee und ein Schälchen Zuckerwürfel auf Marmor",
    en: "A slice of layered cream cake with berries on a white plate, a cup of coffee and a small bowl of sugar cubes behind it on marble",
  },
  slug: { de: "kaffee-und-kuchen", en: "coffee-and-cake" },
  title: { de: "Kaffee und Kuchen, eine deutsche Stunde", en: "Coffee and cake, a German hour" },
  summary: {
    de: "Um vier wird gedeckt, auch wenn niemand Hunger hat. Über eine Mahlzeit, die keine ist, dünnen Kaffee, dicke Sahne und die richtige Reihenfolge.",
    en: "At four the table is laid, whether or not anybody is hungry. On a meal that is not a meal, thin coffee, thick cream and doing things in the right order.",
  },
  author: "ofenwarm",
  publishedAt: "2026-05-09T13:00:00Z",
  category: "cake",
  moreCategories: ["german", "baking-all", "tartes", "dessert"],
  tags: ["baking", "sweet", "comfort-food"],
  likedBy: ["sonntagstisch", "lindeundlaib", "team", "loeffelweise"],
  body: {
    de: [
      {
        type: "text",
        text: "Zwischen Mittagessen und Abendbrot liegt in Deutschland eine Mahlzeit, die niemand braucht und die trotzdem stattfindet. Sie heißt wie das, was auf dem Tisch steht: Kaffee und Kuchen. Sonntags zwischen drei und vier wird eine Decke aufgelegt, das gute Geschirr kommt aus dem Schrank, und jemand sagt, er nehme wirklich nur ein kleines Stück.",
      },
      {
        type: "text",
        text: "Wer von außen kommt, hält das leicht für einen Nachtisch zur falschen Zeit. Es ist etwas anderes. Nachtisch beendet ein Essen, Kaffee und Kuchen eröffnet einen Nachmittag. Man kann dazu Menschen einladen, für die man nicht kochen möchte, und es ist höflich, nach zwei Stunden wieder zu gehen.",
      },
      { type: "headline", level: 2, text: "Wie der Kaffee an den Tisch kam" },
      {
        type: "text",
        text: "Kaffee gibt es in deutschen Städten seit dem späten 17. Jahrhundert, zuerst in den Hafenstädten, in Kaffeehäusern, die lange vor allem Männern offenstanden. Wie sehr das Getränk schon die Gemüter bewegte, als an Filtertüten noch niemand dachte, kann man in Leipzig hören: Johann Sebastian Bach schrieb in den 1730er-Jahren eine Kantate über eine junge Frau, die sich das Kaffeetrinken nicht verbieten lassen will. Sie gewinnt.",
      },
      {
        type: "text",
        text: "Friedrich der Große sah es weniger heiter. Kaffeebohnen mussten eingeführt werden, das Geld floss aus dem Land, also wurde das Rösten in Preußen 1781 zur Sache des Staates. Ausgediente Soldaten sollten erschnüffeln, wo heimlich geröstet wurde. Man nannte sie Kaffeeriecher, und sie waren so beliebt, wie man sich das vorstellt. Wer sich Bohnen nicht leisten konnte, trank Zichorie oder Gerste und nannte es Muckefuck.",
      },
      {
        type: "text",
        text: "Im 19. Jahrhundert wurde das Kaffeekränzchen zur Einrichtung des Bürgertums: eine Runde, meist von Frauen, reihum bei jeder zu Hause. 1908 ließ die Dresdnerin Melitta Bentz einen Filter schützen, für den sie mit Löschpapier aus einem Schulheft experimentiert hatte. Danach war der Kaffee klar, und der Kuchen wurde höher.",
      },
      { type: "headline", level: 2, text: "Kuchen ist nicht Torte" },
      {
        type: "content_meta_carousel",
        title: "Kleine Ordnung der Kuchentafel",
        entries: [
          {
            title: "Blechkuchen",
            text: "Hefe oder Mürbeteig, Obst, Streusel. Reicht für viele und wird aus der Hand gegessen, wenn keiner hinsieht.",
          },
          {
            title: "Rührkuchen",
            text: "Gugelhupf, Marmor-, Kasten- und Zitronenkuchen. Hält drei bis vier Tage und wird am zweiten besser.",
          },
          {
            title: "Käsekuchen",
            text: "Mit Quark, nicht mit Frischkäse. Die eine Sache, bei der die Runde sich nicht einig wird: mit Rosinen oder ohne.",
          },
          { title: "Torte", text: "Böden, Creme, Sahne, ein Anlass. Steht auf einem Fuß und verlangt eine Gabel." },
          { title: "Teegebäck", text: "Für danach. Und für Dezember, dann allerdings dosenweise." },
        ],
      },
      {
        type: "quote",
        text: "Zu Kaffee und Kuchen gehören ein Kuchen mit Obst und einer ohne.",
        author: "Ofenwarm",
      },
      { type: "recipes", recipes: ["baked-cheesecake", "lemon-gugelhupf", "french-apple-tart"] },
      { type: "headline", level: 2, text: "So wird der Kaffee gut" },
      {
        type: "text",
        text: "Blümchenkaffee heißt er, wenn man durch ihn das Muster am Tassenboden sieht. Das lässt sich vermeiden: 60 g frisch gemahlene Bohnen auf einen Liter, Wasser mit 92–96 °C, also nach dem Aufkochen eine halbe Minute gewartet. Erst nur so viel aufgießen, dass das Pulver nass wird, 30 Sekunden quellen lassen, dann in Schüben den Rest. Nach etwa vier Minuten sollte alles durch sein. Läuft es schneller, mahle feiner. Wird es bitter, mahle gröber. Warmhalteplatten backen den Kaffee weiter, eine vorgewärmte Kanne nicht.",
      },
      { type: "headline", level: 2, text: "Sahne und Schnitt" },
      {
        type: "list",
        ordered: false,
        items: [
          "**Sahne** mit mindestens 30 % Fett, Schüssel und Rührbesen vorher eine Viertelstunde kalt stellen. Aufhören, wenn der Besen Spuren hinterlässt: Zehn Sekunden später beginnt die Butter.",
          "**Sahnetorte** mit einem langen Messer schneiden, das du vor jedem Schnitt in heißes Wasser tauchst und abwischst. Ziehen, nicht drücken.",
          "**Zwölf Stücke** aus einer Form mit 26 cm: erst vierteln, dann jedes Viertel in drei.",
          "**Käsekuchen** erst schneiden, wenn er ganz kalt ist. Warm zerfällt er.",
        ],
      },
      { type: "headline", level: 2, text: "Was auf den Tisch gehört" },
      {
        type: "text",
        text: "Ein Kuchen mit Obst und einer ohne, damit jeder ablehnen kann, ohne leer auszugehen. Milch *und* Sahne. Tee für die, die nach vier keinen Kaffee mehr vertragen, und Wasser. Kuchengabeln, auch wenn die halbe Runde den Streusel mit den Fingern aufsammelt. Und eine Dose für die Reste.",
      },
      {
        type: "image_collection",
        pictures: [
          { picture: "baked-cheesecake", caption: "Käsekuchen: mit Quark und Geduld." },
          { picture: "scones", caption: "Scones: wie man es auf der anderen Seite der Nordsee macht." },
          { picture: "vanilla-crescents", caption: "Vanillekipferl: ab Dezember, vorher wird nicht genascht." },
        ],
      },
      {
        type: "text",
        text: "Kaffee und Kuchen dauert meist länger als eine Stunde; danach ist fast Abendbrotzeit.",
      },
      { type: "cta_button", text: "Alle Kuchen ansehen", href: "category:cake" },
    ],
    en: [
      {
        type: "text",
        text: "Between lunch and supper, Germany keeps a meal that nobody needs and everybody attends. It is named after what is on the table: *Kaffee und Kuchen*, coffee and cake. On Sundays between three and four a cloth is spread, the good china comes out of the cupboard, and someone says that really, just a small piece.",
      },
      {
        type: "text",
        text: "Visitors tend to take it for pudding at the wrong time. It is something else. Pudding ends a meal; coffee and cake begins an afternoon. You can invite people you would rather not cook for, and it is polite to leave again after two hours.",
      },
      { type: "headline", level: 2, text: "How coffee came to the table" },
      {
        type: "text",
        text: "There has been coffee in German cities since the late 17th century, first in the ports, in coffee houses that for a long time were mostly for men. How much the drink stirred people up well before anyone thought of a paper filter can still be heard in Leipzig: in the 1730s Johann Sebastian Bach wrote a cantata about a young woman who will not be forbidden her coffee. She wins.",
      },
      {
        type: "text",
        text: "Frederick the Great took a less cheerful view. Coffee beans had to be imported and money was leaving the country, so in 1781 roasting became the business of the Prussian state. Discharged soldiers were to sniff out secret roasting. They were called coffee smellers, and were exactly as popular as you imagine. Those who could not afford beans drank chicory or barley and called it *Muckefuck*, which is as German as it sounds.",
      },
      {
        type: "text",
        text: "In the 19th century the coffee circle became a middle-class institution: a group, usually of women, meeting at each other’s homes in turn. In 1908 Melitta Bentz of Dresden registered a filter she had tried out with blotting paper from a school exercise book. After that the coffee was clear, and the cakes got taller.",
      },
      { type: "headline", level: 2, text: "Kuchen is not Torte" },
      {
        type: "content_meta_carousel",
        title: "A short order of the cake table",
        entries: [
          {
            title: "Tray bakes",
            text: "Yeast or short pastry, fruit, crumble. Feeds many and is eaten by hand when nobody is looking.",
          },
          {
            title: "Sponge and pound cakes",
            text: "Bundt, marble, loaf and lemon cakes. They keep for three to four days and improve on the second.",
          },
          {
            title: "Quark cheesecake",
            text: "Made with quark, not cream cheese. The one matter no table agrees on: with raisins or without.",
          },
          { title: "Torte", text: "Layers, cream, more cream, an occasion. It stands on a foot and demands a fork." },
          { title: "Small biscuits", text: "For afterwards. And for December, though then by the tin." },
        ],
      },
      {
        type: "quote",
        text: "Coffee and cake calls for one cake with fruit and one without.",
        author: "Ofenwarm",
      },
      { type: "recipes", recipes: ["baked-cheesecake", "lemon-gugelhupf", "french-apple-tart"] },
      { type: "headline", level: 2, text: "How to make the coffee good" },
      {
        type: "text",
        text: "Germans call it *Blümchenkaffee*, little-flower coffee, when you can see the pattern at the bottom of the cup through it. That can be avoided: 60 g freshly ground beans to a litre, and water at 92–96 °C, which means half a minute off the boil. Pour just enough to wet the grounds, let them swell for 30 seconds, then add the rest in stages. It should all be through after about four minutes. If it runs faster, grind finer. If it tastes bitter, grind coarser. A hotplate goes on cooking the coffee; a warmed pot does not.",
      },
      { type: "headline", level: 2, text: "Cream and cutting" },
      {
        type: "list",
        ordered: false,
        items: [
          "**Cream** with at least 30% fat; chill the bowl and whisk for a quarter of an hour first. Stop when the whisk leaves a trail: ten seconds later, butter begins.",
          "**Cream cakes** want a long knife, dipped in hot water and wiped before every cut. Draw it, do not press.",
          "**Twelve pieces** from a 26 cm tin: cut into quarters first, then each quarter into three.",
          "**Cheesecake** should only be cut once it is completely cold. Warm, it falls apart.",
        ],
      },
      { type: "headline", level: 2, text: "What belongs on the table" },
      {
        type: "text",
        text: "One cake with fruit and one without, so that everyone can decline something and still be fed. Milk *and* cream. Tea for those who can no longer take coffee after four, and water. Cake forks, even if half the company picks up the crumble with its fingers. And a box for what is left.",
      },
      {
        type: "image_collection",
        pictures: [
          { picture: "baked-cheesecake", caption: "German cheesecake: quark and patience." },
          { picture: "scones", caption: "Scones: how it is done on the other side of the North Sea." },
          { picture: "vanilla-crescents", caption: "Vanilla crescents: from December, and no nibbling before." },
        ],
      },
      {
        type: "text",
        text: "Coffee and cake usually takes longer than an hour; after that it is nearly supper.",
      },
      { type: "cta_button", text: "See all cakes", href: "category:cake" },
    ],
  },
};
