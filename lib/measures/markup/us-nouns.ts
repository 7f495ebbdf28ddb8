import { capitalize } from "#lib/platform/text/capitalize.ts";

/** A word of a sentence that Americans call otherwise. */
export interface NounValue {
  type: "noun";
  metric: string;
  us: string;
}

/** A British noun with the American one, both in singular and plural where they have one. */
export type NounPair = readonly [british: string, american: string];

/** A row of the ingredient list with its English names. */
export interface NamedRow {
  names: { one: string; many: string };
  /** Null where they are the same. */
  usNames: { one: string; many: string } | null;
}

/**
 * Kitchen words that are no rows of a list. Words with a second meaning ("tin", "grill", "mince",
 * "floury" of a surface) are left out, or stand with the words that make them clear.
 *
 * @see https://www.worldfoodwine.com/british-to-american-cooking-terms
 * @see http://therecipecorner.com/information/british-cookery-terms-and-their-american-equivalent/
 */
const kitchenWords: readonly NounPair[] = [
  ["aubergine", "eggplant"],
  ["aubergines", "eggplants"],
  ["baking paper", "parchment paper"],
  ["bicarbonate of soda", "baking soda"],
  ["bundt tin", "bundt pan"],
  ["cake tin", "cake pan"],
  ["caster sugar", "superfine sugar"],
  ["chilli", "chili"],
  ["chillies", "chilies"],
  ["cling film", "plastic wrap"],
  ["cornflour", "cornstarch"],
  ["courgette", "zucchini"],
  ["courgettes", "zucchini"],
  ["double cream", "heavy cream"],
  ["a floury variety", "russet"],
  ["gherkin", "pickle"],
  ["gherkins", "pickles"],
  ["griddle pan", "grill pan"],
  ["hob", "stove"],
  ["icing sugar", "powdered sugar"],
  ["kitchen paper", "paper towels"],
  ["lengthways", "lengthwise"],
  ["low shelf", "low rack"],
  ["lower shelf", "lower rack"],
  ["lowest shelf", "lowest rack"],
  ["loaf tin", "loaf pan"],
  ["middle shelf", "middle rack"],
  ["plain flour", "all-purpose flour"],
  ["prawn", "shrimp"],
  ["prawns", "shrimp"],
  ["second shelf", "second rack"],
  ["self-raising flour", "self-rising flour"],
  ["soya", "soy"],
  ["sponge finger", "ladyfinger"],
  ["sponge fingers", "ladyfingers"],
  ["spring onion", "scallion"],
  ["spring onions", "scallions"],
  ["springform tin", "springform pan"],
  ["tea towel", "dish towel"],
  ["tea towels", "dish towels"],
  ["tinned", "canned"],
  ["worktop", "countertop"],
  ["yoghurt", "yogurt"],
];

/** Words of kitchen texts that Americans spell otherwise. */
const spellings: readonly NounPair[] = [
  ["aluminium", "aluminum"],
  ["caramelise", "caramelize"],
  ["caramelised", "caramelized"],
  ["caramelises", "caramelizes"],
  ["centre", "center"],
  ["centres", "centers"],
  ["colour", "color"],
  ["coloured", "colored"],
  ["colours", "colors"],
  ["favourite", "favorite"],
  ["fibres", "fibers"],
  ["flavour", "flavor"],
  ["flavoured", "flavored"],
  ["flavours", "flavors"],
  ["grey", "gray"],
  ["mould", "mold"],
  ["moulds", "molds"],
  ["savoury", "savory"],
  ["towards", "toward"],
];

/**
 * The American words for the nouns of a recipe, by the British ones in lower case: those of its
 * rows, kitchen words, and spellings. A row that is called the same in both maps to itself, so that
 * "ground coriander" does not become "ground cilantro".
 */
export function listUsNouns(rows: readonly NamedRow[]): Map<string, string> {
  const ofRows = rows.flatMap(({ names, usNames }): NounPair[] => {
    // "doubanjiang (chili bean paste)" explains the name, which reads badly within a sentence.
    const us = usNames && !usNames.one.startsWith(names.one) ? usNames : names;
    // The later entry counts: verbs agree with the singular where there is no plural ("beetroot").
    return [
      [names.many, us.many],
      [names.one, us.one],
    ];
  });
  return new Map(
    [...ofRows, ...kitchenWords, ...spellings].map(([british, american]) => [british.toLowerCase(), american]),
  );
}

/** Splits a text at the nouns that have an American word; the case of the first letter is kept. */
export function splitUsNouns(text: string, nouns: ReadonlyMap<string, string>): (string | NounValue)[] {
  const longestFirst = [...nouns.keys()].sort((a, b) => b.length - a.length).map(escapePattern);
  if (longestFirst.length === 0) return [text];
  const pattern = new RegExp(`(?<![\\p{L}-])(${longestFirst.join("|")})(?![\\p{L}-])`, "giu");
  const parts: (string | NounValue)[] = [];
  let start = 0;
  for (const { 0: metric, index } of text.matchAll(pattern)) {
    const american = nouns.get(metric.toLowerCase());
    if (!american || american.toLowerCase() === metric.toLowerCase()) continue;
    const isCapital = metric.charAt(0) !== metric.charAt(0).toLowerCase();
    if (index > start) parts.push(text.slice(start, index));
    parts.push({ type: "noun", metric, us: isCapital ? capitalize(american, "en") : american });
    start = index + metric.length;
  }
  if (start < text.length) parts.push(text.slice(start));
  return parts;
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
