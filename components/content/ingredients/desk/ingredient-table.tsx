import { useLocale, useTranslations } from "next-intl";
import { DeskTable } from "#components/ui/desk/desk-table.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { ListedIngredient } from "#lib/content/ingredients/desk/desk-queries.ts";
import { getOtherLocale } from "#lib/platform/i18n/locales.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";

/** Ingredients with the number of recipes that need them. */
export function IngredientTable({ ingredients }: { ingredients: readonly ListedIngredient[] }) {
  const locale = useLocale();
  const t = useTranslations("ingredients.desk");
  const other = getOtherLocale(locale);
  return (
    <DeskTable
      caption={t("title")}
      columns={[
        { key: "name", label: t("columns.name") },
        { key: "other", label: t(`languages.${other}`), isSecondary: true },
        { key: "page", label: t("columns.page"), isSecondary: true },
        { key: "uses", label: t("columns.uses"), isNumeric: true },
      ]}
      rows={ingredients.map(({ id, names, hasPage, uses }) => ({
        id,
        cells: {
          name: (
            <Link
              href={routeAddress(locale, "/desk/ingredients/[id]", { id })}
              className="inline-flex min-h-6 items-center underline"
            >
              {names[locale]}
            </Link>
          ),
          other: <span lang={other}>{names[other]}</span>,
          page: hasPage ? t("columns.hasPage") : "–",
          uses: formatNumber(uses, locale),
        },
      }))}
    />
  );
}
