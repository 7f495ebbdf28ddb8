import { type NextRequest, NextResponse } from "next/server";
import { pickRandomRecipe } from "#lib/cards/queries.ts";
import { listCategories } from "#lib/categories/queries.ts";
import { address, slugAddress } from "#lib/i18n/address.ts";
import { defaultLocale, isLocale } from "#lib/i18n/locales.ts";
import { firstChoices, parseChoices, toFilter } from "#lib/suggestions/choices.ts";

export const dynamic = "force-dynamic";

/** "Surprise me": to one recipe that fits the choices of the form, drawn by lot. */
export async function GET(request: NextRequest): Promise<NextResponse> {
  const query = Object.fromEntries(request.nextUrl.searchParams);
  const locale = isLocale(query.locale) ? query.locale : defaultLocale;
  const { meal, ...filter } = toFilter(parseChoices(query) ?? firstChoices);
  const category = (await listCategories(locale)).find(({ key }) => key === meal);
  const slug = await pickRandomRecipe({ locale, ...filter, categoryIds: category && [category.id] });
  const target = slug ? slugAddress(locale, "/recipes/[slug]", slug) : address(locale, "/recipes");
  return new NextResponse(null, { status: 307, headers: { Location: target, "Cache-Control": "no-store" } });
}
