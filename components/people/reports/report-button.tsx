import clsx from "clsx";
import { reportModalId } from "#components/ui/dialogs/modal-ids.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";

interface ReportButtonProps {
  target: { type: "recipe" | "story" | "comment" | "cookbook" | "user"; id: string };
  locale: Locale;
  /** Site-relative address of the content, for the form that opens without script. */
  href: string;
  /** Such as "Report recipe". */
  label: string;
  /** Shown instead of the label where what is reported is plain to see. */
  shortLabel?: string;
  className?: string;
}

/** Opens the report dialog; without script a link to the notice form with the address filled in. */
export function ReportButton({ target, locale, href, label, shortLabel, className }: ReportButtonProps) {
  const query = new URLSearchParams({ url: href });
  return (
    <a
      href={`${address(locale, "/report-content")}?${query}`}
      rel="nofollow"
      data-opens={reportModalId}
      data-report={`${target.type} ${target.id}`}
      aria-label={shortLabel && label}
      className={clsx("inline-flex min-h-11 items-center text-ink-3 text-sm underline hover:text-primary", className)}
    >
      {shortLabel ?? label}
    </a>
  );
}
