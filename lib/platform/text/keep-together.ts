const number = "[\\d¼½¾⅓⅔⅛⅜⅝⅞]";
const unit = "(?:[mk]?g|[mcd]?l|[mc]?m|°C|°F|EL|TL|Min\\.|Std\\.|oz|lb|cups?|tbsp|tsp|kcal|%)";
const rangeDash = new RegExp(`(?<=${number})–(?=${number})`, "gu");
const spaceBeforeUnit = new RegExp(`(?<=${number}) (?=${unit}(?![\\p{L}\\d]))`, "gu");

/**
 * Keeps at the end of a line together what is read as one: the ends of a range, by a word joiner
 * (U+2060), and a number and its unit, by a no-break space.
 */
export function keepTogether(text: string): string {
  return text.replace(rangeDash, "–\u2060").replace(spaceBeforeUnit, "\u00a0");
}
