import type { StorySeed } from "../seed-types.ts";

export const story: StorySeed = {
  key: "story-spice-bowls",
  storyType: "article",
  picture: "story-spice-bowls",
  alt: {
    de: "Schälchen mit gemahlenen und ganzen Gewürzen von oben, dazwischen Zimtstangen, Sternanis, Kardamomkapseln und getrocknete Chilis",
    en: "Small bowls of ground and whole spices seen from above, with cinnamon sticks, star anise, cardamom pods and dried chillies between them",
  },
  slug: { de: "gewuerze-die-man-wirklich-braucht", en: "the-spices-you-really-need" },
  title: { de: "Gewürze, die man wirklich braucht", en: "The spices you really need" },
  summary: {
    de: "Zehn Gläser reichen weit. Welche das sind, warum man sie ganz kauft, wie lange sie halten und wo sie auf keinen Fall stehen sollten.",
    en: "Ten jars go a long way. Which ones they are, why to buy them whole, how long they keep, and the one place they should never stand.",
  },
  author: "team",
  publishedAt: "2026-02-14T09:00:00Z",
  category: "indian",
  moreCategories: ["asian", "turkish", "mexican", "international"],
  tags: ["kitchen-knowledge", "spicy", "savoury"],
  likedBy: ["kuechenkraut", "gemuesefach", "loeffelweise", "barimhof"],
  body: {
    de: [
      {
        type: "text",
        text: "In den meisten Küchen stehen dreißig Gewürze, von denen fünf benutzt werden. Der Rest ist ein Museum: Lebkuchenmischung, Currypulver aus dem letzten Jahrzehnt, ein Rest Safran, der für besondere Anlässe aufgehoben wird und inzwischen nach Heu schmeckt. Zehn Gläser reichen für die meisten Rezepte auf dieser Seite.",
      },
      { type: "headline", level: 2, text: "Die zehn" },
      {
        type: "list",
        ordered: true,
        items: [
          "**Schwarzer Pfeffer**, ganz, aus der Mühle. Gemahlen gekaufter Pfeffer schmeckt scharf und sonst nach nichts.",
          "**Kreuzkümmel**, ganz. Er gibt Hummus, Linsen und Chili die Erdung und ist mit Kümmel nur im Namen verwandt.",
          "**Koriandersamen**, ganz. Zitronig, mild, ein Vermittler zwischen allem anderen.",
          "**Edelsüßes Paprikapulver.** Farbe, Süße, Wärme. Verbrennt in Sekunden, also erst vom Herd ziehen, dann einrühren.",
          "**Geräuchertes Paprikapulver.** Der schnellste Weg, einem Topf ohne Fleisch Tiefe zu geben.",
          "**Chili**, als Flocken oder ganze Schoten. Flocken lassen sich am genauesten dosieren.",
          "**Kurkuma**, gemahlen. Erdig und gelb. Kurkuma färbt auch Schneidebretter.",
          "**Zimt**, als Stange für Schmorgerichte und gemahlen fürs Backen.",
          "**Muskatnuss**, ganz, mit kleiner Reibe. Für Kartoffelpüree, Spinat und jede weiße Sauce.",
          "**Lorbeer.** Zwei Blätter in jeden Topf, der länger als eine halbe Stunde kocht.",
        ],
      },
      {
        type: "text",
        text: "Wer gern indisch kocht, ergänzt **grünen Kardamom**, wer viel backt, **Vanille** und **Nelken**. Alles andere kaufst du für ein bestimmtes Gericht in der kleinsten Menge, die es gibt.",
      },
      { type: "headline", level: 2, text: "Ganz kaufen, spät mahlen" },
      {
        type: "text",
        text: "Gewürze schmecken wegen ihrer ätherischen Öle, und die verfliegen. Ein ganzes Korn ist eine gute Verpackung, ein Pulver ist gar keine. Mörser oder eine ausgediente Kaffeemühle genügen. Ein Esslöffel Koriandersamen ist in einer Minute zerstoßen und riecht danach so, dass du das Pulver nicht vermisst.",
      },
      {
        type: "proscons",
        prosTitle: "Ganze Gewürze",
        pros: [
          "behalten ihr Aroma zwei bis vier Jahre",
          "lassen sich rösten, ohne sofort zu verbrennen",
          "können mitkochen und wieder herausgefischt werden",
        ],
        consTitle: "Ihr Preis",
        cons: ["brauchen Mörser oder Mühle", "kosten an einem Dienstag zwei Minuten mehr"],
      },
      { type: "headline", level: 2, text: "Rösten, aber trocken oder im Fett?" },
      {
        type: "text",
        text: "Beides hat seinen Ort. **Trocken** röstest du, was danach gemahlen wird: mittlere Hitze, zwei bis drei Minuten, ständig schwenken, bis es nussig duftet. Dann sofort auf einen kalten Teller, die Pfanne gart sonst weiter. **Im Fett** blühen Gewürze auf, die im Gericht bleiben, denn die meisten Aromastoffe lösen sich in Öl besser als in Wasser. Deshalb kommt Kreuzkümmel ins heiße Öl, bevor die Tomaten folgen, und deshalb schmeckt Paprika in der Minzbutter kräftiger als in der Suppe.",
      },
      { type: "recipe_part", recipe: "red-lentil-soup", group: 1 },
      {
        type: "quote",
        text: "Röste Gewürze nur, bis sie duften. Sobald es raucht, sind sie verbrannt.",
        author: "Team Tischlein",
      },
      { type: "recipes", recipes: ["butter-chicken", "red-lentil-soup", "chili-sin-carne", "hummus"] },
      { type: "headline", level: 2, text: "Wohin damit" },
      {
        type: "text",
        text: "Vier Dinge schaden: Wärme, Licht, Luft und Feuchtigkeit. Das hübsche Regal über dem Herd bietet alle vier. Besser ist eine Schublade oder ein Schrank, der mindestens eine Armlänge vom Kochfeld entfernt ist, dazu Gläser, die wirklich schließen. Würze nicht aus dem Glas über dem dampfenden Topf: Der Dampf zieht hinein, das Pulver klumpt und kann schimmeln. Erst in die Hand oder auf den Löffel, dann in den Topf.",
      },
      {
        type: "content_meta_carousel",
        title: "Wie lange was hält",
        entries: [
          {
            title: "Ganze Körner und Rinden",
            text: "Pfeffer, Koriander, Kreuzkümmel, Muskat, Zimtstangen: zwei bis vier Jahre.",
          },
          {
            title: "Gemahlenes",
            text: "Kurkuma, Zimt, Ingwer: etwa ein Jahr. Danach verliert es an Geschmack.",
          },
          {
            title: "Paprika und Chilipulver",
            text: "Sechs bis zwölf Monate. Wird das Rot braun, ist auch der Geschmack gegangen.",
          },
          {
            title: "Mischungen",
            text: "So lange wie ihr empfindlichster Teil, also eher ein halbes Jahr. Besser selbst mischen.",
          },
        ],
      },
      {
        type: "text",
        text: "Der Test ist einfach: eine Prise zwischen den Fingern reiben und riechen. Musst du raten, was es ist, darf es gehen. Und schreibe beim Öffnen das Datum auf den Deckel, dein Gedächtnis ist bei Gewürzen um Jahre zu optimistisch.",
      },
      { type: "headline", level: 2, text: "Zwei Dinge, die man wissen sollte" },
      {
        type: "text",
        text: "**Zimt ist nicht gleich Zimt.** Der kräftige, preiswerte Cassia-Zimt enthält deutlich mehr Cumarin als Ceylon-Zimt, und Cumarin kann in größeren Mengen die Leber belasten. Für ein Blech Zimtsterne im Dezember ist das kein Grund zur Sorge. Wer jeden Morgen Zimt ins Müsli streut, nimmt besser Ceylon.",
      },
      {
        type: "text",
        text: "**Muskat ist ein Gewürz, kein Gemüse.** Ein, zwei Züge über die Reibe sind genug. In großen Mengen ist die Nuss giftig, also gehört sie nicht in Kinderhände.",
      },
      { type: "headline", level: 2, text: "Wann würzen" },
      {
        type: "text",
        text: "Harte, ganze Gewürze früh, damit sie Zeit haben. Gemahlenes in der Mitte, kurz im Fett. Zartes wie frischer Pfeffer, Chiliflocken oder Zitronenschale am Schluss. Und bevor du nachwürzt, frage dich, ob überhaupt Gewürz fehlt. Meistens ist es [Salz](story:salt), und wenn nicht, dann ein Spritzer Säure.",
      },
    ],
    en: [
      {
        type: "text",
        text: "Most kitchens own thirty spices and use five. The rest is a museum: mixed spice for one Christmas cake, curry powder from the last decade, a few threads of saffron saved for a special occasion and by now tasting of hay. Ten jars are enough for most of the recipes on this site.",
      },
      { type: "headline", level: 2, text: "The ten" },
      {
        type: "list",
        ordered: true,
        items: [
          "**Black pepper**, whole, from a mill. Ready-ground pepper tastes hot and of nothing else.",
          "**Cumin**, whole. It grounds hummus, lentils and chilli. Caraway looks like it and is something else altogether.",
          "**Coriander seeds**, whole. Lemony, mild, a go-between for everything else.",
          "**Sweet paprika.** Colour, sweetness, warmth. It burns in seconds, so take the pan off the heat before stirring it in.",
          "**Smoked paprika.** The quickest way to give depth to a pot with no meat in it.",
          "**Chilli**, as flakes or whole pods. Flakes are the easiest to measure.",
          "**Turmeric**, ground. Earthy and yellow. It stains chopping boards, too.",
          "**Cinnamon**, in sticks for braises and ground for baking.",
          "**Nutmeg**, whole, with a small grater. For mashed potato, spinach and any white sauce.",
          "**Bay leaves.** Two in every pot that cooks for more than half an hour.",
        ],
      },
      {
        type: "text",
        text: "If you cook Indian food, add **green cardamom**; if you bake a lot, **vanilla** and **cloves**. Everything else you buy for a particular dish, in the smallest amount on offer.",
      },
      { type: "headline", level: 2, text: "Buy whole, grind late" },
      {
        type: "text",
        text: "Spices taste of their essential oils, and those evaporate. A whole seed is good packaging; a powder is none at all. A mortar or a retired coffee grinder will do. A tablespoon of coriander seeds is crushed in a minute, and once you have smelled it you will not miss the powder.",
      },
      {
        type: "proscons",
        prosTitle: "Whole spices",
        pros: [
          "keep their flavour for two to four years",
          "can be toasted without burning at once",
          "can simmer in the pot and be fished out again",
        ],
        consTitle: "Their price",
        cons: ["need a mortar or a mill", "cost you two more minutes on a Tuesday"],
      },
      { type: "headline", level: 2, text: "Toast them, but dry or in fat?" },
      {
        type: "text",
        text: "Both have their place. Toast **dry** whatever will be ground afterwards: medium heat, two to three minutes, shaking all the time, until it smells nutty. Then tip it straight onto a cold plate, or the pan will carry on without you. **In fat** is for spices that stay in the dish, because most of their flavour dissolves in oil better than in water. That is why cumin goes into the hot oil before the tomatoes follow, and why paprika tastes stronger in mint butter than in the soup beneath it.",
      },
      { type: "recipe_part", recipe: "red-lentil-soup", group: 1 },
      {
        type: "quote",
        text: "Toast spices only until fragrant. Once there is smoke, they have burnt.",
        author: "Team Tischlein",
      },
      { type: "recipes", recipes: ["butter-chicken", "red-lentil-soup", "chili-sin-carne", "hummus"] },
      { type: "headline", level: 2, text: "Where to keep them" },
      {
        type: "text",
        text: "Four things do harm: heat, light, air and moisture. The pretty rack above the stove supplies all four. A drawer is better, or a cupboard at least an arm’s length from the hob, and jars that really close. Do not shake spices from the jar over a steaming pot: the steam gets in, the powder clumps and may go mouldy. Into your hand or onto a spoon first, then into the pot.",
      },
      {
        type: "content_meta_carousel",
        title: "How long they keep",
        entries: [
          {
            title: "Whole seeds and barks",
            text: "Pepper, coriander, cumin, nutmeg, cinnamon sticks: two to four years.",
          },
          {
            title: "Ground spices",
            text: "Turmeric, cinnamon, ginger: about a year. After that they lose flavour.",
          },
          {
            title: "Paprika and chilli powder",
            text: "Six to twelve months. Once the red turns brown, the taste has gone too.",
          },
          {
            title: "Blends",
            text: "As long as their most delicate part, so more like half a year. Better to mix your own.",
          },
        ],
      },
      {
        type: "text",
        text: "The test is simple: rub a pinch between your fingers and smell it. If you have to guess what it is, it can go. And write the date on the lid when you open a jar; where spices are concerned, memory is years too optimistic.",
      },
      { type: "headline", level: 2, text: "Two things worth knowing" },
      {
        type: "text",
        text: "**Not all cinnamon is alike.** Cassia, the strong and inexpensive kind, contains far more coumarin than Ceylon cinnamon, and coumarin in larger amounts can be hard on the liver. A tray of cinnamon stars in December is no cause for worry. If you put cinnamon on your porridge every morning, choose Ceylon.",
      },
      {
        type: "text",
        text: "**Nutmeg is a spice, not a vegetable.** One or two strokes across the grater are enough. In large amounts the nut is poisonous, so keep it out of children’s hands.",
      },
      { type: "headline", level: 2, text: "When to season" },
      {
        type: "text",
        text: "Hard, whole spices early, so that they have time. Ground ones in the middle, briefly in fat. Delicate things such as fresh pepper, chilli flakes or lemon zest at the end. And before you reach for more, ask yourself whether spice is what is missing. Mostly it is [salt](story:salt), and if it is not, it is a squeeze of something sour.",
      },
    ],
  },
};
