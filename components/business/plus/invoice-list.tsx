import { useLocale, useTranslations } from "next-intl";
import { Icon } from "#components/ui/icons/icon.tsx";
import { formatCents } from "#lib/business/plus/price.ts";
import type { InvoiceRow } from "#lib/business/plus/rows.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";

/** Invoices with their PDFs. */
export function InvoiceList({ invoices }: { invoices: readonly InvoiceRow[] }) {
  const locale = useLocale();
  const t = useTranslations("plus.profile");
  if (invoices.length === 0) return <p className="text-ink-2">{t("noInvoices")}</p>;
  return (
    <ul className="grid">
      {invoices.map(({ id, number, issuedAt, grossCents, corrects }) => (
        <li key={id} className="border-line border-b first:border-t">
          <a
            href={`/api/users/me/invoices/${id}/`}
            download
            className="flex min-h-12 flex-wrap items-center gap-x-4 py-2 hover:text-primary"
          >
            <span className="font-strong">{t(corrects ? "correction" : "invoice", { number })}</span>
            <span className="text-ink-2">{formatLongDate(issuedAt.toISOString(), locale)}</span>
            <span className="tabular-nums">{formatCents(grossCents, locale)}</span>
            <span className="ml-auto inline-flex items-center gap-1 text-primary">
              <Icon name="download" />
              {t("download")}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
