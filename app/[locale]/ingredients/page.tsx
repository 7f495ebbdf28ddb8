import { getLocale, getTranslations } from "next-intl/server";
import { listMetadata } from "#app/[locale]/paginated-list.ts";
import { EmptyList } from "#components/content/cards/empty-list.tsx";
import { ListHeading } from "#components/content/cards/list-heading.tsx";
import { LetterIndex } from "#components/content/ingredients/letter-index.tsx";
import { SeasonStrip } from "#components/content/ingredients/season-strip.tsx";
import { PantryLink } from "#components/kitchen/pantry/pantry-link.tsx";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { listIngredients } from "#lib/content/ingredients/queries.ts";
import { getBerlinMonth, isInSeason } from "#lib/content/ingredients/season.ts";
import { cacheUntil } from "#lib/platform/cache/cache.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { itemList } from "#lib/platform/seo/item-list.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { nextHourAt } from "#lib/platform/time/time-zone.ts";

export const revalidate = 600;

export async function generateMetadata() {
  const t = await getTranslations("ingredients.index");
  return listMetadata({ title: t("title"), description: t("description"), alternates: addresses("/ingredients") });
}

export default async function IngredientsPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("ingredients.index")]);
  const ingredients = await listIngredients(locale);
  const now = currentTime();
  await cacheUntil(nextHourAt(now, [0]));
  const month = getBerlinMonth(now);
  return (
    <>
      <PageBreadcrumbs crumbs={[{ title: t("crumb"), href: address(locale, "/ingredients") }]} />
      <div className="wrap">
        <ListHeading title={t("title")} intro={t("intro")}>
          <PantryLink />
        </ListHeading>
        <SeasonStrip ingredients={ingredients.filter(({ season }) => isInSeason(season, month))} month={month} />
        {ingredients.length > 0 ? (
          <LetterIndex ingredients={ingredients} />
        ) : (
          <EmptyList title={t("emptyTitle")} text={t("emptyText")} />
        )}
        <JsonLd data={itemList(t("title"), ingredients)} />
      </div>
    </>
  );
}
