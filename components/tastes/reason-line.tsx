import { useLocale, useTranslations } from "next-intl";
import { capitalize } from "#lib/i18n/capitalize.ts";
import type { Taste } from "#lib/tastes/choices.ts";
import { reasonsOf } from "#lib/tastes/reasons.ts";
import type { Suggestion } from "#lib/tastes/suggestion.ts";

/** Why a recipe is suggested, below its card. */
export function ReasonLine({ taste, suggestion }: { taste: Taste; suggestion: Suggestion }) {
  const t = useTranslations("tastes");
  const locale = useLocale();
  const reasons = reasonsOf(taste, suggestion).map(({ name, minutes = 0 }) =>
    t(`reasons.${name}` as "reasons.goal-quick", { minutes: minutes.toLocaleString(locale) }),
  );
  return (
    <p className="mt-1 text-ink text-sm">
      <span className="sr-only">{t("result.why")} </span>
      {capitalize(reasons.join(", "), locale)}
    </p>
  );
}
