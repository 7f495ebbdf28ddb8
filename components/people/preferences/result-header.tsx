import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "#components/ui/button.tsx";
import { hasAnswers, type Preferences } from "#lib/people/preferences/preferences.ts";
import { address } from "#lib/platform/routing/address.ts";
import { AnswerChips } from "./answer-chips.tsx";

/** Title of the result page with the answers and a link to the quiz. */
export function ResultHeader({ preferences }: { preferences: Preferences }) {
  const t = useTranslations("preferences.result");
  const isAnswered = hasAnswers(preferences);
  return (
    <div className="gingham gingham-pale py-7 md:py-10">
      <div className="wrap">
        <div className="mx-auto grid max-w-[60rem] justify-items-center gap-4 rounded-2 bg-page px-4 py-7 text-center md:py-10">
          <p className="overline-text">{t("overline")}</p>
          <h1 className="text-3xl leading-tight">{t(isAnswered ? "title" : "titleOpen")}</h1>
          {isAnswered ? (
            <AnswerChips preferences={preferences} />
          ) : (
            <p className="max-w-measure text-ink-2">{t("open")}</p>
          )}
          <LinkButton href={address(useLocale(), "/quiz")} variant="secondary">
            {t("change")}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
