import { parseMinutes } from "#lib/measures/kitchen-text/minutes.ts";
import { numberWords } from "#lib/measures/units/typed-number.ts";
import { splitTrimmed } from "#lib/platform/text/split-trimmed.ts";
import type { ImportedRecipe } from "./imported-recipe.ts";

/** Facts that one line of a recipe states; durations are minutes. */
export interface RecipeFacts {
  servings?: NonNullable<ImportedRecipe["servings"]>;
  preparation?: number;
  baking?: number;
  resting?: number;
  total?: number;
  difficulty?: NonNullable<ImportedRecipe["difficulty"]>;
}

const maxFactLineLength = 200;
const spelled = [...numberWords.keys()].filter((word) => !/^(?:half$|halb|an?$)/.test(word)).join("|");
const persons = "personen|person|pers|portionen|portion|people|persons|servings?|portions?|serves|leute|esser";
const personsPattern = new RegExp(`^(?:${persons})$`, "i");
const servingsPatterns = [
  new RegExp(
    `^(?:(?:reicht |rezept |recipe )?für|for|serves|portionen|personen|servings|makes|ergibt|yields?|menge|gives|anzahl(?: der)? portionen)\\s{0,3}:?\\s{0,3}(?:ca\\.?|about|etwa)?\\s{0,3}(\\d{1,3}|${spelled})(?:\\s{0,3}(?:[-–]|bis|to)\\s{0,3}\\d{1,3})?\\s{0,3}(\\p{L}{1,30})?\\.?(?:\\s{0,3}\\([^()]*\\))?$`,
    "iu",
  ),
  new RegExp(
    `^(?:ca\\.?\\s*)?(\\d{1,3}|${spelled})(?:\\s*(?:[-–]|bis|to)\\s*\\d{1,3})?\\s*(${persons}|stücke?|pieces)\\.?$`,
    "iu",
  ),
];
/** Words that say how large the tin is, not how many eat. */
const tins =
  /^(?:springform|blech|form|kastenform|tin|tray|pan|cake|kuchen|brot|loaf|minuten?|min|stunden?|hours?|minutes?)/i;

const labels: [keyof RecipeFacts, RegExp][] = [
  [
    "total",
    /^(?:gesamt(?:zeit|dauer)?|insgesamt|dauer|zeit|total(?: time)?|time|ready in|fertig in|zeitaufwand)(?!\p{L})/iu,
  ],
  [
    "resting",
    /^(?:ruhe|geh|kühl|warte|marinier|quell|zieh)zeit|^(?:rest|chill|rising|proving|soaking|inactive|additional)(?:ing)?(?: time)?(?!\p{L})/iu,
  ],
  [
    "baking",
    /^(?:koch-?\s?(?:\/|und|oder)?\s?)?(?:back|koch|gar|brat|schmor)-?zeit|^(?:koch-\s?\/\s?backzeit)|^(?:cook(?:ing)?|bake|baking|roasting)(?: time)?(?!\p{L})/iu,
  ],
  [
    "preparation",
    /^(?:arbeits|zubereitungs|vorbereitungs)zeit|^(?:zubereitung|vorbereitung|aktive zeit|prep(?:aration|ping)?(?: time)?|active(?: time)?|hands-on(?: time)?)(?!\p{L})/iu,
  ],
];
const difficulties: [NonNullable<RecipeFacts["difficulty"]>, RegExp][] = [
  ["easy", /^(?:sehr )?(?:einfach|leicht|simpel)$|^(?:very )?(?:easy|simple|beginner)$/i],
  ["medium", /^(?:mittel(?:schwer)?|normal|moderat|medium|moderate|intermediate)$/i],
  ["hard", /^(?:schwer|schwierig|anspruchsvoll|aufwendig|pfiffig|hard|difficult|advanced|challenging)$/i],
];
/**
 * Reads a line of facts: "Serves 4 | Prep: 10 min | Cook: 1 hr 20 min".
 *
 * @returns The facts and what else stands between the bars; null when it is no line of facts.
 */
export function readFacts(line: string): { facts: RecipeFacts; rest: string } | null {
  if (line.length > maxFactLineLength) return null;
  const bars = splitTrimmed(line, /[|·•]/);
  const parts = bars.length > 1 ? bars : splitTrimmed(line, /;|,\s{1,3}(?=\p{L})|\s\/\s(?=\p{L})/u);
  const found = parts.map((part) => ({ part, facts: readFact(part.replace(/^[(\s]+|(?<![).\s])[).\s]+$/g, "")) }));
  const others = found.filter(({ facts }) => facts === null).map(({ part }) => part);
  if (others.length === parts.length || (bars.length === 1 && others.length > 0)) return null;
  const facts = Object.assign({}, ...found.map((one) => one.facts ?? readLevel(one.part)));
  return { facts, rest: others.filter((part) => readLevel(part) === null).join(" | ") };
}

function readFact(text: string): RecipeFacts | null {
  const [, level] =
    /^(?:schwierigkeit(?:sgrad)?|difficulty|level|skill level|niveau)(?:\s*:)?\s*(\S.*)/i.exec(text) ?? [];
  if (level) return readLevel(level);
  const label = labels.find(([, pattern]) => pattern.test(text));
  const minutes = label && parseMinutes(text.replace(label[1], "").replace(/^\s*(?:\([^)]*\))?\s*[:=–-]?\s*/, ""));
  if (label && minutes) return { [label[0]]: minutes };
  return readServings(text);
}

function readLevel(text: string): RecipeFacts | null {
  const difficulty = difficulties.find(([, pattern]) => pattern.test(text.trim()))?.[0];
  return difficulty ? { difficulty } : null;
}

/** Reads how many a recipe serves: "für 4 Personen", "Serves 4–6", "Makes 12 muffins". */
export function readServings(text: string): RecipeFacts | null {
  for (const pattern of servingsPatterns) {
    const [, number = "", noun = ""] = pattern.exec(text) ?? [];
    const amount = numberWords.get(number.toLowerCase()) ?? Number(number);
    if (number === "" || tins.test(noun) || !Number.isInteger(amount) || amount < 1 || amount > 200) continue;
    const isPortion = noun === "" ? !/^(?:makes|ergibt|gives)/i.test(text) : personsPattern.test(noun);
    return { servings: { amount, type: isPortion ? "portion" : "piece" } };
  }
  return null;
}
