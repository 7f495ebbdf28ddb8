import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { containsWebAddress, splitLinks } from "#lib/platform/text/text-links.ts";

const linksOf = (text: string) => splitLinks(text).flatMap((part) => (part.type === "link" ? [part] : []));

describe("splitLinks", () => {
  test.each([
    ["Siehe https://brot.example/teig.", ["https://brot.example/teig"]],
    ["(https://brot.example/a_(b))", ["https://brot.example/a_(b)"]],
    ["„https://brot.example“, sagt sie", ["https://brot.example"]],
    ["HTTP://BROT.EXAMPLE?!", ["HTTP://BROT.EXAMPLE"]],
    ["https://a.example https://b.example", ["https://a.example", "https://b.example"]],
    ["https://müsli.example/ä", ["https://müsli.example/ä"]],
    ["https://brot.example/<b>", ["https://brot.example/"]],
    ['https://brot.example"onclick=x', ["https://brot.example"]],
  ])("of %j are %j", (text, links) => expect(linksOf(text).map((link) => link.text)).toEqual(links));

  test.each([
    "brot.example",
    "javascript:alert(1)",
    "data:text/html,<b>",
    "ftp://brot.example",
    "//brot.example",
    "https://tischlein.example@evil.example",
    "https://localhost/x",
    "https://127.0.0.1/x",
    "https://[::1]/",
    "https://0x7f.1/",
    "https://2130706433/",
    "https://раypal.com/",
    "xhttps://brot.example",
    "https://",
    "https://.example\\@evil",
  ])("has none in %s", (text) => expect(linksOf(text)).toEqual([]));

  test("the target of a link is percent-encoded and has an ASCII host", () => {
    expect(linksOf("https://müsli.example/ä'b")).toEqual([
      { type: "link", text: "https://müsli.example/ä'b", href: "https://xn--msli-0ra.example/%C3%A4'b" },
    ]);
  });

  test("parts are the whole text, and targets are http(s) addresses", () => {
    const piece = fc.oneof(
      fc.constantFrom("https://", "http://", "www.", "brot.example", "/a", "?b=1", "#c", "@", ")", "(", ".", " ", "\n"),
      fc.constantFrom("javascript:", "„", "“", "<b>", "👩‍💻", "ä"),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const text = pieces.join("");
        const parts = splitLinks(text);
        expect(parts.map((part) => part.text).join("")).toBe(text);
        for (const part of parts) if (part.type === "link") expect(part.href).toMatch(/^https?:\/\/[\w.-]+/);
      }),
      { numRuns: 2000 },
    );
  });

  test("handles long punctuation and brackets", () => {
    const long = 50_000;
    const text = `https://brot.example/${".".repeat(long)}${")".repeat(long)}`;
    expect(linksOf(text).map((link) => link.text)).toEqual(["https://brot.example/"]);
    expect(linksOf("https://".repeat(long))).toEqual([]);
  });
});

test.each([
  ["www.brot.example", true],
  ["https://brot.example", true],
  ["hxxp://brot", true],
  ["billig auf Kaufmich.com", true],
  ["https://127.0.0.1/", true],
  ["schreib mir: t.me", true],
  ["bit.ly/abc", true],
  ["rezepte.app", true],
  ["ofenwarm.dev", true],
  ["BILLIG.SHOP", true],
  ["youtu.be/abc", true],
  ["Lecker.Top!", false],
  ["aus dem Ofen.Dann essen", false],
  ["Lecker.Das macht Spaß", false],
  ["the oven.It works", false],
  ["Lecker. Danke!", false],
  ["1.5 kg", false],
  ["Das war gut.Dein Rezept", false],
])("%j contains a web address: %j", (text, found) => expect(containsWebAddress(text)).toBe(found));
