import type { StorySeed } from "../seed-types.ts";

export const stories: StorySeed[] = [
  {
    key: "tip-tin-springform",
    storyType: "shopping_tip",
    theme: "baking-tins",
    picture: "baked-cheesecake",
    alt: {
      de: "Hoher Käsekuchen mit Beeren auf einer Kuchenplatte, ein Stück auf einem Teller davor",
      en: "Tall cheesecake with berries on a cake stand, one slice on a plate in front",
    },
    slug: { de: "springform-kaufen", en: "buying-a-springform-tin" },
    title: { de: "Die Springform: dicht oder nicht", en: "The springform tin: watertight or not" },
    summary: {
      de: "26 cm, ein fester Verschluss und eine Probe mit Wasser: So wird auch Käsekuchen dicht gebacken.",
      en: "26 cm, a firm clasp and a test with water: what a cheesecake needs.",
    },
    author: "ofenwarm",
    publishedAt: "2026-04-07T08:00:00Z",
    tags: ["kitchen-knowledge", "baking"],
    likedBy: ["lindeundlaib", "sonntagstisch"],
    body: {
      de: [
        {
          type: "text",
          text: "Fast jedes deutsche Kuchenrezept meint stillschweigend eine Springform mit 26 cm. Rand auf, Kuchen frei: Das ist ihr ganzer Trick, und für alles, was man nicht stürzen kann, gibt es keinen besseren. Ihre Schwäche ist die Fuge zwischen Rand und Boden.",
        },
        { type: "headline", level: 2, text: "Darauf achten" },
        {
          type: "list",
          ordered: false,
          items: [
            "**Größe:** 26 cm ergibt zwölf Stücke. Für 20 cm nimmst du gut die Hälfte der Zutaten, für 24 cm rund fünf Sechstel.",
            "**Boden:** mit Rand oder Rille, sonst läuft flüssiger Teig aus. Ein flacher Boden schneidet sich dafür leichter.",
            "**Verschluss:** muss fest zuschnappen und darf nicht wackeln, wenn die Form voll ist.",
            "**Farbe:** Dunkles Blech bräunt stärker als helles. Emaille ist kratzfest und nicht billig.",
          ],
        },
        {
          type: "proscons",
          prosTitle: "Dafür",
          pros: [
            "hohe, weiche Kuchen kommen heil heraus",
            "die Größe, für die Rezepte geschrieben sind",
            "schon um 15 bis 30 Euro gut",
          ],
          consTitle: "Dagegen",
          cons: [
            "kaum eine ist wirklich dicht",
            "Beschichtung leidet unter Messern",
            "im Wasserbad nur mit doppelter Alufolie",
          ],
        },
        {
          type: "text",
          text: "**Die Probe:** Vor dem ersten Backen Wasser einfüllen. Tropft es, stellst du beim Backen ein Blech darunter oder klemmst Backpapier zwischen Boden und Rand. Zum Schneiden löst du den Kuchen auf eine Platte, damit der Boden keine Narben bekommt.",
        },
        {
          type: "text",
          text: "**Unser Rat:** eine einfache mit kratzfestem Boden in 26 cm. Wer zu zweit backt, ergänzt eine in 18 oder 20 cm, bevor ein zweites Exemplar der großen ins Haus kommt.",
        },
        { type: "recipes", recipes: ["baked-cheesecake"] },
      ],
      en: [
        {
          type: "text",
          text: "Nearly every German cake recipe silently assumes a 26 cm springform tin. Undo the side and the cake is free: that is its whole trick, and for anything you cannot turn out there is no better one. Its weak point is the joint between side and base.",
        },
        { type: "headline", level: 2, text: "What to look for" },
        {
          type: "list",
          ordered: false,
          items: [
            "**Size:** 26 cm makes twelve slices. For 20 cm use a good half of the ingredients, for 24 cm about five sixths.",
            "**Base:** with a lip or a groove, or runny batter will leak. A flat base, in return, is easier to slice on.",
            "**Clasp:** has to snap shut firmly and must not wobble when the tin is full.",
            "**Colour:** dark metal browns more than pale. Enamel is scratchproof and not cheap.",
          ],
        },
        {
          type: "proscons",
          prosTitle: "For",
          pros: [
            "tall, soft cakes come out in one piece",
            "the size German recipes are written for",
            "good from about 15 to 30 euros",
          ],
          consTitle: "Against",
          cons: [
            "hardly any are really watertight",
            "knives are bad for the coating",
            "in a water bath, only in a double layer of foil",
          ],
        },
        {
          type: "text",
          text: "**The test:** fill it with water before you bake in it for the first time. If it drips, put a tray underneath when baking, or trap a sheet of baking paper between base and side. Move the cake to a plate before slicing, so that the base collects no scars.",
        },
        {
          type: "text",
          text: "**Our advice:** a plain one with a scratchproof base, 26 cm. If you bake for two, add one of 18 or 20 cm before a second large one moves in.",
        },
        { type: "recipes", recipes: ["baked-cheesecake"] },
      ],
    },
  },
  {
    key: "tip-tin-bundt",
    storyType: "shopping_tip",
    theme: "baking-tins",
    picture: "lemon-gugelhupf",
    alt: {
      de: "Gugelhupf mit weißem Zuckerguss, Zitronenscheiben und Minze auf einer weißen Platte",
      en: "Bundt cake with white icing, lemon slices and mint on a white plate",
    },
    slug: { de: "gugelhupfform-kaufen", en: "buying-a-bundt-tin" },
    title: { de: "Die Gugelhupfform: Rillen mit Risiko", en: "The bundt tin: ridges at your own risk" },
    summary: {
      de: "Je tiefer das Muster, desto schöner der Kuchen und desto größer die Spannung beim Stürzen.",
      en: "The deeper the pattern, the prettier the cake, and the more suspense when you turn it out.",
    },
    author: "ofenwarm",
    publishedAt: "2026-04-14T08:00:00Z",
    tags: ["kitchen-knowledge", "baking"],
    likedBy: ["loeffelweise"],
    body: {
      de: [
        {
          type: "text",
          text: "Das Loch in der Mitte ist keine Zierde. Ein dichter Rührteig braucht Hitze von innen, sonst ist er außen trocken und in der Mitte roh. Der Kamin halbiert den Weg. Die Rillen dagegen sind reine Schönheit, und an ihnen entscheidet sich, ob der Kuchen im Ganzen herauskommt.",
        },
        { type: "headline", level: 2, text: "Darauf achten" },
        {
          type: "list",
          ordered: false,
          items: [
            "**Inhalt:** 2–2,5 l, meist 22 cm Durchmesser. Fülle Wasser ein und miss nach, der Teig darf höchstens drei Viertel einnehmen.",
            "**Material:** Gussaluminium leitet am gleichmäßigsten. Dünnes Blech bräunt fleckig, Keramik langsam, Silikon kaum.",
            "**Muster:** runde, weite Rillen für den Anfang. Spitze Türmchen brechen ab.",
            "**Farbe:** in dunklen Formen 10 °C weniger.",
          ],
        },
        {
          type: "proscons",
          prosTitle: "Dafür",
          pros: [
            "gleichmäßig durchgebacken, auch bei schwerem Teig",
            "der Kuchen braucht keine Verzierung",
            "auch für Hefeteig und Eis",
          ],
          consTitle: "Dagegen",
          cons: [
            "schlecht gefettet bleibt die Hälfte drin",
            "sperrig im Schrank",
            "gute Gussformen kosten 30 bis 50 Euro",
          ],
        },
        {
          type: "text",
          text: "**Damit er herauskommt:** weiche Butter mit dem Pinsel in jede Rille, auch am Kamin, dann Mehl oder feine Brösel, überschüssige ausklopfen. Nach dem Backen 10 Minuten warten, stürzen, die Form noch eine Minute darauf stehen lassen. Zu früh bricht er, zu spät klebt er. Stürzt er nicht, hilft ein heißes, feuchtes Tuch auf der Form.",
        },
        {
          type: "text",
          text: "**Unser Rat:** eine einzige, aber schwere. Aus Silikon kommt der Kuchen leicht heraus, bekommt nur keine Kruste.",
        },
        { type: "recipes", recipes: ["lemon-gugelhupf"] },
      ],
      en: [
        {
          type: "text",
          text: "The hole in the middle is not decoration. A dense batter needs heat from inside, or it will be dry at the edges and raw in the centre. The funnel cuts the distance in half. The ridges, on the other hand, are pure beauty, and it is the ridges that decide whether the cake comes out whole.",
        },
        { type: "headline", level: 2, text: "What to look for" },
        {
          type: "list",
          ordered: false,
          items: [
            "**Volume:** 2–2.5 l, usually 22 cm across. Fill it with water and measure; batter should take up three quarters at most.",
            "**Material:** cast aluminium conducts most evenly. Thin metal browns in patches, ceramic slowly, silicone hardly at all.",
            "**Pattern:** wide, rounded ridges to begin with. Pointed turrets break off.",
            "**Colour:** in dark tins, 10 °C less.",
          ],
        },
        {
          type: "proscons",
          prosTitle: "For",
          pros: [
            "bakes evenly, even with a heavy batter",
            "the cake needs no decoration",
            "good for yeast dough and ice cream too",
          ],
          consTitle: "Against",
          cons: ["badly greased, half of it stays in", "bulky in the cupboard", "good cast tins cost 30 to 50 euros"],
        },
        {
          type: "text",
          text: "**How to get it out:** brush soft butter into every ridge, funnel included, then dust with flour or fine crumbs and knock out the excess. After baking wait 10 minutes, turn it over, and leave the tin on top for another minute. Too early and it breaks, too late and it sticks. If it will not drop, lay a hot, damp cloth over the tin.",
        },
        {
          type: "text",
          text: "**Our advice:** just one, but a heavy one. Cake slips out of silicone easily; it merely gets no crust.",
        },
        { type: "recipes", recipes: ["lemon-gugelhupf"] },
      ],
    },
  },
  {
    key: "tip-tin-tart",
    storyType: "shopping_tip",
    theme: "baking-tins",
    picture: "quiche-lorraine",
    alt: {
      de: "Quiche mit gewelltem Rand und Speck auf einem runden Brett, ein Stück herausgezogen",
      en: "Quiche with a fluted edge and bacon on a round board, one slice pulled out",
    },
    slug: { de: "tarteform-kaufen", en: "buying-a-tart-tin" },
    title: { de: "Die Tarteform: mit losem Boden, bitte", en: "The tart tin: with a loose base, please" },
    summary: {
      de: "Metall schlägt Keramik, auch wenn Keramik schöner aussieht. Über Böden, die knusprig werden.",
      en: "Metal beats ceramic, even if ceramic is prettier. On bases that turn out crisp.",
    },
    author: "ofenwarm",
    publishedAt: "2026-04-21T08:00:00Z",
    tags: ["kitchen-knowledge", "baking"],
    likedBy: ["team", "lindeundlaib"],
    body: {
      de: [
        {
          type: "text",
          text: "Eine Quiche steht und fällt mit dem Boden. Er soll durchgebacken sein, bevor die Füllung stockt, und dafür braucht er schnelle Hitze von unten. Dünnes Metall liefert sie. Porzellan ist hübsch auf dem Tisch, wird aber so langsam warm, dass der Teig inzwischen durchweicht.",
        },
        { type: "headline", level: 2, text: "Darauf achten" },
        {
          type: "list",
          ordered: false,
          items: [
            "**Loser Boden:** Form auf eine Dose stellen, der Rand fällt herunter, die Tarte steht frei.",
            "**Größe:** 26–28 cm Durchmesser, 3 cm hoch für Quiche, 2,5 cm für Obst.",
            "**Blech:** dunkel oder blau geglüht bräunt am besten. Beschichtet ist bequem, aber nicht nötig, Mürbeteig bringt sein Fett mit.",
            "**Rand:** gewellt, weil die Kante so mehr Halt hat. Scharfe Kanten nur mit Lappen spülen.",
          ],
        },
        {
          type: "proscons",
          prosTitle: "Dafür",
          pros: [
            "knuspriger Boden auch ohne Blindbacken, wenn sie auf ein heißes Blech kommt",
            "günstig, meist 10 bis 20 Euro",
            "leicht, flach, stapelbar",
          ],
          consTitle: "Dagegen",
          cons: [
            "flüssige Füllung findet jede Lücke im Teig",
            "unbeschichtete rosten in der Spülmaschine",
            "der lose Boden verschwindet im Ofenblech-Stapel",
          ],
        },
        {
          type: "text",
          text: "**So wird der Boden fest:** Form auf ein Blech stellen, das im Ofen mit vorgeheizt wurde, unterste Schiene, die ersten 15 Minuten kräftige Hitze. Risse im Teig vor dem Füllen mit einem Rest Teig zukleben. Bei sehr feuchtem Belag lohnt sich Blindbacken mit Backpapier und getrockneten Erbsen.",
        },
        {
          type: "text",
          text: "**Unser Rat:** eine aus Metall mit 28 cm. Die Keramikform bleibt für Crumble und Gratin, dort ist sie am richtigen Platz.",
        },
        { type: "recipes", recipes: ["quiche-lorraine"] },
      ],
      en: [
        {
          type: "text",
          text: "A quiche stands or falls by its base. It should be baked through before the filling sets, and for that it needs quick heat from below. Thin metal delivers it. China looks lovely on the table, but warms up so slowly that the pastry has gone soggy in the meantime.",
        },
        { type: "headline", level: 2, text: "What to look for" },
        {
          type: "list",
          ordered: false,
          items: [
            "**A loose base:** stand the tin on a can, the rim drops away, and the tart is free.",
            "**Size:** 26–28 cm across, 3 cm deep for quiche, 2.5 cm for fruit.",
            "**Metal:** dark or blued steel browns best. A coating is convenient but unnecessary; shortcrust brings its own fat.",
            "**Rim:** fluted, because the edge holds up better. Wash sharp edges with a cloth only.",
          ],
        },
        {
          type: "proscons",
          prosTitle: "For",
          pros: [
            "a crisp base even without blind baking, if it goes onto a hot tray",
            "inexpensive, usually 10 to 20 euros",
            "light, flat, stackable",
          ],
          consTitle: "Against",
          cons: [
            "a runny filling finds every gap in the pastry",
            "uncoated ones rust in the dishwasher",
            "the loose base vanishes among the oven trays",
          ],
        },
        {
          type: "text",
          text: "**For a firm base:** set the tin on a tray that was preheated in the oven, lowest shelf, with strong heat for the first 15 minutes. Patch cracks with a scrap of pastry before filling. For very moist fillings, blind baking with baking paper and dried peas is worth it.",
        },
        {
          type: "text",
          text: "**Our advice:** a metal one, 28 cm. Keep the ceramic dish for crumbles and gratins, where it is in the right place.",
        },
        { type: "recipes", recipes: ["quiche-lorraine"] },
      ],
    },
  },
  {
    key: "tip-tin-tray",
    storyType: "shopping_tip",
    theme: "baking-tins",
    picture: "rosemary-focaccia",
    alt: {
      de: "Goldbraune Focaccia mit Rosmarin und Tomaten auf Backpapier, daneben ein Schälchen Olivenöl",
      en: "Golden focaccia with rosemary and tomatoes on baking paper, a small bowl of olive oil beside it",
    },
    slug: { de: "backblech-kaufen", en: "buying-a-baking-tray" },
    title: { de: "Das Blech mit Rand: ein Bäckerwerkzeug", en: "The rimmed tray: a baker’s tool" },
    summary: {
      de: "Welches Blech sich für Focaccia, Brot und Blechkuchen eignet. Ein Beitrag von Mühlenhof.",
      en: "Which tray suits focaccia, bread and tray bakes. Contributed by Mühlenhof.",
    },
    author: "muehlenhof",
    publishedAt: "2026-04-28T08:00:00Z",
    isSponsored: true,
    tags: ["kitchen-knowledge", "baking", "brand-content"],
    likedBy: ["ofenwarm"],
    body: {
      de: [
        {
          type: "text",
          text: "Für Focaccia eignen sich schlichte Bleche aus blankem Stahl mit hohem Rand, die mit der Zeit dunkel werden.",
        },
        { type: "headline", level: 2, text: "Darauf achten" },
        {
          type: "list",
          ordered: false,
          items: [
            "**Maß:** 20 × 30 cm für eine Focaccia aus 500 g Mehl, 30 × 40 cm für Blechkuchen; das passt in fast jeden Ofen.",
            "**Rand:** 2–3 cm für Focaccia und Blechkuchen, 1 cm für Plätzchen.",
            "**Stärke:** ab etwa 0,8 mm. Dünnere Bleche verziehen sich mit einem Knall, wenn sie heiß werden.",
            "**Material:** blauer Stahl bräunt stark, Aluminium gleichmäßig, emailliert ist pflegeleicht.",
          ],
        },
        {
          type: "proscons",
          prosTitle: "Dafür",
          pros: [
            "knuspriger Boden, vor allem auf Stahl",
            "für Brot, Gemüse, Fisch und Pizza gleichermaßen",
            "hält länger als der Ofen",
          ],
          consTitle: "Dagegen",
          cons: [
            "blanker Stahl rostet, wenn er nass wegkommt",
            "Tomaten und Zitrone hinterlassen Spuren",
            "ein Fach mehr voll",
          ],
        },
        {
          type: "text",
          text: "**Einbrennen:** waschen, trocknen, hauchdünn mit Rapsöl einreiben, eine Stunde bei 220 °C. Danach nur noch auswischen. Für Focaccia kommt ohnehin so viel Öl aufs Blech, dass nichts klebt, bei Pizza ein wenig Grieß.",
        },
        {
          type: "text",
          text: "**Unser Rat:** Probiere zuerst das Blech, das beim Ofen dabei war. Wenn der Boden blass bleibt, heize es leer mit vor. Erst wenn das nicht hilft, lohnt sich ein neues.",
        },
        { type: "recipes", recipes: ["rosemary-focaccia"] },
      ],
      en: [
        {
          type: "text",
          text: "For focaccia, plain trays of bare steel with a high rim work well; they darken with use.",
        },
        { type: "headline", level: 2, text: "What to look for" },
        {
          type: "list",
          ordered: false,
          items: [
            "**Size:** 20 × 30 cm for a focaccia of 500 g flour, 30 × 40 cm for tray bakes, which fits almost any oven.",
            "**Rim:** 2–3 cm for focaccia and tray bakes, 1 cm for biscuits.",
            "**Thickness:** from about 0.8 mm. Thinner trays warp with a bang when they get hot.",
            "**Material:** blued steel browns strongly, aluminium evenly; enamel is easy to look after.",
          ],
        },
        {
          type: "proscons",
          prosTitle: "For",
          pros: [
            "a crisp base, above all on steel",
            "equally good for bread, vegetables, fish and pizza",
            "outlasts the oven",
          ],
          consTitle: "Against",
          cons: ["bare steel rusts if put away wet", "tomatoes and lemon leave their mark", "one more shelf filled"],
        },
        {
          type: "text",
          text: "**Seasoning:** wash, dry, rub very thinly with rapeseed oil, one hour at 220 °C. After that only wipe it out. For focaccia there is so much oil on the tray anyway that nothing sticks; for pizza, a little semolina.",
        },
        {
          type: "text",
          text: "**Our advice:** First try the tray that came with your oven. If bases stay pale, preheat it empty. Only if that does not help is a new one worth the money.",
        },
        { type: "recipes", recipes: ["rosemary-focaccia"] },
      ],
    },
  },
];
