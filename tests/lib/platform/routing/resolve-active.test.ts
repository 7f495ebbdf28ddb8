import { afterEach, expect, test } from "vitest";
import { setSiteSettings } from "#lib/platform/config/site-settings.ts";
import type { Lookups } from "#lib/platform/routing/resolve.ts";
import { resolveActiveAddress } from "#lib/platform/routing/resolve-active.ts";

afterEach(() => setSiteSettings({}));

const slugs = { de: "kuerbissuppe", en: "pumpkin-soup" };
const lookups: Lookups = {
  // The soup is written in both languages, the cake in English only.
  findSlug: async (_, locale, slug) => {
    if (Object.values(slugs).includes(slug)) return slugs[locale];
    return slug === "cake" && locale === "en" ? slug : null;
  },
  countPages: async (route, locale) => (route === "/recipes" ? { de: 2, en: 5 }[locale] : null),
  isFiltered: () => false,
};
const resolve = (target: string) => {
  const { pathname, searchParams } = new URL(target, "http://localhost");
  return resolveActiveAddress(decodeURIComponent(pathname), searchParams, "de", lookups);
};
const redirect = (path: string) => ({ kind: "redirect", path, status: 307 });

test.each([
  ["/en", "/de"],
  ["/en/recipes", "/de/rezepte"],
  ["/en/rezepte", "/de/rezepte"],
  ["/recipes", "/de/rezepte"],
  ["/en/recipes?page=2", "/de/rezepte?page=2"],
  ["/en/recipes?page=5", "/de/rezepte"],
  ["/en/recipes/pumpkin-soup?source=mail", "/de/rezepte/kuerbissuppe?source=mail"],
  ["/en/recipes/cake", "/de"],
  ["/en/login?next=%2Fen%2Fprofile", "/de/login?next=%2Fde%2Fprofile"],
  ["/en/login?next=%2Fen%2Fdesk%2Fsetup%3Fa%3D1", "/de/login?next=%2Fen%2Fdesk%2Fsetup%3Fa%3D1"],
])("without English, %s redirects to %s for the time being", async (path, expected) => {
  setSiteSettings({ locales: ["de"] });
  expect(await resolve(path)).toEqual(redirect(expected));
});

test("without German, its pages redirect to English", async () => {
  setSiteSettings({ locales: ["en"] });
  expect(await resolve("/de/rezepte/kuerbissuppe")).toEqual(redirect("/en/recipes/pumpkin-soup"));
  expect(await resolve("/en/recipes/cake")).toMatchObject({ kind: "rewrite", path: "/en/recipes/cake" });
});

test.each(["/en/desk", "/en/desk/setup", "/en/desk/stories/1", "/en/preview", "/en/feed-preview"])(
  "%s stays in a language that is off",
  async (path) => {
    setSiteSettings({ locales: ["de"] });
    expect(await resolve(path)).toMatchObject({ kind: "rewrite" });
  },
);

test("words of the other language at the desk lead to those of its own", async () => {
  setSiteSettings({ locales: ["de"] });
  expect(await resolve("/en/desk/einrichtung")).toEqual({ kind: "redirect", path: "/en/desk/setup", status: 308 });
});

test("what no language has is not found, in a language that is on", async () => {
  setSiteSettings({ locales: ["de"] });
  expect(await resolve("/en/recipes/nothing")).toEqual({ kind: "not-found", locale: "de" });
  expect(await resolve("/en/nothing/at/all")).toEqual({ kind: "not-found", locale: "de" });
});

test("with both languages every page has its own", async () => {
  expect(await resolve("/en/recipes/cake")).toMatchObject({ kind: "rewrite", path: "/en/recipes/cake" });
  expect(await resolve("/en/recipes/nothing")).toEqual({ kind: "not-found", locale: "en" });
  expect(await resolve("/")).toEqual(redirect("/de"));
});
