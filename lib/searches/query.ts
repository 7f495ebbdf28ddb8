import { type Locale, locales } from "#lib/i18n/locales.ts";
import { fold } from "#lib/search/fold.ts";
import { phraseAt } from "#lib/search/meanings.ts";
import { splitCompound } from "#lib/search/split.ts";
import { meaningsOf } from "#lib/search/vocabulary.ts";
import { isStopWord } from "./stop-words.ts";
import { takeTime } from "./times.ts";

/** A word somebody looks for, or a phrase that means one thing. */
export interface Term {
  /** As it was typed. */
  text: string;
  /** What it means: all of these, of each one of its meanings. Empty for a word the vocabulary does not know. */
  meanings: string[][];
  /** It may be the beginning of a longer word. */
  isBeginning?: boolean;
}

/** What somebody asked for, understood. */
export interface Query {
  /** All of these. */
  terms: Term[];
  /** None of these. */
  excluded: Term[];
  maxMinutes: number | null;
  /** Whether any word was typed at all; "recipes" alone asks for all of them, "???" for nothing. */
  hasWords: boolean;
}

/** More words than these are not looked at; nobody means them all. */
const mostTerms = 12;

const without = new Set(["ohne", "without", "no", "not", "kein", "keine", "keinen", "nicht", "minus"]);
const joins = new Set(["und", "oder", "and", "or", "nor", "sowie"]);
/** "Without raw egg" is a description of a dish, not a dish without egg. */
const raw = new Set(["rohes", "rohe", "rohen", "roh", "raw"]);

/**
 * Understands a question in either language, whichever site it is asked on: words and their meanings, what to leave out ("ohne Ei",
 * "without nuts", "-Ei", "nussfrei", "egg-free"), and how long it may take. Anything may be typed; operators mean nothing.
 */
export function parseQuery(search: string, locale: Locale): Query {
  const { rest, maxMinutes } = takeTime(search);
  return { ...new Reader(rest, locale).read(), maxMinutes, hasWords: /[\p{L}\p{N}]/u.test(search) };
}

interface Word {
  text: string;
  /** Written with a minus before it. */
  isMinus: boolean;
}

class Reader {
  readonly #words: Word[];
  readonly #languages: Locale[];
  readonly #terms: Term[] = [];
  readonly #excluded: Term[] = [];
  #at = 0;

  constructor(text: string, locale: Locale) {
    const found = text.matchAll(/(?<![\p{L}\p{N}])([-–−]?)([\p{L}\p{N}\p{M}]+)|([\p{L}\p{N}\p{M}]+)/gu);
    this.#words = [...found].map(([, minus, first, next]) => ({ text: first ?? next ?? "", isMinus: Boolean(minus) }));
    this.#languages = [locale, ...locales.filter((other) => other !== locale)];
  }

  read(): { terms: Term[]; excluded: Term[] } {
    while (this.#at < this.#words.length) this.#step();
    return { terms: this.#terms.slice(0, mostTerms), excluded: this.#excluded.slice(0, mostTerms) };
  }

  #step(): void {
    const word = this.#words[this.#at];
    if (!word) return;
    const phrase = this.#phrase();
    if (word.isMinus) this.#excluded.push(this.#take(phrase));
    else if (phrase.length === 1 && this.#isLeftOut()) this.#at++;
    else if (phrase.keys.length > 0) this.#takeKnown(phrase);
    else if (without.has(this.#folded(0))) this.#takeWithout();
    else if (!this.#takeFree(word.text)) this.#terms.push(this.#take(phrase));
  }

  #takeKnown(phrase: Phrase): void {
    const term = this.#take(phrase);
    // "nut-free", "dairy free"
    if (this.#folded(0) === "free" || this.#folded(0) === "frei") {
      this.#at++;
      this.#excluded.push(term);
    } else this.#terms.push(term);
  }

  #takeWithout(): void {
    this.#at++;
    if (raw.has(this.#folded(0))) return;
    const first = this.#phrase();
    if (this.#at < this.#words.length) this.#excluded.push(this.#take(first));
    while (joins.has(this.#folded(0)) && !without.has(this.#folded(1))) {
      this.#at++;
      const next = this.#phrase();
      if (next.keys.length === 0) return;
      this.#excluded.push(this.#take(next));
    }
  }

  /** "nussfrei" */
  #takeFree(text: string): boolean {
    const base = /^(.{2,})frei(?:e[nmrs]?)?$/iu.exec(text)?.[1];
    const folded = base ? fold(base, "de") : "";
    const forms = base ? ["", "e", "n", "en"].map((ending) => folded + ending) : [];
    const keys = [...new Set(forms.flatMap((form) => meaningsOf([form], "de")))];
    if (keys.length === 0) return false;
    this.#at++;
    this.#excluded.push({ text: base ?? text, meanings: [keys] });
    return true;
  }

  #isLeftOut(): boolean {
    const word = this.#folded(0);
    return word.length < 2 || isStopWord(word);
  }

  #take({ keys, length }: Phrase): Term {
    const text = this.#words
      .slice(this.#at, this.#at + length)
      .map((word) => word.text)
      .join(" ");
    this.#at += length;
    return keys.length > 0 ? { text, meanings: [keys] } : { text, meanings: meaningsOfParts(text) };
  }

  #phrase(): Phrase {
    for (const locale of this.#languages) {
      const folded = this.#words.map(({ text }) => fold(text, locale));
      const phrase = phraseAt(folded, this.#at, locale);
      if (phrase.keys.length > 0 && !this.#crossesMinus(phrase.length)) return phrase;
    }
    return { keys: [], length: 1 };
  }

  #crossesMinus(length: number): boolean {
    return this.#words.slice(this.#at + 1, this.#at + length).some(({ isMinus }) => isMinus);
  }

  #folded(ahead: number): string {
    return fold(this.#words[this.#at + ahead]?.text ?? "", "de");
  }
}

type Phrase = ReturnType<typeof phraseAt>;

/** What the parts of an unknown German compound mean; empty when it is none. */
export function meaningsOfParts(word: string): string[][] {
  return (splitCompound(fold(word, "de")) ?? []).map((part) => meaningsOf([part], "de"));
}
