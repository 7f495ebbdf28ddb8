import { expect, test } from "vitest";
import { escapeHtml } from "#lib/escape-html.ts";

test("nothing in a text is markup", () => {
  expect(escapeHtml(`<b title="a" id='b'>Käse & Brot</b>`)).toBe(
    "&lt;b title=&quot;a&quot; id=&#39;b&#39;&gt;Käse &amp; Brot&lt;/b&gt;",
  );
  expect(escapeHtml("&amp; Kürbis 🎃")).toBe("&amp;amp; Kürbis 🎃");
});

test.each(["<", ">", "&", '"', "'"])("%s never stays itself", (sign) => {
  expect(escapeHtml(sign)).toMatch(/^&[a-z#0-9]+;$/);
});
