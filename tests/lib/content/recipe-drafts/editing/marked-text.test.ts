import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  acceptProposals,
  changeMarkedText,
  listMarkedValues,
  listProposedValues,
  toEditedText,
  unmarkValue,
} from "#lib/content/recipe-drafts/editing/marked-text.ts";
import { parseMarkup } from "#lib/measures/markup/parse.ts";
import "#tests/support/fast-check.ts";

const unitNames = { ml: { one: "ml", many: "ml" }, g: { one: "g", many: "g" }, tsp: { one: "TL", many: "TL" } };
const context = { language: "de", unitNames } as const;
const stored = "{150 ml} Milch zugeben, {30 min} bei {200 °C} backen.";
const read = "150\u00a0ml Milch zugeben, 30\u00a0Minuten bei 200\u00a0°C backen.";

describe("changeMarkedText", () => {
  test("keeps the values before and behind what was typed", () => {
    expect(toEditedText(stored, context)).toBe(read);
    expect(changeMarkedText(stored, read.replace("bei", "knusprig bei"), context)).toBe(
      "{150 ml} Milch zugeben, {30 min} knusprig bei {200 °C} backen.",
    );
    expect(changeMarkedText(stored, `Erst ${read}`, context)).toBe(`Erst ${stored}`);
  });

  test("makes a value plain text when it was changed", () => {
    expect(changeMarkedText(stored, read.replace("30", "35"), context)).toBe(
      "{150 ml} Milch zugeben, 35\u00a0Minuten bei {200 °C} backen.",
    );
    expect(changeMarkedText("{30 min}", "30\u00a0Minutenlang", context)).toBe("30\u00a0Minutenlang");
    expect(changeMarkedText("{30 min}", "130\u00a0Minuten", context)).toBe("130\u00a0Minuten");
  });

  test("takes braces as brackets", () => {
    expect(changeMarkedText("", "{nicht} so", context)).toBe("(nicht) so");
  });

  test("reads what was typed, without malformed markup, for any text", () => {
    const part = fc.oneof(fc.constantFrom("{30 min}", "{150 ml}", " und ", "{", "}", "1", "é"), fc.string());
    fc.assert(
      fc.property(fc.array(part), fc.string(), (parts, typed) => {
        const before = changeMarkedText("", parts.join(""), context);
        const marked = acceptProposals(before, listProposedValues(before, [], context), context);
        const changed = changeMarkedText(marked, typed, context);
        expect(parseMarkup(changed).malformed).toEqual([]);
        expect(toEditedText(changed, context)).toBe(typed.replaceAll("{", "(").replaceAll("}", ")"));
      }),
    );
  });
});

describe("proposals", () => {
  const text = "½ TL Salz zugeben und 30 Minuten bei 200 °C backen.";

  test("are found in plain text and accepted one by one", () => {
    const proposals = listProposedValues(text, [], context);
    expect(proposals.map((one) => one.text)).toEqual(["½ TL", "30 Minuten", "200 °C"]);
    const marked = acceptProposals(text, proposals.slice(1, 2), context);
    expect(marked).toBe("½ TL Salz zugeben und {30 min} bei 200 °C backen.");
    expect(listProposedValues(marked, [], context).map((one) => one.text)).toEqual(["½ TL", "200 °C"]);
    expect(listMarkedValues(marked, context).map((one) => one.text)).toEqual(["30\u00a0Minuten"]);
    expect(acceptProposals(marked, listProposedValues(marked, [], context), context)).toBe(
      "{½ tsp} Salz zugeben und {30 min} bei {200 °C} backen.",
    );
  });

  test("become plain text again", () => {
    const [first] = listMarkedValues(stored, context);
    expect(first && unmarkValue(stored, first, context)).toBe(
      "150\u00a0ml Milch zugeben, {30 min} bei {200 °C} backen.",
    );
  });
});
