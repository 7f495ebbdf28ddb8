import fc from "fast-check";
import { type MarkupPart, type MarkupValue, markupUnits } from "#lib/measures/markup/values.ts";

const number = fc.oneof(
  fc.integer({ min: 0, max: 2000 }),
  fc.integer({ min: 1, max: 99_999 }).map((hundredths) => hundredths / 100),
  fc
    .tuple(fc.integer({ min: 0, max: 40 }), fc.constantFrom(1 / 8, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4))
    .map(([whole, fraction]) => whole + fraction),
);
const to = fc.option(number);
const word = fc.stringMatching(/^[A-Za-zäöüß -]{0,8}[A-Za-zäöüß]$/);
const key = fc
  .stringMatching(/^[a-z][a-z0-9]{0,6}(-[a-z0-9]{1,6}){0,2}$/)
  .filter((one) => !markupUnits.includes(one) && !["s", "min", "h", "mm", "cm"].includes(one));

const amount = fc
  .record({
    type: fc.constant("amount" as const),
    from: number,
    to,
    unitCode: fc.option(fc.constantFrom(...markupUnits)),
    ingredient: fc.option(key),
    occurrence: fc.integer({ min: 1, max: 9 }),
    isFixed: fc.boolean(),
    noun: fc.option(fc.record({ one: word, many: word })),
  })
  .map((value) => ({ ...value, occurrence: value.ingredient ? value.occurrence : 1 }));

const duration = fc
  .record({
    type: fc.constant("duration" as const),
    from: number,
    to,
    unit: fc.constantFrom("s" as const, "min" as const, "h" as const),
    extraMinutes: fc.option(fc.integer({ min: 1, max: 59 })),
    hasTimer: fc.boolean(),
  })
  .map((value) => (value.unit === "h" && value.to === null ? value : { ...value, extraMinutes: null }));

const tin = fc.oneof(
  fc.record({
    type: fc.constant("tin" as const),
    shape: fc.constantFrom("round" as const, "loaf" as const),
    sizes: fc.tuple(number),
  }),
  fc.record({
    type: fc.constant("tin" as const),
    shape: fc.constant("rectangular" as const),
    sizes: fc.tuple(number, number),
  }),
);

/** Any value of the markup. */
export const values: fc.Arbitrary<MarkupValue> = fc.oneof(
  amount,
  duration,
  tin,
  fc.record({
    type: fc.constant("temperature" as const),
    from: number,
    to,
    heat: fc.constantFrom("conventional" as const, "fan" as const, "gas" as const),
  }),
  fc.record({
    type: fc.constant("length" as const),
    from: number,
    to,
    unit: fc.constantFrom("mm" as const, "cm" as const),
  }),
);

const texts = fc.string({ minLength: 1, unit: "grapheme" }).filter((text) => !/[{}]/.test(text));

/** Any parsed text: values, and texts of which no two are neighbours. */
export const markupParts: fc.Arbitrary<MarkupPart[]> = fc
  .array(fc.oneof(texts, values), { maxLength: 8 })
  .map((parts) => parts.filter((part, index) => typeof part !== "string" || typeof parts[index - 1] !== "string"));
