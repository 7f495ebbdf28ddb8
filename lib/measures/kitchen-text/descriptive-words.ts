/**
 * Words before a name that tell its size, quality or preparation without making it another
 * ingredient: a small onion is an onion, a smoked salmon is not a salmon.
 */
const german =
  "klein|kleiner|groß|größer|mittelgroß|mittler|dick|dünn|frisch|reif|überreif|weich|kalt|eiskalt|lauwarm|warm|heiß|kochend|flüssig|" +
  "zimmerwarm|zart|jung|roh|unbehandelt|ungewachst|säuerlich|knackig|gut|hochwertig|" +
  "gehackt|gewürfelt|geschnitten|gerieben|geschält|ungeschält|gewaschen|geputzt|zerlassen|geschmolzen|entkernt|" +
  "entsteint|halbiert|geviertelt|gesiebt|gepresst|zerdrückt|zerstoßen|geraspelt|gehobelt|gezupft|geröstet|" +
  "abgetropft|verquirlt|aufgetaut|tiefgekühlt|gefroren|gekocht|gegart|püriert|zerkleinert|gestiftelt|abgezogen|" +
  "aufgeschlagen|steifgeschlagen|angedrückt|ausgepresst|festkochend|mehligkochend|ganz";
const germanDescriptive = new RegExp(
  `^(?:(?:${german})(?:e[rsnm]?)?|fein|grob|frisch|sehr|gut|leicht|möglichst|bio|tk)$`,
  "iu",
);
const english =
  "small|large|medium|medium-sized|big|fresh|freshly|ripe|very|soft|softened|cold|ice-cold|warm|lukewarm|hot|boiling|" +
  "organic|free-range|good-quality|raw|unwaxed|boneless|skinless|skin-on|bone-in|lean|tender|young|fat|juicy|thick|thin|" +
  "chopped|diced|sliced|minced|grated|peeled|unpeeled|crushed|melted|toasted|halved|quartered|beaten|sifted|rinsed|" +
  "drained|shredded|cubed|trimmed|cored|deseeded|seeded|pitted|zested|juiced|mashed|torn|cooked|thawed|defrosted|frozen|" +
  "packed|separated|finely|roughly|coarsely|thinly|thickly|lightly|well|squeezed|washed|picked|firm|heaped";
const englishDescriptive = new RegExp(`^(?:${english})$`, "iu");

/** Whether a word only describes the ingredient that follows it. */
export function isDescriptive(word: string): boolean {
  const plain = word.replace(/(?<![.,])[.,]+$/, "");
  return germanDescriptive.test(plain) || englishDescriptive.test(plain);
}

const sizes =
  /^(?:(?:klein|groß|mittelgroß|mittler)(?:e[rsnm]?)?|kl\.?|gr\.?|small|large|medium|medium-sized|big|ripe|reife[rsnm]?|boneless|skinless|skin-on|bone-in|m\.-(?:große[rsnm]?|gr\.?))$/iu;

/** Whether a word is about size or ripeness, which no name of an ingredient begins with. */
export const isSize = (word: string): boolean => sizes.test(word);

const adverbs = /^(?:fein|grob|frisch|sehr|leicht|finely|roughly|coarsely|thinly|thickly|freshly|lightly|very)$/iu;

/** Whether a word can only stand before an adjective: "finely", "fein". */
export const isAdverb = (word: string): boolean => adverbs.test(word);

/** Uninflected words behind a German noun: "Butter weich", "Zwiebeln fein gehackt". */
export const germanTrailing =
  /^(?:\p{L}{0,20}ge\p{L}{2,20}(?:t|en)|(?:ent|zer|ver|be|un)\p{L}{3,20}(?:t|en)|\p{L}{1,20}iert|weich|kalt|warm|heiß|lauwarm|flüssig|frisch|reif|roh|klein|groß|grob|fein|dünn|dick|rot|gelb|grün|weiß|braun|schwarz|mild|scharf|fest|mager|ungesalzen|zimmerwarm|optional|ganz|gar|trocken|neutral|hell|dunkel|säuerlich|gekühlt|aufgetaut|halb)$/u;

/** The words that end what was done to an English ingredient: "butter melted". */
export const englishTrailing =
  /^(?:chopped|diced|sliced|minced|grated|peeled|crushed|melted|softened|toasted|halved|quartered|beaten|sifted|rinsed|drained|shredded|cubed|trimmed|cored|deseeded|pitted|zested|juiced|mashed|torn|cooked|thawed|defrosted|packed|separated|washed|squeezed|optional)$/iu;
