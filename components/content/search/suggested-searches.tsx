import { useLocale, useTranslations } from "next-intl";
import { ChipRow } from "#components/ui/navigation/chip-row.tsx";
import { searchAddress } from "#lib/content/search/address.ts";

/** Links to searches the editors suggest. */
export function SuggestedSearches({ terms }: { terms: string[] }) {
  const locale = useLocale();
  const t = useTranslations("search.start");
  if (terms.length === 0) return null;
  const chips = terms.map((term) => ({ title: term, href: searchAddress(locale, { search: term }) }));
  return (
    <section aria-labelledby="terms" className="mt-8">
      <h2 id="terms" className="mb-3 text-xl">
        {t("terms")}
      </h2>
      <ChipRow label={t("terms")} chips={chips} />
    </section>
  );
}
