import { useLocale, useTranslations } from "next-intl";
import { ChipLink } from "#components/ui/chip.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { resultAddress } from "#lib/tastes/address.ts";
import { answersTo, type Question, questions, type Taste, toTaste } from "#lib/tastes/choices.ts";
import { answerLabel } from "./answer-label.ts";

/** The answers given; pressed, one is left out. */
export function AnswerChips({ taste }: { taste: Taste }) {
  const t = useTranslations("tastes");
  const locale = useLocale();
  const without = (left: Question, key: string) =>
    toTaste((question) => answersTo(question, taste).filter((answer) => question !== left || answer !== key));
  return (
    <ul aria-label={t("result.answers")} className="flex flex-wrap justify-center gap-2">
      {questions.flatMap((question) =>
        answersTo(question, taste).map((key) => {
          const answer = t(answerLabel(question, key));
          return (
            <li key={`${question}-${key}`}>
              <ChipLink href={resultAddress(locale, without(question, key))} aria-label={t("result.drop", { answer })}>
                {answer}
                <Icon name="x" />
              </ChipLink>
            </li>
          );
        }),
      )}
    </ul>
  );
}
