import { useLocale, useTranslations } from "next-intl";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { address } from "#lib/i18n/address.ts";
import { type QuizQuestion, quizWord } from "#lib/i18n/quiz-words.ts";
import { type Choices, choicesOf } from "#lib/suggestions/choices.ts";

interface SentenceQuizProps {
  chosen: Choices;
  /** The sentence's overline is the page's title on its own page, a section's elsewhere. */
  heading: "h1" | "h2";
  /** Id of the recipe that is shown already: it would be no surprise. */
  shown?: string;
}

/** Three native selects inside one sentence. A GET form: the answer is the address of the combination. */
export function SentenceQuiz({ chosen, heading: Heading, shown }: SentenceQuizProps) {
  const t = useTranslations("suggestions.quiz");
  const locale = useLocale();
  return (
    <div className="karo karo-pale py-7 md:py-12">
      <form
        action={address(locale, "/what-to-cook-today")}
        className="wrap grid justify-items-center gap-6 rounded-2 bg-page px-4 py-8 text-center md:py-12"
      >
        <Heading className="overline-text font-sans tracking-normal">{t("title")}</Heading>
        <p className="max-w-[54rem] text-balance font-serif font-title text-[clamp(1.5rem,1.1rem+1.9vw,2.375rem)] leading-[1.65]">
          {t.rich("sentence", {
            diet: () => <Choice question="diet" chosen={chosen.diet} />,
            meal: () => <Choice question="meal" chosen={chosen.meal} />,
            other: () => <Choice question="other" chosen={chosen.other} />,
            keep: (words) => <span className="whitespace-nowrap">{words}</span>,
          })}
        </p>
        <input type="hidden" name="locale" value={locale} />
        {shown && <input type="hidden" name="last" value={shown} />}
        <div className="flex flex-wrap justify-center gap-3">
          <Button type="submit" size="lg">
            {t("submit")}
          </Button>
          <button
            type="submit"
            formAction="/api/what-to-cook-today/surprise"
            className={buttonClass({ look: "bare", size: "lg" })}
          >
            <Icon name="dices" />
            {t("surprise")}
          </button>
        </div>
      </form>
    </div>
  );
}

function Choice({ question, chosen }: { question: QuizQuestion; chosen: string }) {
  const t = useTranslations("suggestions");
  const locale = useLocale();
  return (
    <span className="relative inline-flex items-center border-senf border-b-[3px] text-kobalt">
      <select
        name={question}
        defaultValue={quizWord(question, chosen, locale)}
        aria-label={t(`quiz.${question}`)}
        className="min-h-11 appearance-none bg-transparent pr-7 font-[inherit] leading-tight [field-sizing:content] [&>option]:bg-surface [&>option]:font-sans [&>option]:text-ink [&>option]:text-md"
      >
        {choicesOf(question).map((key) => (
          <option key={key} value={quizWord(question, key, locale)}>
            {t(`choices.${question}.${key}` as "choices.diet.all")}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" className="pointer-events-none absolute right-0 size-5" />
    </span>
  );
}
