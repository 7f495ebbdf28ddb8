import { aisles } from "#lib/aisles.ts";
import { isLocale, type Locale, locales } from "#lib/i18n/locales.ts";
import { type Good, type ListedRecipe, limits, type ShoppingEntry } from "./entry.ts";

/** Where the browser keeps the list of somebody who is not signed in. */
export const deviceKey = "shopping-list";

/** Another shape of what is kept gets another number; what has an unknown one is left alone and not read. */
const version = 1;

/** A list as it is kept on the device. */
export function writeDeviceList(entries: readonly ShoppingEntry[]): string {
  return JSON.stringify({ version, entries });
}

/** What was kept on the device. Anybody can write there, so everything is looked at, and what means nothing is passed over. */
export function readDeviceList(kept: string | null): ShoppingEntry[] {
  const list = asRecord(parseJson(kept ?? ""));
  if (list?.version !== version || !Array.isArray(list.entries)) return [];
  const known = new Set<string>();
  return list.entries
    .flatMap((entry) => readEntry(entry) ?? [])
    .filter(({ id }) => !known.has(id) && known.add(id))
    .slice(0, limits.items);
}

function readEntry(value: unknown): ShoppingEntry | null {
  const entry = asRecord(value);
  if (!entry || !isId(entry.id)) return null;
  const good = readGood(entry.good);
  const text =
    typeof entry.text === "string" ? entry.text.replace(/\s+/g, " ").trim().slice(0, limits.text).trim() : "";
  if (!good && text === "") return null;
  return {
    id: entry.id,
    good,
    text: good ? "" : text,
    amount: isAmount(entry.amount) ? entry.amount : null,
    unit: typeof entry.unit === "string" && /^[a-z-]{1,20}$/.test(entry.unit) ? entry.unit : null,
    recipe: readRecipe(entry.recipe),
    isTicked: entry.isTicked === true,
  };
}

function readGood(value: unknown): Good | null {
  const good = asRecord(value);
  const names = asRecord(good?.names);
  const aisle = aisles.find((known) => known === good?.aisle);
  if (!good || !names || !isId(good.id) || !aisle) return null;
  const words = locales.map((locale) => {
    const { one, many } = asRecord(names[locale]) ?? {};
    return [locale, isShortText(one) && isShortText(many) ? { one, many } : null] as const;
  });
  if (words.some(([, word]) => word === null)) return null;
  return {
    id: good.id,
    aisle,
    names: Object.fromEntries(words) as Good["names"],
    pieceGrams: isAmount(good.pieceGrams) ? good.pieceGrams : null,
  };
}

function readRecipe(value: unknown): ListedRecipe | null {
  const recipe = asRecord(value);
  if (!recipe || !isId(recipe.id)) return null;
  return {
    id: recipe.id,
    titles: readTexts(recipe.titles, () => true),
    hrefs: readTexts(recipe.hrefs, (href, locale) => href.startsWith(`/${locale}/`)),
    picture: typeof recipe.picture === "string" && recipe.picture.startsWith("/images/") ? recipe.picture : null,
  };
}

function readTexts(value: unknown, isGood: (text: string, locale: Locale) => boolean) {
  const texts = Object.entries(asRecord(value) ?? {});
  return Object.fromEntries(
    texts.filter(([locale, text]) => isLocale(locale) && isShortText(text) && isGood(text, locale)),
  ) as ListedRecipe["titles"];
}

/** As strict as the server, or a list could never be taken into the account. */
const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const isId = (value: unknown): value is string => typeof value === "string" && uuid.test(value);
const isShortText = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= 300;
const isAmount = (value: unknown): value is number => typeof value === "number" && value > 0 && value <= limits.amount;

function asRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
