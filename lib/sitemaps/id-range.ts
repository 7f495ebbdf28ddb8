export interface IdRange {
  from: string;
  to: string;
}

/** The ids of one of so many files (a power of two), numbered from 1. Ids are random: of each file there are about as many. */
export function idRange(number: number, files: number): IdRange {
  const beginning = (place: number) => Math.floor((place * 2 ** 32) / files);
  const id = (first: number, rest: string) =>
    `${first.toString(16).padStart(8, "0")}-${[4, 4, 4, 12].map((length) => rest.repeat(length)).join("-")}`;
  return { from: id(beginning(number - 1), "0"), to: id(beginning(number) - 1, "f") };
}
