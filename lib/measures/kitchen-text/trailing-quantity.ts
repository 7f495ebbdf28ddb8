import { typedNumberPattern } from "#lib/measures/units/typed-number.ts";
import { findUnit } from "#lib/measures/units/unit-words.ts";
import { extractLeadingQuantity, type LineQuantity } from "./line-quantity.ts";

const amount = String.raw`(?:ca\.?\s{0,3}|etwa\s|about\s)?${typedNumberPattern}(?:\s{0,3}[-–—]\s{0,3}${typedNumberPattern})?`;
const measured = new RegExp(String.raw`(?<=[\s,:–—(-])(${amount}\s{0,3}(\p{L}{1,20}\.?))\)?$`, "iu");
const counted = new RegExp(String.raw`(?<=:\s{0,3}|\s[–—-]\s{0,3})(${amount})$`, "iu");
/** Words after which a quantity belongs to something else: "Mehl, plus 2 EL". */
const joins = /(?:^|[\s,(])(?:plus|oder|or|und|and|je|à|a|von|of|mit|with|in|x|nach|bis|to)$/iu;

/** Extracts the quantity from the end of a line: "Mehl 500 g", "Olivenöl (2 EL)", "Eier – 3". */
export function extractTrailingQuantity(text: string): LineQuantity | null {
  const weighed = measured.exec(text);
  if (weighed && findUnit(weighed[2] ?? "")) {
    const name = nameBefore(text, weighed.index);
    if (name !== "" && !joins.test(name)) return extractQuantity(name, weighed[1] ?? "");
  }
  const number = counted.exec(text);
  const name = nameBefore(text, number?.index ?? 0);
  return number && name !== "" && !name.includes(":") ? extractQuantity(name, number[1] ?? "") : null;
}

/** What stands before the quantity, without the mark between them; empty if it is no name. */
function nameBefore(text: string, end: number): string {
  const name = text
    .slice(0, end)
    .trimEnd()
    .replace(/[,:–—(-]$/, "")
    .trimEnd();
  return /^\p{L}/u.test(name) ? name : "";
}

/** The quantity is read as if it stood before the name. */
function extractQuantity(name: string, quantity: string): LineQuantity | null {
  const found = extractLeadingQuantity(`${quantity} x`);
  return found?.amount && found.rest === "x" ? { ...found, rest: name } : null;
}
