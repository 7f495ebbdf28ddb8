import "server-only";
import { germanWords } from "./german-words.ts";

let ranks: Promise<ReadonlyMap<string, number>> | undefined;

/**
 * Ranks of words by how early they are guessed, from 1: the 49,000 most frequent passwords of
 * published leaks, and the words that German ones are made of.
 */
export async function loadPasswordRanks(): Promise<ReadonlyMap<string, number>> {
  ranks ??= load();
  return ranks;
}

/**
 * Half a megabyte, loaded only when a user chooses a password. The list is `passwords.json` of
 * @zxcvbn-ts/language-common 4.1.3, see common-passwords.LICENSE.txt.
 */
async function load(): Promise<ReadonlyMap<string, number>> {
  const { default: list } = await import("./common-passwords.json", { with: { type: "json" } });
  return new Map([...rank(list), ...rank(germanWords)]);
}

function rank(words: readonly string[]): [string, number][] {
  return words.map((word, index) => [word, index + 1]);
}
