/**
 * The linked page numbers, ascending: first, last and the neighbours of `page`. A gap of one page
 * is filled.
 */
export function getPageNumbers(page: number, pageCount: number): number[] {
  const candidates = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  const numbers = [...new Set(candidates)].toSorted((a, b) => a - b);
  return numbers.flatMap((number, index) =>
    number - (numbers[index - 1] ?? number) === 2 ? [number - 1, number] : number,
  );
}
