import { findUnit, type TypedUnit } from "#lib/measures/units/unit-words.ts";
import { spoonLevels, unitAdjectives, unknownMeasures } from "./measure-words.ts";

export interface TakenUnit {
  unit: string | null;
  factor: number;
  /** The unit as it was typed. */
  typed: string;
  notes: string[];
  rest: string;
}

/** Extracts a unit with the adjectives before it: "gehäufte EL", "kleine Dose". */
export function extractUnit(text: string): TakenUnit {
  const [length = ""] =
    /^\s*\d+(?:[.,]\d+)?[- ]?(?:cm|inch)[- ](?:long |lange[rsn]? |große[rsn]? )?(?=\S)/iu.exec(text) ?? [];
  if (length) {
    const piece = extractUnit(text.slice(length.length));
    return { ...piece, notes: [length.trim(), ...piece.notes] };
  }
  const rest = text.trim();
  const none = { unit: null, factor: 1, typed: "", notes: [], rest: withoutOf(rest) };
  const list = rest.split(/\s+/, 4);
  for (let skipped = 0; skipped <= 2 && skipped < list.length; skipped += 1) {
    const isFluidOunce = /^fl\.?$/i.test(list[skipped] ?? "") && /^oz\.?$/i.test(list[skipped + 1] ?? "");
    const taken = list.slice(0, skipped + (isFluidOunce ? 2 : 1));
    const word = isFluidOunce ? "floz" : (taken.at(-1) ?? "");
    const after = dropWords(rest, taken.length);
    const [level = ""] = spoonLevels.exec(after) ?? [];
    const found: TypedUnit | undefined = findUnit(level ? word.replace(/,$/, "") : word);
    if (found) {
      const name = after.slice(level.length);
      const notes = [taken.slice(0, skipped).join(" "), level.trim()].filter(Boolean);
      if (!/^[("„+/\s]*[\p{L}\p{N}]/u.test(name)) return none;
      return {
        unit: found.unit,
        factor: found.factor,
        typed: word,
        notes,
        rest: withoutOf(name),
      };
    }
    if (!unitAdjectives.test(word)) break;
  }
  return none;
}

const dropWords = (text: string, count: number) => text.replace(new RegExp(String.raw`^(?:\S+\s*){${count}}`), "");

/** Extracts a measure that the site has no unit for: "Tropfen", "large knobs". */
export function extractUnknownMeasure(text: string): { word: string; rest: string } | null {
  const [, word = "", rest = ""] = /^(\S+\s+\S+)\s+(\S.*)/.exec(text) ?? [];
  const [, one = "", after = ""] = /^(\S+)\s+(\S.*)/.exec(text) ?? [];
  if (unknownMeasures.test(one)) return { word: one, rest: withoutOf(after) };
  const [adjective = "", second = ""] = word.split(/\s+/);
  return unitAdjectives.test(adjective) && unknownMeasures.test(second) ? { word, rest: withoutOf(rest) } : null;
}

/** Removes "of" and "of a", which join a quantity to its name. */
export const withoutOf = (text: string) => text.replace(/^(?:(?:of|von|vom)\s+(?:an?\s+|the\s+)?|an?\s+)/i, "");
