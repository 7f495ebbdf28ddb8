import { useLocale, useTranslations } from "next-intl";
import { address } from "#lib/i18n/address.ts";
import type { PictureView } from "#lib/media/picture.ts";
import { noTaste, questions } from "#lib/tastes/choices.ts";
import { QuestionStep } from "./question-step.tsx";
import { QuizWizard } from "./quiz-wizard.tsx";
import { type WizardWords, wizardWords } from "./wizard-words.ts";

/** The four questions on the laid table. */
export function QuizForm({ pictures }: { pictures: Record<string, PictureView | null> }) {
  const t = useTranslations("tastes.quiz");
  return (
    <div className="karo karo-pale py-7 md:py-12">
      <div className="wrap">
        <div className="mx-auto max-w-[60rem] rounded-2 bg-page px-4 pt-7 md:px-8 md:pt-10">
          <h1 className="overline-text font-sans tracking-normal">{t("title")}</h1>
          <p className="mt-1 mb-6 max-w-measure text-ink-2">{t("intro")}</p>
          <QuizWizard
            action={address(useLocale(), "/quiz/result")}
            steps={questions.map((question) => (
              <QuestionStep key={question} question={question} taste={noTaste} pictures={pictures} />
            ))}
            words={Object.fromEntries(wizardWords.map((word) => [word, t(word)])) as WizardWords}
          />
        </div>
      </div>
    </div>
  );
}
