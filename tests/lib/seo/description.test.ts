import { expect, test } from "vitest";
import { metaDescription } from "#lib/seo/description.ts";

const fallback = "Rezepte, die gelingen.";

test("tags go, and only those of paragraphs leave a space", () => {
  const text = '<p>Ein <strong>Brot</strong>, das <a href="/de">ruht</a>.</p><p>Zwei<br>Tage.</p>';
  expect(metaDescription(text, fallback)).toBe("Ein Brot, das ruht. Zwei Tage.");
  expect(metaDescription("weniger als < 5 und mehr als > 3", fallback)).toBe("weniger als < 5 und mehr als > 3");
});

test("the entities of no-break space and ampersand are read", () => {
  expect(metaDescription("200&nbsp;g Mehl &amp; Salz", fallback)).toBe("200 g Mehl & Salz");
});

test("soft hyphens and line breaks are for the eye only", () => {
  expect(metaDescription("Kürbis\u00ADsuppe\n  mit Kernen", fallback)).toBe("Kürbissuppe mit Kernen");
});

test.each(["", "  \n", "<p></p>", "&nbsp;"])("nothing (%j) becomes the default", (text) => {
  expect(metaDescription(text, fallback)).toBe(fallback);
});

test("159 characters are left alone, more end in an ellipsis at the end of a word", () => {
  const exact = `${"neun acht ".repeat(15)}123456789`;
  expect(exact).toHaveLength(159);
  expect(metaDescription(exact, fallback)).toBe(exact);
  const cut = metaDescription(`${exact}0`, fallback);
  expect(cut).toBe(`${"neun acht ".repeat(15).trim()}…`);
  expect(metaDescription(`${"neun, acht, ".repeat(20)}`, fallback)).toMatch(/(neun|acht)…$/);
});

test("one endless word is cut where the room ends", () => {
  const cut = metaDescription("x".repeat(400), fallback);
  expect(cut).toHaveLength(159);
  expect(cut.endsWith("…")).toBe(true);
});
