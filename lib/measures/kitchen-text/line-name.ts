import type { Locale } from "#lib/platform/i18n/locales.ts";
import { splitTrimmed } from "#lib/platform/text/split-trimmed.ts";
import { englishTrailing, germanTrailing, isAdverb, isDescriptive, isSize } from "./descriptive-words.ts";

/** A name with what stood before and behind it. */
interface NamedText {
  name: string;
  before: string[];
  after: string[];
}

/** Whether a name is one of the lexicon. */
type IsKnown = (name: string) => boolean;

const germanMarkers =
  /\s(?=(?:nach (?:Geschmack|Belieben|Bedarf|Wunsch|Wahl)|zu[mr] \p{L}|für |fürs |plus |oder |ersatzweise |alternativ |bzw\.? |sowie |in |ohne |à |je |am Stück|im Ganzen|im Stück|aus (?:dem|der|eigenem) |davon |vom Vortag|ca\.? ?\d|etwa \d|\+ |mit (?:\d|Schale|Haut|Grün|Knochen|Stiel)|bei Bedarf|auf Zimmertemperatur|zimmerwarm|\(?optional))/u;
const englishMarkers =
  /\s(?=(?:to taste|as needed|as required|if |for |plus |or |to (?:serve|garnish|finish|dust|decorate|coat|grease|fry|sprinkle|cook|roll|brush|drizzle|top)|at room temp|in |with |without |cut |such as |about \d|from |preferably |\+ |\(?optional))/iu;
const colours = /^(?:red|green|yellow|white|brown|black|dark|light|dried|fresh|whole)$/i;

/**
 * Separates the name of an ingredient from what is said of it: "Butter, weich" and "finely chopped
 * parsley". A name of the lexicon stays whole: "Tagliatelle mit Ei".
 */
export function splitName(text: string, language: Locale, isKnown: IsKnown): NamedText {
  let current: NamedText = { name: text.trim(), before: [], after: [] };
  for (const split of [
    splitKnownClause,
    splitParentheses,
    splitClauses,
    splitDash,
    splitMarker,
    splitTrailing,
    splitLeading,
  ]) {
    if (isKnown(current.name)) return current;
    const { name, before, after } = split(current.name, language, isKnown);
    if (!/[\p{L}\d]/u.test(name)) continue;
    current = {
      name: name.trim(),
      before: [...current.before, ...before],
      after: [...after, ...current.after],
    };
  }
  return current;
}

const unsplit = (name: string): NamedText => ({ name, before: [], after: [] });

/** "Doubanjiang (Chili-Bohnen-Paste), scharf": brackets and all are the name. */
function splitKnownClause(text: string, language: Locale, isKnown: IsKnown): NamedText {
  const [first = ""] = text.split(/[,;] /, 1);
  return first.includes("(") && isKnown(first) ? splitClauses(text, language, isKnown) : unsplit(text);
}

function splitParentheses(text: string): NamedText {
  const after: string[] = [];
  let name = text;
  for (let inner = /\(([^()]*)\)/.exec(name); inner; inner = /\(([^()]*)\)/.exec(name)) {
    after.push(inner[1] ?? "");
    name = `${name.slice(0, inner.index)} ${name.slice(inner.index + inner[0].length)}`;
  }
  const [, open] = /\(([^()]*)$/.exec(name) ?? [];
  if (open !== undefined) after.push(open);
  name = (open === undefined ? name : name.slice(0, name.lastIndexOf("("))).replace(/[()]/g, " ");
  return { name: name.replace(/\s+/g, " ").replace(/ ([,;])/g, "$1"), before: [], after: after.filter(Boolean) };
}

/** At commas and semicolons: "Butter, weich"; "boneless, skinless chicken thighs". */
function splitClauses(text: string, language: Locale, isKnown: IsKnown): NamedText {
  const clauses = splitTrimmed(text, /;|,(?!\d)/);
  const isDescription = (clause: string) => clause.split(" ").every((word) => isDescriptive(word));
  const known = clauses.findIndex(isKnown);
  // "Salz, Pfeffer" are two ingredients, which the writer separates.
  const isNoun = (clause: string) => language !== "de" || /^\p{Lu}/u.test(clause);
  if (known >= 0 && clauses.slice(known + 1).some((clause) => isNoun(clause) && isKnown(clause))) return unsplit(text);
  let position = 0;
  while (position < clauses.length - 1 && isDescription(clauses[position] ?? "")) position += 1;
  return { name: clauses[position] ?? text, before: clauses.slice(0, position), after: clauses.slice(position + 1) };
}

function splitDash(text: string): NamedText {
  const dash = text.search(/\s[–—-]\s/);
  const [name, after] = [text.slice(0, Math.max(0, dash)), text.slice(dash + 3)];
  return name && after ? { name, before: [], after: [after] } : unsplit(text);
}

function splitMarker(text: string, language: Locale): NamedText {
  const marker = language === "de" ? germanMarkers : englishMarkers;
  const { index } = marker.exec(text) ?? {};
  if (!index) return unsplit(text);
  const [name, after] = [text.slice(0, index), text.slice(index + 1)];
  if (/^(?:oder|or)\s/.test(after) && isSharedNoun(name, after, language)) return unsplit(text);
  return { name, before: [], after: [after] };
}

/** "Gemüse- oder Hühnerbrühe", "rote oder gelbe Paprika", "red or green peppers": one name. */
function isSharedNoun(name: string, after: string, language: Locale): boolean {
  if (name.endsWith("-")) return true;
  if (language === "de") return !/\p{Lu}/u.test(name);
  const [alternative = ""] = after.slice("or ".length).split(englishMarkers);
  return colours.test(name) || (!/[\s\d]/.test(name + alternative.slice(0, 1)) && alternative.includes(" "));
}

/** Words behind the noun: "Zwiebeln fein gehackt", "butter melted". */
function splitTrailing(text: string, language: Locale): NamedText {
  const words = text.split(" ");
  let start = words.length;
  if (language === "de") {
    while (start > 1 && /^\p{Ll}/u.test(words[start - 1] ?? "")) start -= 1;
    const isNoun = /^\p{Lu}/u.test(words[start - 1] ?? "");
    if (!isNoun || !germanTrailing.test(words.at(-1) ?? "")) return unsplit(text);
  } else {
    const continues = (word: string) => /ly$|^(?:and|&|very|well)$/.test(word) || englishTrailing.test(word);
    while (start > 1 && continues(words[start - 1] ?? "")) start -= 1;
    if (!englishTrailing.test(words.at(-1) ?? "")) return unsplit(text);
  }
  if (start === words.length) return unsplit(text);
  return { name: words.slice(0, start).join(" "), before: [], after: [words.slice(start).join(" ")] };
}

/** Words before the noun: "kleine Zwiebeln", "finely chopped parsley", "Bio-Zitronen". */
function splitLeading(text: string, _language: Locale, isKnown: IsKnown): NamedText {
  const words = text.replace(/^(Bio|TK)-(?=\p{Lu})/u, "$1 ").split(" ");
  const cut = (count: number): NamedText => ({
    name: words.slice(count).join(" "),
    before: count > 0 ? [words.slice(0, count).join(" ")] : [],
    after: [],
  });
  let count = 0;
  while (count < words.length - 1 && isDescriptive(words[count] ?? "")) {
    count += 1;
    if (isKnown(words.slice(count).join(" "))) return cut(count);
  }
  // Without the lexicon only what no name begins with: "chopped tomatoes" is sold in tins.
  let safe = 0;
  while (safe < words.length - 1) {
    const [word = "", next = ""] = words.slice(safe);
    const isPrefix = /^(?:Bio|TK)$/u.test(word) && words.length > text.split(" ").length;
    if (isPrefix || isSize(word)) safe += 1;
    else if (isAdverb(word) && (isDescriptive(next) || /(?:\p{L}te[rsnm]?|\p{L}ene[rsnm]?|ed|ground)$/u.test(next)))
      safe += 2;
    else break;
  }
  return safe === 0 || safe >= words.length ? unsplit(text) : cut(safe);
}
