import { extractConcepts } from "#lib/content/search-index/concepts.ts";
import { getContents } from "#lib/content/search-index/vocabulary.ts";
import { normalizeText, stem, tokenize } from "#lib/measures/kitchen-text/normalize.ts";
import { parseMarkup } from "#lib/measures/markup/parse.ts";
import { type Locale, type Localized, locales } from "#lib/platform/i18n/locales.ts";
import { type LintContext, type LintedRecipe, languagesOf } from "../content.ts";
import { type Finding, toFinding } from "../finding.ts";

/** What every kitchen has, and what a dough becomes. */
const ignored = ["water", "salt", "black-pepper", "bread-roll"];
/** Words of comparisons: "bigger than a walnut", "until it smells of apples". */
const comparisons: Localized<RegExp> = {
  de: /riech|duft|schmeck|farbe|\bwie\b|als (?:ein|der|die|das)|groß/i,
  en: /smell|taste|\blike\b|\bthan\b|\bsize\b|colour|pink|\bas .{1,40} as\b/i,
};

interface Names {
  pattern: RegExp;
  keys: Map<string, string>;
}

/** Ingredients of the lexicon that a step names although the list has nothing like them. */
export function lintMentions(recipe: LintedRecipe, context: LintContext): Finding[] {
  const listed = describeList(recipe);
  return languagesOf(recipe.texts).flatMap((language) => {
    const { pattern, keys } = getNames(context, language);
    return (recipe.texts[language]?.steps ?? []).flatMap(({ text }, index) => {
      const plain = parseMarkup(text)
        .parts.map((part) => (typeof part === "string" ? part : " "))
        .join("")
        // Malformed values are reported as such.
        .replace(/\{[^{}]*\}/g, " ");
      const sentences = plain.split(/(?<=[.;:])\s+/).filter((sentence) => !comparisons[language].test(sentence));
      const words = sentences.flatMap((sentence) => [...sentence.matchAll(pattern)].map(([word]) => word));
      const unlisted = [...new Set(words)].filter((word) => {
        const key = keys.get(word.toLowerCase()) ?? "";
        return !ignored.includes(key) && !isListed(word, key, language, listed);
      });
      return unlisted.map((name) => toFinding("ingredientMentioned", { field: "step", index, language }, { name }));
    });
  });
}

interface ListDescription {
  keys: Set<string | null>;
  /** Concepts of the list, and with all that they are or contain. */
  concepts: Set<string>;
  contents: Set<string>;
  /** Stems of the words of the list. */
  stems: Localized<string[]>;
}

function describeList({ rows }: LintedRecipe): ListDescription {
  const textIn = (locale: Locale) =>
    rows
      .map(({ names, characteristic, addition }) =>
        [names[locale], characteristic[locale], addition[locale]].join(", "),
      )
      .join("; ");
  const concepts = locales.flatMap((locale) => extractConcepts(textIn(locale), locale));
  return {
    keys: new Set(rows.map(({ key }) => key)),
    concepts: new Set(concepts),
    contents: new Set(concepts.flatMap(getContents)),
    stems: {
      de: tokenize(textIn("de"), "de").map((word) => stem(word, "de")),
      en: tokenize(textIn("en"), "en").map((word) => stem(word, "en")),
    },
  };
}

/** Whether the list has the ingredient, a kind or a part of it: "egg white" of an egg. */
function isListed(word: string, key: string, language: Locale, listed: ListDescription): boolean {
  if (listed.keys.has(key)) return true;
  const own = extractConcepts(word, language);
  if (own.some((concept) => listed.contents.has(concept))) return true;
  if (own.flatMap(getContents).some((concept) => listed.concepts.has(concept))) return true;
  const wanted = stem(normalizeText(word, language), language);
  // Without its end, where stems of irregular plurals differ: "chillies", "chilli".
  const root = wanted.slice(0, Math.max(4, wanted.length - 2));
  return listed.stems[language].some((one) => one.length > 2 && (wanted.includes(one) || one.includes(root)));
}

const namesByContext = new WeakMap<LintContext, Localized<Names>>();

function getNames(context: LintContext, language: Locale): Names {
  const known = namesByContext.get(context) ?? { de: buildNames(context, "de"), en: buildNames(context, "en") };
  namesByContext.set(context, known);
  return known[language];
}

function buildNames({ ingredients }: LintContext, language: Locale): Names {
  const keys = new Map(
    [...ingredients].flatMap(([key, names]) => [
      [names[language].one.toLowerCase(), key],
      [names[language].many.toLowerCase(), key],
    ]),
  );
  const words = [...keys.keys()].toSorted((a, b) => b.length - a.length).map(escapePattern);
  return { pattern: new RegExp(String.raw`(?<![\p{L}-])(?:${words.join("|") || "(?!)"})(?![\p{L}-])`, "giu"), keys };
}

const escapePattern = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
