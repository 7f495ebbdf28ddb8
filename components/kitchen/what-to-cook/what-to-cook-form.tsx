import { useLocale, useTranslations } from "next-intl";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { type Choices, choicesOf } from "#lib/kitchen/what-to-cook/choices.ts";
import { defaultSite, site } from "#lib/platform/config/site.ts";
import { address } from "#lib/platform/routing/address.ts";
import { type ChoiceKind, choiceWord } from "#lib/platform/routing/what-to-cook-words.ts";

interface WhatToCookFormProps {
  choices: Choices;
  /** Level of the overline: h1 on the page of the form, h2 elsewhere. */
  heading: "h1" | "h2";
  /** Id of the recipe shown below, which "surprise me" skips. */
  shownId?: string;
}

/**
 * GET form: a sentence with three native selects, which leads to the address of the combination.
 */
export function WhatToCookForm({ choices, heading: Heading, shownId }: WhatToCookFormProps) {
  const t = useTranslations("whatToCook.quiz");
  const locale = useLocale();
  return (
    <div className="gingham gingham-pale py-7 md:py-12">
      <form
        action={address(locale, "/what-to-cook-today")}
        data-choices="what-to-cook"
        className="wrap grid justify-items-center gap-6 rounded-2 bg-page px-4 py-8 text-center md:py-12"
      >
        <Heading className="overline-text font-sans tracking-normal">{t("title")}</Heading>
        <p className="max-w-[54rem] text-balance font-serif font-title text-[clamp(1.5rem,1.1rem+1.9vw,2.375rem)] leading-[1.65]">
          {t.rich("sentence", {
            diet: () => <ChoiceSelect kind="diet" value={choices.diet} />,
            meal: () => <ChoiceSelect kind="meal" value={choices.meal} />,
            other: () => <ChoiceSelect kind="other" value={choices.other} />,
            keep: (messages) => <span className="whitespace-nowrap">{messages}</span>,
          })}
        </p>
        <input type="hidden" name="locale" value={locale} />
        {shownId && <input type="hidden" name="last" value={shownId} />}
        <div className="flex flex-wrap justify-center gap-3">
          <Button type="submit" size="lg">
            {t(Heading === "h2" && site.name === defaultSite.name ? "submitOnHomePage" : "submit")}
          </Button>
          <button
            type="submit"
            formAction="/api/what-to-cook-today/surprise"
            className={buttonClass({ variant: "bare", size: "lg" })}
          >
            <Icon name="dices" />
            {t("surprise")}
          </button>
        </div>
      </form>
    </div>
  );
}

function ChoiceSelect({ kind, value }: { kind: ChoiceKind; value: string }) {
  const t = useTranslations("whatToCook");
  const locale = useLocale();
  return (
    <span className="relative inline-flex items-center border-accent border-b-[3px] text-primary">
      <select
        name={kind}
        defaultValue={choiceWord(kind, value, locale)}
        aria-label={t(`quiz.${kind}`)}
        className="min-h-11 appearance-none bg-transparent pr-7 font-[inherit] leading-tight [field-sizing:content] [&>option]:bg-surface [&>option]:font-sans [&>option]:text-ink [&>option]:text-md"
      >
        {choicesOf(kind).map((key) => (
          <option key={key} value={choiceWord(kind, key, locale)}>
            {t(`choices.${kind}.${key}` as "choices.diet.all")}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" className="pointer-events-none absolute right-0 size-5" />
    </span>
  );
}
