import { capitalize } from "#lib/i18n/capitalize.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { toSlug } from "#lib/i18n/slugify.ts";
import { fold } from "#lib/search/fold.ts";
import { vocabulary, widened } from "#lib/search/vocabulary.ts";
import { coveredBy, coveredByKind, excludedBy, excludedByKind, type Known, meaningsOfRow } from "./cover.ts";
import type { Entry, LexiconRow } from "./entry.ts";
import { isHad, type Kind, kinds } from "./kinds.ts";

/** Everything that can be picked, A–Z; kinds only where the lexicon has something of them. `names` are those of the kinds. */
export function entriesOf(rows: readonly LexiconRow[], locale: Locale, names: Record<Kind, string>): Entry[] {
  const all = rows.map((row): Known => ({ ...row, meanings: meaningsOfRow(row) }));
  const ofKinds = kinds.flatMap((kind) => kindEntry(kind, names[kind], all));
  const ofIngredients = all.flatMap((row) => ingredientEntry(row, locale, all));
  const taken = new Set<string>();
  const collator = new Intl.Collator(locale, { sensitivity: "base" });
  return [...ofKinds, ...ofIngredients]
    .map((entry) => {
      const slug = taken.has(entry.slug) ? `${entry.slug}-${entry.key}` : entry.slug;
      taken.add(slug);
      return { ...entry, slug };
    })
    .toSorted((a, b) => collator.compare(a.title, b.title));
}

function kindEntry(kind: Kind, title: string, all: readonly Known[]): Entry[] {
  const excludes = excludedByKind(kind, all);
  if (excludes.length === 0) return [];
  const covers = isHad(kind) ? coveredByKind(kind, all) : [];
  return [
    {
      key: kind,
      slug: toSlug(title),
      title,
      covers,
      excludes,
      isStaple: false,
      season: [],
      ...wordsOf([title], [kind]),
    },
  ];
}

function ingredientEntry(row: Known, locale: Locale, all: readonly Known[]): Entry[] {
  const text = row.texts.find((one) => one.locale === locale);
  if (!text) return [];
  return [
    {
      key: row.key,
      slug: row.hasPage ? text.slug : toSlug(text.one),
      title: capitalize(text.many, locale),
      covers: row.isStaple ? [] : coveredBy(row, all),
      excludes: excludedBy(row, all),
      isStaple: row.isStaple,
      season: row.season,
      ...wordsOf(
        row.texts.flatMap(({ one, many }) => [one, many]),
        row.meanings,
      ),
    },
  ];
}

function wordsOf(names: string[], meanings: string[]) {
  const wider = meanings.flatMap(widened).filter((meaning) => !meanings.includes(meaning));
  const words = meanings.flatMap((meaning) => vocabulary[meaning]?.slice(0, 2).join(",").split(",") ?? []);
  return { meanings, wider, names: folded(names), words: folded(words) };
}

/** German and English alike: what is compared with them is folded in the same way. */
const folded = (words: string[]) => [...new Set(words.map((word) => fold(word.trim(), "de")))];
