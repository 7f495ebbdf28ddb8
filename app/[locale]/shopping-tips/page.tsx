import { getLocale, getTranslations } from "next-intl/server";
import { AdPlace } from "#app/[locale]/ad-place.tsx";
import { CardGrid } from "#components/content/cards/card-grid.tsx";
import { ListHeading } from "#components/content/cards/list-heading.tsx";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listCards } from "#lib/content/cards/queries.ts";
import { address } from "#lib/platform/routing/address.ts";
import { pageMetadata } from "#lib/platform/seo/metadata.ts";

export const revalidate = 600;

const themes = ["pans", "knives", "baking-tins"] as const;
const cardsPerTheme = 4;

export async function generateMetadata() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("stories.tips")]);
  return pageMetadata({
    locale,
    title: t("title"),
    description: t("intro"),
    fallback: t("intro"),
    alternates: { de: address("de", "/shopping-tips"), en: address("en", "/shopping-tips") },
  });
}

export default async function ShoppingTipsPage() {
  const [locale, t, empty] = await Promise.all([
    getLocale(),
    getTranslations("stories.tips"),
    getTranslations("cards.list"),
  ]);
  const tips = await Promise.all(
    themes.map(async (theme) => {
      const { data } = await listCards({
        locale,
        type: "article",
        storyType: "shopping_tip",
        theme,
        size: cardsPerTheme,
      });
      return { theme, cards: data };
    }),
  );
  return (
    <>
      <PageBreadcrumbs crumbs={[{ title: t("title"), href: address(locale, "/shopping-tips") }]} />
      <div className="wrap">
        <ListHeading title={t("title")} intro={t("intro")}>
          <p className="mt-2 max-w-measure text-ink-3 text-sm">{t("labelling")}</p>
        </ListHeading>
        {tips.every(({ cards }) => cards.length === 0) && <EmptyState title={empty("emptyTitle")} />}
        {tips.map(
          ({ theme, cards }, index) =>
            cards.length > 0 && (
              <section key={theme} aria-labelledby={theme} className={index > 0 ? "section" : undefined}>
                <SectionHeading id={theme} title={t(`${theme}.title`)} text={t(`${theme}.text`)} />
                <CardGrid cards={cards} eagerCount={index === 0 ? cardsPerTheme : 0} isAmongStories />
              </section>
            ),
        )}
      </div>
      <AdPlace name="content_1" path={address(locale, "/shopping-tips")} />
    </>
  );
}
