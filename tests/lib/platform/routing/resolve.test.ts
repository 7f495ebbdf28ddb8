import { expect, test } from "vitest";
import { isFiltered } from "#lib/content/search/filtered-lists.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { type Resolution, resolveAddress } from "#lib/platform/routing/resolve.ts";

const soup: Record<Locale, string> = { de: "ofenkuerbissuppe", en: "roasted-pumpkin-soup" };
const knownSlugs = [soup.de, soup.en, "kuerbissuppe-von-frueher"];

/**
 * One recipe, which had another slug before, a list of three pages, and an author with two pages of
 * stories below their recipes. The author has the slug of the recipe.
 */
const lookups = {
  findSlug: async (_: string, locale: Locale, slug: string) => (knownSlugs.includes(slug) ? soup[locale] : null),
  countPages: async (route: string) => ({ "/recipes": 3, "/users/[slug]/stories": 2 })[route] ?? null,
  isFiltered,
};

function resolveUrl(address: string, preferred: Locale = "de"): Promise<Resolution> {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  return resolveAddress(decodeURIComponent(pathname), searchParams, preferred, lookups);
}

const rewrite = (path: string) => ({ kind: "rewrite", path, isPerRequest: false });
const perRequest = (path: string) => ({ kind: "rewrite", path, isPerRequest: true });
const permanent = (path: string) => ({ kind: "redirect", path, status: 308 });
const temporary = (path: string) => ({ kind: "redirect", path, status: 307 });
const notFound = (locale: Locale) => ({ kind: "not-found", locale });

test.each<[string, object]>([
  ["/", temporary("/de")],
  ["/de", rewrite("/de")],
  ["/de/rezepte", rewrite("/de/recipes")],
  ["/en/recipes", rewrite("/en/recipes")],
  ["/de/recipes", permanent("/de/rezepte")],
  ["/en/rezepte", permanent("/en/recipes")],
  ["/de/rezepte/ofenkuerbissuppe", rewrite("/de/recipes/ofenkuerbissuppe")],
  ["/en/rezepte/ofenkuerbissuppe", permanent("/en/recipes/roasted-pumpkin-soup")],
  ["/de/rezepte/roasted-pumpkin-soup", permanent("/de/rezepte/ofenkuerbissuppe")],
  ["/de/rezepte/kuerbissuppe-von-frueher", permanent("/de/rezepte/ofenkuerbissuppe")],
  ["/de/rezepte/gibt-es-nicht", notFound("de")],
  ["/en/gibt-es-nicht", notFound("en")],
  ["/de/rezepte/community", rewrite("/de/recipes/community")],
  ["/en/imprint", rewrite("/en/imprint")],
  ["/en/impressum", permanent("/en/imprint")],
  ["/rezepte", temporary("/de/rezepte")],
  ["/recipes", temporary("/en/recipes")],
  ["/nirgends", notFound("de")],
  ["/de/missing", notFound("de")],
  ["/de/not-found", notFound("de")],
  ["/de/recipes/page/2", notFound("de")],
  ["/de/", permanent("/de")],
  ["/de/rezepte/", permanent("/de/rezepte")],
  ["/de/recipes//", permanent("/de/rezepte")],
  ["/rezepte/", temporary("/de/rezepte")],
  ["/de/was-koche-ich-heute/", permanent("/de/was-koche-ich-heute")],
  ["/de/was-koche-ich-heute/vegan/abendessen/gesund/", permanent("/de/was-koche-ich-heute/vegan/abendessen/gesund")],
])("resolves %s", async (address, expected) => {
  expect(await resolveUrl(address)).toEqual(expected);
});

test("validates page numbers", async () => {
  expect(await resolveUrl("/de/rezepte?page=3")).toEqual(rewrite("/de/recipes/page/3"));
  expect(await resolveUrl("/de/rezepte?page=1")).toEqual(permanent("/de/rezepte"));
  for (const junk of ["4", "0", "-1", "2.5", "zwei", "", "02", "99999999999"]) {
    expect(await resolveUrl(`/de/rezepte?page=${junk}`), junk).toEqual(notFound("de"));
  }
  expect(await resolveUrl("/de/impressum?page=7")).toEqual(permanent("/de/impressum"));
});

test.each<[string, object]>([
  ["/de/rezepte?ernaehrung=vegan", perRequest("/de/recipes/page/filtered?ernaehrung=vegan")],
  ["/en/recipes?sort=time&page=2", perRequest("/en/recipes/page/filtered?sort=time&page=2")],
  ["/de/rezepte?ernaehrung=vegan&page=1", perRequest("/de/recipes/page/filtered?ernaehrung=vegan&page=1")],
  ["/de/rezepte?ernaehrung=vegan&page=-1", perRequest("/de/recipes/page/filtered?ernaehrung=vegan&page=-1")],
  ["/de/recipes?ernaehrung=vegan&zeit=20", permanent("/de/rezepte?ernaehrung=vegan&zeit=20")],
  ["/de/rezepte?ernaehrung=&sortierung=", rewrite("/de/recipes")],
  ["/de/rezepte?utm_source=brief", rewrite("/de/recipes")],
  ["/de/rezepte?diet=vegan", perRequest("/de/recipes/page/filtered?diet=vegan")],
  ["/de/impressum?ernaehrung=vegan", rewrite("/de/imprint")],
  ["/de/suche?ernaehrung=vegan", perRequest("/de/search?ernaehrung=vegan")],
  ["/de/recipes/page/filtered", notFound("de")],
])("renders filtered lists per request: %s", async (address, expected) => {
  expect(await resolveUrl(address)).toEqual(expected);
});

test.each<[string, object]>([
  ["/en/users/roasted-pumpkin-soup/stories", rewrite("/en/users/roasted-pumpkin-soup/stories")],
  ["/en/users/roasted-pumpkin-soup/stories?page=2", rewrite("/en/users/roasted-pumpkin-soup/stories/page/2")],
  ["/en/users/roasted-pumpkin-soup/stories?page=1", permanent("/en/users/roasted-pumpkin-soup/stories")],
  ["/en/users/roasted-pumpkin-soup/stories?page=3", notFound("en")],
  ["/en/users/ofenkuerbissuppe/stories", permanent("/en/users/roasted-pumpkin-soup/stories")],
  ["/en/users/gibt-es-nicht/stories", notFound("en")],
])("gives a tab of an author an address: %s", async (address, expected) => {
  expect(await resolveUrl(address)).toEqual(expected);
});

test("a tab that is empty or the first one leads to the profile, for the time being", async () => {
  const profile = temporary("/en/users/roasted-pumpkin-soup");
  expect(await resolveUrl("/en/users/roasted-pumpkin-soup/cookbooks")).toEqual(profile);
  expect(await resolveUrl("/en/users/roasted-pumpkin-soup/kochbuecher?page=2")).toEqual(profile);
});

test("keeps the query in redirects", async () => {
  expect(await resolveUrl("/de/search?search=Linsen")).toEqual(permanent("/de/suche?search=Linsen"));
  expect(await resolveUrl("/suche?search=Linsen", "en")).toEqual(temporary("/de/suche?search=Linsen"));
  expect(await resolveUrl("/?utm_source=brief")).toEqual(temporary("/de?utm_source=brief"));
});

test("gives each combination of what to cook its own address", async () => {
  expect(await resolveUrl("/de/was-koche-ich-heute")).toEqual(rewrite("/de/what-to-cook-today"));
  expect(await resolveUrl("/de/was-koche-ich-heute?diet=vegan&meal=abendessen&other=gesund")).toEqual(
    temporary("/de/was-koche-ich-heute/vegan/abendessen/gesund"),
  );
  expect(await resolveUrl("/de/was-koche-ich-heute/vegan/abendessen/gesund")).toEqual(
    rewrite("/de/what-to-cook-today/vegan/dinner/healthy"),
  );
  expect(await resolveUrl("/en/was-koche-ich-heute/vegan/abendessen/gesund")).toEqual(
    permanent("/en/what-to-cook-today/vegan/dinner/healthy"),
  );
  expect(await resolveUrl("/de/was-koche-ich-heute/vegan/mitternacht/gesund")).toEqual(notFound("de"));
  expect(await resolveUrl("/de/was-koche-ich-heute?diet=fleisch")).toEqual(rewrite("/de/what-to-cook-today"));
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "/%2F%2Fevil.example/de",
  "/%5Cevil.example",
  "/de/%2F%2Fevil.example",
  "/..%2F/evil.example",
])("never redirects %s to another host", async (address) => {
  const path = decodeURIComponent(address);
  expect((await resolveAddress(path, new URLSearchParams(), "de", lookups)).kind).toBe("not-found");
});

test("prefers the language of the reader for a path without a language", async () => {
  expect(await resolveUrl("/stories", "en")).toEqual(temporary("/en/stories"));
  expect(await resolveUrl("/stories", "de")).toEqual(temporary("/de/stories"));
});
