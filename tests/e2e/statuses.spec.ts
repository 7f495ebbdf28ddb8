import { expect, test } from "@playwright/test";
import { fill } from "#lib/i18n/address.ts";
import { type Locale, locales } from "#lib/i18n/locales.ts";
import { type Answer, ask } from "./support/ask.ts";
import { parseHtml } from "./support/document.ts";
import { exampleOf, routes, slugRoutes } from "./support/examples.ts";
import { words } from "./support/words.ts";

const otherOf = (locale: Locale): Locale => (locale === "de" ? "en" : "de");

/** Status and target, as one thing to compare. */
const outcome = ({ status, location }: Answer) => (location === null ? status : `${status} ${location}`);

function expectMissingPage({ status, text, type }: Answer, locale: Locale): void {
  expect(status).toBe(404);
  expect(type).toContain("text/html");
  const document = parseHtml(text);
  expect(document.documentElement.lang).toBe(locale);
  expect(document.querySelector("h1")?.textContent).toBe(words[locale].errors.missing.title);
  expect(document.querySelectorAll("body > header, body > main, body > footer")).toHaveLength(3);
  expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex");
}

test.describe("every route", () => {
  for (const route of routes) {
    test(route, async () => {
      const example = await exampleOf(route);
      for (const locale of locales) {
        const page = await ask(example[locale]);
        expect(outcome(page), example[locale]).toBe(200);
        expect(parseHtml(page.text).documentElement.lang).toBe(locale);
        const translated = example[otherOf(locale)].replace(/^\/../, `/${locale}`);
        const right = translated === example[locale] ? 200 : `308 ${example[locale]}`;
        expect(outcome(await ask(translated)), translated).toBe(right);
        expect(outcome(await ask(`${example[locale]}/`))).toBe(`308 ${example[locale]}`);
      }
    });
  }
});

test.describe("an unknown address shows the page that nothing is here", () => {
  for (const route of slugRoutes) {
    test(route, async () => {
      for (const locale of locales) {
        const path = fill(locale, route, { slug: "gibt-es-nicht" });
        expectMissingPage(await ask(path), locale);
        expectMissingPage(await ask(path), locale);
      }
    });
  }

  for (const [name, path] of Object.entries({
    "a word that is no route": "/de/unsinn",
    "a path too deep": "/de/rezepte/community/noch/tiefer",
    "words of the quiz that are none": "/de/was-koche-ich-heute/vegan/abendessen/morgen",
    "the inner folder of later pages": "/de/rezepte/page/2",
    "the inner folder, in inner words": "/de/recipes/page/2",
    "the inner page itself": "/de/missing",
    "a page after the last": "/de/rezepte?page=999",
    "page 0": "/de/rezepte?page=0",
    "a page that is no number": "/de/rezepte?page=zwei",
    "a per cent sign that means nothing": "/de/%E0%A4%A",
    "the same among pictures": "/images/%",
    "the same among doors": "/api/%ff",
    "a null byte": "/de/rezepte/%00",
    "a slug as long as a story": `/de/rezepte/${"sehr-".repeat(400)}lang`,
    "a file that is none": "/sitemapfoo.txt",
    "an icon that is none": "/icons/nix.png",
  })) {
    test(name, async () => expectMissingPage(await ask(path), "de"));
  }

  test("in the reader's language where the address has none", async () => {
    expectMissingPage(await ask("/unsinn", { headers: { "accept-language": "en-GB,de;q=0.5" } }), "en");
    expectMissingPage(await ask("/unsinn", { headers: { "accept-language": "fr" } }), "de");
  });
});

test.describe("an address without a language", () => {
  const cases: [string, Record<string, string>, string][] = [
    ["what the browser asks for", { "accept-language": "en-GB,en;q=0.9,de;q=0.1" }, "/en"],
    ["the other way round", { "accept-language": "de-AT,en;q=0.9" }, "/de"],
    ["a language there is not", { "accept-language": "fr,it" }, "/de"],
    ["a remembered choice", { "accept-language": "de", cookie: "locale=en" }, "/en"],
    ["a remembered choice that is none", { "accept-language": "de", cookie: "locale=xx" }, "/de"],
  ];
  for (const [name, headers, target] of cases) {
    test(name, async () => {
      const answer = await ask("/", { headers });
      expect(outcome(answer)).toBe(`307 ${target}`);
      expect(answer.headers.get("vary")).toMatch(/accept-language/i);
      expect(answer.headers.get("vary")).toMatch(/cookie/i);
      expect(answer.headers.get("set-cookie")).toBeNull();
    });
  }

  test("keeps its words", async () => {
    expect(outcome(await ask("/rezepte", { headers: { "accept-language": "en" } }))).toBe("307 /de/rezepte");
    expect(outcome(await ask("/jobs", { headers: { "accept-language": "en" } }))).toBe("307 /en/jobs");
  });
});

test("a list counts its pages from two", async () => {
  expect(outcome(await ask("/de/rezepte?page=1"))).toBe("308 /de/rezepte");
  expect(outcome(await ask("/en/rezepte?page=2"))).toBe("308 /en/recipes?page=2");
  const second = await ask("/de/rezepte?page=2");
  expect(second.status).toBe(200);
  expect(parseHtml(second.text).title).toMatch(/Seite\s2/);
});

test("the quiz turns its form into an address", async () => {
  const query = "diet=vegan&meal=dinner&other=healthy";
  expect(outcome(await ask(`/en/what-to-cook-today?${query}`))).toBe("307 /en/what-to-cook-today/vegan/dinner/healthy");
  const german = "diet=vegetarisch&meal=abendessen&other=unter-30-minuten";
  expect(outcome(await ask(`/de/was-koche-ich-heute?${german}`))).toBe(
    "307 /de/was-koche-ich-heute/vegetarisch/abendessen/unter-30-minuten",
  );
  expect(outcome(await ask("/de/was-koche-ich-heute?diet=nichts"))).toBe(200);
});

test("the surprise is a recipe in the reader's language", async () => {
  const surprise = await ask("/api/what-to-cook-today/surprise?locale=en&diet=vegan&meal=dinner&other=healthy");
  expect(outcome(surprise)).toMatch(/^307 \/en\/recipes\/./);
  expect(surprise.headers.get("cache-control")).toContain("no-store");
  expect(outcome(await ask(surprise.location ?? ""))).toBe(200);
});

test("a connection outlasts the patience of whatever stands before the site", async ({ request }) => {
  const [, seconds] = /timeout=(\d+)/.exec((await request.get("/api/health")).headers()["keep-alive"] ?? "") ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});
