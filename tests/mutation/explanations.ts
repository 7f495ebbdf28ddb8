/** Why no test can notice a break, by its description. */
export const explanations: Record<string, string> = {
  "lib/business/ads/ad-state.ts: endsOn !== null → true": "null is less than no text",
  "lib/measures/units/amount.ts: amount < 0.01 → amount <= 0.01":
    "0.01 is written the same with one digit and with two decimals",
  "lib/measures/units/amount.ts: Math.abs(rest) <= tolerance → Math.abs(rest) < tolerance":
    "a float above 1 is too coarse to be exactly 0.01 from a whole number",
  "lib/measures/units/amount.ts: Math.abs(rest - value) <= tolerance → Math.abs(rest - value) < tolerance":
    "floats near these fractions are too coarse to be exactly 0.01 from them",
  "lib/measures/units/length.ts: inches < 3 / 32 → inches <= 3 / 32":
    "no length in tenths of a millimetre is 3/32 inch",
  "lib/measures/units/length.ts: inches < 1 → inches <= 1": "1 is a multiple of eighths and of quarters",
  "lib/measures/units/length.ts: inches < 3 → inches <= 3": "3 is a multiple of quarters and of halves",
  'lib/measures/units/parse-quantity.ts: "" → "Stryker was here!"': "both are no unit, no size and no number",
  'lib/measures/units/parse-quantity.ts: [] → ["Stryker was here"]': "the first element is not read",
  "lib/measures/units/parse-quantity.ts: /^(.+?)[\\s,]+(?:(\\d+)\\s*[x×]|[x×]\\s*(\\d+))$/i → /(.+?)[\\s,]+(?:(\\d+)\\s*[x×]|[x×]\\s*(\\d+))$/i":
    "a name of any characters begins at the first one",
  "lib/measures/units/parse-quantity.ts: /\\s(?:of|von)\\s+$/i → /\\s(?:of|von)\\s+/i":
    "only the last word of a quantity can be of or von",
  "lib/measures/units/rational.ts: greatestCommonDivisor(Math.abs(numerator), Math.abs(denominator)) * Math.sign(denominator) → greatestCommonDivisor(Math.abs(numerator), Math.abs(denominator)) / Math.sign(denominator)":
    "the sign is 1 or -1",
  "lib/measures/units/rational.ts: Math.abs(value - thirds / 3) <= thirdsTolerance → Math.abs(value - thirds / 3) < thirdsTolerance":
    "no decimal is exactly 0.004 from a third",
  'lib/measures/units/rounding.ts: [] → ["Stryker was here"]': "no amount is below a limit that is missing",
  "lib/measures/units/rounding.ts: Math.abs(roundBySteps(tablespoons, spoonSteps) / tablespoons - 1) <= spoonTolerance → Math.abs(roundBySteps(tablespoons, spoonSteps) / tablespoons - 1) < spoonTolerance":
    "floats near 1 are too coarse to be exactly 0.04 from it",
  "lib/measures/units/rounding.ts: amount >= 4 → amount > 4": "4 stays 4 by both rules",
  "lib/measures/units/rounding.ts: amount < below → amount <= below":
    "each limit is a multiple of the steps below and above it",
  "lib/measures/units/rounding.ts: step < 1 → step <= 1": "a step of 1 changes nothing, divided or multiplied",
  "lib/measures/units/scale.ts: Math.abs(toNumber(exact) - rounded) > 0.001 → Math.abs(toNumber(exact) - rounded) >= 0.001":
    "floats near half eggs are too coarse to be exactly 0.001 from them",
  "lib/measures/units/temperature.ts: exact <= maxDialFahrenheit → exact < maxDialFahrenheit":
    "475 is a multiple of both steps",
  "lib/measures/units/us-measure.ts: amount === null → false": "null is not above zero; the compiler does not know",
  "lib/measures/units/us-measure.ts: mass === null → false":
    "what has no volume has a mass; the compiler does not know",
  "lib/measures/units/us-measure.ts: ounces >= 2 → ounces > 2": "2 fl oz are returned before",
  "lib/measures/units/us-measure.ts: true → false": "less than 2 fl oz are never quarts",
  "lib/measures/units/us-packages.ts: halves < 6 → halves <= 6": "6 tsp are 2 tbsp already",
  "lib/measures/units/us-volume.ts: teaspoons < smallestSpoon - epsilon → teaspoons <= smallestSpoon - epsilon":
    "the limit is a float error, not an amount",
  "lib/measures/units/us-volume.ts: tablespoons < 1 / (1 + tolerance) → tablespoons <= 1 / (1 + tolerance)":
    "no hundredth of a millilitre is exactly there",
  "lib/measures/units/us-weight.ts: pounds >= 2 → pounds > 2": "2 lb are returned before",
  "lib/measures/units/us-weight.ts: ounces < maxQuarterOunces → ounces <= maxQuarterOunces":
    "3 is a multiple of quarters and of halves",
  "lib/content/recipe-import/page/address-policy.ts: /^\\[|\\]$/g → /\\[|\\]$/g":
    "a host has brackets at its ends only",
  "lib/content/recipe-import/page/address-policy.ts: /^\\[|\\]$/g → /^\\[|\\]/g":
    "a host has brackets at its ends only",
  'lib/server/edge/cache/cache-key.ts: "=" → ""': "the two listed parameters differ in their first character",
  'lib/kitchen/cookbooks/permission-queries.ts: "missing" → ""':
    "lockOwnCookbooks has thrown already; the compiler does not know",
  "lib/kitchen/cookbooks/permission-queries.ts: !cookbook → false":
    "lockOwnCookbooks has thrown already; the compiler does not know",
  "lib/kitchen/cookbooks/permission-queries.ts: { id: users.id } → {}": "the row is locked, and not read",
  "lib/kitchen/cookbooks/permission-queries.ts: { id: items.id } → {}": "only whether there is a row matters",
  "lib/people/comments/hold-queries.ts: countGraphemes(fields.text) < minRepeatedLength.sameAuthor → false":
    "no rule looks at repeats of shorter texts; they are not counted to save time",
  "lib/people/comments/hold-queries.ts: { sameAuthor: 0, otherAuthor: 0 } → {}":
    "no rule looks at repeats of shorter texts",
  "lib/people/comments/hold-queries.ts: rows.length - sameAuthor → rows.length + sameAuthor":
    "where there is an own text, the others do not matter: their limit is higher",
  "lib/people/comments/hold-queries.ts: { id: comments.id } → {}": "only whether there is a row matters",
  'lib/platform/cache/shared-tags.ts: "-inf" → ""': "Redis reads zero, and no time is before 1970",
  'lib/platform/cache/shared-tags.ts: "tischlein:tags-version" → ""': "any name will do that the cache uses, too",
  'lib/platform/cache/shared-tags.ts: "shared-tags" → ""': "any name will do that nothing else in the process has",
  'lib/server/edge/cache/storable.ts: "" → "Stryker was here!"': "that is no type of content either",
  "lib/business/plus/contract.ts: contract.periodEndsAt > now → contract.periodEndsAt >= now":
    "both are the same instant then",
  'lib/platform/browser/write-queue/pending-store.ts: "[]" → ""': "text that is not JSON counts as an empty list, too",
  'lib/platform/browser/write-queue/pending-store.ts: [] → ["Stryker was here"]': "an entry without a time is dropped",
  "lib/platform/browser/write-queue/pending-store.ts: formerKey → true": "nothing is stored below the key undefined",
  "lib/platform/browser/write-queue/rounds.ts: false → true": "a round is asked for before it is read",
  'components/people/likes/deliver-likes.ts: "" → "Stryker was here!"':
    "the page sets the texts before the first answer",
  'components/people/likes/deliver-likes.ts: { delivered: "", failed: "", retry: "" } → {}':
    "the page sets the texts before the first answer",
};
