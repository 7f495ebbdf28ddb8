import { useLocale, useTranslations } from "next-intl";
import { DeskTable } from "#components/ui/desk/desk-table.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { DeskTag } from "#lib/content/tags/desk-queries.ts";
import { getOtherLocale } from "#lib/platform/i18n/locales.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";

interface TagTableProps {
  /** Name of the group. */
  caption: string;
  tags: readonly (DeskTag & { uses: number })[];
}

/** The tags of a group with the number of their uses. */
export function TagTable({ caption, tags }: TagTableProps) {
  const locale = useLocale();
  const t = useTranslations("tags.desk");
  const other = getOtherLocale(locale);
  return (
    <DeskTable
      caption={caption}
      columns={[
        { key: "title", label: t("fields.title") },
        { key: "other", label: t(`languages.${other}`), isSecondary: true },
        { key: "state", label: t("state"), isSecondary: true },
        { key: "uses", label: t("uses"), isNumeric: true },
      ]}
      rows={tags.map(({ id, texts, isHidden, uses }) => ({
        id,
        cells: {
          title: (
            <Link
              href={routeAddress(locale, "/desk/tags/[id]", { id })}
              className="inline-flex min-h-6 items-center underline"
            >
              {texts[locale].title}
            </Link>
          ),
          other: <span lang={other}>{texts[other].title}</span>,
          state: isHidden ? t("hidden") : t("visible"),
          uses: formatNumber(uses, locale),
        },
      }))}
    />
  );
}
