import type { StorySeed } from "../seed-types.ts";

export const stories: StorySeed[] = [
  {
    key: "tip-pan-cast-iron",
    storyType: "shopping_tip",
    theme: "pans",
    picture: "berry-pancakes",
    alt: {
      de: "Stapel Pancakes mit Ahornsirup, Beeren und einem Stück Butter auf einem weißen Teller",
      en: "Stack of pancakes with maple syrup, berries and a piece of butter on a white plate",
    },
    slug: { de: "gusseiserne-pfanne-kaufen", en: "buying-a-cast-iron-pan" },
    title: { de: "Gusseisen: schwer, langsam, fürs Leben", en: "Cast iron: heavy, slow, for life" },
    summary: {
      de: "Speichert viel Hitze und bräunt kräftig, ist dafür schwer und reagiert langsam.",
      en: "Stores plenty of heat and browns deeply, but is heavy and slow to respond.",
    },
    author: "team",
    publishedAt: "2026-02-03T08:00:00Z",
    tags: ["kitchen-knowledge"],
    likedBy: ["kuechenkraut", "ofenwarm"],
    body: {
      de: [
        {
          type: "text",
          text: "Eine Pfanne aus Gusseisen braucht lange, bis sie heiß ist, kühlt aber kaum ab, wenn ein kaltes Steak hineinkommt. Deshalb bräunt sie so gut. Für Gerichte, bei denen du die Hitze ständig änderst, ist sie zu träge.",
        },
        { type: "headline", level: 2, text: "Darauf achten" },
        {
          type: "list",
          ordered: false,
          items: [
            "**Durchmesser:** 26 cm am oberen Rand reichen für zwei Portionen. So eine Pfanne wiegt gut 2 kg, eine mit 30 cm schon über 3 kg.",
            "**Zweiter Griff:** ein kleiner Henkel gegenüber vom Stiel, damit du die volle Pfanne mit beiden Händen hebst.",
            "**Innen glatt oder fein rau:** Beides geht, glatt ist anfangs leichter zu pflegen.",
            "**Roh oder emailliert:** Rohes Eisen baut Patina auf, Email verträgt Säure, platzt aber, wenn die Pfanne fällt.",
          ],
        },
        {
          type: "proscons",
          prosTitle: "Dafür",
          pros: [
            "speichert Hitze, bräunt kräftig",
            "passt auf jeden Herd, in den Ofen und aufs Feuer",
            "wird mit den Jahren besser",
          ],
          consTitle: "Dagegen",
          cons: [
            "schwer und träge",
            "lange gekochte Tomatensauce löst die Patina von rohem Eisen",
            "rostet, wenn sie nass stehen bleibt",
          ],
        },
        {
          type: "text",
          text: "**Pflege:** heiß auswischen, bei Bedarf mit Wasser und Bürste, ein Tropfen Spülmittel schadet nicht. Auf dem Herd trocknen, hauchdünn einölen. Zum Einbrennen eine sehr dünne Ölschicht bei 230 °C eine Stunde in den Ofen. Auf Glaskeramik die Pfanne heben, nicht schieben. Auf Induktion langsam aufheizen, höchste Stufe kann den Boden verziehen.",
        },
        {
          type: "text",
          text: "**Unser Rat:** Eine einfache, rohe Pfanne genügt. Sie kann gebraucht sein: Rost lässt sich abschrubben, ein Riss nicht.",
        },
        { type: "recipes", recipes: ["berry-pancakes"] },
      ],
      en: [
        {
          type: "text",
          text: "A cast-iron pan takes a long time to get hot, but hardly cools down when a cold steak goes in. That is why it browns so well. For dishes where you keep adjusting the heat it is too slow.",
        },
        { type: "headline", level: 2, text: "What to look for" },
        {
          type: "list",
          ordered: false,
          items: [
            "**Size:** 26 cm across the rim is enough for two. Such a pan weighs a good 2 kg, one of 30 cm already more than 3 kg.",
            "**A second handle:** a small loop opposite the long one, so that you can lift the full pan with both hands.",
            "**Smooth or slightly rough inside:** both work; smooth is easier to look after at first.",
            "**Bare or enamelled:** bare iron builds up a patina; enamel tolerates acid but chips if the pan is dropped.",
          ],
        },
        {
          type: "proscons",
          prosTitle: "For",
          pros: [
            "stores heat and browns deeply",
            "works on any hob, in the oven and over a fire",
            "gets better over the years",
          ],
          consTitle: "Against",
          cons: [
            "heavy and slow to respond",
            "long-simmered tomato sauce strips the patina from bare iron",
            "rusts if left wet",
          ],
        },
        {
          type: "text",
          text: "**Care:** wipe it out while hot, or use water and a brush if need be; a drop of washing-up liquid does no harm. Dry it on the hob and oil it very thinly. To season it, bake the thinnest possible film of oil at 230 °C for an hour. On glass hobs lift the pan, do not slide it. On induction heat it slowly, as full power can warp the base.",
        },
        {
          type: "text",
          text: "**Our advice:** A plain, bare pan is all you need. Second-hand is fine: rust can be scrubbed off, a crack cannot.",
        },
        { type: "recipes", recipes: ["berry-pancakes"] },
      ],
    },
  },
  {
    key: "tip-pan-carbon-steel",
    storyType: "shopping_tip",
    theme: "pans",
    picture: "paella",
    alt: {
      de: "Große flache Stahlpfanne mit roten Griffen, gefüllt mit gelber Paella, Garnelen und Muscheln",
      en: "Large shallow steel pan with red handles, filled with yellow paella, prawns and mussels",
    },
    slug: { de: "carbonstahl-pfanne-kaufen", en: "buying-a-carbon-steel-pan" },
    title: { de: "Carbonstahl: die Pfanne der Profiküchen", en: "Carbon steel: the professional’s pan" },
    summary: {
      de: "Leichter und schneller als Gusseisen, und nach einigen Wochen beinahe antihaftend.",
      en: "Lighter and quicker than cast iron, and nearly non-stick after a few weeks.",
    },
    author: "team",
    publishedAt: "2026-02-10T08:00:00Z",
    tags: ["kitchen-knowledge"],
    likedBy: ["nordfang", "sonntagstisch"],
    body: {
      de: [
        {
          type: "text",
          text: "In Restaurants ist sie weit verbreitet. Carbonstahl, im Handel auch Schmiedeeisen oder einfach Eisen genannt, besteht aus Eisen mit ein wenig Kohlenstoff. Er wird mit Öl eingebrannt wie Gusseisen, ist aber dünner gewalzt und reagiert deshalb schneller, wenn du am Regler drehst. Auch die klassische Paellapfanne ist aus diesem Material.",
        },
        { type: "headline", level: 2, text: "Darauf achten" },
        {
          type: "list",
          ordered: false,
          items: [
            "**Stärke:** 2,5–3 mm. Dünnere Böden wölben sich, vor allem auf Induktion.",
            "**Form:** schräger Rand zum Schwenken, hoher Rand für Saucen. Für den Anfang schräg.",
            "**Griff:** aus Eisen und vernietet, dann darf sie in den Ofen. Er wird heiß, also ein Tuch bereithalten.",
            "**Schutzschicht:** Neue Pfannen sind mit Wachs oder Öl gegen Rost überzogen. Vor dem Einbrennen mit heißem Wasser herunterwaschen.",
          ],
        },
        {
          type: "proscons",
          prosTitle: "Dafür",
          pros: [
            "sehr heiß, sehr schnell",
            "nach einigen Wochen rutscht ein Spiegelei auch ohne Beschichtung",
            "preiswert und kaum zu zerstören",
          ],
          consTitle: "Dagegen",
          cons: [
            "braucht Einbrennen und Übung",
            "Tomate, Wein und Zitrone greifen die Patina an",
            "nicht für die Spülmaschine",
          ],
        },
        {
          type: "text",
          text: "**Pflege:** nach dem Kochen heiß abspülen, auswischen, auf dem Herd trocknen, dünn ölen. Flecken sind kein Fehler, die Patina wird mit der Zeit gleichmäßig. Wird sie klebrig, war es zu viel Öl: abschrubben und dünner noch einmal.",
        },
        {
          type: "text",
          text: "**Unser Rat:** Willst du in einer unbeschichteten Pfanne Eier braten, nimm diese, mit 24 cm Bodendurchmesser. Brate in den ersten zwei Wochen oft Kartoffeln mit reichlich Öl, das baut die Patina auf.",
        },
        { type: "recipes", recipes: ["paella"] },
      ],
      en: [
        {
          type: "text",
          text: "Restaurants use it widely. Carbon steel is iron with a little carbon. It is seasoned with oil like cast iron but rolled thinner, so it answers faster when you turn the knob. The classic paella pan is made of it, too.",
        },
        { type: "headline", level: 2, text: "What to look for" },
        {
          type: "list",
          ordered: false,
          items: [
            "**Thickness:** 2.5–3 mm. Thinner bases will bow, above all on induction.",
            "**Shape:** sloping sides for tossing, high sides for sauces. To begin with, sloping.",
            "**Handle:** iron and riveted, so that it can go in the oven. It gets hot, so keep a cloth to hand.",
            "**Protective coat:** new pans are covered in wax or oil against rust. Wash it off in hot water before seasoning.",
          ],
        },
        {
          type: "proscons",
          prosTitle: "For",
          pros: [
            "very hot, very fast",
            "after a few weeks a fried egg slides without any coating",
            "inexpensive and hard to ruin",
          ],
          consTitle: "Against",
          cons: ["needs seasoning and practice", "tomato, wine and lemon attack the patina", "not for the dishwasher"],
        },
        {
          type: "text",
          text: "**Care:** rinse hot after cooking, wipe, dry on the hob, oil thinly. Blotches are not a fault; the patina evens out in time. If it turns sticky there was too much oil: scrub it and go again, thinner.",
        },
        {
          type: "text",
          text: "**Our advice:** If you want to fry eggs in an uncoated pan, choose this one, with a base of 24 cm. Fry potatoes in plenty of oil often in the first two weeks; that builds up the patina.",
        },
        { type: "recipes", recipes: ["paella"] },
      ],
    },
  },
  {
    key: "tip-pan-non-stick",
    storyType: "shopping_tip",
    theme: "pans",
    picture: "spanish-tortilla",
    alt: {
      de: "Runde Kartoffeltortilla auf einem Holzbrett, ein Stück herausgeschnitten",
      en: "Round potato tortilla on a wooden board with one wedge cut out",
    },
    slug: { de: "beschichtete-pfanne-kaufen", en: "buying-a-non-stick-pan" },
    title: { de: "Beschichtete Pfannen: für Eier und Fisch", en: "Non-stick pans: for eggs and fish" },
    summary: {
      de: "Die Beschichtung nutzt sich ab. Wie sie trotzdem einige Jahre hält.",
      en: "The coating wears out. How to make it last a few years all the same.",
    },
    author: "team",
    publishedAt: "2026-02-17T08:00:00Z",
    tags: ["kitchen-knowledge"],
    likedBy: ["loeffelweise"],
    body: {
      de: [
        {
          type: "text",
          text: "Zum Anbraten von Fleisch brauchst du keine Beschichtung. Für Omelett, Pfannkuchen, Fisch mit Haut und die Tortilla, die gewendet werden muss, ist sie praktisch. Sie hält zwei bis fünf Jahre.",
        },
        { type: "headline", level: 2, text: "Darauf achten" },
        {
          type: "list",
          ordered: false,
          items: [
            "**PTFE oder Keramik:** PTFE gleitet länger, verträgt aber höchstens etwa 250 °C. Keramik hält mehr Hitze aus und verliert die Wirkung meist früher.",
            "**Boden:** mindestens 4 mm, sonst wird er fleckig heiß. Induktion braucht einen magnetischen Boden.",
            "**Griff:** ofenfest nur, wenn eine Temperatur angegeben ist.",
            "**Preis:** mittlere Klasse. Die teuerste Beschichtung nutzt sich auch ab.",
          ],
        },
        {
          type: "proscons",
          prosTitle: "Dafür",
          pros: ["nichts klebt, auch ohne Übung", "wenig Fett nötig", "leicht und schnell gespült"],
          consTitle: "Dagegen",
          cons: [
            "hält nur einige Jahre",
            "nicht für starke Hitze, PTFE nie leer aufheizen",
            "PTFE gehört zu den PFAS, deren Herstellung die Umwelt belastet",
          ],
        },
        {
          type: "text",
          text: "**Pflege:** Holz oder Silikon statt Metall. Abkühlen lassen, bevor Wasser hineinkommt, und von Hand spülen, auch wenn „spülmaschinenfest“ draufsteht. Beim Stapeln ein Tuch dazwischenlegen. Ist die Schicht tief zerkratzt oder löst sie sich, wird die Pfanne ersetzt.",
        },
        {
          type: "text",
          text: "**Unser Rat:** Eine einzige mit 24 cm, nur für Eier und Fisch. Brate alles andere in Eisen oder Edelstahl, dann hält die Beschichtung länger.",
        },
        { type: "recipes", recipes: ["spanish-tortilla"] },
      ],
      en: [
        {
          type: "text",
          text: "You do not need a coating to sear meat. For omelettes, pancakes, fish with its skin on and the tortilla that has to be turned, it is handy. It lasts two to five years.",
        },
        { type: "headline", level: 2, text: "What to look for" },
        {
          type: "list",
          ordered: false,
          items: [
            "**PTFE or ceramic:** PTFE stays slippery for longer but takes about 250 °C at most. Ceramic stands more heat and usually loses its effect sooner.",
            "**Base:** at least 4 mm, or it will heat in patches. Induction needs a magnetic base.",
            "**Handle:** only ovenproof if a temperature is given.",
            "**Price:** the middle. The most expensive coating wears out too.",
          ],
        },
        {
          type: "proscons",
          prosTitle: "For",
          pros: ["nothing sticks, no practice required", "needs little fat", "light and quickly washed"],
          consTitle: "Against",
          cons: [
            "lasts only a few years",
            "not for fierce heat; never heat PTFE empty",
            "PTFE is one of the PFAS, whose production harms the environment",
          ],
        },
        {
          type: "text",
          text: "**Care:** wood or silicone, not metal. Let it cool before water goes in, and wash by hand even if the label says “dishwasher safe”. Put a cloth between stacked pans. Once the coating is deeply scratched or comes away, replace the pan.",
        },
        {
          type: "text",
          text: "**Our advice:** Just one, 24 cm, for eggs and fish and nothing else. Use iron or stainless steel for everything else, and the coating lasts longer.",
        },
        { type: "recipes", recipes: ["spanish-tortilla"] },
      ],
    },
  },
  {
    key: "tip-pan-stainless",
    storyType: "shopping_tip",
    theme: "pans",
    picture: "mushroom-risotto",
    alt: {
      de: "Pilzrisotto mit gebratenen Pilzen und Käsespänen auf einem graublauen Teller",
      en: "Mushroom risotto with fried mushrooms and cheese shavings on a grey-blue plate",
    },
    slug: { de: "edelstahlpfanne-kaufen", en: "buying-a-stainless-steel-pan" },
    title: { de: "Edelstahl in Schichten: wofür das Geld ist", en: "Layered stainless steel: what the money is for" },
    summary: {
      de: "Woran du eine gute Edelstahlpfanne erkennst. Ein Beitrag von Kupferkessel.",
      en: "How to recognise a good stainless-steel pan. Contributed by Kupferkessel.",
    },
    author: "kupferkessel",
    publishedAt: "2026-02-24T08:00:00Z",
    isSponsored: true,
    tags: ["kitchen-knowledge", "brand-content"],
    likedBy: ["team"],
    body: {
      de: [
        {
          type: "text",
          text: "Edelstahl allein leitet Wärme schlecht. Gut wird eine Pfanne erst durch das, was zwischen zwei Lagen Stahl liegt: Aluminium, bei manchen Modellen Kupfer. Dafür bezahlst du.",
        },
        { type: "headline", level: 2, text: "Darauf achten" },
        {
          type: "list",
          ordered: false,
          items: [
            "**Kern bis zum Rand:** Bei Mehrschichtmaterial geht der leitende Kern durch die Wand. Beim Kapselboden endet er unten, am Rand brennt es dann leichter an.",
            "**Gesamtstärke:** 2,5–3 mm ist solide.",
            "**Nieten** halten länger als Schweißpunkte. Dafür sammelt sich um sie herum Fett.",
            "**Schüttrand:** Beim Ausgießen läuft keine Sauce außen herunter.",
          ],
        },
        {
          type: "proscons",
          prosTitle: "Dafür",
          pros: [
            "verträgt Säure, Wein und langes Einkochen",
            "Bratensatz für Saucen, den keine Beschichtung liefert",
            "ofenfest, spülmaschinenfest, jahrzehntelang haltbar",
          ],
          consTitle: "Dagegen",
          cons: [
            "Eier kleben, wenn die Pfanne nicht heiß genug ist",
            "in guter Qualität teuer",
            "bläuliche Flecken und Kalk bleiben sichtbar",
          ],
        },
        {
          type: "text",
          text: "**So klebt nichts:** Erhitze zuerst die leere Pfanne. Perlt ein Wassertropfen als Kugel umher, ist sie heiß genug. Dann Öl, dann das Gargut, dann nicht bewegen: Es löst sich, sobald es gebräunt ist. Angebranntes mit Wasser aufkochen, Flecken mit etwas Essig abwischen.",
        },
        {
          type: "text",
          text: "**Unser Rat:** Kaufe eine gute Pfanne mit 24 cm statt eines Sets von fünf mittelmäßigen. Der Griff muss gut in der Hand liegen.",
        },
        { type: "recipes", recipes: ["mushroom-risotto"] },
      ],
      en: [
        {
          type: "text",
          text: "Stainless steel by itself conducts heat poorly. What makes a pan good is whatever lies between two layers of steel: aluminium or, in some models, copper. That is what you pay for.",
        },
        { type: "headline", level: 2, text: "What to look for" },
        {
          type: "list",
          ordered: false,
          items: [
            "**A core up to the rim:** in multi-ply pans the conducting core runs through the walls. With a disc base it ends at the bottom, and things catch more easily around the edge.",
            "**Overall thickness:** 2.5–3 mm is solid.",
            "**Rivets** last longer than spot welds. In return, grease collects around them.",
            "**A pouring rim:** sauce does not run down the side when you pour.",
          ],
        },
        {
          type: "proscons",
          prosTitle: "For",
          pros: [
            "tolerates acid, wine and long reductions",
            "gives you pan juices that no coating will",
            "ovenproof, dishwasher-safe, lasts for decades",
          ],
          consTitle: "Against",
          cons: [
            "eggs stick if the pan is not hot enough",
            "expensive when it is good",
            "bluish stains and limescale show",
          ],
        },
        {
          type: "text",
          text: "**How to stop food sticking:** heat the empty pan first. When a drop of water rolls about as a bead, it is ready. Then oil, then the food, then leave it alone: it comes away once it is brown. Boil out burnt bits with water, wipe off stains with a little vinegar.",
        },
        {
          type: "text",
          text: "**Our advice:** Buy one good 24 cm pan rather than a set of five middling ones. The handle should fit your hand well.",
        },
        { type: "recipes", recipes: ["mushroom-risotto"] },
      ],
    },
  },
];
