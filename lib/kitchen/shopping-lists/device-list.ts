import { usForms } from "#lib/measures/units/us-form.ts";
import { aisles } from "#lib/platform/config/aisles.ts";
import { isLocale, type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { limits } from "./limits.ts";
import type { ListedIngredient, ListedRecipe, ShoppingItem, UsListing } from "./shopping-item.ts";

/** Version of the stored shape. A list of another version is not read. */
const version = 1;

/** Name of the aisle "storeCupboard" in lists on devices. */
const storedStoreCupboard = "larder";

/**
 * The stored form of a list: items are `entries`, and their ingredient is `good`. The names stay,
 * because pages of an older build may be open on the device and skip what they do not know.
 */
export function serializeDeviceList(items: readonly ShoppingItem[]): string {
  const entries = items.map(({ ingredient, ...item }) => ({
    ...item,
    good: ingredient?.aisle === "storeCupboard" ? { ...ingredient, aisle: storedStoreCupboard } : ingredient,
  }));
  return JSON.stringify({ version, entries });
}

/**
 * Reads a stored list. Everything is validated, because scripts and users can write there; invalid
 * parts are skipped.
 */
export function parseDeviceList(stored: string | null): ShoppingItem[] {
  const list = asRecord(parseJson(stored ?? ""));
  if (list?.version !== version || !Array.isArray(list.entries)) return [];
  const seenIds = new Set<string>();
  return list.entries
    .flatMap((entry) => parseItem(entry) ?? [])
    .filter(({ id }) => !seenIds.has(id) && seenIds.add(id))
    .slice(0, limits.items);
}

function parseItem(value: unknown): ShoppingItem | null {
  const entry = asRecord(value);
  if (!entry || !isId(entry.id)) return null;
  const ingredient = parseIngredient(entry.good);
  const text =
    typeof entry.text === "string" ? entry.text.replace(/\s+/g, " ").trim().slice(0, limits.textLength).trim() : "";
  if (!ingredient && text === "") return null;
  return {
    id: entry.id,
    ingredient,
    text: ingredient ? "" : text,
    amount: isAmount(entry.amount) ? entry.amount : null,
    unit: typeof entry.unit === "string" && /^[a-z-]{1,20}$/.test(entry.unit) ? entry.unit : null,
    recipe: parseRecipe(entry.recipe),
    isTicked: entry.isTicked === true,
  };
}

function parseIngredient(value: unknown): ListedIngredient | null {
  const ingredient = asRecord(value);
  const names = asRecord(ingredient?.names);
  const aisle =
    ingredient?.aisle === storedStoreCupboard ? "storeCupboard" : aisles.find((known) => known === ingredient?.aisle);
  if (!ingredient || !names || !isId(ingredient.id) || !aisle) return null;
  const namesByLocale = locales.map((locale) => {
    const { one, many } = asRecord(names[locale]) ?? {};
    return [locale, isShortText(one) && isShortText(many) ? { one, many } : null] as const;
  });
  if (namesByLocale.some(([, name]) => name === null)) return null;
  return {
    id: ingredient.id,
    aisle,
    names: Object.fromEntries(namesByLocale) as ListedIngredient["names"],
    pieceGrams: isAmount(ingredient.pieceGrams) ? ingredient.pieceGrams : null,
    ...(ingredient.us !== undefined && { us: parseUsListing(ingredient.us) }),
  };
}

function parseUsListing(value: unknown): UsListing {
  const listing = asRecord(value) ?? {};
  const names = locales.flatMap((locale) => {
    const { one, many } = asRecord(asRecord(listing.names)?.[locale]) ?? {};
    return isShortText(one) && isShortText(many) ? [[locale, { one, many }] as const] : [];
  });
  return {
    density: isAmount(listing.density) ? listing.density : null,
    form: usForms.find((form) => form === listing.form) ?? null,
    names: Object.fromEntries(names),
  };
}

function parseRecipe(value: unknown): ListedRecipe | null {
  const recipe = asRecord(value);
  if (!recipe || !isId(recipe.id)) return null;
  return {
    id: recipe.id,
    titles: parseTexts(recipe.titles, () => true),
    hrefs: parseTexts(recipe.hrefs, (href, locale) => href.startsWith(`/${locale}/`)),
    picture: typeof recipe.picture === "string" && recipe.picture.startsWith("/images/") ? recipe.picture : null,
  };
}

function parseTexts(value: unknown, isValid: (text: string, locale: Locale) => boolean) {
  const texts = Object.entries(asRecord(value) ?? {});
  return Object.fromEntries(
    texts.filter(([locale, text]) => isLocale(locale) && isShortText(text) && isValid(text, locale)),
  ) as ListedRecipe["titles"];
}

/** As strict as the server, so that every parsed list can be imported. */
const uuidPattern = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const isId = (value: unknown): value is string => typeof value === "string" && uuidPattern.test(value);
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
