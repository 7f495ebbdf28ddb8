import { cleanText } from "#lib/clean-text.ts";
import type { Locale, Localized } from "#lib/i18n/locales.ts";
import type { Entry } from "./entry.ts";
import { findEntry } from "./find.ts";

/** So many things are looked at of what somebody has, and of what somebody wants none of. */
export const mostPicks = 30;
/** How many things somebody may be ready to buy; null for as many as it takes. */
export const limits = [0, 1, 2, 3, 5, null] as const;
export type Limit = (typeof limits)[number];

/** What the parts of a wish are called in an address. */
export const wishParams: Localized<Record<"have" | "without" | "buy", string>> = {
  de: { have: "habe", without: "ohne", buy: "kaufen" },
  en: { have: "have", without: "without", buy: "buy" },
};

/** What somebody has, wants none of and would buy. */
export interface Wish {
  have: Entry[];
  without: Entry[];
  buy: Limit;
  page: number;
}

/** A wish as it was understood, and what was not. */
export interface Understood extends Wish {
  /** Always there, so that having it says nothing. */
  staples: Entry[];
  /** Words nobody knows, as they were typed. */
  unknown: string[];
  /** There was more than can be looked at. */
  isCut: boolean;
}

const longestWord = 60;

/** Reads the query of the page: slugs, or words as somebody typed them, several in a field with commas. Nothing in it can make it fail. */
export function readWish(
  params: Record<string, string | string[] | undefined>,
  entries: readonly Entry[],
  locale: Locale,
): Understood {
  const names = wishParams[locale];
  const have = pick(params[names.have], entries);
  const without = pick(params[names.without], entries);
  const isHad = ({ covers }: Entry) => covers.length > 0;
  return {
    have: have.found.filter(isHad),
    without: without.found,
    staples: have.found.filter(({ isStaple }) => isStaple),
    buy: limits.find((limit) => limit !== null && String(limit) === first(params[names.buy])) ?? null,
    page: /^[1-9]\d{0,2}$/.test(first(params.page)) ? Number(first(params.page)) : 1,
    unknown: [
      ...have.unknown,
      ...have.found.filter((entry) => !isHad(entry) && !entry.isStaple).map(({ title }) => title),
      ...without.unknown,
    ],
    isCut: have.isCut || without.isCut,
  };
}

function pick(param: string | string[] | undefined, entries: readonly Entry[]) {
  const words = [param ?? []]
    .flat()
    .slice(0, 10 * mostPicks)
    .flatMap((text) => cleanText(text.slice(0, 1000)).split(/[,;\n]/))
    .flatMap((word) => word.trim().slice(0, longestWord).trim() || []);
  const looked = [...new Set(words)].slice(0, mostPicks);
  const all = looked.map((word) => ({ word, entry: findEntry(entries, word) }));
  return {
    found: [...new Set(all.flatMap(({ entry }) => entry ?? []))],
    unknown: all.flatMap(({ word, entry }) => (entry ? [] : word)),
    isCut: new Set(words).size > mostPicks,
  };
}

function first(param: string | string[] | undefined): string {
  return (Array.isArray(param) ? param[0] : param) ?? "";
}
