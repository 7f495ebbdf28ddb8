import { useTranslations } from "next-intl";
import { Chip } from "#components/ui/navigation/chip.tsx";
import { answersFor, hasAnswers, type Preferences, quizQuestions } from "#lib/people/preferences/preferences.ts";
import { answerLabel } from "./answer-label.ts";

/** All answers, without links. */
export function PreferenceList({ preferences }: { preferences: Preferences }) {
  const t = useTranslations("preferences");
  if (!hasAnswers(preferences)) return <p>{t("settings.open")}</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {quizQuestions.flatMap((question) =>
        answersFor(question, preferences).map((key) => (
          <li key={`${question}-${key}`}>
            <Chip>{t(answerLabel(question, key))}</Chip>
          </li>
        )),
      )}
    </ul>
  );
}
