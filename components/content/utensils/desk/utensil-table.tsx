import { useLocale, useTranslations } from "next-intl";
import { DeskTable } from "#components/ui/desk/desk-table.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { DeskUtensil } from "#lib/content/utensils/desk-queries.ts";
import { getOtherLocale } from "#lib/platform/i18n/locales.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";

/** Utensils with the number of recipes that need them. */
export function UtensilTable({ utensils }: { utensils: readonly (DeskUtensil & { uses: number })[] }) {
  const locale = useLocale();
  const t = useTranslations("utensils.desk");
  const other = getOtherLocale(locale);
  return (
    <DeskTable
      caption={t("title")}
      columns={[
        { key: "name", label: t("columns.name") },
        { key: "other", label: t(`languages.${other}`), isSecondary: true },
        { key: "uses", label: t("columns.uses"), isNumeric: true },
      ]}
      rows={utensils.map(({ id, names, uses }) => ({
        id,
        cells: {
          name: (
            <Link
              href={routeAddress(locale, "/desk/utensils/[id]", { id })}
              className="inline-flex min-h-6 items-center underline"
            >
              {names[locale].one}
            </Link>
          ),
          other: <span lang={other}>{names[other].one}</span>,
          uses: formatNumber(uses, locale),
        },
      }))}
    />
  );
}
