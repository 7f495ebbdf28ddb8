import { getLocale, getTranslations } from "next-intl/server";
import { ShoppingList } from "#components/shopping-lists/shopping-list.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { address, addresses } from "#lib/i18n/address.ts";
import { pageMetadata } from "#lib/seo/metadata.ts";
import { listUnitWords } from "#lib/shopping-lists/queries.ts";
import { readDeviceWords, readPageWords } from "./words.ts";

export const revalidate = 600;

export async function generateMetadata() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("shoppingLists.page")]);
  return pageMetadata({
    locale,
    title: t("title"),
    description: t("description"),
    fallback: t("description"),
    alternates: addresses("/shopping-list"),
  });
}

/** The same page for everybody; what is on the list is read in the browser. */
export default async function ShoppingListPage() {
  const locale = await getLocale();
  const [t, units, words, deviceWords] = await Promise.all([
    getTranslations("shoppingLists.page"),
    listUnitWords(locale),
    readPageWords(),
    readDeviceWords(),
  ]);
  return (
    <div className="wrap pt-6 pb-4 print:pt-0">
      <PageHeading title={t("title")} />
      <p className="noscript:block hidden max-w-measure">{t("needsScript")}</p>
      <ShoppingList
        {...{ locale, units, words, deviceWords }}
        icons={{
          share: <Icon name="share2" />,
          copy: <Icon name="copy" />,
          printer: <Icon name="printer" />,
          plus: <Icon name="plus" />,
          more: <Icon name="ellipsis" />,
          pencil: <Icon name="pencil" />,
          x: <Icon name="x" />,
          error: <Icon name="circleAlert" />,
          close: <Icon name="x" />,
        }}
        empty={
          <EmptyState
            title={t("emptyTitle")}
            text={t("emptyText")}
            action={
              <LinkButton look="secondary" href={address(locale, "/recipes")} prefetch={false}>
                {t("toRecipes")}
              </LinkButton>
            }
          />
        }
      />
    </div>
  );
}
