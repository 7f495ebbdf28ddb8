import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { exampleAddresses, routes, slugRoutes } from "./support/example-pages.ts";
import { parseHtml } from "./support/html.ts";
import { messages } from "./support/messages.ts";
import { type HttpResponse, sendRequest } from "./support/send-request.ts";

/** Status and target of a redirect as one string. */
const describeResponse = ({ status, location }: HttpResponse) => (location === null ? status : `${status} ${location}`);

function expectNotFoundPage({ status, text, type }: HttpResponse, locale: Locale): void {
  expect(status).toBe(404);
  expect(type).toContain("text/html");
  const document = parseHtml(text);
  expect(document.documentElement.lang).toBe(locale);
  expect(document.querySelector("h1")?.textContent).toBe(messages[locale].errors.notFound.title);
  expect(document.querySelectorAll("body > header, body > main, body > footer")).toHaveLength(3);
  expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex");
}

test.describe("every route", () => {
  for (const route of routes) {
    test(route, async () => {
      const example = await exampleAddresses(route);
      for (const locale of locales) {
        const page = await sendRequest(example[locale]);
        expect(describeResponse(page), example[locale]).toBe(200);
        expect(parseHtml(page.text).documentElement.lang).toBe(locale);
      }
      // English words in a German address; tests/lib/platform/routing/resolve.test.ts is about all
      // of them.
      const translated = example.en.replace(/^\/en/, "/de");
      const right = translated === example.de ? 200 : `308 ${example.de}`;
      expect(describeResponse(await sendRequest(translated)), translated).toBe(right);
      expect(describeResponse(await sendRequest(`${example.de}/`))).toBe(`308 ${example.de}`);
    });
  }
});

test.describe("an unknown address shows the not-found page", () => {
  for (const route of slugRoutes) {
    test(route, async () => {
      const pathIn = (locale: Locale) => routeAddress(locale, route, { slug: "gibt-es-nicht" });
      for (const locale of locales) expectNotFoundPage(await sendRequest(pathIn(locale)), locale);
      // The second answer is a stored one.
      expectNotFoundPage(await sendRequest(pathIn("de")), "de");
    });
  }

  for (const [name, path] of Object.entries({
    "an unknown route": "/de/unsinn",
    "a path too deep": "/de/rezepte/community/noch/tiefer",
    "unknown words of what-to-cook": "/de/was-koche-ich-heute/vegan/abendessen/morgen",
    "the internal folder of later pages": "/de/rezepte/page/2",
    "the internal folder with internal words": "/de/recipes/page/2",
    "the internal not-found page": "/de/not-found",
    "a page after the last one": "/de/rezepte?page=999",
    "page 0": "/de/rezepte?page=0",
    "a page that is not a number": "/de/rezepte?page=zwei",
    "a very long slug": `/de/rezepte/${"sehr-".repeat(395)}lang`,
    "an unknown file": "/sitemapfoo.txt",
    "an unknown icon": "/icons/nix.png",
  })) {
    test(name, async () => expectNotFoundPage(await sendRequest(path), "de"));
  }

  test("in the language of the browser without one in the address", async () => {
    expectNotFoundPage(await sendRequest("/unsinn", { headers: { "accept-language": "en-GB,de;q=0.5" } }), "en");
    expectNotFoundPage(await sendRequest("/unsinn", { headers: { "accept-language": "fr" } }), "de");
  });
});

test.describe("a malformed address is refused", () => {
  for (const [name, path] of Object.entries({
    "an invalid percent-encoding": "/de/%E0%A4%A",
    "an invalid percent-encoding below /images": "/images/%",
    "an invalid percent-encoding below /api": "/api/%ff",
    "a null byte": "/de/rezepte/%00",
    "a line break": "/api/%0A",
    "a path longer than any page has": `/de/rezepte/${"sehr-".repeat(400)}lang`,
    "the address of another host": "//other.example/de",
  })) {
    test(name, async () => expect(await sendRequest(path)).toMatchObject({ status: 400, location: null }));
  }
});

test.describe("an address without a language", () => {
  const cases: [string, Record<string, string>, string][] = [
    ["follows Accept-Language", { "accept-language": "en-GB,en;q=0.9,de;q=0.1" }, "/en"],
    ["follows Accept-Language to German", { "accept-language": "de-AT,en;q=0.9" }, "/de"],
    ["falls back to German", { "accept-language": "fr,it" }, "/de"],
    ["follows the locale cookie", { "accept-language": "de", cookie: "locale=en" }, "/en"],
    ["ignores an invalid locale cookie", { "accept-language": "de", cookie: "locale=xx" }, "/de"],
  ];
  for (const [name, headers, target] of cases) {
    test(name, async () => {
      const answer = await sendRequest("/", { headers });
      expect(describeResponse(answer)).toBe(`307 ${target}`);
      expect(answer.headers.get("vary")).toMatch(/accept-language/i);
      expect(answer.headers.get("vary")).toMatch(/cookie/i);
      expect(answer.headers.get("set-cookie")).toBeNull();
    });
  }

  test("keeps the language of its words", async () => {
    expect(describeResponse(await sendRequest("/rezepte", { headers: { "accept-language": "en" } }))).toBe(
      "307 /de/rezepte",
    );
    expect(describeResponse(await sendRequest("/jobs", { headers: { "accept-language": "en" } }))).toBe("307 /en/jobs");
  });
});

test("a list has page numbers from 2 on", async () => {
  expect(describeResponse(await sendRequest("/de/rezepte?page=1"))).toBe("308 /de/rezepte");
  expect(describeResponse(await sendRequest("/en/rezepte?page=2"))).toBe("308 /en/recipes?page=2");
  const second = await sendRequest("/de/rezepte?page=2");
  expect(second.status).toBe(200);
  expect(parseHtml(second.text).title).toMatch(/Seite\s2/);
});

test("the what-to-cook form redirects to the address of its choices", async () => {
  const query = "diet=vegan&meal=dinner&other=healthy";
  expect(describeResponse(await sendRequest(`/en/what-to-cook-today?${query}`))).toBe(
    "307 /en/what-to-cook-today/vegan/dinner/healthy",
  );
  const german = "diet=vegetarisch&meal=abendessen&other=unter-30-minuten";
  expect(describeResponse(await sendRequest(`/de/was-koche-ich-heute?${german}`))).toBe(
    "307 /de/was-koche-ich-heute/vegetarisch/abendessen/unter-30-minuten",
  );
  expect(describeResponse(await sendRequest("/de/was-koche-ich-heute?diet=nichts"))).toBe(200);
});

test("the surprise redirects to a recipe in the language of the form", async () => {
  const surprise = await sendRequest("/api/what-to-cook-today/surprise?locale=en&diet=vegan&meal=dinner&other=healthy");
  expect(describeResponse(surprise)).toMatch(/^307 \/en\/recipes\/./);
  expect(surprise.headers.get("cache-control")).toContain("no-store");
  expect(describeResponse(await sendRequest(surprise.location ?? ""))).toBe(200);
});

test("keep-alive is longer than the timeout of common reverse proxies", async ({ request }) => {
  const [, seconds] = /timeout=(\d+)/.exec((await request.get("/api/health")).headers()["keep-alive"] ?? "") ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});
