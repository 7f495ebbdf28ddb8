/** Units of `lib/measures/units` that hold a weight or a volume of their own: "1 Dose (400 g)". */
export const containerUnits: ReadonlySet<string> = new Set([
  "can",
  "package",
  "jar",
  "bottle",
  "tub",
  "bag",
  "pack",
  "carton",
  "net",
  "tube",
  "bar",
  "cube",
  "roll",
  "loaf",
  "punnet",
]);

/** Words between a number and its unit: "1 gehäufter EL", "2 large handfuls". */
export const unitAdjectives =
  /^(?:(?:gehäuft|gestrichen|klein|groß|mittelgroß|mittler|halb|gut|knapp|dick|dünn|dicker|kräftig|großzügig)(?:e[rsnm]?)?|geh\.?|gestr\.?|kl\.?|gr\.?|m\.-(?:große[rsnm]?|gr\.?)|heaped|heaping|rounded|level|scant|generous|good|big|small|large|medium|medium-sized|half|thick|thin|thumb-sized|walnussgroße[sn]?|daumengroße[sn]?|fresh)$/iu;

/** Measures that the site has no unit for; they stay in the note with their number. */
export const unknownMeasures =
  /^(?:cm|mm|Tropfen|Kugeln?|Stauden?|Rippen?|Rispen?|Stückchen|Paar|Schälchen|Schuss|Liter-Packung|Kellen?|Löffel|Scheibchen|Würfelchen|Streifen|Röllchen|Platten?|Zoll|drops?|balls?|sticks?|ribs?|knobs?|thumbs?|pints?|quarts?|gallons?|inch(?:es)?|sheets?|rashers?|fillets?|strips?|wedges?|pairs?|scoops?|ladles?|squares?|rounds?|ears?)$/iu;

/** What follows a spoon in some tables: "1 TL, gestr. Backpulver". */
export const spoonLevels =
  /^(?:gestr\.|gestrichene?[rs]?|geh\.|gehäufte?[rs]?|voll|leicht gehäuft|heaped|heaping|level)\s+/iu;
