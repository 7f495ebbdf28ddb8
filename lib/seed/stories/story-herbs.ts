import { foodFacts } from "../content/food-facts.ts";
import type { StorySeed } from "../seed-types.ts";

export const story: StorySeed = {
  key: "story-herbs",
  storyType: "article",
  picture: "story-herbs",
  alt: {
    de: "Drei Gläser mit Wasser, darin Minze, Petersilie und Dill, davor Bündel von Thymian und Rosmarin",
    en: "Three glasses of water holding mint, parsley and dill, with bundles of thyme and rosemary in front",
  },
  slug: { de: "kraeuter-die-den-winter-ueberstehen", en: "herbs-that-survive-the-winter" },
  title: { de: "Kräuter, die den Winter überstehen", en: "Herbs that survive the winter" },
  summary: {
    de: "Welche Töpfe draußen bleiben dürfen, was man einfriert, was man trocknet und warum Rosmarin im Januar eher verdurstet als erfriert.",
    en: "Which pots may stay outside, what to freeze, what to dry, and why rosemary in January is more likely to die of thirst than of cold.",
  },
  author: "gemuesefach",
  publishedAt: "2026-10-17T08:15:00Z",
  category: "vegetables",
  moreCategories: ["german", "french", "sides"],
  tags: ["kitchen-knowledge", "autumn", "winter", "no-waste"],
  likedBy: ["kuechenkraut", "sonntagstisch", "team", "nordfang"],
  body: {
    de: [
      {
        type: "text",
        text: "Ende Oktober sieht jedes Kräuterbeet nach Abschied aus. Der Schnittlauch legt sich hin, das Basilikum ist nach der ersten kühlen Nacht schwarz, und nur der Rosmarin steht noch. Ein gutes Drittel der Küchenkräuter kommt ohne große Umstände durch den Winter, ein zweites überlebt im Gefrierfach, und nur vom letzten musst du dich bis zum Mai verabschieden.",
      },
      { type: "headline", level: 2, text: "Wer draußen bleiben darf" },
      {
        type: "content_meta_carousel",
        title: "Fünf, die Frost aushalten",
        entries: [
          {
            title: "Thymian",
            text: "Immergrün und genügsam. Auch im Januar kannst du Zweige schneiden, nur nicht ins alte Holz.",
          },
          {
            title: "Rosmarin",
            text: "Je nach Sorte bis etwa −10 °C, im Topf weniger. Ein Platz an der Hauswand entscheidet mehr als jedes Vlies.",
          },
          {
            title: "Salbei",
            text: "Behält seine Blätter, sie werden im Winter nur kleiner und herber. Sparsam ernten, dafür in Butter braten.",
          },
          {
            title: "Petersilie",
            text: "Zweijährig und erstaunlich zäh. Unter etwas Reisig lässt sie sich bis in den Winter pflücken, im zweiten Frühjahr schießt sie.",
          },
          {
            title: "Schnittlauch und Minze",
            text: "Ziehen sich ganz zurück und sehen tot aus. Nicht wegwerfen: Im März sind sie wieder da.",
          },
        ],
      },
      {
        type: "text",
        text: "Im Beet ist die Erde ein guter Schutz, im Topf friert der Ballen von allen Seiten. Deshalb: Töpfe zusammenrücken, auf Holz oder Styropor stellen, mit Jute oder Noppenfolie umwickeln und dicht an die Hauswand. Lorbeer hält nur wenige Grad Frost aus und zieht besser in ein helles, kühles Treppenhaus.",
      },
      {
        type: "text",
        text: "Die meisten Wintertoten sind übrigens verdurstet. Immergrüne verdunsten auch bei Kälte Wasser, können aus gefrorener Erde aber keines nachziehen. Gieße an frostfreien Tagen ein wenig, und stelle den Topf so, dass ihn die Morgensonne nicht trifft.",
      },
      {
        type: "quote",
        text: "Gieße Rosmarin auch im Winter an frostfreien Tagen ein wenig.",
        author: "Gemüsefach",
      },
      { type: "headline", level: 2, text: "Wer ins Haus muss" },
      {
        type: "text",
        text: "Basilikum leidet schon unter 10 °C und braucht dazu Licht, das eine Fensterbank im Dezember kaum hergibt. Ein Supermarkttopf hält länger, wenn du ihn teilst: Er besteht aus zwanzig eng gesäten Pflänzchen, die sich gegenseitig das Wasser wegnehmen. Vier kleine Töpfe daraus, hell und warm, von unten gegossen, reichen oft bis Weihnachten. Schneide ganze Triebspitzen über einem Blattpaar, nie einzelne Blätter.",
      },
      { type: "headline", level: 2, text: "Einfrieren: für alles Weiche" },
      {
        type: "text",
        text: `Petersilie, Dill, Schnittlauch, Koriander und Estragon verlieren beim Trocknen fast alles, beim Einfrieren nur die Form. Waschen, **gründlich trocken schleudern**, hacken und flach im Beutel einfrieren, dann lassen sich Stücke abbrechen. Oder als Würfel: Eiswürfelfächer zu zwei Dritteln mit Kräutern füllen, mit Olivenöl oder Wasser aufgießen, nach dem Frieren umfüllen. ${foodFacts.frozenBasil.de} Sie alle halten ${foodFacts.frozenHerbs.de} und kommen gefroren in den Topf, ganz am Schluss.`,
      },
      { type: "headline", level: 2, text: "Trocknen: für alles Holzige" },
      {
        type: "text",
        text: "Thymian, Rosmarin, Oregano, Salbei und Bohnenkraut werden getrocknet eher kräftiger. Binde kleine Sträuße und hänge sie kopfüber an einen luftigen, schattigen Platz; nach ein bis zwei Wochen rascheln sie. Im Dörrgerät oder Ofen gilt: höchstens 40 °C, die Ofentür mit einem Kochlöffel einen Spalt offen, zwei bis vier Stunden. Heißer geht schneller, nur sind dann die Öle weg, um die es ging. Danach die Blätter abstreifen, **ganz** ins dunkle Glas füllen und erst beim Kochen zerreiben. Nach einem Jahr ist Schluss.",
      },
      {
        type: "list",
        ordered: false,
        items: [
          "Faustregel: 1 Teelöffel getrocknet ersetzt 1 Esslöffel frisch.",
          "Getrocknetes kommt früh in den Topf, Frisches und Gefrorenes spät.",
          "Dill, Petersilie und Schnittlauch getrocknet zu kaufen lohnt sich nicht.",
        ],
      },
      { type: "headline", level: 2, text: "Kräutersalz, und ein Wort zum Öl" },
      {
        type: "text",
        text: "50 g Rosmarin-, Thymian- und Salbeiblätter mit 250 g grobem Salz und der Schale einer Zitrone im Mixer zerkleinern, auf einem Blech bei Zimmertemperatur zwei Tage trocknen lassen, abfüllen. Das Salz konserviert, und du hast bis Ostern etwas für Kartoffeln und Focaccia.",
      },
      {
        type: "text",
        text: "Bei **Öl** ist Vorsicht angebracht: Frische Kräuter oder Knoblauch, die bei Zimmertemperatur in Öl liegen, sind ein idealer Ort für Botulismus-Bakterien, und denen sieht man nichts an. Solche Öle gehören in den Kühlschrank und sind nach wenigen Tagen aufgebraucht, oder sie kommen gleich ins Gefrierfach. Mit gut getrockneten Kräutern ist das Risiko deutlich kleiner.",
      },
      { type: "headline", level: 2, text: "Der Strauß im Glas" },
      {
        type: "text",
        text: "Gekaufte Bunde halten eine gute Woche länger, wenn du sie wie Blumen behandelst: Stiele anschneiden, untere Blätter ab, ins Wasser stellen, locker einen Beutel darüber, in den Kühlschrank. Alle zwei Tage frisches Wasser. Nur Basilikum bleibt draußen, es bekommt von der Kälte schwarze Flecken. Die Stiele von Petersilie und Dill wirf nicht weg: fein geschnitten gehören sie in jede Suppe.",
      },
      { type: "recipes", recipes: ["rosemary-focaccia", "borscht", "ratatouille", "potato-salad"] },
    ],
    en: [
      {
        type: "text",
        text: "By the end of October every herb bed looks like a farewell. The chives lie down, the basil has gone black after the first cool night, and only the rosemary still stands. A good third of kitchen herbs get through the winter without much fuss, another third survive in the freezer, and only the last third have to be waved off until May.",
      },
      { type: "headline", level: 2, text: "Which ones may stay outside" },
      {
        type: "content_meta_carousel",
        title: "Five that can take frost",
        entries: [
          {
            title: "Thyme",
            text: "Evergreen and undemanding. You can cut sprigs even in January, as long as you stay out of the old wood.",
          },
          {
            title: "Rosemary",
            text: "Down to about −10 °C depending on the variety, less in a pot. A place against the house matters more than any fleece.",
          },
          {
            title: "Sage",
            text: "Keeps its leaves; in winter they are merely smaller and harsher. Pick sparingly and fry them in butter.",
          },
          {
            title: "Parsley",
            text: "Biennial and surprisingly tough. Under a few fir branches it can be picked well into winter; in its second spring it bolts.",
          },
          {
            title: "Chives and mint",
            text: "Withdraw completely and look dead. Do not throw them out: they will be back in March.",
          },
        ],
      },
      {
        type: "text",
        text: "In a bed the soil is good protection; in a pot the roots freeze from every side. So move the pots together, stand them on wood or polystyrene, wrap them in hessian or bubble wrap and push them close to the wall. Bay can only take a few degrees of frost and is happier in a bright, cool stairwell.",
      },
      {
        type: "text",
        text: "Most winter casualties, as it happens, died of thirst. Evergreens lose water through their leaves even in the cold, and cannot draw any from frozen soil. Water a little on frost-free days, and place the pot where the early morning sun does not reach it.",
      },
      {
        type: "quote",
        text: "Water rosemary a little in winter, too, on days without frost.",
        author: "Gemüsefach",
      },
      { type: "headline", level: 2, text: "Which ones must come in" },
      {
        type: "text",
        text: "Basil suffers below 10 °C as it is, and it also needs more light than a windowsill has to give in December. A supermarket pot lasts longer if you split it: it is really twenty crowded seedlings drinking each other’s water. Turned into four small pots, kept bright and warm and watered from below, it will often last until Christmas. Cut whole tips just above a pair of leaves, never single leaves.",
      },
      { type: "headline", level: 2, text: "Freezing: for everything soft" },
      {
        type: "text",
        text: `Parsley, dill, chives, coriander and tarragon lose almost everything when dried, and only their shape when frozen. Wash them, **spin them thoroughly dry**, chop, and freeze flat in a bag so that you can snap pieces off. Or make cubes: fill an ice-cube tray two-thirds full of herbs, top up with olive oil or water, and decant once frozen. ${foodFacts.frozenBasil.en} They all keep for ${foodFacts.frozenHerbs.en} and go into the pot still frozen, right at the end.`,
      },
      { type: "headline", level: 2, text: "Drying: for everything woody" },
      {
        type: "text",
        text: "Thyme, rosemary, oregano, sage and savory get stronger with drying, if anything. Tie small bunches and hang them upside down somewhere airy and shaded; after one or two weeks they rustle. In a dehydrator or an oven, the rule is 40 °C at most, the oven door propped open a crack with a wooden spoon, for two to four hours. Hotter is quicker, but then the oils you were after are gone. Strip the leaves, store them **whole** in a dark jar and crumble them only when you cook. After a year, start again.",
      },
      {
        type: "list",
        ordered: false,
        items: [
          "Rule of thumb: 1 teaspoon dried stands in for 1 tablespoon fresh.",
          "Dried herbs go into the pot early, fresh and frozen ones late.",
          "Dill, parsley and chives are not worth buying dried.",
        ],
      },
      { type: "headline", level: 2, text: "Herb salt, and a word about oil" },
      {
        type: "text",
        text: "Blitz 50 g rosemary, thyme and sage leaves with 250 g coarse salt and the zest of a lemon, spread the mixture on a tray to dry at room temperature for two days, and bottle it. The salt does the preserving, and you have something for potatoes and focaccia until Easter.",
      },
      {
        type: "text",
        text: "With **oil**, be careful: fresh herbs or garlic sitting in oil at room temperature make an ideal home for the bacteria that cause botulism, and you cannot see or smell them. Such oils belong in the fridge and should be used up within a few days, or go straight into the freezer. With thoroughly dried herbs the risk is much smaller.",
      },
      { type: "headline", level: 2, text: "A bunch in a glass" },
      {
        type: "text",
        text: "Bought bunches keep a good week longer if you treat them like flowers: trim the stalks, strip the lower leaves, stand them in water with a bag loosely over the top, and put them in the fridge. Fresh water every other day. Only basil stays out; the cold gives it black spots. Do not throw away parsley and dill stalks: finely sliced, they belong in every soup.",
      },
      { type: "recipes", recipes: ["rosemary-focaccia", "borscht", "ratatouille", "potato-salad"] },
    ],
  },
};
