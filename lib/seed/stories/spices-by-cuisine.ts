import type { StorySeed } from "../seed-types.ts";

export const story: StorySeed = {
  key: "spices-by-cuisine",
  storyType: "article",
  picture: "story-spices-by-cuisine",
  alt: {
    de: "Runde Gewürzdose aus Stahl mit sieben Schälchen, daneben Zimtstangen, Sternanis, Chilis und ein Holzlöffel mit Kurkuma auf orangefarbenem Stoff",
    en: "Round steel spice tin with seven small bowls, with cinnamon sticks, star anise, chillies and a wooden spoon of turmeric on orange cloth",
  },
  slug: { de: "gewuerze-nach-kuechen", en: "spices-by-cuisine" },
  title: { de: "Gewürze nach Küchen", en: "Spices by cuisine" },
  summary: {
    de: "Kreuzkümmel schmeckt in Delhi anders als in Mexiko. Welche Gewürze in acht Küchen zusammengehören, wann sie in den Topf kommen und fünf Mischungen zum Selbermachen.",
    en: "Cumin tastes different in Delhi and in Mexico. Which spices belong together in eight cuisines, when they go into the pan, and five blends to make yourself.",
  },
  author: "gemuesefach",
  publishedAt: "2026-06-06T08:00:00Z",
  category: "international",
  moreCategories: ["indian", "mexican", "chinese", "turkish", "spanish", "italian", "greek"],
  tags: ["kitchen-knowledge", "spicy", "savoury"],
  likedBy: ["team", "kuechenkraut", "loeffelweise", "barimhof"],
  body: {
    de: [
      {
        type: "text",
        text: "Viele Küchen benutzen dieselben Gewürze, und trotzdem schmecken sie verschieden. Das liegt an der Begleitung, am Fett und am Zeitpunkt: Kreuzkümmel in heißem Butterschmalz mit Kurkuma ist Nordindien, mit getrockneten Chilis und Limette Mexiko, mit getrockneter Minze die Türkei. Wenn du die Gruppen kennst, würzt du auch ein Gericht ohne Rezept in eine Richtung.",
      },
      {
        type: "text",
        text: "Welche Gläser die Grundausstattung sind, wie du sie röstest und lagerst, steht in [Gewürze, die man wirklich braucht](story:story-spice-bowls). Hier geht es um die Kombinationen.",
      },
      { type: "headline", level: 2, text: "Acht Küchen" },
      {
        type: "content_meta_carousel",
        title: "Was zusammengehört",
        entries: [
          {
            title: "Nordindien",
            text: "Kreuzkümmel, Koriander, Kurkuma, Kaschmir-Chili, Kardamom, Ingwer, Knoblauch. Garam Masala kommt zum Schluss.",
          },
          {
            title: "Sichuan",
            text: "Sichuanpfeffer, Chilibohnenpaste, Sternanis, Ingwer, Knoblauch. Der Pfeffer betäubt die Zunge ein wenig, das soll er.",
          },
          {
            title: "Türkei und Levante",
            text: "Pul Biber, getrocknete Minze, Sumach, Kreuzkümmel, Paprika. Säuerlich und warm, selten sehr scharf.",
          },
          {
            title: "Mexiko",
            text: "Getrocknete Chilis, Kreuzkümmel in kleiner Menge, mexikanischer Oregano, Zimt, dazu Limette und Koriandergrün.",
          },
          {
            title: "Spanien",
            text: "Safran, Paprika edelsüß und geräuchert, Lorbeer, Knoblauch. Paprika verbrennt schnell, also kurz in warmes Öl.",
          },
          {
            title: "Italien",
            text: "Wenig Gewürz, viel Kraut: Oregano, Fenchelsamen, Peperoncino, Muskat zu Spinat und weißen Saucen. Basilikum immer frisch.",
          },
          {
            title: "Griechenland",
            text: "Getrockneter Oregano, Dill, Lorbeer, dazu Zimt in Tomatensaucen mit Fleisch. Die Säure gibt die Zitrone.",
          },
          {
            title: "Deutschland und Osteuropa",
            text: "Kümmel, Majoran, Wacholder, Piment, Lorbeer, Muskat, Dill. Kräftig zu Kohl, Rüben, Kartoffeln und Braten.",
          },
        ],
      },
      { type: "recipes", recipes: ["butter-chicken", "mapo-tofu", "red-lentil-soup", "chili-sin-carne"] },
      { type: "headline", level: 2, text: "Wann sie in den Topf kommen" },
      {
        type: "list",
        ordered: true,
        items: [
          "**Am Anfang, ganz und im Fett:** In Indien knistern Kreuzkümmel, Senfkörner, Zimtstange und Kardamomkapseln im heißen Fett, bevor die Zwiebeln folgen. Eine Minute genügt.",
          "**Nach den Zwiebeln, gemahlen:** Koriander, Kurkuma, Paprika und Chili brauchen eine halbe Minute Fett und danach sofort Flüssigkeit, sonst werden sie bitter.",
          "**Am Ende, als Würzfett:** In der Türkei wird Pul Biber mit Minze in Butter erhitzt und über die fertige Suppe gegossen, in Indien heißt das Tadka. So bleibt das Aroma oben.",
          "**Zuletzt, trocken darüber:** Sichuanpfeffer, Sumach, Garam Masala. Hitze würde ihnen schaden.",
        ],
      },
      {
        type: "text",
        text: "Gewürze wirken auch schon vor dem Kochen, etwa in der Marinade von Butter Chicken. Ein Teil des Garam Masala kommt in den Joghurt; darin verbrennt es im heißen Ofen nicht:",
      },
      { type: "recipe_part", recipe: "butter-chicken", group: 0 },
      { type: "headline", level: 2, text: "Fünf Mischungen" },
      {
        type: "text",
        text: "Ganze Gewürze röstest du zwei bis drei Minuten trocken, lässt sie abkühlen und mahlst sie. Jede Menge füllt ein kleines Glas und ist nach einem halben Jahr aufgebraucht.",
      },
      {
        type: "list",
        ordered: false,
        items: [
          "**Garam Masala:** 2 EL Koriandersamen, 1 EL Kreuzkümmel, 1 TL schwarzer Pfeffer, 1 TL Kardamomsamen, ½ TL Nelken, 5 cm Zimtstange, etwas geriebene Muskatnuss.",
          "**Fünf-Gewürze-Pulver:** 1 EL Sichuanpfeffer, 1 EL Fenchelsamen, 4 Sternanis, 5 cm Zimtstange, ½ TL Nelken.",
          "**Chilipulver für Tex-Mex:** 2 EL Paprika edelsüß, 1 EL Kreuzkümmel, 1 TL Oregano, 1 TL Knoblauchpulver, ½ TL gemahlener Chili. Es ist bereits gemahlen und wird nur gemischt.",
          "**Zatar:** 2 EL getrockneter Thymian, 1 EL Sumach, 1 EL gerösteter Sesam, ½ TL Salz. Nur den Thymian fein zerreiben.",
          "**Lebkuchengewürz:** 2 EL Zimt, je 1 TL Nelken und Koriander, je ½ TL Kardamom, Ingwer, Piment und Muskat, alles gemahlen. Die [Elisenlebkuchen](recipe:lebkuchen) brauchen davon 2 EL.",
        ],
      },
      { type: "headline", level: 2, text: "Leicht zu verwechseln" },
      {
        type: "list",
        ordered: false,
        items: [
          "**Kreuzkümmel und Kümmel:** Der eine gehört zu Hummus und Chili, der andere zu Sauerkraut und Brot. Sie ersetzen einander nicht.",
          "**Koriandersamen und Koriandergrün** stammen von derselben Pflanze und schmecken völlig verschieden.",
          "**Chili powder** aus Amerika ist eine milde Mischung, deutsches Chilipulver oft reine, scharfe Schote. Ein Esslöffel davon wäre zu viel.",
          "**Pul Biber** ist milder und fruchtiger als Chiliflocken; von Flocken nimm ein Drittel.",
          "**Mexikanischer Oregano** ist mit dem europäischen nicht verwandt. Ersetze ihn durch Majoran mit etwas Limettenschale.",
          "**Sichuanpfeffer und Rosa Pfeffer** sind beide kein Pfeffer, und auch untereinander haben sie wenig gemeinsam.",
          "**Safran und Kurkuma** färben beide gelb. Nur Safran riecht nach Heu und Honig; zwei Prisen genügen für vier Portionen [Paella](recipe:paella).",
        ],
      },
      { type: "headline", level: 2, text: "Eine Pfanne, vier Richtungen" },
      {
        type: "text",
        text: "Zum Ausprobieren nimm eine Dose Kichererbsen, eine Zwiebel und eine Dose Tomaten, und ändere nur die Gewürze: mit Kreuzkümmel, Koriander, Kurkuma und Ingwer wird ein Chana daraus; mit geräuchertem Paprika, Lorbeer und Spinat ein spanischer Eintopf; mit Zimt, Oregano und Feta ein griechischer; mit Minze, Pul Biber und Joghurt ein türkischer. Die Mengen sind jedes Mal dieselben: zusammen zwei Teelöffel Gewürz, ein Teelöffel Salz, am Ende etwas Saures.",
      },
      {
        type: "proscons",
        prosTitle: "Sicher zusammen",
        pros: [
          "Kreuzkümmel, Koriander, Chili",
          "Zimt, Nelke, Piment",
          "Fenchel, Sternanis, Orange",
          "Dill, Kümmel, Senf",
        ],
        consTitle: "Schwierig zusammen",
        cons: [
          "Rosmarin und Koriandergrün, eines überdeckt das andere",
          "Safran und viel Chili, man schmeckt ihn nicht mehr",
          "geräucherter Paprika und Zimt in großer Menge",
        ],
      },
      { type: "recipes", recipes: ["hummus", "shakshuka", "paella", "greek-salad"] },
    ],
    en: [
      {
        type: "text",
        text: "Many cuisines use the same spices and still taste different. That is a matter of company, fat and timing: cumin in hot ghee with turmeric is northern India, with dried chillies and lime it is Mexico, with dried mint it is Turkey. Once you know the groups, you can season a dish in one direction without a recipe.",
      },
      {
        type: "text",
        text: "Which jars make up the basics, how to toast and how to store them is in [The spices you really need](story:story-spice-bowls). This is about combinations.",
      },
      { type: "headline", level: 2, text: "Eight cuisines" },
      {
        type: "content_meta_carousel",
        title: "What belongs together",
        entries: [
          {
            title: "Northern India",
            text: "Cumin, coriander, turmeric, Kashmiri chilli, cardamom, ginger, garlic. Garam masala goes in at the end.",
          },
          {
            title: "Sichuan",
            text: "Sichuan pepper, chilli bean paste, star anise, ginger, garlic. The pepper numbs the tongue a little, as it should.",
          },
          {
            title: "Turkey and the Levant",
            text: "Pul biber, dried mint, sumac, cumin, paprika. Sour and warm, rarely very hot.",
          },
          {
            title: "Mexico",
            text: "Dried chillies, cumin in small amounts, Mexican oregano, cinnamon, along with lime and fresh coriander.",
          },
          {
            title: "Spain",
            text: "Saffron, sweet and smoked paprika, bay, garlic. Paprika burns fast, so give it a moment in warm oil only.",
          },
          {
            title: "Italy",
            text: "Few spices, many herbs: oregano, fennel seeds, peperoncino, nutmeg for spinach and white sauces. Basil always fresh.",
          },
          {
            title: "Greece",
            text: "Dried oregano, dill, bay, and cinnamon in tomato sauces with meat. Lemon provides the acid.",
          },
          {
            title: "Germany and eastern Europe",
            text: "Caraway, marjoram, juniper, allspice, bay, nutmeg, dill. Robust, for cabbage, roots, potatoes and roasts.",
          },
        ],
      },
      { type: "recipes", recipes: ["butter-chicken", "mapo-tofu", "red-lentil-soup", "chili-sin-carne"] },
      { type: "headline", level: 2, text: "When they go into the pan" },
      {
        type: "list",
        ordered: true,
        items: [
          "**At the start, whole and in fat:** in India, cumin, mustard seeds, a cinnamon stick and cardamom pods crackle in hot fat before the onions follow. A minute is enough.",
          "**After the onions, ground:** coriander, turmeric, paprika and chilli need half a minute of fat and then liquid at once, or they turn bitter.",
          "**At the end, as a seasoned fat:** in Turkey, pul biber and mint are warmed in butter and poured over the finished soup; in India this is called tadka. The aroma stays on top.",
          "**Last, dry, on top:** Sichuan pepper, sumac, garam masala. Heat would harm them.",
        ],
      },
      {
        type: "text",
        text: "Spices do their work before cooking, too, as in the marinade of butter chicken. Part of the garam masala goes into the yoghurt, where it does not burn in the hot oven:",
      },
      { type: "recipe_part", recipe: "butter-chicken", group: 0 },
      { type: "headline", level: 2, text: "Five blends" },
      {
        type: "text",
        text: "Toast whole spices in a dry pan for two to three minutes, let them cool and grind them. Each amount fills a small jar and should be used up within half a year.",
      },
      {
        type: "list",
        ordered: false,
        items: [
          "**Garam masala:** 2 tbsp coriander seeds, 1 tbsp cumin, 1 tsp black pepper, 1 tsp cardamom seeds, ½ tsp cloves, 5 cm of cinnamon stick, a little grated nutmeg.",
          "**Five-spice powder:** 1 tbsp Sichuan pepper, 1 tbsp fennel seeds, 4 star anise, 5 cm of cinnamon stick, ½ tsp cloves.",
          "**Chili powder for Tex-Mex:** 2 tbsp sweet paprika, 1 tbsp cumin, 1 tsp oregano, 1 tsp garlic powder, ½ tsp ground chilli. All of it is ground already and only needs mixing.",
          "**Za’atar:** 2 tbsp dried thyme, 1 tbsp sumac, 1 tbsp toasted sesame, ½ tsp salt. Rub only the thyme fine.",
          "**Lebkuchen spice:** 2 tbsp cinnamon, 1 tsp each of cloves and coriander, ½ tsp each of cardamom, ginger, allspice and nutmeg, all ground. The [Elisen gingerbread](recipe:lebkuchen) needs 2 tbsp of it.",
        ],
      },
      { type: "headline", level: 2, text: "Easily confused" },
      {
        type: "list",
        ordered: false,
        items: [
          "**Cumin and caraway:** one belongs in hummus and chilli, the other in sauerkraut and bread. They do not replace each other.",
          "**Coriander seeds and coriander leaves** come from the same plant and taste entirely different.",
          "**American chili powder** is a mild blend, while European chilli powder is often nothing but hot chilli. A tablespoon of that would be too much.",
          "**Pul biber** is milder and fruitier than chilli flakes; of flakes, use a third.",
          "**Mexican oregano** is not related to the European kind. Replace it with marjoram and a little lime zest.",
          "**Sichuan pepper and pink pepper** are neither of them pepper, and have little in common with each other.",
          "**Saffron and turmeric** both colour food yellow. Only saffron smells of hay and honey; two pinches are enough for four servings of [paella](recipe:paella).",
        ],
      },
      { type: "headline", level: 2, text: "One pan, four directions" },
      {
        type: "text",
        text: "To try it out, take a tin of chickpeas, an onion and a tin of tomatoes, and change nothing but the spices: with cumin, coriander, turmeric and ginger it becomes a chana; with smoked paprika, bay and spinach a Spanish stew; with cinnamon, oregano and feta a Greek one; with mint, pul biber and yoghurt a Turkish one. The amounts are the same each time: two teaspoons of spice in all, one teaspoon of salt, something sour at the end.",
      },
      {
        type: "proscons",
        prosTitle: "Safe together",
        pros: [
          "cumin, coriander, chilli",
          "cinnamon, cloves, allspice",
          "fennel, star anise, orange",
          "dill, caraway, mustard",
        ],
        consTitle: "Difficult together",
        cons: [
          "rosemary and fresh coriander, as one covers the other",
          "saffron and a lot of chilli, which hides it",
          "large amounts of smoked paprika and cinnamon",
        ],
      },
      { type: "recipes", recipes: ["hummus", "shakshuka", "paella", "greek-salad"] },
    ],
  },
};
