import { foodFacts } from "../content/food-facts.ts";
import type { StorySeed } from "../seed-types.ts";

export const story: StorySeed = {
  key: "story-autumn-pumpkins",
  storyType: "article",
  picture: "story-autumn-pumpkins",
  alt: {
    de: "Kürbisse in Orange, Creme, Blaugrau, Weiß und Grün auf einem Holztisch, dazwischen Kastanien und Herbstlaub",
    en: "Pumpkins and squashes in orange, cream, blue-grey, white and green on a wooden table, with chestnuts and autumn leaves",
  },
  slug: { de: "kuerbis-von-hokkaido-bis-butternut", en: "squash-from-hokkaido-to-butternut" },
  title: { de: "Kürbis von Hokkaido bis Butternut", en: "Squash from Hokkaido to butternut" },
  summary: {
    de: "Welcher Kürbis wofür taugt, welchen man schälen muss, wie lange er liegt und warum ein bitterer sofort in den Müll gehört.",
    en: "Which squash is good for what, which ones need peeling, how long they keep, and why a bitter one goes straight in the bin.",
  },
  author: "gemuesefach",
  publishedAt: "2026-09-26T08:00:00Z",
  category: "pumpkin",
  moreCategories: ["vegetables", "soups-and-stews", "vegan", "easy"],
  tags: ["kitchen-knowledge", "autumn", "roasting", "autumn-2026"],
  likedBy: ["team", "kuechenkraut", "loeffelweise", "sonntagstisch", "ofenwarm"],
  body: {
    de: [
      {
        type: "text",
        text: "Botanisch ist der Kürbis eine Beere, und zwar eine der größten, die es gibt. In der Küche ist er praktisch: Er hält wochenlang im Flur und gelingt im Ofen fast von allein. Nur ist Kürbis nicht gleich Kürbis. Wer den falschen in die Suppe tut, bekommt orangefarbenes Wasser.",
      },
      { type: "headline", level: 2, text: "Sechs, die man kennen sollte" },
      {
        type: "content_meta_carousel",
        title: "Am Marktstand",
        entries: [
          {
            title: "Hokkaido",
            text: `Rotorange, handlich, ${foodFacts.hokkaidoWeight.de}. Die Schale wird weich und wird mitgegessen. Schmeckt nach Marone, ideal für Suppe und Blech.`,
          },
          {
            title: "Butternut",
            text: "Birnenförmig, hell, wenige Kerne. Die Schale muss ab, dafür ist das Fleisch fest, buttrig und fein. Gut für Würfel, Püree, Risotto.",
          },
          {
            title: "Muskatkürbis (Musquée de Provence)",
            text: "Groß, tief gerippt, oft stückweise verkauft. Saftig, mild und leicht säuerlich. Für Currys, Chutney und zum Einlegen.",
          },
          {
            title: "Spaghettikürbis",
            text: "Gelb und oval. Halbieren, backen, mit der Gabel in Fäden ziehen. Mild, verlangt nach kräftiger Sauce.",
          },
          {
            title: "Blaugraue Riesen",
            text: "Sorten wie Crown Prince: harte graue Schale, leuchtend oranges, süßes, trockenes Fleisch. Für Gnocchi und Püree kaum zu schlagen.",
          },
          {
            title: "Eichelkürbis und Mini",
            text: "Acorn, Jack be Little und Verwandte: eine Portion mit eigener Schüssel. Deckel ab, füllen, backen.",
          },
        ],
      },
      {
        type: "text",
        text: "Zierkürbisse, die kleinen gestreiften und warzigen aus der Herbstdeko, gehören nicht in die Küche. Sie enthalten Bitterstoffe, die beim Kochen nicht verschwinden.",
      },
      { type: "headline", level: 2, text: "Kaufen und klopfen" },
      {
        type: "text",
        text: `Ein reifer Kürbis klingt hohl, wenn du mit dem Knöchel klopfst, und lässt sich mit dem Fingernagel kaum ritzen. Wichtig ist der **Stiel**: Er soll verholzt und fest sein. Fehlt er, dringt dort Fäulnis ein. Heil und trocken hält sich ein Hokkaido bei 10–15 °C ${foodFacts.wholeHokkaido.de}, Butternut und Muskatkürbis auch vier oder länger. Der Kühlschrank ist zu kalt und zu feucht. Angeschnittenes kommt, ohne Kerne und abgedeckt, ins Gemüsefach und hält ${foodFacts.cutHokkaido.de}.`,
      },
      {
        type: "list",
        ordered: false,
        items: [
          "Von einem Hokkaido bleiben nach dem Entkernen rund 85–90 %, von einem Butternut nach Schälen und Entkernen rund 75–80 %.",
          "Saison ist von August bis November, Lagerware gibt es bis in den Februar.",
          "Roh und in Würfeln lässt sich Kürbis einfrieren: 10 Monate, dann direkt gefroren in Topf oder Ofen.",
        ],
      },
      { type: "headline", level: 2, text: "Schneiden ohne Drama" },
      {
        type: "text",
        text: "Die meisten Unfälle passieren, weil der Kürbis rollt. Schneide zuerst unten eine dünne Scheibe ab, damit er steht. Dann setzt du ein großes, scharfes Messer neben dem Stiel an, nie auf dem Stiel, und drückst mit beiden Händen nach unten. Ist die Schale zu hart, kommt der ganze Kürbis für 15 Minuten bei 180 °C in den Ofen, danach gibt sie nach. Wie das Messer dafür scharf wird, steht [hier](story:story-knife-and-board).",
      },
      { type: "headline", level: 2, text: "Immer zuerst aufs Blech" },
      {
        type: "text",
        text: `Gekochter Kürbis schmeckt nach Kürbis, gerösteter nach mehr. Im Ofen verdampft Wasser, der Zucker bräunt, und die Suppe braucht hinterher keine Sahne, um nach etwas zu sein. Spalten von zwei Zentimetern, Öl, Salz, 200 °C Ober-/Unterhitze, ${foodFacts.hokkaidoWedges.de}, einmal wenden. Fertig sind sie, wenn die Kanten dunkel werden und eine Messerspitze ohne Widerstand hineingleitet. Lege die Spalten nicht übereinander, sonst dämpfen sie nur.`,
      },
      {
        type: "quote",
        text: "Geröstet schmeckt Kürbis kräftiger als gekocht und kommt ohne Sahne aus.",
        author: "Gemüsefach",
      },
      {
        type: "video",
        video: "clip-pumpkin-soup",
        caption: "Kokosmilch, Kerne, Basilikum: So wird die Suppe angerichtet. Ohne Ton.",
      },
      { type: "recipes", recipes: ["roasted-pumpkin-soup", "mushroom-risotto", "chili-sin-carne"] },
      {
        type: "text",
        text: "Die Suppe ist der gerade Weg. In den beiden anderen Rezepten ist der Kürbis ein Gast: Eine Handvoll gerösteter Würfel kommt ganz am Schluss unter den Risotto oder ersetzt im Chili einen Teil der Bohnen. Zu früh dazugegeben, zerfällt er.",
      },
      { type: "headline", level: 2, text: "Schale dran oder ab?" },
      {
        type: "proscons",
        prosTitle: "Schale dranlassen",
        pros: [
          "bei Hokkaido und jungen Minikürbissen",
          "spart die mühsamste Arbeit",
          "Spalten halten beim Rösten ihre Form",
        ],
        consTitle: "Schale abschneiden",
        cons: ["bei Butternut, Muskat- und Riesenkürbis", "wenn die Suppe ganz fein werden soll"],
      },
      {
        type: "text",
        text: "Ein Trick für dicke Schalen: erst rösten, dann schälen. Nach 40 Minuten im Ofen hebt sich das Fleisch mit dem Löffel heraus.",
      },
      { type: "headline", level: 2, text: "Kerne und Öl" },
      {
        type: "text",
        text: "Die Kerne wirfst du nicht weg: waschen, gut trocknen, mit Öl und Salz bei 160 °C 15–20 Minuten rösten. Die harte Schale kann man mitessen, muss aber nicht. Die dunkelgrünen Kerne aus dem Laden stammen von einer anderen Pflanze, dem steirischen Ölkürbis. Dessen Samen haben keine Holzschale, und aus ihnen wird Kernöl gepresst. Es verträgt keine Hitze und kommt erst auf den Teller.",
      },
      { type: "headline", level: 2, text: "Bitter heißt: nicht essen" },
      {
        type: "text",
        text: "Schmeckt ein Kürbis oder eine Zucchini bitter, sind es Cucurbitacine. Sie sind giftig, und Kochen hilft nicht. Im Handel kommt das sehr selten vor, eher bei Pflanzen aus selbst gesammeltem Saatgut, die sich mit Zierkürbissen gekreuzt haben. Probiere deshalb bei Gartenkürbis ein Stückchen roh. Ist es bitter: ausspucken, entsorgen, nicht nachwürzen.",
      },
      { type: "cta_button", text: "Alle Rezepte mit Kürbis", href: "category:pumpkin" },
    ],
    en: [
      {
        type: "text",
        text: "Botanically a pumpkin is a berry, and one of the largest there is. In the kitchen it is practical: it keeps for weeks in the hall and turns out well in the oven almost unaided. But they are not all alike. Put the wrong one in your soup and you get orange water.",
      },
      { type: "headline", level: 2, text: "Six worth knowing" },
      {
        type: "content_meta_carousel",
        title: "At the market stall",
        entries: [
          {
            title: "Hokkaido (red kuri)",
            text: `Red-orange, handy, ${foodFacts.hokkaidoWeight.en}. The skin softens and is eaten too. Tastes of chestnut; ideal for soup and for roasting.`,
          },
          {
            title: "Butternut",
            text: "Pear-shaped and pale, with few seeds. It needs peeling, and repays you with firm, buttery, fine flesh. Good for cubes, mash, risotto.",
          },
          {
            title: "Musquée de Provence",
            text: "Big and deeply ribbed, often sold by the wedge. Juicy, mild and slightly tart. For curries, chutney and pickling.",
          },
          {
            title: "Spaghetti squash",
            text: "Yellow and oval. Halve it, bake it, pull it into strands with a fork. Mild, so it calls for a sauce with character.",
          },
          {
            title: "Blue-grey giants",
            text: "Varieties such as Crown Prince: hard grey skin and bright orange, sweet, dry flesh. Hard to beat for gnocchi and mash.",
          },
          {
            title: "Acorn and mini",
            text: "Acorn, Jack Be Little and relations: one portion that brings its own bowl. Lid off, fill, bake.",
          },
        ],
      },
      {
        type: "text",
        text: "Ornamental gourds, the small striped and warty ones from autumn displays, do not belong in the kitchen. They contain bitter compounds that cooking does not remove.",
      },
      { type: "headline", level: 2, text: "Buying and knocking" },
      {
        type: "text",
        text: `A ripe squash sounds hollow when you knock on it, and a fingernail will hardly mark it. What matters is the **stalk**: it should be woody and firmly attached, because rot gets in where it is missing. Sound and dry, a Hokkaido keeps for ${foodFacts.wholeHokkaido.en} at 10–15 °C, butternut and musquée for four or more. The fridge is too cold and too damp. Once cut, scoop out the seeds, cover it, keep it in the vegetable drawer where it keeps for ${foodFacts.cutHokkaido.en}.`,
      },
      {
        type: "list",
        ordered: false,
        items: [
          "A Hokkaido leaves you about 85–90% after seeding; a butternut about 75–80% after peeling and seeding.",
          "The season runs from August to November, and stored squash is around until February.",
          "Raw cubes freeze well: 10 months, then straight from the freezer into pot or oven.",
        ],
      },
      { type: "headline", level: 2, text: "Cutting without drama" },
      {
        type: "text",
        text: "Most accidents happen because the squash rolls. First take a thin slice off the bottom so that it stands still. Then set a large, sharp knife beside the stalk, never on it, and press down with both hands. If the skin is too hard, put the whole squash in the oven at 180 °C for 15 minutes and it will give way. How to get the knife sharp enough is explained [here](story:story-knife-and-board).",
      },
      { type: "headline", level: 2, text: "Always roast it first" },
      {
        type: "text",
        text: `Boiled squash tastes of squash; roasted squash tastes of more. In the oven water evaporates, sugar browns, and the soup will not need cream to amount to something. Wedges two centimetres thick, oil, salt, 200 °C conventional heat, ${foodFacts.hokkaidoWedges.en}, turned once. They are done when the edges darken and the tip of a knife slides in without resistance. Do not pile them up, or they will only steam.`,
      },
      {
        type: "quote",
        text: "Roasted, squash tastes stronger than boiled and does without cream.",
        author: "Gemüsefach",
      },
      { type: "video", video: "clip-pumpkin-soup", caption: "Coconut milk, seeds, basil: plating the soup. No sound." },
      { type: "recipes", recipes: ["roasted-pumpkin-soup", "mushroom-risotto", "chili-sin-carne"] },
      {
        type: "text",
        text: "The soup is the direct route. In the other two recipes squash is a guest: a handful of roasted cubes goes under the risotto at the very end, or takes the place of some of the beans in the chilli. Added too early, it falls apart.",
      },
      { type: "headline", level: 2, text: "Skin on or off?" },
      {
        type: "proscons",
        prosTitle: "Leave the skin on",
        pros: [
          "for Hokkaido and young mini squash",
          "saves the most tedious job",
          "wedges keep their shape as they roast",
        ],
        consTitle: "Take the skin off",
        cons: ["for butternut, musquée and the giants", "if the soup is to be perfectly smooth"],
      },
      {
        type: "text",
        text: "A trick for thick skins: roast first, peel later. After 40 minutes in the oven the flesh lifts out with a spoon.",
      },
      { type: "headline", level: 2, text: "Seeds and oil" },
      {
        type: "text",
        text: "Keep the seeds: wash them, dry them well, and roast them with oil and salt at 160 °C for 15–20 minutes. You can eat the tough hulls, but nobody will make you. The dark green seeds in the shops come from a different plant, the Styrian oil pumpkin. Its seeds have no woody hull, and they are what pumpkin seed oil is pressed from. The oil does not like heat, so it goes on at the table.",
      },
      { type: "headline", level: 2, text: "Bitter means: do not eat it" },
      {
        type: "text",
        text: "If a squash or a courgette tastes bitter, that is cucurbitacin. It is poisonous, and cooking does not help. It is very rare in shops, and more likely with plants grown from home-saved seed that has crossed with ornamental gourds. So with garden squash, taste a scrap raw. If it is bitter: spit it out, throw it away, and do not try to season it.",
      },
      { type: "cta_button", text: "All squash recipes", href: "category:pumpkin" },
    ],
  },
};
