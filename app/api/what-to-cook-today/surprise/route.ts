import { type NextRequest, NextResponse } from "next/server";
import { findDishes } from "#app/[locale]/what-to-cook-today/find-dishes.ts";
import { listCardsById } from "#lib/content/cards/queries.ts";
import { type Choices, parseChoices } from "#lib/kitchen/what-to-cook/choices.ts";
import { defaultChoicesAt } from "#lib/kitchen/what-to-cook/meals.ts";
import { pickRandomDish } from "#lib/kitchen/what-to-cook/pick-random.ts";
import { defaultLocale, isLocale, type Locale } from "#lib/platform/i18n/locales.ts";
import { surpriseAddress, whatToCookAddress } from "#lib/platform/routing/what-to-cook-address.ts";
import { choiceKinds } from "#lib/platform/routing/what-to-cook-words.ts";
import { parseReferer } from "#lib/platform/text/referer.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { toLocalTime } from "#lib/platform/time/time-zone.ts";

export const dynamic = "force-dynamic";

/**
 * Id of the last pick per combination. The cached form cannot send it, because a step back shows an
 * old page.
 */
const lastPickedIds = new Map<string, string>();

/**
 * "Surprise me": redirects to a random recipe for the choices of the form, if possible neither the
 * one the form shows (`last`, an id) nor the last pick. A link on a recipe page sends no choices:
 * they are in the address of that page, which is not picked again. Without any recipe it redirects
 * to the form.
 */
export async function GET(request: NextRequest): Promise<NextResponse> {
  const query = Object.fromEntries(request.nextUrl.searchParams);
  const page = parseReferer(request.headers);
  const locale = isLocale(query.locale) ? query.locale : defaultLocale;
  const now = currentTime();
  const choices =
    parseChoices(query) ??
    parseChoices(Object.fromEntries(page?.searchParams ?? [])) ??
    defaultChoicesAt(toLocalTime(now));
  const keys = choiceKinds.map((kind) => choices[kind]);
  const href = await pickRecipe(locale, choices, now, { id: query.last, href: page?.pathname });
  const location = href ? surpriseAddress(locale, href, keys) : whatToCookAddress(locale, keys);
  return new NextResponse(null, { status: 307, headers: { Location: location, "Cache-Control": "no-store" } });
}

/** Picks a recipe and returns its address; null when there is none. */
async function pickRecipe(
  locale: Locale,
  choices: Choices,
  now: Date,
  shown: { id: string | undefined; href: string | undefined },
): Promise<string | null> {
  const found = await findDishes(locale, choices, now);
  if (!found) return null;
  const groups = found.groups.map(({ dishes }) => dishes);
  const cards = await listCardsById(
    locale,
    groups.flat().map(({ id }) => id),
  );
  // The groups are cached: recipes unpublished since then have no card.
  const hrefs = new Map(cards.map(({ id, href }) => [id, href]));
  const availableGroups = groups.map((dishes) => dishes.filter(({ id }) => hrefs.has(id)));
  const shownId = shown.id ?? cards.find(({ href }) => href === shown.href)?.id;
  const key = [locale, ...Object.values(choices)].join();
  const dish = pickRandomDish(availableGroups, found.minutesLeft, [lastPickedIds.get(key), shownId], Math.random());
  if (!dish) return null;
  lastPickedIds.set(key, dish.id);
  return hrefs.get(dish.id) ?? null;
}
