import { foodFacts } from "../content/food-facts.ts";
import type { StorySeed } from "../seed-types.ts";

export const story: StorySeed = {
  key: "freezing",
  storyType: "article",
  picture: "story-freezing",
  alt: {
    de: "Weiße Schalen mit gefrorenen Erbsen und Beeren, davor ein Glas Suppe mit Etikett und ein Blech mit Kräuter-Eiswürfeln",
    en: "White boxes of frozen peas and berries, with a labelled jar of soup and a tray of herb ice cubes in front",
  },
  slug: { de: "richtig-einfrieren-und-auftauen", en: "freezing-and-thawing" },
  title: { de: "Einfrieren und auftauen", en: "Freezing and thawing" },
  summary: {
    de: "Flach, luftdicht, beschriftet: was sich einfrieren lässt und wie lange, was du vorher blanchierst, was nie ins Gefrierfach gehört und wie alles sicher auftaut.",
    en: "Flat, airtight, labelled: what freezes well and for how long, what to blanch first, what never to freeze, and how to thaw safely.",
  },
  author: "kuechenkraut",
  publishedAt: "2026-08-22T08:00:00Z",
  category: "easy",
  moreCategories: ["vegetables", "soups-and-stews", "bread", "fish", "chicken"],
  tags: ["kitchen-knowledge", "no-waste", "make-ahead", "technique"],
  likedBy: ["team", "loeffelweise", "gemuesefach", "nordfang"],
  body: {
    de: [
      {
        type: "text",
        text: "Bei –18 °C vermehren sich keine Bakterien mehr. Das Gefrierfach tötet sie aber nicht, und es macht nichts besser: Was müde hineinkommt, kommt müde heraus. Friere deshalb ein, solange es frisch ist, also am Tag des Einkaufs oder des Kochens und nicht am Tag, bevor es schlecht wird.",
      },
      { type: "headline", level: 2, text: "Die Grundregeln" },
      {
        type: "list",
        ordered: true,
        items: [
          "**Abkühlen.** Gekochtes kommt erst kalt ins Gefrierfach, spätestens zwei Stunden nach dem Kochen. Warmes taut die Nachbarn an.",
          "**Portionieren.** Nur so viel in einen Beutel, wie du auf einmal brauchst.",
          "**Flach drücken.** Ein Beutel von 2 cm Dicke ist in wenigen Stunden durchgefroren und taut in kaltem Wasser in etwa einer halben Stunde auf.",
          "**Luft heraus.** Sie trocknet die Oberfläche aus. Die hellen, ledrigen Stellen heißen Gefrierbrand: harmlos, aber zäh und ohne Geschmack.",
          "**Beschriften.** Inhalt, Menge, Datum. Gefroren sehen Linsensuppe und Kürbissuppe gleich aus.",
          "**Nicht zu viel auf einmal.** Das Gerät friert am Tag nur eine begrenzte Menge durch, sie steht in der Anleitung. Schalte vorher das Schnellgefrieren ein.",
        ],
      },
      {
        type: "text",
        text: "Langsam gefrorenes Wasser bildet große Kristalle, und die zerstechen Zellen. Darum verliert Fleisch beim Auftauen Saft und werden Erdbeeren weich. Je schneller etwas gefriert, desto kleiner sind die Kristalle, also: kalt, klein, flach und mit Abstand zum nächsten Beutel.",
      },
      { type: "headline", level: 2, text: "Wie lange" },
      {
        type: "content_meta_carousel",
        title: "Bei –18 °C",
        entries: [
          {
            title: "Suppe, Sauce, Brühe",
            text: "3 Monate. Linsen- und Bohnengerichte ebenso, gekochte Kichererbsen und Bohnen in ihrem Sud 6 Monate.",
          },
          {
            title: "Fleisch",
            text: "Geflügel 9 Monate, mageres Rind 9 bis 12, Schwein 6, Hackfleisch 3 Monate.",
          },
          { title: "Fisch", text: "Fetter Fisch wie Lachs 2–3 Monate, magerer wie Kabeljau 5 bis 6." },
          {
            title: "Obst und Gemüse",
            text: "Heidelbeeren 12 Monate, Erdbeeren 10, blanchiertes Gemüse 8 bis 10, rohe Kürbiswürfel 10.",
          },
          {
            title: "Brot und Gebäck",
            text: "Brot in Scheiben 3 Monate, Focaccia, Pancakes, Scones und Quiche 2 Monate.",
          },
          {
            title: "Butter, Käse, Ei",
            text: "Butter 6 Monate, geriebener Parmesan 3 Monate, Eiweiß mehrere Monate. Eigelb nur mit einer Prise Salz oder Zucker verrührt.",
          },
        ],
      },
      {
        type: "text",
        text: "Danach ist nichts verdorben, solange es durchgehend gefroren war. Es schmeckt nur nach weniger, und Fett wird auch in der Kälte ranzig, deshalb halten Lachs und Hackfleisch am kürzesten.",
      },
      { type: "headline", level: 2, text: "Gemüse: erst ins kochende Wasser" },
      {
        type: "text",
        text: `Enzyme arbeiten auch bei Kälte weiter und nehmen Gemüse Farbe und Geschmack. **Blanchieren** hält sie auf: ins sprudelnde Salzwasser, nach der Zeit in Eiswasser, gut abtropfen, einzeln auf einem Brett anfrieren und dann in den Beutel. So klebt nichts zusammen. Spinat braucht eine Minute, Erbsen anderthalb, grüne Bohnen, Brokkoli und Karottenscheiben drei. Paprika, Kürbis, Lauch und Zwiebeln kommen roh hinein. ${foodFacts.frozenBasil.de} Andere weiche Kräuter halten gehackt ${foodFacts.frozenHerbs.de}, mehr dazu steht [hier](story:story-herbs).`,
      },
      { type: "headline", level: 2, text: "Was geht und was nicht" },
      {
        type: "proscons",
        prosTitle: "Lässt sich gut einfrieren",
        pros: [
          "Eintöpfe, Schmorgerichte, Tomatensauce",
          "Brot, Brötchen, roher Keks- und Mürbeteig",
          "Beeren, Bananenstücke, Zitronenabrieb",
          "ein Rest Wein oder Tomatenmark in der Eiswürfelform",
        ],
        consTitle: "Besser nicht",
        cons: [
          "Gurke, Blattsalat, Radieschen, rohe Tomaten für Salat",
          "gekochte Kartoffeln am Stück, sie werden grießig",
          "Mayonnaise und Saucen, die mit Ei gebunden sind",
          "Eier in der Schale und hart gekochte Eier",
          "Risotto und Gerichte mit weichem Tofu",
        ],
      },
      {
        type: "text",
        text: "Sahne, Joghurt und Kokosmilch flocken beim Auftauen. In einer Suppe lässt sich das mit dem Pürierstab beheben, aber einfacher ist es, ohne sie einzufrieren und sie nach dem Aufwärmen einzurühren. Bei den meisten Rezepten auf dieser Seite steht unter „Einfrieren“, ob und wie das geht.",
      },
      { type: "recipes", recipes: ["chili-sin-carne", "red-lentil-soup", "roasted-pumpkin-soup", "sourdough-loaf"] },
      { type: "headline", level: 2, text: "Auftauen" },
      {
        type: "list",
        ordered: false,
        items: [
          "**Im Kühlschrank** ist der sichere Weg: Eintopf über Nacht, ein Steak 12 Stunden, ein ganzes Huhn 24 bis 30. Lege Fleisch und Fisch in eine Schale und gieße das Tauwasser weg.",
          "**Im kalten Wasser**, dicht verpackt, wenn es schnell gehen muss: etwa 1 Stunde pro 500 g. Wechsle das Wasser alle 30 Minuten und gare das Fleisch sofort.",
          "**Direkt in den Topf** kommen Suppe, Sauce, Gemüse und Kräuter. Gib etwas Wasser dazu und lege den Deckel auf.",
          "**Im Toaster oder Ofen** tauen Brotscheiben und Brötchen auf.",
          "**Nicht auf der Arbeitsplatte.** Außen ist es längst warm, während die Mitte noch gefroren ist.",
        ],
      },
      {
        type: "text",
        text: "Aufgetautes behandelst du wie Frisches und isst es innerhalb eines Tages. Erhitze Gekochtes durch und durch, auf mindestens 70 °C. **Wieder einfrieren** darfst du Rohes nur, wenn es im Kühlschrank getaut und kalt geblieben ist; besser ist es, das Fleisch erst zu garen und dann das fertige Gericht einzufrieren.",
      },
      { type: "headline", level: 2, text: "Sterne, Strom und Eis" },
      {
        type: "text",
        text: "Ein Fach mit drei oder vier Sternen hält –18 °C, eines mit zwei Sternen –12 °C und taugt nur für zwei Wochen, eines mit einem Stern –6 °C und ist für Eiswürfel da. Nur vier Sterne frieren frische Lebensmittel schnell genug ein. Taue das Gerät ab, sobald die Eisschicht einen halben Zentimeter dick ist, sonst steigt der Verbrauch. Bei Stromausfall bleibt die Tür zu: Ein volles Gefrierfach hält etwa einen Tag.",
      },
      {
        type: "link_module",
        title: "Was liegt da noch?",
        text: "Gib ein, was du im Haus hast, und du siehst Rezepte, bei denen wenig oder nichts fehlt.",
        label: "Was muss weg?",
        href: "route:/use-up",
        picture: "red-lentil-soup",
      },
    ],
    en: [
      {
        type: "text",
        text: "At –18 °C bacteria stop multiplying. But the freezer does not kill them, and it improves nothing: what goes in tired comes out tired. So freeze food while it is fresh, on the day you bought or cooked it rather than the day before it goes off.",
      },
      { type: "headline", level: 2, text: "The basic rules" },
      {
        type: "list",
        ordered: true,
        items: [
          "**Cool it.** Cooked food goes into the freezer cold, within two hours of cooking. Warm food thaws whatever lies beside it.",
          "**Portion it.** Only as much in one bag as you need at one time.",
          "**Press it flat.** A bag 2 cm thick freezes through in a few hours, and thaws in cold water in about half an hour.",
          "**Push out the air.** It dries the surface. The pale, leathery patches are freezer burn: harmless, but tough and tasteless.",
          "**Label it.** Contents, amount, date. Frozen, lentil soup and pumpkin soup look alike.",
          "**Not too much at once.** A freezer can only freeze a limited amount in a day; the manual says how much. Switch on fast freezing beforehand.",
        ],
      },
      {
        type: "text",
        text: "Water that freezes slowly forms large crystals, and these pierce cells. That is why meat loses juice as it thaws and strawberries go soft. The faster food freezes, the smaller the crystals, so: cold, small, flat, and with a gap to the next bag.",
      },
      { type: "headline", level: 2, text: "How long" },
      {
        type: "content_meta_carousel",
        title: "At –18 °C",
        entries: [
          {
            title: "Soup, sauce, stock",
            text: "3 months. The same for dishes of lentils and beans; cooked chickpeas and beans in their liquid 6 months.",
          },
          {
            title: "Meat",
            text: "Poultry 9 months, lean beef 9 to 12, pork 6, mince 3 months.",
          },
          { title: "Fish", text: "Oily fish such as salmon 2–3 months, lean fish such as cod 5 to 6." },
          {
            title: "Fruit and vegetables",
            text: "Blueberries 12 months, strawberries 10, blanched vegetables 8 to 10, raw cubes of squash 10.",
          },
          {
            title: "Bread and baking",
            text: "Sliced bread 3 months, focaccia, pancakes, scones and quiche 2 months.",
          },
          {
            title: "Butter, cheese, egg",
            text: "Butter 6 months, grated parmesan 3 months, egg whites several months. Yolks only if stirred with a pinch of salt or sugar.",
          },
        ],
      },
      {
        type: "text",
        text: "After that nothing has spoilt, as long as it stayed frozen throughout. It merely tastes of less, and fat turns rancid even in the cold, which is why salmon and mince keep for the shortest time.",
      },
      { type: "headline", level: 2, text: "Vegetables: boiling water first" },
      {
        type: "text",
        text: `Enzymes keep working in the cold and rob vegetables of colour and flavour. **Blanching** stops them: into boiling salted water, then into iced water, drain well, freeze in a single layer on a board, and only then into the bag. Nothing sticks together that way. Spinach needs one minute, peas one and a half, green beans, broccoli and sliced carrots three. Peppers, squash, leeks and onions go in raw. ${foodFacts.frozenBasil.en} Other soft herbs keep for ${foodFacts.frozenHerbs.en} when chopped; there is more about them [here](story:story-herbs).`,
      },
      { type: "headline", level: 2, text: "What works and what does not" },
      {
        type: "proscons",
        prosTitle: "Freezes well",
        pros: [
          "stews, braises, tomato sauce",
          "bread, rolls, raw biscuit dough and shortcrust",
          "berries, pieces of banana, lemon zest",
          "leftover wine or tomato paste in an ice cube tray",
        ],
        consTitle: "Better not",
        cons: [
          "cucumber, lettuce, radishes, raw tomatoes for salad",
          "boiled potatoes in pieces, which turn grainy",
          "mayonnaise and sauces thickened with egg",
          "eggs in their shells and hard-boiled eggs",
          "risotto and dishes with soft tofu",
        ],
      },
      {
        type: "text",
        text: "Cream, yoghurt and coconut milk separate as they thaw. In a soup a stick blender will mend it, but it is simpler to freeze without them and stir them in after reheating. Most recipes on this site say under “Freezing” whether and how they freeze.",
      },
      { type: "recipes", recipes: ["chili-sin-carne", "red-lentil-soup", "roasted-pumpkin-soup", "sourdough-loaf"] },
      { type: "headline", level: 2, text: "Thawing" },
      {
        type: "list",
        ordered: false,
        items: [
          "**In the fridge** is the safe way: a stew overnight, a steak 12 hours, a whole chicken 24 to 30. Lay meat and fish in a dish and pour the liquid away.",
          "**In cold water**, tightly wrapped, when you are in a hurry: about 1 hour per 500 g. Change the water every 30 minutes and cook the meat at once.",
          "**Straight into the pan** for soup, sauce, vegetables and herbs. Add a little water and put the lid on.",
          "**In the toaster or oven** for sliced bread and rolls.",
          "**Not on the worktop.** The outside is warm long before the middle has thawed.",
        ],
      },
      {
        type: "text",
        text: "Treat thawed food like fresh food and eat it within a day. Heat cooked food right through, to at least 70 °C. You may **freeze raw food again** only if it thawed in the fridge and stayed cold; it is better to cook the meat first and freeze the finished dish.",
      },
      { type: "headline", level: 2, text: "Stars, power and ice" },
      {
        type: "text",
        text: "A compartment with three or four stars holds –18 °C, one with two stars –12 °C, which is good for two weeks only, and one with a single star –6 °C, which is for ice cubes. Only four stars freeze fresh food fast enough. Defrost the appliance once the ice is half a centimetre thick, or it uses more power. In a power cut keep the door shut: a full freezer holds for about a day.",
      },
      {
        type: "link_module",
        title: "What is still in there?",
        text: "Enter what you have at home and see recipes that need little or nothing more.",
        label: "Use it up",
        href: "route:/use-up",
        picture: "red-lentil-soup",
      },
    ],
  },
};
