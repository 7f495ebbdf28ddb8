import type { Locale } from "./locales.ts";

const softHyphen = "\u00AD";
const longWord = /\p{L}{12,}/gu;
const shortestHead = 3;

/** Last and middle words of kitchen compounds. The longest that fits wins, so that "eintopf" is not cut at "topf". */
const parts = `
  apfel äpfel auflauf aufläufe aufstrich bäckerei beeren bohne bohnen brot brote brötchen brühe butter creme curry dressing
  eintopf eintöpfe eiscreme fladen frikadellen frischkäse früchte frühstück füllung gebäck gemüse gericht gerichte geschichte
  geschichten getränk getränke gewürz gewürze glasur gulasch hähnchen kartoffel kartoffeln käse kekse kipferl klöße knoblauch
  knödel kochen kompott krapfen kräuter küche küchen kuchen küchlein kürbis lasagne limonade linsen mandeln marmelade milch
  minuten mischung muffins nachtisch nudel nudeln paprika pasta pesto pfann pfanne pfannen pfeffer pilze pizza plätzchen
  praline pralinen pudding püree puffer ragout rezept rezepte risotto röllchen rouladen sahne salat salate salz sauce schmarrn
  schnecken schnitte schnitten schnitzel schokolade schokoladen senf smoothie soße spätzle spieße spinat stangen sterne streusel
  strudel suppe suppen taler tarte tarteletts teig teller tipps tomaten topf törtchen torte vinaigrette waffeln wissen woche
  wochenende würfel wurst würstchen zubereiten zucker zutaten zwiebel zwiebeln
`
  .trim()
  .split(/\s+/)
  .toSorted((a, b) => b.length - a.length);

/**
 * A title with soft hyphens (U+00AD) at the compound seams of its long German words, because not every browser has a German
 * dictionary. Words under twelve letters and other languages stay as they are.
 */
export function hyphenate(text: string, locale: Locale): string {
  return locale === "de" ? text.replace(longWord, splitCompound) : text;
}

function splitCompound(word: string): string {
  const lower = word.toLowerCase();
  let end = word.length;
  let tail = "";
  for (;;) {
    const head = lower.slice(0, end);
    const part = parts.find((one) => head.endsWith(one) && head.length - one.length >= shortestHead);
    if (!part) return word.slice(0, end) + tail;
    end -= part.length;
    tail = softHyphen + word.slice(end, end + part.length) + tail;
  }
}
