import { useLocale, useTranslations } from "next-intl";
import { Link } from "#components/ui/navigation/link.tsx";
import type { Try } from "#lib/kitchen/adaptations/adaptation.ts";
import { adaptationAddress } from "#lib/kitchen/adaptations/addresses.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";

interface AdaptationBannerProps {
  recipeId: string;
  conflicts: number;
  /** Names of the ingredients that the reader leaves out. */
  omitted: string[];
  latestTry: Try | null;
}

/** Says above the ingredients that they are those of the reader. */
export function AdaptationBanner({ recipeId, conflicts, omitted, latestTry }: AdaptationBannerProps) {
  const t = useTranslations("adaptations.banner");
  const locale = useLocale();
  const href = adaptationAddress(locale, recipeId);
  return (
    <div className="adaptation-banner">
      <p>
        <b>{t("title")}</b>
        <span className="print:hidden">
          {" · "}
          <Link href={href}>{t("edit")}</Link>
        </span>
      </p>
      {omitted.length > 0 && <p>{t("omitted", { names: omitted.join(", ") })}</p>}
      {latestTry && (
        <p>
          {t("latestTry", { date: formatLongDate(latestTry.date, locale) })}
          {latestTry.rating !== null && (
            <>
              {" "}
              <span role="img" aria-label={t("rating", { count: latestTry.rating })}>
                {"★".repeat(latestTry.rating)}
              </span>
            </>
          )}
        </p>
      )}
      {conflicts > 0 && (
        <p className="font-strong print:hidden">
          {t("conflicts", { count: conflicts })} <Link href={href}>{t("check")}</Link>
        </p>
      )}
    </div>
  );
}
