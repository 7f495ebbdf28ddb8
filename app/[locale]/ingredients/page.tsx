import { getLocale, getTranslations } from "next-intl/server";
import { listMetadata } from "#app/[locale]/numbered-list.ts";
import { NothingYet } from "#components/cards/nothing-yet.tsx";
import { LetterIndex } from "#components/ingredients/letter-index.tsx";
import { SeasonStrip } from "#components/ingredients/season-strip.tsx";
import { UseUpLink } from "#components/larders/use-up-link.tsx";
import { Trail } from "#components/layout/trail.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { address, addresses } from "#lib/i18n/address.ts";
import { listIngredients } from "#lib/ingredients/queries.ts";
import { isInSeason, monthInBerlin } from "#lib/ingredients/season.ts";
import { itemList } from "#lib/seo/item-list.ts";

export const revalidate = 600;

export async function generateMetadata() {
  const t = await getTranslations("ingredients.index");
  return listMetadata({ title: t("title"), description: t("description"), alternates: addresses("/ingredients") });
}

export default async function IngredientsPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("ingredients.index")]);
  const ingredients = await listIngredients(locale);
  const month = monthInBerlin(new Date());
  return (
    <>
      <Trail crumbs={[{ title: t("crumb"), href: address(locale, "/ingredients") }]} />
      <div className="wrap">
        <PageHeading title={t("title")} intro={t("intro")}>
          <UseUpLink />
        </PageHeading>
        <SeasonStrip ingredients={ingredients.filter(({ season }) => isInSeason(season, month))} month={month} />
        {ingredients.length > 0 ? (
          <LetterIndex ingredients={ingredients} />
        ) : (
          <NothingYet title={t("emptyTitle")} text={t("emptyText")} />
        )}
        <JsonLd data={itemList(t("title"), ingredients)} />
      </div>
    </>
  );
}
