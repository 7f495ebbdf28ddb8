import type { StorySeed } from "../seed-types.ts";

export const story: StorySeed = {
  key: "story-knife-and-board",
  storyType: "article",
  picture: "story-knife-and-board",
  alt: {
    de: "Kochmesser auf einem Holzbrett mit gewürfelter Zwiebel, Karottenscheiben und einer halbierten Zwiebel",
    en: "Chef’s knife on a wooden board with diced onion, sliced carrot and a halved onion",
  },
  slug: { de: "messer-schaerfen-und-schneiden", en: "sharpening-and-using-a-knife" },
  title: { de: "Messer schärfen und schneiden", en: "Sharpening a knife, and using it" },
  summary: {
    de: "Zwei Steine, ein Winkel und zwanzig Minuten: wie ein Messer scharf wird, wie es scharf bleibt und wie man es hält, damit alle Finger dranbleiben.",
    en: "Two stones, one angle and twenty minutes: how to get a knife sharp, keep it sharp, and hold it so that you keep all your fingers.",
  },
  author: "team",
  publishedAt: "2026-03-07T08:00:00Z",
  category: "vegetables",
  moreCategories: ["easy", "salad"],
  tags: ["technique", "kitchen-knowledge"],
  likedBy: ["gemuesefach", "kupferkessel", "kuechenkraut", "sonntagstisch", "nordfang"],
  body: {
    de: [
      {
        type: "text",
        text: "Ein stumpfes Messer ist gefährlicher als ein scharfes. Es rutscht von der Zwiebelhaut ab, du drückst fester, und schneidest dich. Ein scharfes braucht kaum Druck und geht dorthin, wo du es hinschickst. Schärfen dauert etwa zwanzig Minuten und geht nach dem dritten Mal leicht von der Hand.",
      },
      { type: "headline", level: 2, text: "Der Winkel" },
      {
        type: "text",
        text: "Eine Schneide ist ein Keil. Je spitzer er ist, desto leichter geht er durch eine Tomate, und desto schneller legt er sich um. Europäische Kochmesser schleift man deshalb mit **15–20° pro Seite**, japanische aus härterem Stahl mit **12–15°**. Wichtiger als die Zahl ist, dass du den Winkel hältst. Zum Einstellen hilft etwas Schulmathematik: Bei einer 45 mm hohen Klinge liegt der Rücken für 15° knapp 12 mm über dem Stein, für 20° gut 15 mm. Ein kleiner Stapel Münzen taugt als Lehre, nach einer Weile auch das Handgelenk.",
      },
      { type: "headline", level: 2, text: "Welche Körnung" },
      {
        type: "content_meta_carousel",
        title: "Die Steine",
        entries: [
          {
            title: "220–400",
            text: "Reparatur. Nur bei Scharten oder wenn die Schneide ganz rund ist. Nimmt viel Stahl weg.",
          },
          {
            title: "800–1000",
            text: "Der Grundstein. Macht aus stumpf scharf und ist der eine, den du wirklich brauchst.",
          },
          {
            title: "3000–6000",
            text: "Feinschliff. Glättet die Schneide, damit sie länger hält und sauberer durch Fisch und Kräuter geht.",
          },
          {
            title: "8000 und mehr",
            text: "Politur. Schön für Rasiermesser und Sushi. Für Zwiebeln reine Liebhaberei.",
          },
        ],
      },
      {
        type: "text",
        text: "Ein Kombistein 1000/3000 oder 1000/6000 reicht für einen Haushalt viele Jahre. Die meisten keramischen Wassersteine legst du 5–10 Minuten ins Wasser, bis keine Blasen mehr aufsteigen. Manche wollen nur benetzt werden: Das steht auf der Packung und ist ernst gemeint.",
      },
      { type: "headline", level: 2, text: "Schärfen in sechs Schritten" },
      {
        type: "list",
        ordered: true,
        items: [
          "Stein nass auf ein feuchtes Tuch legen, damit er nicht wandert.",
          "Klinge schräg auf den 1000er setzen, Winkel einstellen, zwei Finger der freien Hand dicht hinter die Schneide.",
          "Mit leichtem Druck hin und her ziehen und dabei von der Spitze zum Griff wandern. Etwa 20 Züge je Abschnitt. Wasser nachgeben, den grauen Schlamm liegen lassen: Er schleift.",
          "Mit dem Daumen quer von der Klinge weg fühlen, nie an ihr entlang. Auf der Gegenseite muss überall ein feiner **Grat** zu spüren sein. Erst dann wenden und die andere Seite genauso.",
          "Auf dem feinen Stein wiederholen, mit der Hälfte des Drucks und abwechselnden Zügen, bis der Grat verschwindet.",
          "Zum Schluss die Klinge ein paar Mal rückwärts über Zeitungspapier oder Leder ziehen, abwaschen, trocknen.",
        ],
      },
      {
        type: "text",
        text: "Der Test: ein Blatt Papier, das sich ohne Sägen schneiden lässt, oder eine reife Tomate, die beim bloßen Auflegen nachgibt. Nicht der Daumen.",
      },
      {
        type: "quote",
        text: "Wer den Grat nicht spürt, ist noch nicht fertig. Wer ihn nicht entfernt, auch nicht.",
        author: "Team Tischlein",
      },
      { type: "headline", level: 2, text: "Stahl, Stein oder Durchzieher" },
      {
        type: "text",
        text: "Der **Wetzstahl** schärft nicht, er richtet die umgelegte Schneide wieder auf. Drei, vier leichte Züge pro Seite vor dem Kochen verlängern die Zeit bis zum nächsten Schleifen auf Monate. Für sehr harte japanische Klingen nimm statt Stahl einen feinen Keramikstab.",
      },
      {
        type: "proscons",
        prosTitle: "Für den Durchziehschärfer",
        pros: ["in zehn Sekunden scharf genug", "der Winkel ist vorgegeben"],
        consTitle: "Gegen den Durchziehschärfer",
        cons: [
          "reißt Stahl ab, die Schneide wird rau",
          "passt nicht zu japanischen Winkeln",
          "die Klinge ist nach Jahren sichtbar schmaler",
        ],
      },
      { type: "headline", level: 2, text: "Halten" },
      {
        type: "text",
        text: "Die Messerhand fasst nicht nur den Griff: Daumen und Zeigefinger greifen die Klinge direkt davor, die übrigen drei Finger liegen am Griff. So lenkst du das Messer, statt es zu schieben. Die andere Hand macht die **Kralle**: Fingerspitzen nach innen, Daumen dahinter, und die Klinge gleitet an den Knöcheln entlang. Das fühlt sich eine Woche lang albern an und danach nie wieder.",
      },
      { type: "headline", level: 2, text: "Die Zwiebel" },
      {
        type: "text",
        text: "Längs halbieren, schälen, die Wurzel dranlassen, denn sie hält alles zusammen. Senkrecht bis kurz vor die Wurzel einschneiden, dann ein- bis zweimal waagerecht, dann quer. Die Würfel fallen von selbst. Tränen kommen von zerquetschten Zellen. Ein scharfes Messer zerquetscht weniger, und eine Zwiebel aus dem Kühlschrank reizt weniger als eine warme.",
      },
      { type: "recipes", recipes: ["ratatouille", "greek-salad", "tomato-bruschetta"] },
      { type: "headline", level: 2, text: "Brett und Pflege" },
      {
        type: "text",
        text: "Holz oder Kunststoff, nie Glas, Stein oder Teller: Sie sind härter als die Schneide. Ein feuchtes Tuch unter dem Brett verhindert, dass es wandert. Für rohes Geflügel ein eigenes Brett, danach heiß und mit Spülmittel waschen. Mit der Schneide wird nicht geschabt, dafür hat das Messer einen Rücken. Und in die Spülmaschine kommt es nie: Hitze, Salz und scheppernde Nachbarn machen in einem Monat zunichte, was du in zwanzig Minuten geschliffen hast.",
      },
      {
        type: "link_module",
        title: "Welches Messer überhaupt?",
        text: "Kochmesser, Gemüsemesser, Santoku oder Brotmesser: vier Empfehlungen mit Für und Wider.",
        label: "Zu den Shopping-Tipps",
        href: "route:/shopping-tips",
        picture: "story-knife-and-board",
      },
    ],
    en: [
      {
        type: "text",
        text: "A blunt knife is more dangerous than a sharp one. It skids off the onion skin, you press harder, and cut yourself. A sharp one hardly needs pressure and goes where you send it. Sharpening takes about twenty minutes, and by the third time it comes easily.",
      },
      { type: "headline", level: 2, text: "The angle" },
      {
        type: "text",
        text: "An edge is a wedge. The narrower it is, the more easily it passes through a tomato, and the sooner it folds over. European chef’s knives are therefore ground at **15–20° per side**, Japanese ones of harder steel at **12–15°**. Keeping the angle matters more than the number. To set it, a little school maths helps: with a blade 45 mm deep, the spine sits just under 12 mm above the stone for 15°, and a good 15 mm for 20°. A short stack of coins makes a decent gauge; after a while, so does your wrist.",
      },
      { type: "headline", level: 2, text: "Which grit" },
      {
        type: "content_meta_carousel",
        title: "The stones",
        entries: [
          {
            title: "220–400",
            text: "Repairs. Only for chips, or an edge that is completely round. Takes off a lot of steel.",
          },
          { title: "800–1000", text: "The basic stone. It turns blunt into sharp, and it is the one you really need." },
          {
            title: "3000–6000",
            text: "Finishing. Smooths the edge so that it lasts longer and moves cleanly through fish and herbs.",
          },
          { title: "8000 and up", text: "Polishing. Lovely for razors and sushi. For onions, purely a hobby." },
        ],
      },
      {
        type: "text",
        text: "A combination stone, 1000/3000 or 1000/6000, will serve a household for many years. Most ceramic waterstones want 5–10 minutes in water, until no more bubbles rise. Some only need wetting: it says so on the box, and the box means it.",
      },
      { type: "headline", level: 2, text: "Sharpening in six steps" },
      {
        type: "list",
        ordered: true,
        items: [
          "Lay the wet stone on a damp cloth so that it stays put.",
          "Set the blade diagonally on the 1000 side, find the angle, and place two fingers of your free hand close behind the edge.",
          "With light pressure, move back and forth, working from tip to heel. About 20 strokes per section. Add water, but leave the grey slurry: it does the grinding.",
          "Feel with your thumb across and away from the edge, never along it. There must be a fine **burr** all the way down the opposite side. Only then turn over and do the same again.",
          "Repeat on the fine stone with half the pressure and alternating strokes until the burr is gone.",
          "Finally draw the blade backwards over newspaper or leather a few times, wash it and dry it.",
        ],
      },
      {
        type: "text",
        text: "The test: a sheet of paper that cuts without sawing, or a ripe tomato that gives way under the blade’s own weight. Not your thumb.",
      },
      {
        type: "quote",
        text: "If you cannot feel the burr, you are not done. If you do not remove it, you are not done either.",
        author: "Team Tischlein",
      },
      { type: "headline", level: 2, text: "Steel, stone or pull-through" },
      {
        type: "text",
        text: "A **honing steel** does not sharpen; it straightens an edge that has folded over. Three or four light strokes per side before cooking will put off the next session on the stone by months. For very hard Japanese blades, use a fine ceramic rod instead.",
      },
      {
        type: "proscons",
        prosTitle: "For the pull-through sharpener",
        pros: ["sharp enough in ten seconds", "the angle is fixed for you"],
        consTitle: "Against the pull-through sharpener",
        cons: [
          "tears steel away and leaves a rough edge",
          "does not fit Japanese angles",
          "over the years the blade gets visibly narrower",
        ],
      },
      { type: "headline", level: 2, text: "Holding it" },
      {
        type: "text",
        text: "The knife hand does more than grip the handle: thumb and forefinger pinch the blade just in front of it, and the other three fingers wrap around the handle. That way you steer the knife instead of pushing it. The other hand makes a **claw**: fingertips tucked in, thumb behind them, with the blade gliding along the knuckles. It feels silly for a week and never again.",
      },
      { type: "headline", level: 2, text: "The onion" },
      {
        type: "text",
        text: "Halve it from top to root, peel it, and leave the root on, because it holds everything together. Cut downwards almost to the root, then once or twice horizontally, then across. The dice fall off by themselves. Tears come from crushed cells. A sharp knife crushes fewer, and an onion from the fridge stings less than a warm one.",
      },
      { type: "recipes", recipes: ["ratatouille", "greek-salad", "tomato-bruschetta"] },
      { type: "headline", level: 2, text: "The board, and looking after things" },
      {
        type: "text",
        text: "Wood or plastic, never glass, stone or a plate: they are harder than the edge. A damp cloth underneath stops the board from travelling. Keep a separate board for raw poultry and wash it hot, with detergent. Do not scrape with the edge; that is what the spine is for. And never put the knife in the dishwasher: heat, salt and rattling neighbours undo in a month what took you twenty minutes on the stone.",
      },
      {
        type: "link_module",
        title: "Which knife in the first place?",
        text: "Chef’s knife, paring knife, santoku or bread knife: four recommendations, with points for and against.",
        label: "To the shopping tips",
        href: "route:/shopping-tips",
        picture: "story-knife-and-board",
      },
    ],
  },
};
