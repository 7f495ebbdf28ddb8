export interface IdRange {
  from: string;
  to: string;
}

/**
 * The range of ids in one of several files. UUIDs are random, so all files get about the same
 * number.
 *
 * @param number number of the file, from 1
 * @param files number of files, a power of two
 */
export function idRange(number: number, files: number): IdRange {
  const firstOf = (index: number) => Math.floor((index * 2 ** 32) / files);
  const id = (first: number, rest: string) =>
    `${first.toString(16).padStart(8, "0")}-${[4, 4, 4, 12].map((length) => rest.repeat(length)).join("-")}`;
  return { from: id(firstOf(number - 1), "0"), to: id(firstOf(number) - 1, "f") };
}
