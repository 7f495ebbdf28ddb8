import { useLocale, useTranslations } from "next-intl";
import type { PictureAttributes } from "#components/ui/media/picture.tsx";
import { noPreferences, quizQuestions } from "#lib/people/preferences/preferences.ts";
import { address } from "#lib/platform/routing/address.ts";
import { QuestionStep } from "./question-step.tsx";
import { QuizWizard } from "./quiz-wizard.tsx";

/** The four questions of the quiz. */
export function QuizForm({ pictures }: { pictures: Record<string, PictureAttributes | null> }) {
  const t = useTranslations("preferences.quiz");
  return (
    <div className="gingham gingham-pale py-7 md:py-12">
      <div className="wrap">
        <div className="mx-auto max-w-[60rem] rounded-2 bg-page px-4 pt-7 md:px-8 md:pt-10">
          <h1 className="overline-text font-sans tracking-normal">{t("title")}</h1>
          <p className="mt-1 mb-6 max-w-measure text-ink-2">{t("intro")}</p>
          <QuizWizard
            action={address(useLocale(), "/quiz/result")}
            steps={quizQuestions.map((question) => (
              <QuestionStep key={question} question={question} preferences={noPreferences} pictures={pictures} />
            ))}
          />
        </div>
      </div>
    </div>
  );
}
