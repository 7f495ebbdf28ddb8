import { useLocale, useTranslations } from "next-intl";
import { Measured } from "#components/recipes/measured.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { Duration } from "#components/ui/duration.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Modal } from "#components/ui/modal.tsx";
import { slugAddress } from "#lib/i18n/address.ts";
import { hyphenate } from "#lib/i18n/hyphenate.ts";
import { emergencyModal } from "#lib/recipes/fallback.ts";
import type { Recipe, RecipeIngredient } from "#lib/recipes/recipe.ts";
import { stepId } from "#lib/recipes/step-id.ts";

/** A whole recipe at a glance, for whoever came here hungry and found nothing. */
export function EmergencyModal({ recipe }: { recipe: Recipe }) {
  const locale = useLocale();
  const t = useTranslations("recipes");
  const close = useTranslations("ui.modal")("close");
  const { title, servings, duration, groups, steps } = recipe;
  return (
    <Modal id={emergencyModal} title={hyphenate(title, locale)} closeLabel={close} closeIcon={<Icon name="x" />}>
      <p className="flex flex-wrap items-center gap-x-4 text-ink-2 text-sm">
        <span className="inline-flex items-center gap-[0.35rem]">
          <Icon name="clock" /> <Duration minutes={duration.total} />
        </span>
        <span>{t(`ingredients.${servings.type}s`, { count: servings.amount })}</span>
      </p>
      <h3 className="mt-5 mb-2 text-xl">{t("ingredients.title")}</h3>
      <ul>
        {groups
          .flatMap((group) => group.ingredients)
          .map((ingredient) => (
            <IngredientLine key={ingredient.position} ingredient={ingredient} />
          ))}
      </ul>
      <h3 className="mt-6 mb-2 text-xl">{t("steps.title")}</h3>
      <ol className="grid gap-4">
        {steps.map((step, index) => (
          <li key={stepId(index + 1)} className="grid grid-cols-[1.75rem_1fr]">
            <span aria-hidden="true" className="font-serif font-title text-[1.375rem] text-kobalt leading-[1.1]">
              {index + 1}
            </span>
            <p>
              {step.heading && <strong className="block font-strong">{step.heading}</strong>}
              {step.text}
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-6">
        <LinkButton href={slugAddress(locale, "/recipes/[slug]", recipe.slug)} isWide>
          {t("emergency.open")}
        </LinkButton>
      </p>
    </Modal>
  );
}

function IngredientLine({ ingredient }: { ingredient: RecipeIngredient }) {
  const { name, characteristic } = ingredient;
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-3 border-line border-b py-[0.35rem]">
      <span className="text-right font-strong tabular-nums">
        <Measured ingredient={ingredient} />
      </span>
      <span>
        {name}
        {characteristic && <span className="text-ink-3">, {characteristic}</span>}
      </span>
    </li>
  );
}
