/**
 * How much two texts have in common: the Sørensen–Dice coefficient of their words.
 *
 * @returns 0 (nothing) to 1 (the same words)
 * @see https://en.wikipedia.org/wiki/Dice-S%C3%B8rensen_coefficient
 */
export function compareTexts(a: string, b: string): number {
  const [first, second] = [listWords(a), listWords(b)];
  const count = first.size + second.size;
  if (count === 0) return 0;
  const shared = [...first].filter((word) => second.has(word)).length;
  return (2 * shared) / count;
}

const listWords = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
