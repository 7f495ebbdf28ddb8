import { type NextRequest, NextResponse } from "next/server";
import { findDishes } from "#app/[locale]/what-to-cook-today/find-dishes.ts";
import { berlinTime } from "#lib/berlin.ts";
import { listCardsById } from "#lib/cards/queries.ts";
import { defaultLocale, isLocale, type Locale } from "#lib/i18n/locales.ts";
import { quizAddress } from "#lib/i18n/quiz-address.ts";
import { quizQuestions } from "#lib/i18n/quiz-words.ts";
import { type Choices, parseChoices } from "#lib/suggestions/choices.ts";
import { drawDish } from "#lib/suggestions/drawing.ts";
import { choicesAt } from "#lib/suggestions/meals.ts";

export const dynamic = "force-dynamic";

/** What was drawn last for each combination: the form a reader goes back to cannot know it. */
const drawn = new Map<string, string>();

/**
 * "Surprise me": to one recipe that fits the choices of the form, drawn by lot; not to the one it shows (`last`, an id) nor to the one it
 * has led to before, if there is another. Where there is no recipe at all, back to the form.
 */
export async function GET(request: NextRequest): Promise<NextResponse> {
  const query = Object.fromEntries(request.nextUrl.searchParams);
  const locale = isLocale(query.locale) ? query.locale : defaultLocale;
  const now = new Date();
  const choices = parseChoices(query) ?? choicesAt(berlinTime(now));
  const form = quizAddress(
    locale,
    quizQuestions.map((question) => choices[question]),
  );
  const target = (await draw(locale, choices, now, query.last)) ?? form;
  return new NextResponse(null, { status: 307, headers: { Location: target, "Cache-Control": "no-store" } });
}

/** Address of the recipe that was drawn; null where there is none. */
async function draw(locale: Locale, choices: Choices, now: Date, shown: string | undefined): Promise<string | null> {
  const found = await findDishes(locale, choices, now);
  if (!found) return null;
  const groups = found.groups.map(({ dishes }) => dishes);
  const cards = await listCardsById(
    locale,
    groups.flat().map(({ id }) => id),
  );
  // What has been taken out of sight since the groups were made is not in the lot.
  const hrefs = new Map(cards.map(({ id, href }) => [id, href]));
  const lots = groups.map((dishes) => dishes.filter(({ id }) => hrefs.has(id)));
  const key = [locale, ...Object.values(choices)].join();
  const dish = drawDish(lots, found.minutesLeft, [drawn.get(key), shown], Math.random());
  if (!dish) return null;
  drawn.set(key, dish.id);
  return hrefs.get(dish.id) ?? null;
}
