import { expect, test } from "vitest";
import { metaDescription } from "#lib/platform/seo/meta-description.ts";

const fallback = "Rezepte und Geschichten.";

test("removes tags; only tags of blocks leave a space", () => {
  const text = '<p>Ein <strong>Brot</strong>, das <a href="/de">ruht</a>.</p><p>Zwei<br>Tage.</p>';
  expect(metaDescription(text, fallback)).toBe("Ein Brot, das ruht. Zwei Tage.");
  expect(metaDescription("weniger als < 5 und mehr als > 3", fallback)).toBe("weniger als < 5 und mehr als > 3");
});

test("decodes the entities of no-break space and ampersand", () => {
  expect(metaDescription("200&nbsp;g Mehl &amp; Salz", fallback)).toBe("200 g Mehl & Salz");
});

test("removes soft hyphens and line breaks", () => {
  expect(metaDescription("Kürbis\u00ADsuppe\n  mit Kernen", fallback)).toBe("Kürbissuppe mit Kernen");
});

test.each(["", "  \n", "<p></p>", "&nbsp;"])("uses the fallback for %j", (text) => {
  expect(metaDescription(text, fallback)).toBe(fallback);
});

test("keeps 159 characters, cuts longer text at a word with an ellipsis", () => {
  const exact = `${"neun acht ".repeat(15)}123456789`;
  expect(exact).toHaveLength(159);
  expect(metaDescription(exact, fallback)).toBe(exact);
  const cut = metaDescription(`${exact}0`, fallback);
  expect(cut).toBe(`${"neun acht ".repeat(15).trim()}…`);
  expect(metaDescription(`${"neun, acht, ".repeat(20)}`, fallback)).toMatch(/(neun|acht)…$/);
});

test("cuts a single long word at the maximum", () => {
  const cut = metaDescription("x".repeat(400), fallback);
  expect(cut).toHaveLength(159);
  expect(cut.endsWith("…")).toBe(true);
});
