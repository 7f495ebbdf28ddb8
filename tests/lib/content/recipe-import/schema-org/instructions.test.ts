import { describe, expect, test } from "vitest";
import { getSteps } from "#lib/content/recipe-import/schema-org/instructions.ts";

const steps = (recipeInstructions: unknown) => getSteps({ recipeInstructions });
const step = (text: string, heading: string | null = null) => ({ heading, text });
const howTo = (text: string, name?: string) => ({ "@type": "HowToStep", text, name });

describe("one text is split", () => {
  test.each([
    ["at lines", "Rühren.\n\nBacken."],
    ["at paragraphs", "<p>Rühren.</p><p>Backen.</p>"],
    ["at escaped paragraphs", "&lt;p&gt;Rühren.&lt;/p&gt;&lt;p&gt;Backen.&lt;/p&gt;"],
    ["at numbered lines", "1. Rühren.\n2) Backen."],
    ["at numbers", "1. Rühren. 2. Backen."],
    ["at named numbers", "Schritt 1\nRühren.\nSchritt 2: Backen."],
    ["also within a list", ["1. Rühren.\n2. Backen."]],
  ])("%s", (_, text) => {
    expect(steps(text)).toEqual([step("Rühren."), step("Backen.")]);
  });

  test("at headings, which the next step gets", () => {
    expect(steps("Für den Teig:\nRühren.\nBacken.")).toEqual([step("Rühren.", "Für den Teig"), step("Backen.")]);
  });

  test("and keeps a heading at its end as a step", () => {
    expect(steps("Rühren.\nDazu passt:")).toEqual([step("Rühren."), step("Dazu passt:")]);
  });

  test("not at amounts and temperatures", () => {
    const text = "2 EL Öl bei 180. Dann 1.5 l Wasser zugeben.";
    expect(steps(text)).toEqual([step(text)]);
  });
});

describe("a list", () => {
  test("of texts is one step a text", () => {
    expect(steps(["Rühren.\nRuhen.", "Backen."])).toEqual([step("Rühren.\nRuhen."), step("Backen.")]);
  });

  test("of texts may have headings, too", () => {
    expect(steps(["Für den Teig:", "Rühren.", "Backen."])).toEqual([step("Rühren.", "Für den Teig"), step("Backen.")]);
  });

  test("of steps keeps their names unless they repeat the text or count", () => {
    expect(
      steps([howTo("Alles rühren.", "Teig"), howTo("Alles backen.", "Alles ba…"), howTo("Essen.", "Schritt 3")]),
    ).toEqual([step("Alles rühren.", "Teig"), step("Alles backen."), step("Essen.")]);
  });

  test("of sections gives their names to their first steps", () => {
    const section = (name: string, ...itemListElement: unknown[]) => ({
      "@type": "HowToSection",
      name,
      itemListElement,
    });
    expect(
      steps([
        section("Teig", howTo("Rühren."), howTo("Ruhen.")),
        section("Guss", howTo("Mischen.", "Zitrone"), "Gießen."),
      ]),
    ).toEqual([step("Rühren.", "Teig"), step("Ruhen."), step("Mischen.", "Guss: Zitrone"), step("Gießen.")]);
  });

  test("of list items gives their items", () => {
    const itemListElement = [{ "@type": "ListItem", position: 1, item: howTo("Rühren.") }, howTo("Backen.")];
    expect(steps({ "@type": "ItemList", itemListElement })).toEqual([step("Rühren."), step("Backen.")]);
  });

  test("of directions within a step is one step", () => {
    const itemListElement = [
      { "@type": "HowToDirection", text: "Rühren." },
      { "@type": "HowToTip", text: "Nicht zu lange." },
    ];
    expect(steps([{ "@type": "HowToStep", itemListElement }])).toEqual([step("Rühren.\nNicht zu lange.")]);
  });

  test("of steps with names only has those as texts", () => {
    expect(steps([{ "@type": "HowToStep", name: "Rühren." }, { "@type": "HowToStep" }])).toEqual([step("Rühren.")]);
  });
});
