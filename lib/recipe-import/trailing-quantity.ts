import { typedNumberPattern } from "#lib/units/typed-number.ts";
import { findUnit } from "#lib/units/unit-words.ts";
import { extractLeadingQuantity, type LineQuantity } from "./line-quantity.ts";

const amount = String.raw`(?:ca\.?\s*|etwa\s+|about\s+)?${typedNumberPattern}(?:\s*[-–—]\s*${typedNumberPattern})?`;
const measured = new RegExp(String.raw`^(\p{L}.*?)\s*(?:[\s,:–—(-])\s*(${amount}\s*(\p{L}+\.?))\)?$`, "iu");
const counted = new RegExp(String.raw`^(\p{L}[^:]*?)(?:\s*:|\s[–—-])\s*(${amount})$`, "iu");
/** Words after which a quantity belongs to something else: "Mehl, plus 2 EL". */
const joins = /(?:^|[\s,(])(?:plus|oder|or|und|and|je|à|a|von|of|mit|with|in|x|nach|bis|to)$/iu;

/** Extracts the quantity from the end of a line: "Mehl 500 g", "Olivenöl (2 EL)", "Eier – 3". */
export function extractTrailingQuantity(text: string): LineQuantity | null {
  const [, name = "", quantity = "", unit = ""] = measured.exec(text) ?? [];
  if (name !== "" && findUnit(unit) && !joins.test(name)) return extractQuantity(name, quantity);
  const [, countedName, number] = counted.exec(text) ?? [];
  return countedName && number ? extractQuantity(countedName, number) : null;
}

/** The quantity is read as if it stood before the name. */
function extractQuantity(name: string, quantity: string): LineQuantity | null {
  const found = extractLeadingQuantity(`${quantity} x`);
  return found?.amount && found.rest === "x" ? { ...found, rest: name } : null;
}
