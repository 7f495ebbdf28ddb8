import { useLocale, useTranslations } from "next-intl";
import { Icon } from "#components/ui/icons/icon.tsx";
import { ChipLink } from "#components/ui/navigation/chip.tsx";
import { quizResultAddress } from "#lib/people/preferences/address.ts";
import {
  answersFor,
  type Preferences,
  type QuizQuestion,
  quizQuestions,
  toPreferences,
} from "#lib/people/preferences/preferences.ts";
import { answerLabel } from "./answer-label.ts";

/** The given answers, each a link to the result page without it. */
export function AnswerChips({ preferences }: { preferences: Preferences }) {
  const t = useTranslations("preferences");
  const locale = useLocale();
  const without = (left: QuizQuestion, key: string) =>
    toPreferences((question) =>
      answersFor(question, preferences).filter((answer) => question !== left || answer !== key),
    );
  return (
    <ul aria-label={t("result.answers")} className="flex flex-wrap justify-center gap-2">
      {quizQuestions.flatMap((question) =>
        answersFor(question, preferences).map((key) => {
          const answer = t(answerLabel(question, key));
          return (
            <li key={`${question}-${key}`}>
              <ChipLink
                href={quizResultAddress(locale, without(question, key))}
                aria-label={t("result.drop", { answer })}
                className="pr-[0.7rem]"
              >
                {answer}
                <Icon name="x" className="text-ink-3" />
              </ChipLink>
            </li>
          );
        }),
      )}
    </ul>
  );
}
