import { splitCompound } from "#lib/content/search-index/compound-splitter.ts";
import { matchPhrase, type PhraseMatch } from "#lib/content/search-index/concepts.ts";
import { findConcepts } from "#lib/content/search-index/vocabulary.ts";
import { normalizeText } from "#lib/measures/kitchen-text/normalize.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { extractDuration } from "./duration-parser.ts";
import { maxSearchLength } from "./search-params.ts";
import { isStopWord } from "./stop-words.ts";

/** A word of a query, or a phrase with one meaning. */
export interface Term {
  /** As typed. */
  text: string;
  /**
   * Groups of concepts, one of each group must match; empty for a word the vocabulary does not
   * know.
   */
  conceptGroups: string[][];
  /** It may be the beginning of a longer word. */
  isPrefix?: boolean;
}

export interface ParsedQuery {
  /** All of them must match. */
  terms: Term[];
  /** All terms of one of these groups must match, too. */
  alternatives?: Term[][];
  /** None of them may match. */
  excludedTerms: Term[];
  maxMinutes: number | null;
  /** Any letter or digit was typed: "recipes" alone finds all recipes, "???" finds nothing. */
  hasWords: boolean;
}

/** Further terms are ignored. */
const maxTerms = 12;

const exclusionWords = new Set(["ohne", "without", "no", "not", "kein", "keine", "keinen", "nicht", "minus"]);
const conjunctions = new Set(["und", "oder", "and", "or", "nor", "sowie"]);
/** "Without raw egg" describes a dish with egg. */
const rawWords = new Set(["rohes", "rohe", "rohen", "roh", "raw"]);

/**
 * Parses a query, in German or English independent of the language of the page: words and phrases
 * with their concepts, exclusions ("ohne Ei", "without nuts", "-Ei", "nussfrei", "egg-free") and
 * the maximum duration. Any text is valid; there are no operators. What is longer than the search
 * field takes is cut off.
 */
export function parseQuery(search: string, locale: Locale): ParsedQuery {
  const text = search.slice(0, maxSearchLength);
  const { rest, maxMinutes } = extractDuration(text);
  return { ...new QueryParser(rest, locale).parse(), maxMinutes, hasWords: /[\p{L}\p{N}]/u.test(text) };
}

interface Token {
  text: string;
  /** Written with a minus before it. */
  hasMinus: boolean;
}

/** "Sour dough" is sourdough: joins neighbours that mean something together but not alone. */
function joinSplitWords(tokens: Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const previous = joined.at(-1);
    const text = `${previous?.text}${token.text}`;
    const isSplit = previous && !token.hasMinus && !(isKnown(previous.text) && isKnown(token.text)) && isKnown(text);
    if (isSplit) joined[joined.length - 1] = { ...previous, text };
    else joined.push(token);
  }
  return joined;
}

/** Whether a word has a meaning, be it only that it can be left out. */
function isKnown(word: string): boolean {
  return locales.some((locale) => {
    const normalized = normalizeText(word, locale);
    return isStopWord(normalized) || exclusionWords.has(normalized) || findConcepts([normalized], locale).length > 0;
  });
}

/** Reads the tokens from left to right; `#position` is the next one. */
class QueryParser {
  readonly #tokens: Token[];
  readonly #languages: Locale[];
  readonly #terms: Term[] = [];
  readonly #excludedTerms: Term[] = [];
  #position = 0;

  constructor(text: string, locale: Locale) {
    const matches = text.matchAll(/(?<![\p{L}\p{N}])([-–−]?)([\p{L}\p{N}\p{M}]+)|([\p{L}\p{N}\p{M}]+)/gu);
    const tokens = [...matches].map(([, minus, first, next]) => ({
      text: first ?? next ?? "",
      hasMinus: Boolean(minus),
    }));
    this.#tokens = joinSplitWords(tokens);
    this.#languages = [locale, ...locales.filter((other) => other !== locale)];
  }

  parse(): Pick<ParsedQuery, "terms" | "excludedTerms"> {
    while (this.#position < this.#tokens.length) this.#parseNext();
    return { terms: this.#terms.slice(0, maxTerms), excludedTerms: this.#excludedTerms.slice(0, maxTerms) };
  }

  #parseNext(): void {
    const token = this.#tokens[this.#position];
    if (!token) return;
    const phrase = this.#matchPhrase();
    if (token.hasMinus) this.#excludedTerms.push(this.#consume(phrase));
    else if (phrase.length === 1 && this.#isIgnored()) this.#position++;
    else if (phrase.keys.length > 0) this.#parseKnownPhrase(phrase);
    else if (exclusionWords.has(this.#peek(0))) this.#parseExclusion();
    else if (!this.#parseFreeCompound(token.text)) this.#terms.push(this.#consume(phrase));
  }

  /** A phrase of the vocabulary, perhaps followed by "free" as in "nut-free" and "dairy free". */
  #parseKnownPhrase(phrase: PhraseMatch): void {
    const term = this.#consume(phrase);
    if (this.#peek(0) === "free" || this.#peek(0) === "frei") {
      this.#position++;
      this.#excludedTerms.push(term);
    } else this.#terms.push(term);
  }

  /**
   * "ohne Ei und Milch": what follows a conjunction is excluded too as long as the vocabulary knows
   * it.
   */
  #parseExclusion(): void {
    this.#position++;
    if (rawWords.has(this.#peek(0))) return;
    // "Der Teig geht nicht auf" excludes nothing.
    if (this.#matchPhrase().keys.length === 0 && isStopWord(this.#peek(0))) return;
    const first = this.#matchPhrase();
    if (this.#position < this.#tokens.length) this.#excludedTerms.push(this.#consume(first));
    while (conjunctions.has(this.#peek(0)) && !exclusionWords.has(this.#peek(1))) {
      this.#position++;
      const next = this.#matchPhrase();
      if (next.keys.length === 0) return;
      this.#excludedTerms.push(this.#consume(next));
    }
  }

  /** "nussfrei". Returns false for any other word. */
  #parseFreeCompound(text: string): boolean {
    const base = /^(.{2,})frei(?:e[nmrs]?)?$/iu.exec(text)?.[1];
    const normalized = base ? normalizeText(base, "de") : "";
    const forms = base ? ["", "e", "n", "en"].map((ending) => normalized + ending) : [];
    const keys = [...new Set(forms.flatMap((form) => findConcepts([form], "de")))];
    if (keys.length === 0) return false;
    this.#position++;
    this.#excludedTerms.push({ text: base ?? text, conceptGroups: [keys] });
    return true;
  }

  #isIgnored(): boolean {
    const word = this.#peek(0);
    return word.length < 2 || isStopWord(word);
  }

  /** Makes a term of the tokens of a phrase and moves past them. */
  #consume({ keys, length }: PhraseMatch): Term {
    const text = this.#tokens
      .slice(this.#position, this.#position + length)
      .map((token) => token.text)
      .join(" ");
    this.#position += length;
    return { text, conceptGroups: keys.length > 0 ? [keys] : findPartConcepts(text) };
  }

  /** The longest phrase at the position; of two as long, the one in the language of the page. */
  #matchPhrase(): PhraseMatch {
    let longest: PhraseMatch = { keys: [], length: 1 };
    for (const locale of this.#languages) {
      const words = this.#tokens.map(({ text }) => normalizeText(text, locale));
      const phrase = matchPhrase(words, this.#position, locale);
      if (phrase.keys.length === 0 || this.#crossesMinus(phrase.length)) continue;
      if (longest.keys.length === 0 || phrase.length > longest.length) longest = phrase;
    }
    return longest;
  }

  #crossesMinus(length: number): boolean {
    return this.#tokens.slice(this.#position + 1, this.#position + length).some(({ hasMinus }) => hasMinus);
  }

  /** The normalized token `offset` places ahead; empty after the last one. */
  #peek(offset: number): string {
    return normalizeText(this.#tokens[this.#position + offset]?.text ?? "", "de");
  }
}

/** The concepts of the parts of an unknown German compound; empty when the word is none. */
function findPartConcepts(word: string): string[][] {
  return (splitCompound(normalizeText(word, "de")) ?? []).map((part) => findConcepts([part], "de"));
}
