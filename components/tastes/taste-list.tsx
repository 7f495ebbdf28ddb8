import { useTranslations } from "next-intl";
import { Chip } from "#components/ui/chip.tsx";
import { answersTo, isAnswered, questions, type Taste } from "#lib/tastes/choices.ts";
import { answerLabel } from "./answer-label.ts";

/** All answers, as words that lead nowhere. */
export function TasteList({ taste }: { taste: Taste }) {
  const t = useTranslations("tastes");
  if (!isAnswered(taste)) return <p>{t("settings.open")}</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {questions.flatMap((question) =>
        answersTo(question, taste).map((key) => (
          <li key={`${question}-${key}`}>
            <Chip>{t(answerLabel(question, key))}</Chip>
          </li>
        )),
      )}
    </ul>
  );
}
