import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { PictureAttributes } from "#components/ui/media/picture.tsx";
import {
  answersFor,
  isMultipleChoice,
  type Preferences,
  type QuizQuestion,
  questionChoices,
  quizQuestions,
} from "#lib/people/preferences/preferences.ts";
import { ChoiceTile } from "./choice-tile.tsx";

interface QuestionStepProps {
  question: QuizQuestion;
  preferences: Preferences;
  /** Pictures by key of the answer. */
  pictures: Record<string, PictureAttributes | null>;
  /** Level of the heading. */
  heading?: 2 | 3;
}

/** A question with its answers. Its heading is focusable for useQuizSteps(). */
export function QuestionStep({ question, preferences, pictures, heading = 2 }: QuestionStepProps) {
  const Heading = `h${heading}` as const;
  const t = useTranslations("preferences");
  const selected = answersFor(question, preferences);
  const hasPictures = questionChoices[question].some((key) => pictures[key]);
  return (
    <fieldset className="min-w-0" aria-labelledby={`${question}-title`} aria-describedby={`${question}-hint`}>
      <legend>
        <span className="overline-text block">
          {t("quiz.step", { number: quizQuestions.indexOf(question) + 1, total: quizQuestions.length })}
        </span>
        <Heading
          id={`${question}-title`}
          tabIndex={-1}
          className="mt-1 text-[clamp(1.625rem,1.2rem+1.9vw,2.375rem)] leading-tight outline-none"
        >
          {t(`questions.${question}.title`)}
        </Heading>
      </legend>
      <p id={`${question}-hint`} className="mt-2 max-w-measure text-ink-2">
        {t(`questions.${question}.hint`)}
      </p>
      <ul
        className={clsx(
          "mt-6 grid gap-3 md:gap-4",
          hasPictures ? "grid-cols-2 md:grid-cols-3" : "sm:grid-cols-2",
          question === "cuisine" && "lg:grid-cols-4",
        )}
      >
        {questionChoices[question].map((key) => (
          <li key={key} className="min-w-0">
            <ChoiceTile
              type={isMultipleChoice(question) ? "checkbox" : "radio"}
              name={question}
              value={key}
              label={t(`choices.${question}.${key}` as "choices.goal.quick")}
              hint={question === "cuisine" ? undefined : t(`hints.${question}.${key}` as "hints.goal.quick")}
              picture={pictures[key]}
              isSelected={selected.includes(key)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
