import type { Locale } from "#lib/platform/i18n/locales.ts";

const softHyphen = "\u00AD";
const longWordPattern = /\p{L}{12,}/gu;
const minHeadLength = 3;

/**
 * Parts of German kitchen compounds. The longest match wins, so that "eintopf" is not split at
 * "topf".
 */
const compoundParts = `
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
 * Inserts soft hyphens (U+00AD) at the seams of long German compounds, because not every browser
 * has a German dictionary. Words of up to 11 letters and other languages stay unchanged.
 */
export function hyphenate(text: string, locale: Locale): string {
  return locale === "de" ? text.replace(longWordPattern, splitCompound) : text;
}

function splitCompound(word: string): string {
  const lower = word.toLowerCase();
  let end = word.length;
  let tail = "";
  for (;;) {
    const head = lower.slice(0, end);
    const part = compoundParts.find((one) => head.endsWith(one) && head.length - one.length >= minHeadLength);
    if (!part) return word.slice(0, end) + tail;
    end -= part.length;
    tail = softHyphen + word.slice(end, end + part.length) + tail;
  }
}
