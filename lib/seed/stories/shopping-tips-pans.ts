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
      de: "Hält Hitze wie kein anderes Material und verlangt dafür Geduld und Unterarme.",
      en: "Holds heat like nothing else, and asks for patience and forearms in return.",
    },
    author: "team",
    publishedAt: "2026-02-03T08:00:00Z",
    tags: ["kitchen-knowledge"],
    likedBy: ["kuechenkraut", "ofenwarm"],
    body: {
      de: [
        {
          type: "text",
          text: "Eine Pfanne aus Gusseisen ist ein Wärmespeicher mit Griff. Sie braucht lange, bis sie heiß ist, kühlt aber kaum ab, wenn ein kaltes Steak hineinkommt. Deshalb bräunt sie so gut, und deshalb ist sie die falsche Wahl für ein Gericht, bei dem man die Hitze ständig regelt.",
        },
        { type: "headline", level: 2, text: "Darauf achten" },
        {
          type: "list",
          ordered: false,
          items: [
            "**Durchmesser:** 26 cm am Boden reicht für zwei bis drei Portionen, größere Pfannen wiegen schnell über 3 kg.",
            "**Zweiter Griff:** ein kleiner Henkel gegenüber vom Stiel. Ohne ihn hebst du sie voll nicht gern.",
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
            "lange Tomatensaucen lösen die Patina, rohes Eisen mag sie nicht",
            "rostet, wenn sie nass stehen bleibt",
          ],
        },
        {
          type: "text",
          text: "**Pflege:** heiß auswischen, bei Bedarf mit Wasser und Bürste, ein Tropfen Spülmittel schadet nicht. Auf dem Herd trocknen, hauchdünn einölen. Zum Einbrennen eine sehr dünne Ölschicht bei 230 °C eine Stunde in den Ofen. Auf Glaskeramik die Pfanne heben, nicht schieben. Auf Induktion langsam aufheizen, höchste Stufe kann den Boden verziehen.",
        },
        {
          type: "text",
          text: "**Unser Rat:** Eine einfache, rohe Pfanne genügt völlig. Gebraucht vom Flohmarkt ist sie oft besser als neu, Rost lässt sich abschrubben, ein Riss nicht.",
        },
        { type: "recipes", recipes: ["berry-pancakes"] },
      ],
      en: [
        {
          type: "text",
          text: "A cast-iron pan is a heat store with a handle. It takes its time getting hot, but hardly cools down when a cold steak goes in. That is why it browns so well, and why it is the wrong choice for a dish where you keep adjusting the heat.",
        },
        { type: "headline", level: 2, text: "What to look for" },
        {
          type: "list",
          ordered: false,
          items: [
            "**Size:** 26 cm across the base is enough for two or three; bigger pans soon weigh more than 3 kg.",
            "**A second handle:** a small loop opposite the long one. Without it you will not enjoy lifting the pan full.",
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
            "long-simmered tomato sauces strip the patina; bare iron dislikes them",
            "rusts if left wet",
          ],
        },
        {
          type: "text",
          text: "**Care:** wipe it out while hot, or use water and a brush if need be; a drop of washing-up liquid does no harm. Dry it on the hob and oil it very thinly. To season it, bake the thinnest possible film of oil at 230 °C for an hour. On glass hobs lift the pan, do not slide it. On induction heat it slowly, as full power can warp the base.",
        },
        {
          type: "text",
          text: "**Our advice:** A plain, bare pan is all you need. Second-hand from a flea market is often better than new: rust can be scrubbed off, a crack cannot.",
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
      de: "Leichter als Gusseisen, schneller, beinahe antihaftend, wenn man sie lässt. Eine Pfanne mit Einarbeitungszeit.",
      en: "Lighter than cast iron, quicker, nearly non-stick if you let it become so. A pan with a probation period.",
    },
    author: "team",
    publishedAt: "2026-02-10T08:00:00Z",
    tags: ["kitchen-knowledge"],
    likedBy: ["nordfang", "sonntagstisch"],
    body: {
      de: [
        {
          type: "text",
          text: "In Restaurants hängt sie über jedem Herd: schwarz, verbeult, unkaputtbar. Carbonstahl, auch Schmiedeeisen oder Eisenpfanne genannt, besteht fast nur aus Eisen und ein wenig Kohlenstoff. Er wird mit Öl eingebrannt wie Gusseisen, ist aber dünner gewalzt und reagiert deshalb schneller, wenn du am Regler drehst. Auch die klassische Paellapfanne ist aus diesem Material.",
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
            "Spiegelei rutscht nach einigen Wochen ohne Beschichtung",
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
          text: "**Unser Rat:** Wer nur eine unbeschichtete Pfanne kauft und Eier damit braten will, nimmt diese, mit 24 cm Bodendurchmesser. In den ersten zwei Wochen viel Kartoffeln braten, das brennt ein.",
        },
        { type: "recipes", recipes: ["paella"] },
      ],
      en: [
        {
          type: "text",
          text: "In restaurants it hangs above every stove: black, dented, indestructible. Carbon steel is almost pure iron with a little carbon. It is seasoned with oil like cast iron but rolled thinner, so it answers faster when you turn the knob. The classic paella pan is made of the same stuff.",
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
            "inexpensive and next to impossible to ruin",
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
          text: "**Our advice:** If you buy only one uncoated pan and want to fry eggs in it, make it this one, with a base of 24 cm. Fry a lot of potatoes in the first two weeks. They do the seasoning for you.",
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
    title: { de: "Beschichtet: für Eier, Fisch und ruhige Nerven", en: "Non-stick: for eggs, fish and calm nerves" },
    summary: {
      de: "Die bequemste Pfanne ist ein Verbrauchsgegenstand. Wie sie trotzdem ein paar Jahre hält.",
      en: "The most convenient pan is a consumable. How to make it last a few years all the same.",
    },
    author: "team",
    publishedAt: "2026-02-17T08:00:00Z",
    tags: ["kitchen-knowledge"],
    likedBy: ["loeffelweise"],
    body: {
      de: [
        {
          type: "text",
          text: "Niemand braucht zum Anbraten von Fleisch eine Beschichtung. Für Omelett, Pfannkuchen, Fisch mit Haut und die Tortilla, die gewendet werden muss, ist sie ein Segen. Man sollte nur wissen, dass sie endlich ist: Zwei bis fünf Jahre sind normal, egal was auf dem Karton steht.",
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
          text: "**Unser Rat:** Eine einzige mit 24 cm, nur für Eier und Fisch. Alles andere brät in Eisen oder Edelstahl, und die Beschichtung lebt doppelt so lang.",
        },
        { type: "recipes", recipes: ["spanish-tortilla"] },
      ],
      en: [
        {
          type: "text",
          text: "Nobody needs a coating to sear meat. For omelettes, pancakes, fish with its skin on and the tortilla that has to be turned, it is a blessing. You should simply know that it is mortal: two to five years are normal, whatever it says on the box.",
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
          text: "**Our advice:** Just one, 24 cm, for eggs and fish and nothing else. Everything else goes in iron or stainless steel, and the coating lives twice as long.",
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
      de: "Kupferkessel baut solche Pfannen und erklärt, woran man gute erkennt, auch die der anderen.",
      en: "Kupferkessel makes these pans and explains how to recognise a good one, including other people’s.",
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
            "**Schüttrand:** klingt nach Luxus, spart aber bei jeder Sauce einen Lappen.",
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
            "Eier kleben, bis man den Dreh heraushat",
            "in guter Qualität teuer",
            "bläuliche Flecken und Kalk bleiben sichtbar",
          ],
        },
        {
          type: "text",
          text: "**Der Dreh:** erst die leere Pfanne erhitzen. Perlt ein Wassertropfen als Kugel umher, ist sie richtig. Dann Öl, dann das Gargut, dann nicht bewegen: Es löst sich von selbst, sobald es gebräunt ist. Angebranntes mit Wasser aufkochen, Flecken mit etwas Essig abwischen.",
        },
        {
          type: "text",
          text: "**Unser Rat:** Kaufe eine gute Sauteuse mit 24 cm statt eines Sets von fünf mittelmäßigen. Wichtig ist, dass der Griff gut in deine Hand passt.",
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
            "**A pouring rim:** sounds like luxury, and saves you a dishcloth with every sauce.",
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
            "eggs stick until you have the knack",
            "expensive when it is good",
            "bluish stains and limescale show",
          ],
        },
        {
          type: "text",
          text: "**The knack:** heat the empty pan first. When a drop of water rolls about as a bead, it is ready. Then oil, then the food, then leave it alone: it lets go by itself once it is brown. Boil out burnt bits with water, wipe off stains with a little vinegar.",
        },
        {
          type: "text",
          text: "**Our advice:** Buy one good 24 cm sauté pan rather than a set of five middling ones. What matters is that the handle fits your hand.",
        },
        { type: "recipes", recipes: ["mushroom-risotto"] },
      ],
    },
  },
];
