import { useLocale, useTranslations } from "next-intl";
import { DeskTable } from "#components/ui/desk/desk-table.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { DeskAuthor } from "#lib/people/authors/desk-queries.ts";
import { pickLocale } from "#lib/platform/i18n/locales.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";

/** Authors with their role and the number of their recipes and stories. */
export function AuthorTable({ authors }: { authors: readonly (DeskAuthor & { items: number })[] }) {
  const locale = useLocale();
  const t = useTranslations("authors.desk");
  return (
    <DeskTable
      caption={t("title")}
      columns={[
        { key: "name", label: t("fields.name") },
        { key: "role", label: t("fields.role") },
        { key: "occupation", label: t("occupation"), isSecondary: true },
        { key: "items", label: t("items"), isNumeric: true },
      ]}
      rows={authors.map(({ id, name, role, occupation, items }) => ({
        id,
        cells: {
          name: (
            <Link
              href={routeAddress(locale, "/desk/authors/[id]", { id })}
              className="inline-flex min-h-6 items-center underline"
            >
              {name}
            </Link>
          ),
          role: t(`roles.${role}`),
          occupation: pickLocale(occupation, locale) ?? "",
          items: formatNumber(items, locale),
        },
      }))}
    />
  );
}
