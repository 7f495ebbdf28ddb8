import { expect, test } from "vitest";
import type { Locale } from "#lib/i18n/locales.ts";
import { type Resolution, resolve } from "#lib/i18n/resolve.ts";
import { isNarrowed } from "#lib/searches/narrowed.ts";

const soup: Record<Locale, string> = { de: "ofenkuerbissuppe", en: "roasted-pumpkin-soup" };
const known = [soup.de, soup.en, "kuerbissuppe-von-frueher"];

/** A table with one recipe, which once had another slug, and a list of three pages. */
const lookups = {
  findSlug: async (_: string, locale: Locale, slug: string) => (known.includes(slug) ? soup[locale] : null),
  countPages: async (route: string) => (route === "/recipes" ? 3 : null),
  isNarrowed,
};

function ask(address: string, preferred: Locale = "de"): Promise<Resolution> {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  return resolve(decodeURIComponent(pathname), searchParams, preferred, lookups);
}

const show = (path: string) => ({ kind: "show", path });
const moved = (path: string) => ({ kind: "redirect", path, status: 308 });
const elsewhere = (path: string) => ({ kind: "redirect", path, status: 307 });
const missing = (locale: Locale) => ({ kind: "missing", locale });

test.each<[string, object]>([
  ["/", elsewhere("/de")],
  ["/de", show("/de")],
  ["/de/rezepte", show("/de/recipes")],
  ["/en/recipes", show("/en/recipes")],
  ["/de/recipes", moved("/de/rezepte")],
  ["/en/rezepte", moved("/en/recipes")],
  ["/de/rezepte/ofenkuerbissuppe", show("/de/recipes/ofenkuerbissuppe")],
  ["/en/rezepte/ofenkuerbissuppe", moved("/en/recipes/roasted-pumpkin-soup")],
  ["/de/rezepte/roasted-pumpkin-soup", moved("/de/rezepte/ofenkuerbissuppe")],
  ["/de/rezepte/kuerbissuppe-von-frueher", moved("/de/rezepte/ofenkuerbissuppe")],
  ["/de/rezepte/gibt-es-nicht", missing("de")],
  ["/en/gibt-es-nicht", missing("en")],
  ["/de/rezepte/community", show("/de/recipes/community")],
  ["/en/imprint", show("/en/imprint")],
  ["/en/impressum", moved("/en/imprint")],
  ["/rezepte", elsewhere("/de/rezepte")],
  ["/recipes", elsewhere("/en/recipes")],
  ["/nirgends", missing("de")],
  ["/de/missing", missing("de")],
  ["/de/recipes/page/2", missing("de")],
  ["/de/", moved("/de")],
  ["/de/rezepte/", moved("/de/rezepte")],
  ["/de/recipes//", moved("/de/rezepte")],
  ["/rezepte/", elsewhere("/de/rezepte")],
  ["/de/was-koche-ich-heute/", moved("/de/was-koche-ich-heute")],
  ["/de/was-koche-ich-heute/vegan/abendessen/gesund/", moved("/de/was-koche-ich-heute/vegan/abendessen/gesund")],
])("%s", async (address, expected) => {
  expect(await ask(address)).toEqual(expected);
});

test("numbered pages", async () => {
  expect(await ask("/de/rezepte?page=3")).toEqual(show("/de/recipes/page/3"));
  expect(await ask("/de/rezepte?page=1")).toEqual(moved("/de/rezepte"));
  for (const junk of ["4", "0", "-1", "2.5", "zwei", "", "02", "99999999999"]) {
    expect(await ask(`/de/rezepte?page=${junk}`), junk).toEqual(missing("de"));
  }
  expect(await ask("/de/impressum?page=7")).toEqual(show("/de/imprint"));
});

test.each<[string, object]>([
  ["/de/rezepte?ernaehrung=vegan", show("/de/recipes/page/narrowed?ernaehrung=vegan")],
  ["/en/recipes?sort=time&page=2", show("/en/recipes/page/narrowed?sort=time&page=2")],
  ["/de/rezepte?ernaehrung=vegan&page=1", show("/de/recipes/page/narrowed?ernaehrung=vegan&page=1")],
  ["/de/rezepte?ernaehrung=vegan&page=-1", show("/de/recipes/page/narrowed?ernaehrung=vegan&page=-1")],
  ["/de/recipes?ernaehrung=vegan&zeit=20", moved("/de/rezepte?ernaehrung=vegan&zeit=20")],
  ["/de/rezepte?ernaehrung=&sortierung=", show("/de/recipes")],
  ["/de/rezepte?utm_source=brief", show("/de/recipes")],
  ["/de/rezepte?diet=vegan", show("/de/recipes")],
  ["/de/impressum?ernaehrung=vegan", show("/de/imprint")],
  ["/de/suche?ernaehrung=vegan", show("/de/search?ernaehrung=vegan")],
  ["/de/recipes/page/narrowed", missing("de")],
])("a list that something is asked of: %s", async (address, expected) => {
  expect(await ask(address)).toEqual(expected);
});

test("a moved address keeps its query", async () => {
  expect(await ask("/de/search?search=Linsen")).toEqual(moved("/de/suche?search=Linsen"));
  expect(await ask("/suche?search=Linsen", "en")).toEqual(elsewhere("/de/suche?search=Linsen"));
  expect(await ask("/?utm_source=brief")).toEqual(elsewhere("/de?utm_source=brief"));
});

test("the quiz has an address per combination", async () => {
  expect(await ask("/de/was-koche-ich-heute")).toEqual(show("/de/what-to-cook-today"));
  expect(await ask("/de/was-koche-ich-heute?diet=vegan&meal=abendessen&other=gesund")).toEqual(
    elsewhere("/de/was-koche-ich-heute/vegan/abendessen/gesund"),
  );
  expect(await ask("/de/was-koche-ich-heute/vegan/abendessen/gesund")).toEqual(
    show("/de/what-to-cook-today/vegan/dinner/healthy"),
  );
  expect(await ask("/en/was-koche-ich-heute/vegan/abendessen/gesund")).toEqual(
    moved("/en/what-to-cook-today/vegan/dinner/healthy"),
  );
  expect(await ask("/de/was-koche-ich-heute/vegan/mitternacht/gesund")).toEqual(missing("de"));
  expect(await ask("/de/was-koche-ich-heute?diet=fleisch")).toEqual(show("/de/what-to-cook-today"));
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "/%2F%2Fevil.example/de",
  "/%5Cevil.example",
  "/de/%2F%2Fevil.example",
  "/..%2F/evil.example",
])("%s leads to nobody else", async (address) => {
  const path = decodeURIComponent(address);
  expect((await resolve(path, new URLSearchParams(), "de", lookups)).kind).toBe("missing");
});

test("an unprefixed path goes to the reader's language first", async () => {
  expect(await ask("/stories", "en")).toEqual(elsewhere("/en/stories"));
  expect(await ask("/stories", "de")).toEqual(elsewhere("/de/stories"));
});
