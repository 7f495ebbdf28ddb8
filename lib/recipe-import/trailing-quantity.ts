import { typedNumberPattern } from "#lib/units/typed-number.ts";
import { findUnit } from "#lib/units/unit-words.ts";
import { type LineQuantity, takeLeadingQuantity } from "./line-quantity.ts";

const amount = String.raw`(?:ca\.?\s*|etwa\s+|about\s+)?${typedNumberPattern}(?:\s*[-–—]\s*${typedNumberPattern})?`;
const measured = new RegExp(String.raw`^(\p{L}.*?)\s*(?:[\s,:–—(-])\s*(${amount}\s*(\p{L}+\.?))\)?$`, "iu");
const counted = new RegExp(String.raw`^(\p{L}[^:]*?)(?:\s*:|\s[–—-])\s*(${amount})$`, "iu");
/** Words after which a quantity belongs to something else: "Mehl, plus 2 EL". */
const joins = /(?:^|[\s,(])(?:plus|oder|or|und|and|je|à|a|von|of|mit|with|in|x|nach|bis|to)$/iu;

/** Takes the quantity from the end of a line: "Mehl 500 g", "Olivenöl (2 EL)", "Eier – 3". */
export function takeTrailingQuantity(text: string): LineQuantity | null {
  const [, name = "", quantity = "", unit = ""] = measured.exec(text) ?? [];
  if (name !== "" && findUnit(unit) && !joins.test(name)) return takeFrom(name, quantity);
  const [, countedName, number] = counted.exec(text) ?? [];
  return countedName && number ? takeFrom(countedName, number) : null;
}

/** The quantity is read as if it stood before the name. */
function takeFrom(name: string, quantity: string): LineQuantity | null {
  const found = takeLeadingQuantity(`${quantity} x`);
  return found?.amount && found.rest === "x" ? { ...found, rest: name } : null;
}
