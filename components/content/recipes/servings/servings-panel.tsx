import { useLocale, useTranslations } from "next-intl";
import type { PartsDialogProps } from "#components/content/recipes/servings/parts-dialog.tsx";
import { ServingsControl } from "#components/content/recipes/servings/servings-control.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import type { Recipe, RecipeIngredient } from "#lib/content/recipes/recipe.ts";
import { totalInUnit } from "#lib/measures/units/us-measure.ts";
import { usUnits } from "#lib/measures/units/us-units.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { useTexts } from "#lib/platform/i18n/texts.ts";

/** For how many portions or pieces the recipe is. With script it can be changed. */
export function ServingsPanel({ servings, groups, tin }: Pick<Recipe, "servings" | "groups" | "tin">) {
  const locale = useLocale();
  const t = useTranslations("recipes.servings");
  const convertible = groups.flatMap(({ ingredients }) => ingredients.flatMap((row) => toConvertible(row, locale)));
  return (
    <ServingsControl
      {...useServingsTexts(servings)}
      parts={usePartsTexts(
        groups.flatMap(({ heading }, group) => (heading ? [{ group, heading }] : [])),
        t("parts.open"),
      )}
      conversion={{
        ingredients: convertible,
        tin,
        open: tin ? t("convert") : t("convertByIngredient"),
        labels: useTexts("recipes.servings.dialog"),
      }}
    />
  );
}

/** The same for one part of a recipe within a story. Its servings can be changed alone. */
export function PartServingsPanel({ servings, part }: Pick<Recipe, "servings"> & { part: RecipePart }) {
  const t = useTranslations("recipes.servings.parts");
  return <ServingsControl {...useServingsTexts(servings)} parts={usePartsTexts([part], t("openOne"))} />;
}

type RecipePart = PartsDialogProps["parts"][number];

function useServingsTexts({ type }: Recipe["servings"]) {
  const t = useTranslations("recipes.servings");
  return {
    locale: useLocale(),
    labels: {
      fewer: t("fewer"),
      more: t("more"),
      count: t(`count.${type}`),
      one: t(`${type}.one`),
      many: t(`${type}.many`),
      reset: t("reset", { count: "{count}", unit: "{unit}" }),
      announcement: t("announcement", { count: "{count}", unit: "{unit}" }),
      failed: t("failed"),
    },
    icons: { minus: <Icon name="minus" />, plus: <Icon name="plus" /> },
  };
}

function usePartsTexts(parts: RecipePart[], open: string) {
  const t = useTranslations("recipes.servings.parts");
  const isSingle = parts.length === 1;
  return {
    parts,
    open,
    labels: {
      title: isSingle ? t("titleOfOne") : t("title"),
      hint: t("hint"),
      close: t("close"),
      factor: t("factor", { factor: "{factor}" }),
    },
  };
}

/** A cook can have more or less of an ingredient with one amount. */
function toConvertible({ name, amount, amountMax, unit, us }: RecipeIngredient, locale: Locale) {
  if (amount === null || amountMax !== null) return [];
  const inUs = us ? { amount: totalInUnit(us), unit: usUnits[locale][us.unit].many } : undefined;
  return [{ name, metric: { amount, unit }, us: inUs }];
}
