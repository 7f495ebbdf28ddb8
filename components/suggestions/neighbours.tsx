import { useLocale, useTranslations } from "next-intl";
import { ChipLink } from "#components/ui/chip.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { quizAddress } from "#lib/i18n/quiz-address.ts";
import { quizQuestions } from "#lib/i18n/quiz-words.ts";
import { type Choices, neighboursOf } from "#lib/suggestions/choices.ts";

/** The answers that differ from this one in a single choice. */
export function Neighbours({ choices }: { choices: Choices }) {
  const t = useTranslations("suggestions");
  const locale = useLocale();
  return (
    <section className="wrap section" aria-labelledby="neighbours">
      <SectionHeading id="neighbours" title={t("neighbours.title")} />
      <ul className="flex flex-wrap gap-3">
        {neighboursOf(choices).map(({ changed, choices: other }) => (
          <li key={`${changed}-${other[changed]}`}>
            <ChipLink
              href={quizAddress(
                locale,
                quizQuestions.map((question) => other[question]),
              )}
            >
              {t(`neighbours.${changed}`, {
                key: other[changed],
                choice: t(`choices.${changed}.${other[changed]}` as "choices.diet.all"),
              })}
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
