import { permanentRedirect, redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { listMetadata } from "#app/[locale]/paginated-list.ts";
import { LastPantryLink } from "#components/kitchen/pantry/last-pantry.tsx";
import { PantryForm } from "#components/kitchen/pantry/pantry-form.tsx";
import { QueryNotes } from "#components/kitchen/pantry/query-notes.tsx";
import { Streamed } from "#components/ui/loading/streamed.tsx";
import { pantryAddress, toSlugs } from "#lib/kitchen/pantry/address.ts";
import { listRecipeMatches, toMatchCriteria } from "#lib/kitchen/pantry/recipe-match-queries.ts";
import { hasForeignPantryParams, translatePantryParams } from "#lib/kitchen/pantry/translate-params.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { EmptyPantry } from "./empty-pantry.tsx";
import { loadIngredientOptions } from "./load-ingredient-options.ts";
import { loadPantryQuery } from "./load-query.ts";
import { RecipeMatchSkeleton, renderRecipeMatches } from "./recipe-matches.tsx";

// The response depends on the query.
export const dynamic = "force-dynamic";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: Props) {
  const [{ query, isBare }, t] = await Promise.all([loadPantryQuery(searchParams), getTranslations("pantry.page")]);
  const names = query.have.map(({ title }) => title);
  return listMetadata({
    title: names.length > 0 ? t("titleFor", { names: names.slice(0, 3).join(", ") }) : t("metaTitle"),
    description: t("description"),
    alternates: addresses("/use-up"),
    isIndexed: isBare,
  });
}

/** The language switch passes the query on as it is. */
async function redirectToTranslation({ searchParams }: Props) {
  const [params, locale] = await Promise.all([searchParams, getLocale()]);
  if (!hasForeignPantryParams(params, locale)) return;
  const [de, en] = await Promise.all([loadIngredientOptions("de"), loadIngredientOptions("en")]);
  permanentRedirect(`${address(locale, "/use-up")}?${translatePantryParams(params, locale, { de, en })}`);
}

export default async function UseUpPage(props: Props) {
  await redirectToTranslation(props);
  const [{ locale, options, query }, t] = await Promise.all([
    loadPantryQuery(props.searchParams),
    getTranslations("pantry.page"),
  ]);
  const hasPicks = query.have.length > 0;
  const found = hasPicks ? listRecipeMatches(toMatchCriteria(locale, query)) : null;
  if (query.page > 1 && (await found)?.ids.length === 0) redirect(pantryAddress(locale, toSlugs(query)));
  return (
    <>
      <div className="gingham gingham-pale py-5 md:py-10">
        <div className="wrap rounded-2 bg-page px-5 py-7 md:px-10 md:py-9">
          <h1 className="text-3xl leading-tight">{t("title")}</h1>
          <p className="mt-2 max-w-measure text-ink-2">{t("intro")}</p>
          <PantryForm query={query} options={options} />
          <QueryNotes query={query} />
          {!hasPicks && <LastPantryLink path={address(locale, "/use-up")} label={t("lastTime")} />}
        </div>
      </div>
      <div className="wrap">
        {found ? (
          <Streamed skeleton={<RecipeMatchSkeleton />} content={renderRecipeMatches(query, found)} />
        ) : (
          // Without a pick the page is indexed: crawlers get it whole.
          <EmptyPantry options={options} without={query.without} />
        )}
      </div>
    </>
  );
}
