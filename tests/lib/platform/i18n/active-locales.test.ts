import { afterEach, expect, test } from "vitest";
import { setSiteSettings } from "#lib/platform/config/site-settings.ts";
import {
  getActiveLocales,
  isActiveLocale,
  isMultilingual,
  localesAttribute,
  pickActive,
  toActiveLocale,
} from "#lib/platform/i18n/active-locales.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { negotiateLocale } from "#lib/platform/i18n/request-locale.ts";

afterEach(() => setSiteSettings({}));

const accept = (languages: string) => negotiateLocale(new Headers({ "accept-language": languages }));

test.each<[Locale[] | null | undefined, Locale[]]>([
  [undefined, ["de", "en"]],
  [null, ["de", "en"]],
  [[], ["de", "en"]],
  [
    ["en", "de"],
    ["de", "en"],
  ],
  [["en"], ["en"]],
])("with the setting %j the site has %j", (locales, expected) => {
  setSiteSettings({ locales });
  expect(getActiveLocales()).toEqual(expected);
  expect(isMultilingual()).toBe(expected.length > 1);
});

test("a site with all languages marks no document", () => {
  expect(localesAttribute()).toEqual({});
  setSiteSettings({ locales: ["en"] });
  expect(localesAttribute()).toEqual({ "data-locales": "en" });
});

test("a language that is off is replaced, and left out of texts", () => {
  expect([toActiveLocale("de"), toActiveLocale("en")]).toEqual(["de", "en"]);
  setSiteSettings({ locales: ["en"] });
  expect([toActiveLocale("de"), toActiveLocale("en")]).toEqual(["en", "en"]);
  expect([isActiveLocale("de"), isActiveLocale("en"), isActiveLocale("fr")]).toEqual([false, true, false]);
  expect(pickActive({ de: 1, en: 2 })).toEqual({ en: 2 });
});

test("only languages that are on are negotiated", () => {
  expect([accept("en"), accept("de"), accept("fr")]).toEqual(["en", "de", "de"]);
  setSiteSettings({ locales: ["en"] });
  expect([accept("en"), accept("de"), accept("fr")]).toEqual(["en", "en", "en"]);
  setSiteSettings({ locales: ["de"] });
  expect(accept("en;q=1, de;q=0.1")).toBe("de");
});
