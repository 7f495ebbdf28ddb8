import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { PictureView } from "#lib/media/picture.ts";
import { answersTo, choicesOf, type Question, questions, type Taste, takesSeveral } from "#lib/tastes/choices.ts";
import { ChoiceTile } from "./choice-tile.tsx";

interface QuestionStepProps {
  question: Question;
  taste: Taste;
  /** Photographs of answers, by their keys. */
  pictures: Record<string, PictureView | null>;
}

/** One question with its answers. Its heading takes the focus when it is asked. */
export function QuestionStep({ question, taste, pictures }: QuestionStepProps) {
  const t = useTranslations("tastes");
  const chosen = answersTo(question, taste);
  const hasPictures = choicesOf[question].some((key) => pictures[key]);
  return (
    <fieldset className="min-w-0" aria-labelledby={`${question}-title`} aria-describedby={`${question}-hint`}>
      <legend>
        <span className="overline-text block">
          {t("quiz.step", { number: questions.indexOf(question) + 1, total: questions.length })}
        </span>
        <h2
          id={`${question}-title`}
          tabIndex={-1}
          className="mt-1 text-[clamp(1.625rem,1.2rem+1.9vw,2.375rem)] leading-tight outline-none"
        >
          {t(`questions.${question}.title`)}
        </h2>
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
        {choicesOf[question].map((key) => (
          <li key={key} className="min-w-0">
            <ChoiceTile
              type={takesSeveral(question) ? "checkbox" : "radio"}
              name={question}
              value={key}
              label={t(`choices.${question}.${key}` as "choices.goal.quick")}
              hint={question === "cuisine" ? undefined : t(`hints.${question}.${key}` as "hints.goal.quick")}
              picture={pictures[key]}
              isChosen={chosen.includes(key)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
