import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "#components/ui/button.tsx";
import { address } from "#lib/i18n/address.ts";
import { isAnswered, type Taste } from "#lib/tastes/choices.ts";
import { AnswerChips } from "./answer-chips.tsx";

/** Title of the result, on the laid table: what was answered, and the way back to the questions. */
export function ResultHead({ taste, count }: { taste: Taste; count: number }) {
  const t = useTranslations("tastes.result");
  const hasAnswers = isAnswered(taste);
  return (
    <div className="karo karo-pale py-7 md:py-10">
      <div className="wrap">
        <div className="mx-auto grid max-w-[60rem] justify-items-center gap-4 rounded-2 bg-page px-4 py-7 text-center md:py-10">
          <p className="overline-text">{t("overline")}</p>
          <h1 className="text-3xl leading-tight">{t(hasAnswers ? "title" : "titleOpen")}</h1>
          {hasAnswers ? <AnswerChips taste={taste} /> : <p className="max-w-measure text-ink-2">{t("open")}</p>}
          {hasAnswers && count > 0 && <p className="text-ink-2">{t("count", { count })}</p>}
          <LinkButton href={address(useLocale(), "/quiz")} look="secondary" prefetch={false}>
            {t("change")}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
