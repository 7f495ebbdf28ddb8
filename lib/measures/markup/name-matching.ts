/** A row of the ingredient list with its name in one language. */
export interface ProposalRow {
  /** Key of the ingredient. */
  ingredient: string;
  /** Which of the rows with this ingredient, counted from 1. */
  occurrence: number;
  amount: number | null;
  unitCode: string | null;
  names: { one: string; many: string };
}

/** How many words behind an amount may name its ingredient: "1 tbsp of the light brown sugar". */
const maxWords = 6;
/** Words that stand between an amount and the name of its ingredient. */
const fillers = ["der", "die", "das", "dem", "den", "des", "von", "vom", "aus", "the", "of"];

/**
 * Finds the row that the words behind an amount name: "Öl" is the olive oil of a recipe without
 * another oil. Of several rows the one with this amount is preferred, then the first. The names are
 * split once for all amounts of a text.
 */
export function createRowFinder(rows: ProposalRow[]) {
  const named = rows.map((row) => ({ row, names: splitWords(`${row.names.one} ${row.names.many}`) }));
  return (after: string, { from, unitCode }: { from: number; unitCode: string | null }): ProposalRow | null => {
    const [clause = ""] = after.split(/[.,;:!?(]| (?:mit|with|und|and|auf|in|into|im|zu|to|unter|über|over) /, 1);
    const words = splitWords(clause).slice(0, maxWords);
    const scored = named.map(({ row, names }, index) => {
      const name = Math.max(0, ...words.map((word, position) => scoreWord(word, names) * 100 - position));
      const isSameAmount = row.amount === from && row.unitCode === unitCode;
      return { row, score: name && name + (isSameAmount ? 0.5 : 0) - index / 1000 };
    });
    const best = scored.reduce<(typeof scored)[number] | null>((a, b) => (a && a.score >= b.score ? a : b), null);
    return best && best.score > 0 ? best.row : null;
  };
}

const splitWords = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** 3 for a word of the name, 2 for the end of a compound, 1 for its beginning, 0 otherwise. */
function scoreWord(word: string, names: string[]): number {
  if (fillers.includes(word)) return 0;
  if (names.includes(word)) return 3;
  if (names.some((name) => name.endsWith(word) && (word.length > 2 || word === "öl"))) return 2;
  const isBeginning = (name: string) =>
    (name.length > 4 && word.startsWith(name.slice(0, -1))) || (word.length > 3 && name.startsWith(word));
  return names.some(isBeginning) ? 1 : 0;
}
