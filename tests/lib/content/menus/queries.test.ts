import { afterEach, beforeAll, expect, test } from "vitest";
import { getMenu } from "#lib/content/menus/queries.ts";
import { site } from "#lib/platform/config/site.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { importEntry } from "#tests/support/content/import-entry.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

const title = { de: "Eintrag", en: "Entry" };

beforeAll(async () => {
  const entries = [
    { key: "recipes", route: "/recipes" },
    { key: "app", route: "/our-app" },
    { key: "shop" },
    { key: "plus" },
  ];
  for (const [position, entry] of entries.entries()) {
    await importEntry("menus", { ...entry, position, title, content: [] });
  }
});

const external = { ...site.external };
afterEach(() => void Object.assign(site.external, external));

test("entries of other sites are absent without an address, or lead to the own page", async () => {
  Object.assign(site.external, { app: null, shop: null, plus: null });
  const entries = (await getMenu("de")).map(({ type, href, isExternal }) => [type, href, isExternal]);
  expect(entries).toEqual([
    ["recipes", "/de/rezepte", false],
    ["app", "/de/unsere-app", false],
  ]);
});

test("entries of other sites open the address of the language of the page", async () => {
  for (const name of ["app", "shop", "plus"]) {
    const addresses = { de: `https://company.example/de/${name}`, en: `https://company.example/en/${name}` };
    Object.assign(site.external, { [name]: addresses });
  }
  for (const locale of locales) {
    const found = (await getMenu(locale)).filter(({ isExternal }) => isExternal);
    expect(found.map(({ href }) => href)).toEqual(
      ["app", "shop", "plus"].map((name) => `https://company.example/${locale}/${name}`),
    );
  }
});
