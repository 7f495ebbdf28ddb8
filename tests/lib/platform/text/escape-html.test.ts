import { expect, test } from "vitest";
import { escapeHtml } from "#lib/platform/text/escape-html.ts";

test("escapes markup and entities", () => {
  expect(escapeHtml(`<b title="a" id='b'>Käse & Brot</b>`)).toBe(
    "&lt;b title=&quot;a&quot; id=&#39;b&#39;&gt;Käse &amp; Brot&lt;/b&gt;",
  );
  expect(escapeHtml("&amp; Kürbis 🎃")).toBe("&amp;amp; Kürbis 🎃");
});

test.each(["<", ">", "&", '"', "'"])("replaces %s by an entity", (character) => {
  expect(escapeHtml(character)).toMatch(/^&[a-z#0-9]+;$/);
});
