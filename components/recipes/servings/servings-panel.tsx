import { useLocale, useTranslations } from "next-intl";
import { ServingsControl } from "#components/recipes/servings/servings-control.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Recipe, RecipeIngredient } from "#lib/recipes/recipe.ts";
import { totalInUnit } from "#lib/units/us-measure.ts";
import { usUnits } from "#lib/units/us-units.ts";

/** For how many portions or pieces the recipe is. With script it can be changed. */
export function ServingsPanel({ servings, groups, tin }: Pick<Recipe, "servings" | "groups" | "tin">) {
  const locale = useLocale();
  const t = useTranslations("recipes.servings");
  const convertible = groups.flatMap(({ ingredients }) => ingredients.flatMap((row) => toConvertible(row, locale)));
  return (
    <ServingsControl
      locale={locale}
      labels={{
        fewer: t("fewer"),
        more: t("more"),
        count: t(`count.${servings.type}`),
        one: t(`${servings.type}.one`),
        many: t(`${servings.type}.many`),
        reset: t("reset", { count: "{count}", unit: "{unit}" }),
        convert: tin ? t("convert") : t("convertByIngredient"),
        announcement: t("announcement", { count: "{count}", unit: "{unit}" }),
      }}
      icons={{ minus: <Icon name="minus" />, plus: <Icon name="plus" /> }}
      parts={{
        parts: groups.flatMap(({ heading }, group) => (heading ? [{ group, heading }] : [])),
        open: t("parts.open"),
        labels: {
          title: t("parts.title"),
          hint: t("parts.hint"),
          close: t("parts.close"),
          factor: t("parts.factor", { factor: "{factor}" }),
        },
      }}
      conversion={{ ingredients: convertible, tin, labels: dialogLabels(useTranslations("recipes.servings.dialog")) }}
    />
  );
}

/** A cook can have more or less of an ingredient with one amount. */
function toConvertible({ name, amount, amountMax, unit, us }: RecipeIngredient, locale: Locale) {
  if (amount === null || amountMax !== null) return [];
  const inUs = us ? { amount: totalInUnit(us), unit: usUnits[locale][us.unit].many } : undefined;
  return [{ name, metric: { amount, unit }, us: inUs }];
}

function dialogLabels(t: ReturnType<typeof useTranslations<"recipes.servings.dialog">>) {
  return {
    title: t("title"),
    close: t("close"),
    byTin: t("byTin"),
    byIngredient: t("byIngredient"),
    ingredient: t("ingredient"),
    have: t("have"),
    apply: t("apply"),
    invalid: t("invalid"),
    shape: t("shape"),
    round: t("round"),
    rectangular: t("rectangular"),
    loaf: t("loaf"),
    diameter: t("diameter"),
    length: t("length"),
    width: t("width"),
  };
}
