import { useLocale, useTranslations } from "next-intl";
import { formatNumber } from "#lib/i18n/number.ts";
import { listMatchReasons } from "#lib/preferences/match-reasons.ts";
import type { Preferences } from "#lib/preferences/preferences.ts";
import type { Recommendation } from "#lib/preferences/recommendation.ts";
import { capitalize } from "#lib/text/capitalize.ts";

/** Why a recipe is recommended, below its card. */
export function ReasonLine({
  preferences,
  recommendation,
}: {
  preferences: Preferences;
  recommendation: Recommendation;
}) {
  const t = useTranslations("preferences");
  const locale = useLocale();
  const reasons = listMatchReasons(preferences, recommendation).map(({ name, minutes = 0 }) =>
    t(`reasons.${name}` as "reasons.goal-quick", { minutes: formatNumber(minutes, locale) }),
  );
  return (
    <p className="mt-1 text-ink text-sm">
      <span className="sr-only">{t("result.why")} </span>
      {capitalize(reasons.join(", "), locale)}
    </p>
  );
}
