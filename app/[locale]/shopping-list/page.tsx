import { getLocale, getTranslations } from "next-intl/server";
import { ShoppingList } from "#components/kitchen/shopping-lists/shopping-list.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { getIngredientVocabulary } from "#lib/kitchen/shopping-lists/ingredient-queries.ts";
import { listUnitNames } from "#lib/kitchen/shopping-lists/queries.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { pageMetadata } from "#lib/platform/seo/metadata.ts";

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

/** The same page for all users; the list itself is loaded in the browser. */
export default async function ShoppingListPage() {
  const locale = await getLocale();
  const [t, units, vocabulary] = await Promise.all([
    getTranslations("shoppingLists.page"),
    listUnitNames(locale),
    getIngredientVocabulary(),
  ]);
  return (
    <div className="wrap pt-6 pb-4 print:pt-0">
      <PageHeading title={t("title")} />
      <p className="noscript:block hidden max-w-measure">{t("needsScript")}</p>
      <ClientMessages namespaces={["shoppingLists.page", "shoppingLists.device"]}>
        <ShoppingList
          units={units}
          vocabulary={vocabulary}
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
                <LinkButton variant="secondary" href={address(locale, "/recipes")}>
                  {t("toRecipes")}
                </LinkButton>
              }
            />
          }
        />
      </ClientMessages>
    </div>
  );
}
