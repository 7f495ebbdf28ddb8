/** The page numbers worth a link: the first, the last and the neighbours of `page`, ascending. A single missing one is filled in. */
export function pagesAround(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(near)].toSorted((a, b) => a - b);
  return numbers.flatMap((number, index) =>
    number - (numbers[index - 1] ?? number) === 2 ? [number - 1, number] : number,
  );
}
