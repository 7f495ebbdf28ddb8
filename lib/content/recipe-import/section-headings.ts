import type { TextLine } from "./text-lines.ts";

export type Section = "ingredients" | "steps" | "notes" | "utensils" | "nutrition";

/** A line that begins a section, and what else it says. */
export interface SectionHeading {
  section: Section;
  /** "für den Teig" in "Zutaten für den Teig". */
  group: string | null;
  /** "für 4 Personen" in "Zutaten für 4 Personen:". */
  detail: string;
  /** Text behind the colon, which belongs to the section. */
  rest: string;
}

const words: Record<Section, string> = {
  ingredients:
    "(?:die )?zutaten(?:liste)?|einkaufsliste|(?:das )?brauchst du|du brauchst|was du brauchst|was ihr braucht|man nehme|" +
    "ingredients?(?: list)?|you(?:'ll|’ll| will)? need|what you(?:'ll|’ll| will)? need|shopping list",
  steps:
    "zubereitung(?:sschritte)?|anleitung|arbeitsschritte|schritte|kochanleitung|so (?:geht|wird)[’' ]?s(?: gemacht)?|" +
    "und so geht[’' ]?s|method|instructions?|directions?|preparation|steps|how to make(?: it)?|what to do|to make",
  notes:
    "tipps?|hinweise?|anmerkung(?:en)?|notiz(?:en)?|aufbewahrung|variation(?:en)?|notes?|tips?|hints?|chef[’']s notes?|" +
    "serving suggestions?|storage|variations?|p\\.?s\\.?",
  utensils: "utensilien|küchengeräte|geräte|zubehör|equipment|utensils|tools|you will also need",
  nutrition: "nährwerte?|nährwertangaben|nutrition(?:al)?(?: facts| information| values?)?|pro portion|per serving",
};

const headings = Object.entries(words).map(([section, pattern]) => ({
  section: section as Section,
  pattern: new RegExp(`^(?:${pattern})(?![\\p{L}'’])([^:]*)(?::(.*))?$`, "isu"),
}));
const groupPhrase = /^(?:für|for) (?!\d|ca|about|ein(?:e|en)? (?:person|portion))(?=\p{L})/iu;
const stepPhrase = /^(?:des|der|vom|of|the) /iu;
const detailPhrase =
  /^\(?(?:(?:für|for|ergibt|makes|serves)?\s*(?:ca\.?\s*|about\s*)?(?:\d|ein|eine|zwei|drei|vier|two|four|six)).*\)?$/iu;

/**
 * Reads a line as the heading of a section: "Zutaten für 4 Personen:", "Zubereitung", "For the
 * method" is none.
 */
export function readSectionHeading({ text, mark }: TextLine): SectionHeading | null {
  for (const { section, pattern } of headings) {
    const [all, middle = "", rest = ""] = pattern.exec(text)?.map((part) => part?.trim()) ?? [];
    if (all === undefined || mark === "bullet") continue;
    const hasColon = /:/.test(text) || mark === "heading";
    const isGroup = groupPhrase.test(middle) || (section === "steps" && stepPhrase.test(middle));
    const isDetail = detailPhrase.test(middle);
    if (middle !== "" && !isGroup && !isDetail) continue;
    // "Zubereitung: 30 Minuten" is a duration, "Notes from the kitchen" a sentence.
    if (section === "steps" && /^(?:ca\.? |about )?\d[\d.,–-]*\s*(?:min|h|std|stunde|hour)/i.test(rest)) continue;
    // "1. Die Zutaten für den Teig verrühren." is a step.
    const isSentence = mark === "number" || /[.!]$/.test(text);
    if (isGroup && !hasColon && (text.length > 60 || isSentence)) continue;
    return { section, group: isGroup ? middle : null, detail: isDetail ? middle.replace(/^\(|\)$/g, "") : "", rest };
  }
  return null;
}
