import type { StorySeed } from "../seed-types.ts";

export const stories: StorySeed[] = [
  {
    key: "tip-knife-chefs",
    storyType: "shopping_tip",
    theme: "knives",
    picture: "story-knife-and-board",
    alt: {
      de: "Kochmesser mit dunklem Holzgriff auf einem Brett mit Zwiebelwürfeln und Karottenscheiben",
      en: "Chef’s knife with a dark wooden handle on a board with diced onion and sliced carrot",
    },
    slug: { de: "kochmesser-kaufen", en: "buying-a-chefs-knife" },
    title: { de: "Das Kochmesser: eins für fast alles", en: "The chef’s knife: one for nearly everything" },
    summary: {
      de: "Wenn du nur ein Messer kaufst, dann dieses. Auf Länge, Härte und Balance kommt es an.",
      en: "If you buy only one knife, buy this one. What matters is length, hardness and balance.",
    },
    author: "team",
    publishedAt: "2026-03-10T08:00:00Z",
    tags: ["kitchen-knowledge"],
    likedBy: ["gemuesefach", "sonntagstisch"],
    body: {
      de: [
        {
          type: "text",
          text: "Das Kochmesser schneidet Zwiebeln, Kräuter, Kürbis und Braten. Die Klinge ist leicht gewölbt, damit du sie wiegen kannst, und hoch genug, dass die Knöchel nicht aufs Brett schlagen. Du benutzt es für die meisten Schnitte. Nimm es deshalb vor dem Kauf in die Hand.",
        },
        { type: "headline", level: 2, text: "Darauf achten" },
        {
          type: "list",
          ordered: false,
          items: [
            "**Länge:** 20 cm passen den meisten. Kleine Hände und kleine Bretter kommen mit 18 cm besser zurecht.",
            "**Härte:** Europäische Messer haben meist 56–58 HRC, sie sind robust und leicht nachzuschärfen. Ab 60 HRC bleibt die Schneide länger scharf, splittert aber eher.",
            "**Balance:** Der Schwerpunkt liegt ungefähr am Übergang von Klinge zu Griff.",
            "**Kropf:** Endet die Verdickung vor der Schneide, lässt sich die Klinge auf ganzer Länge schleifen.",
          ],
        },
        {
          type: "proscons",
          prosTitle: "Dafür",
          pros: ["ersetzt die meisten Spezialmesser", "auf jedem Stein nachzuschärfen", "hält bei Pflege Jahrzehnte"],
          consTitle: "Dagegen",
          cons: [
            "zu groß zum Schälen und Putzen",
            "für Brotkrusten das falsche Werkzeug",
            "braucht einen Klingenschutz oder eine Messerleiste",
          ],
        },
        {
          type: "text",
          text: "**Preis:** Für 60 bis 120 Euro bekommst du ein Messer, das bei guter Pflege Jahrzehnte hält. Darüber zahlst du für härteren Stahl, Handarbeit und Aussehen. Ein Messerblock lohnt sich selten: Mit Kochmesser, Gemüsemesser und Brotmesser kommst du aus.",
        },
        {
          type: "text",
          text: "**Unser Rat:** Greife es im Laden so, wie du schneidest, mit Daumen und Zeigefinger an der Klinge. Nichts darf drücken. Rechne einen Schleifstein mit ein. [So schärfst du es](story:story-knife-and-board).",
        },
      ],
      en: [
        {
          type: "text",
          text: "A chef’s knife cuts onions, herbs, squash and roasts. The blade is gently curved so that you can rock it, and deep enough to keep your knuckles off the board. You will use it for most cuts, so hold one before you buy it.",
        },
        { type: "headline", level: 2, text: "What to look for" },
        {
          type: "list",
          ordered: false,
          items: [
            "**Length:** 20 cm suits most people. Small hands and small boards are better off with 18 cm.",
            "**Hardness:** European knives are usually 56–58 HRC, tough and easy to resharpen. From 60 HRC the edge stays sharp for longer but chips more readily.",
            "**Balance:** the weight should centre roughly where blade meets handle.",
            "**Bolster:** if the thick part stops short of the edge, you can sharpen the whole length of the blade.",
          ],
        },
        {
          type: "proscons",
          prosTitle: "For",
          pros: [
            "replaces most specialist knives",
            "can be resharpened on any stone",
            "looked after, it lasts for decades",
          ],
          consTitle: "Against",
          cons: [
            "too big for peeling and trimming",
            "the wrong tool for bread crusts",
            "needs a blade guard or a magnetic rack",
          ],
        },
        {
          type: "text",
          text: "**Price:** For about 60 to 120 euros you get a knife that lasts for decades if you look after it. Beyond that you pay for harder steel, handwork and looks. A knife block is rarely worth it: a chef’s knife, a paring knife and a bread knife are enough.",
        },
        {
          type: "text",
          text: "**Our advice:** Hold it in the shop the way you cut, thumb and forefinger on the blade. Nothing should dig in. Allow for the price of a sharpening stone. [This is how you sharpen it](story:story-knife-and-board).",
        },
      ],
    },
  },
  {
    key: "tip-knife-paring",
    storyType: "shopping_tip",
    theme: "knives",
    picture: "french-apple-tart",
    alt: {
      de: "Apfeltarte mit fächerförmig gelegten, sehr dünnen Apfelscheiben auf einem runden Holzbrett",
      en: "Apple tart with very thin apple slices laid in a fan on a round wooden board",
    },
    slug: { de: "gemuesemesser-kaufen", en: "buying-a-paring-knife" },
    title: { de: "Das Gemüsemesser: klein und täglich im Einsatz", en: "The paring knife: small and in daily use" },
    summary: {
      de: "Acht Zentimeter Klinge für alles, was in der Hand geschnitten wird.",
      en: "Eight centimetres of blade for everything you cut in the hand.",
    },
    author: "team",
    publishedAt: "2026-03-17T08:00:00Z",
    tags: ["kitchen-knowledge"],
    likedBy: ["ofenwarm"],
    body: {
      de: [
        {
          type: "text",
          text: "Äpfel schälen, Erdbeeren putzen, Knoblauch, Radieschen, die Augen aus der Kartoffel: Was zu klein fürs Brett ist, schneidest du in der Hand. Ein Schäl- oder Gemüsemesser kostet wenig.",
        },
        { type: "headline", level: 2, text: "Darauf achten" },
        {
          type: "list",
          ordered: false,
          items: [
            "**Länge:** 7–9 cm. Länger wird es in der Hand unhandlich.",
            "**Form:** gerade Schneide zum Schnippeln, gebogene (Tourniermesser) zum Schälen runder Dinge, mittige Spitze als Kompromiss.",
            "**Klinge:** dünn. Eine dicke spaltet den Apfel, statt ihn zu schneiden.",
            "**Stahl:** Rostfrei ist bequem. Nicht rostfreier Kohlenstoffstahl wird schärfer und fleckig, beides ist normal.",
            "**Griff:** griffig auch nass, Holz oder rauer Kunststoff.",
          ],
        },
        {
          type: "proscons",
          prosTitle: "Dafür",
          pros: [
            "präzise, wo das große Messer klobig ist",
            "schon ab etwa 10 Euro wirklich gut",
            "leicht nachzuschärfen, auch am Tassenboden",
          ],
          consTitle: "Dagegen",
          cons: [
            "zu kurz für Zwiebeln und alles, was aufs Brett gehört",
            "landet leicht mit den Kartoffelschalen im Biomüll",
            "für harte Schalen wie Kürbis zu kurz, es rutscht leicht ab",
          ],
        },
        {
          type: "text",
          text: "**Sicher schneiden:** Beim Schälen führt der Daumen der Messerhand die Frucht, die Klinge arbeitet in kurzen Zügen und nie mit Kraft auf den Daumen zu. Ist Kraft nötig, ist das Messer stumpf oder das falsche. Für Äpfel und Kartoffeln in Mengen bleibt der Sparschäler schneller und sparsamer.",
        },
        {
          type: "text",
          text: "**Unser Rat:** zwei einfache statt eines teuren, mit auffälligem Griff. Wenn du viel bäckst und Obst in dünne Scheiben schneidest, nimm eins mit gerader Schneide.",
        },
        { type: "recipes", recipes: ["french-apple-tart"] },
      ],
      en: [
        {
          type: "text",
          text: "Peeling apples, hulling strawberries, garlic, radishes, the eyes of a potato: whatever is too small for the board is cut in your hand. A paring knife costs little.",
        },
        { type: "headline", level: 2, text: "What to look for" },
        {
          type: "list",
          ordered: false,
          items: [
            "**Length:** 7–9 cm. Any longer and it gets awkward in the hand.",
            "**Shape:** a straight edge for chopping, a curved one (bird’s beak) for peeling round things, a central point as a compromise.",
            "**Blade:** thin. A thick one splits the apple instead of slicing it.",
            "**Steel:** stainless is convenient. Plain carbon steel gets sharper and stains; both are normal.",
            "**Handle:** secure even when wet, so wood or textured plastic.",
          ],
        },
        {
          type: "proscons",
          prosTitle: "For",
          pros: [
            "precise where the big knife is clumsy",
            "really good from about 10 euros",
            "easily touched up, even on the base of a mug",
          ],
          consTitle: "Against",
          cons: [
            "too short for onions and anything else that belongs on the board",
            "easily thrown out with the potato peelings",
            "too short for hard skins such as squash, where it slips easily",
          ],
        },
        {
          type: "text",
          text: "**Cutting safely:** when peeling, the thumb of your knife hand steers the fruit and the blade works in short strokes, never with force towards the thumb. If you need force, the knife is blunt or the wrong one. For apples and potatoes in quantity a peeler is still quicker and wastes less.",
        },
        {
          type: "text",
          text: "**Our advice:** two plain ones rather than one expensive one, with a handle you can spot. If you bake a lot and cut fruit into thin slices, choose a straight edge.",
        },
        { type: "recipes", recipes: ["french-apple-tart"] },
      ],
    },
  },
  {
    key: "tip-knife-bread",
    storyType: "shopping_tip",
    theme: "knives",
    picture: "sourdough-loaf",
    alt: {
      de: "Angeschnittenes Sauerteigbrot auf einem Holzbrett, davor ein langes Messer, dahinter ein Schälchen Butter",
      en: "Sliced sourdough loaf on a wooden board with a long knife in front and a small bowl of butter behind",
    },
    slug: { de: "brotmesser-kaufen", en: "buying-a-bread-knife" },
    title: { de: "Das Brotmesser: länger, als du denkst", en: "The bread knife: longer than you think" },
    summary: {
      de: "Warum ein langes Messer mit Wellenschliff Brot schneidet, ohne es zu zerdrücken.",
      en: "Why a long serrated knife cuts bread without crushing it.",
    },
    author: "ofenwarm",
    publishedAt: "2026-03-24T08:00:00Z",
    tags: ["kitchen-knowledge"],
    likedBy: ["muehlenhof", "sonntagstisch"],
    body: {
      de: [
        {
          type: "text",
          text: "Ein gutes Brot hat eine harte Kruste und eine weiche Krume. Ein glattes Messer müsste drücken, um durch das eine zu kommen, und zerquetscht dann das andere. Wellen greifen dort, wo eine glatte Schneide abrutscht: Die Spitzen brechen die Kruste auf, die Bögen dazwischen schneiden. Das funktioniert nur mit langen Zügen, und lange Züge brauchen eine lange Klinge.",
        },
        { type: "headline", level: 2, text: "Darauf achten" },
        {
          type: "list",
          ordered: false,
          items: [
            "**Länge:** 24–26 cm. Die Klinge soll ein gutes Stück länger sein, als dein Brot breit ist.",
            "**Wellen:** mäßig groß und gleichmäßig. Sehr spitze, feine Zähne reißen und machen Krümel.",
            "**Höhe:** Eine hohe Klinge schneidet gerader, eine schmale kommt besser um Torten.",
            "**Griff:** nach oben versetzt, dann stoßen die Finger nicht ans Brett.",
          ],
        },
        {
          type: "proscons",
          prosTitle: "Dafür",
          pros: [
            "gerade Scheiben ohne Kraft",
            "auch für Tortenböden, Ananas, reife Tomaten",
            "bleibt jahrelang scharf, weil die Bögen das Brett kaum berühren",
          ],
          consTitle: "Dagegen",
          cons: [
            "zu Hause schwer nachzuschärfen",
            "für Kräuter und Zwiebeln ungeeignet",
            "braucht Platz in der Schublade oder eine Leiste",
          ],
        },
        {
          type: "text",
          text: "**Schärfen:** Ziehe einen runden Keramikstab von der geschliffenen Seite durch jede Welle einzeln, drei Züge genügen. Bei günstigen Messern lohnt sich das kaum: Schneiden sie nicht mehr, ersetze sie.",
        },
        {
          type: "text",
          text: "**Unser Rat:** Für 30 bis 60 Euro bekommst du ein gutes Messer. Säge, ohne zu drücken; ein Brot mit harter Kruste schneidet sich auf der Seite liegend leichter. Lass es vorher ganz abkühlen, sonst klebt die Krume an der Klinge.",
        },
        { type: "recipes", recipes: ["sourdough-loaf"] },
      ],
      en: [
        {
          type: "text",
          text: "Good bread has a hard crust and a soft crumb. A plain edge would have to press to get through the one, and then crushes the other. Serrations bite where a plain edge skids: the points break the crust and the curves between them cut. It only works with long strokes, and long strokes need a long blade.",
        },
        { type: "headline", level: 2, text: "What to look for" },
        {
          type: "list",
          ordered: false,
          items: [
            "**Length:** 24–26 cm. The blade should be a good deal longer than your loaf is wide.",
            "**Serrations:** moderately large and even. Very fine, pointed teeth tear and leave crumbs.",
            "**Depth:** a deep blade cuts straighter; a narrow one finds its way around cakes.",
            "**Handle:** set above the blade, so that your fingers clear the board.",
          ],
        },
        {
          type: "proscons",
          prosTitle: "For",
          pros: [
            "straight slices without force",
            "also for sponge layers, pineapple, ripe tomatoes",
            "stays sharp for years, because the curves barely touch the board",
          ],
          consTitle: "Against",
          cons: [
            "hard to resharpen at home",
            "no good for herbs and onions",
            "takes up drawer space, or needs a rack on the wall",
          ],
        },
        {
          type: "text",
          text: "**Sharpening:** run a round ceramic rod through each serration from the ground side; three strokes will do. With a cheap knife it is hardly worth the time; replace it once it no longer cuts.",
        },
        {
          type: "text",
          text: "**Our advice:** About 30 to 60 euros buys a good knife. Saw without pressing; a loaf with a hard crust is easier to cut lying on its side. Let it cool completely first, or the crumb will stick to the blade.",
        },
        { type: "recipes", recipes: ["sourdough-loaf"] },
      ],
    },
  },
  {
    key: "tip-knife-santoku",
    storyType: "shopping_tip",
    theme: "knives",
    picture: "ratatouille",
    alt: {
      de: "Runde Form mit Ratatouille aus dünnen Zucchini-, Auberginen- und Tomatenscheiben, im Kreis geschichtet",
      en: "Round dish of ratatouille made of thin courgette, aubergine and tomato slices arranged in circles",
    },
    slug: { de: "santoku-kaufen", en: "buying-a-santoku" },
    title: {
      de: "Das Santoku: für alle, die viel Gemüse schneiden",
      en: "The santoku: for people who cut a lot of vegetables",
    },
    summary: {
      de: "Kürzer, flacher, schärfer als ein Kochmesser, und etwas empfindlicher. Wann sich das lohnt.",
      en: "Shorter, flatter and sharper than a chef’s knife, and a little more delicate. When it is worth it.",
    },
    author: "gemuesefach",
    publishedAt: "2026-03-31T08:00:00Z",
    tags: ["kitchen-knowledge"],
    likedBy: ["kuechenkraut", "team"],
    body: {
      de: [
        {
          type: "text",
          text: "Santoku heißt „drei Tugenden“, gemeint sind meist Fleisch, Fisch und Gemüse. Das japanische Allzweckmesser ist kürzer als ein Kochmesser und hat eine fast gerade Schneide. Man wiegt damit nicht, man schneidet nach unten und leicht nach vorn. Für viel Gemüse in dünnen Scheiben ist das bequemer.",
        },
        { type: "headline", level: 2, text: "Darauf achten" },
        {
          type: "list",
          ordered: false,
          items: [
            "**Länge:** 16–18 cm. Mehr braucht die Form nicht.",
            "**Stahl:** Japanische Messer haben meist 60 HRC oder mehr. Frage, ob der Stahl rostfrei ist; Kohlenstoffstahl ist es nicht.",
            "**Schliff:** meist beidseitig mit 12–15°. Einseitig geschliffene sind für Linkshänder oft falsch herum.",
            "**Kuhlen in der Klinge:** sollen das Anhaften mindern. Bei Kartoffeln hilft es ein wenig, ein Kaufgrund ist es nicht.",
          ],
        },
        {
          type: "proscons",
          prosTitle: "Dafür",
          pros: [
            "sehr feine, gerade Schnitte",
            "leicht und handlich, auch für kleine Hände",
            "breite Klinge, mit der man das Geschnittene in den Topf trägt",
          ],
          consTitle: "Dagegen",
          cons: [
            "harter Stahl bricht bei Knochen, Kürbisschale und Gefrorenem aus",
            "nicht für den Wiegeschnitt",
            "muss auf dem Stein geschärft werden, nicht im Durchzugschärfer",
          ],
        },
        {
          type: "text",
          text: "**Pflege:** von Hand spülen, gleich abtrocknen, auf Holz oder weichem Kunststoff schneiden. Bekommt Kohlenstoffstahl dunkle Flecken, ist das Patina. Roter Rost geht mit etwas Natronpaste weg.",
        },
        {
          type: "text",
          text: "**Unser Rat:** Kaufe zuerst ein Kochmesser, als zweites das Santoku. Kochst du kaum Fleisch, geht es auch umgekehrt. Für Kürbis brauchst du in jedem Fall das robustere Kochmesser.",
        },
        { type: "recipes", recipes: ["ratatouille"] },
      ],
      en: [
        {
          type: "text",
          text: "Santoku means “three virtues”, usually taken to be meat, fish and vegetables. The Japanese all-rounder is shorter than a chef’s knife and has a nearly straight edge. You do not rock it; you cut down and slightly forward. For a lot of vegetables in thin slices, that is easier.",
        },
        { type: "headline", level: 2, text: "What to look for" },
        {
          type: "list",
          ordered: false,
          items: [
            "**Length:** 16–18 cm. The shape needs no more.",
            "**Steel:** Japanese knives are usually 60 HRC or more. Ask whether the steel is stainless; carbon steel is not.",
            "**Grind:** usually both sides, at 12–15°. Single-bevel blades are often the wrong way round for left-handers.",
            "**Dimples in the blade:** meant to stop food sticking. They help a little with potatoes, and are no reason to buy.",
          ],
        },
        {
          type: "proscons",
          prosTitle: "For",
          pros: [
            "very fine, straight cuts",
            "light and handy, small hands included",
            "a broad blade that carries what you have cut to the pot",
          ],
          consTitle: "Against",
          cons: [
            "hard steel chips on bones, squash skin and anything frozen",
            "not made for rocking",
            "has to be sharpened on a stone, not in a pull-through sharpener",
          ],
        },
        {
          type: "text",
          text: "**Care:** wash by hand, dry at once, cut on wood or soft plastic. Dark patches on carbon steel are patina. Red rust comes off with a paste of bicarbonate of soda.",
        },
        {
          type: "text",
          text: "**Our advice:** Buy a chef’s knife first and the santoku second. If you hardly cook meat, the other way round works too. Squash needs the sturdier chef’s knife in any case.",
        },
        { type: "recipes", recipes: ["ratatouille"] },
      ],
    },
  },
];
