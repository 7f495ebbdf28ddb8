import { useLocale, useTranslations } from "next-intl";
import { listMatchReasons } from "#lib/people/preferences/match-reasons.ts";
import type { Preferences } from "#lib/people/preferences/preferences.ts";
import type { Recommendation } from "#lib/people/preferences/recommendation.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";
import { capitalize } from "#lib/platform/text/capitalize.ts";

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
