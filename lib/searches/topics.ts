import type { Locale } from "#lib/i18n/locales.ts";
import { fold, tokens } from "#lib/search/fold.ts";

export interface Topic {
  title: string;
  href: string;
  /** A word or two about it. */
  note: string;
}

/**
 * Pages whose titles have a word that begins with the last one typed, first those that begin with it themselves; `most` at most.
 */
export function topicsFor(search: string, locale: Locale, pages: Topic[], most: number): Topic[] {
  const last = tokens(search, locale).at(-1) ?? "";
  if (last.length < 2) return [];
  const ranked = pages.flatMap(({ title, href, note }) => {
    if (fold(title, locale).startsWith(last)) return [{ title, href, note, rank: 0 }];
    return tokens(title, locale).some((word) => word.includes(last)) ? [{ title, href, note, rank: 1 }] : [];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ rank: _, ...topic }) => topic);
}
