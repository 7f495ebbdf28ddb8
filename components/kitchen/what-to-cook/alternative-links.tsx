import { useLocale, useTranslations } from "next-intl";
import { ChipLink } from "#components/ui/navigation/chip.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { type Choices, listAlternatives } from "#lib/kitchen/what-to-cook/choices.ts";
import { whatToCookAddress } from "#lib/platform/routing/what-to-cook-address.ts";
import { choiceKinds } from "#lib/platform/routing/what-to-cook-words.ts";

/** Links to the combinations that differ in one choice. */
export function AlternativeLinks({ choices }: { choices: Choices }) {
  const t = useTranslations("whatToCook");
  const locale = useLocale();
  return (
    <section className="wrap section" aria-labelledby="alternatives">
      <SectionHeading id="alternatives" title={t("alternatives.title")} />
      <ul className="flex flex-wrap gap-3">
        {listAlternatives(choices).map(({ changed, choices: other }) => (
          <li key={`${changed}-${other[changed]}`}>
            <ChipLink
              href={whatToCookAddress(
                locale,
                choiceKinds.map((kind) => other[kind]),
              )}
            >
              {t(`alternatives.${changed}`, {
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
