import { useLocale, useTranslations } from "next-intl";
import { Amount } from "#components/content/recipes/amount.tsx";
import { IngredientName } from "#components/content/recipes/amounts/ingredient-name.tsx";
import { RecipeProvider } from "#components/content/recipes/recipe-context.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { Modal } from "#components/ui/dialogs/modal.tsx";
import { emergencyRecipeModalId } from "#components/ui/dialogs/modal-ids.ts";
import { Duration } from "#components/ui/duration.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { type Recipe, type RecipeIngredient, stepId } from "#lib/content/recipes/recipe.ts";
import { toRecipeBase } from "#lib/content/recipes/recipe-base.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { hyphenate } from "#lib/platform/text/hyphenate.ts";

/** A whole recipe in a modal, offered by the 404 page. */
export function EmergencyModal({ recipe }: { recipe: Recipe }) {
  const locale = useLocale();
  const t = useTranslations("recipes");
  const close = useTranslations("ui.modal")("close");
  const { title, servings, duration, groups, steps } = recipe;
  return (
    <Modal
      id={emergencyRecipeModalId}
      title={hyphenate(title, locale)}
      closeLabel={close}
      closeIcon={<Icon name="x" />}
    >
      <p className="flex flex-wrap items-center gap-x-4 text-ink-2 text-sm">
        <span className="inline-flex items-center gap-[0.35rem]">
          <Icon name="clock" /> <Duration minutes={duration.total} />
        </span>
        <span>{t(`ingredients.${servings.type}s`, { count: servings.amount })}</span>
      </p>
      <h3 className="mt-5 mb-2 text-xl">{t("ingredients.title")}</h3>
      <RecipeProvider recipe={toRecipeBase(recipe, locale)}>
        <ul>
          {groups
            .flatMap((group) => group.ingredients)
            .map((ingredient) => (
              <IngredientLine key={ingredient.position} ingredient={ingredient} />
            ))}
        </ul>
      </RecipeProvider>
      <h3 className="mt-6 mb-2 text-xl">{t("steps.title")}</h3>
      <ol className="grid gap-4">
        {steps.map((step, index) => (
          <li key={stepId(index + 1)} className="grid grid-cols-[1.75rem_1fr]">
            <span aria-hidden="true" className="font-serif font-title text-[1.375rem] text-primary leading-[1.1]">
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
        <LinkButton href={slugAddress(locale, "/recipes/[slug]", recipe.slug)} isFullWidth>
          {t("emergency.open")}
        </LinkButton>
      </p>
    </Modal>
  );
}

function IngredientLine({ ingredient }: { ingredient: RecipeIngredient }) {
  const { characteristic } = ingredient;
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-3 border-line border-b py-[0.35rem]">
      <span className="text-right font-strong tabular-nums">
        <Amount ingredient={ingredient} />
      </span>
      <span>
        <IngredientName ingredient={ingredient} />
        {characteristic && <span className="text-ink-3">, {characteristic}</span>}
      </span>
    </li>
  );
}
