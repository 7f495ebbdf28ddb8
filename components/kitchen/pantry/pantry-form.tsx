import { useLocale, useTranslations } from "next-intl";
import { AutoSubmit } from "#components/kitchen/pantry/auto-submit.tsx";
import { IngredientCombobox } from "#components/kitchen/pantry/ingredient-combobox.tsx";
import { PickedIngredients } from "#components/kitchen/pantry/picked-ingredients.tsx";
import { Button } from "#components/ui/button.tsx";
import { SegmentedControl } from "#components/ui/forms/choice.tsx";
import { pantryAddress, toSlugs } from "#lib/kitchen/pantry/address.ts";
import type { IngredientOption } from "#lib/kitchen/pantry/ingredient-option.ts";
import { type BuyLimit, buyLimits, type PantryQuery, pantryParams } from "#lib/kitchen/pantry/pantry-query.ts";
import { address } from "#lib/platform/routing/address.ts";

/** Maximum of suggestions the API returns. */
const maxSuggestions = 8;
const formId = "use-up";
const datalistId = "all-ingredients";

interface PantryFormProps {
  query: PantryQuery;
  /** All options, for the datalist without script. */
  options: IngredientOption[];
}

/**
 * GET form of the pantry page: available ingredients, exclusions and the number of ingredients to
 * buy.
 */
export function PantryForm({ query, options }: PantryFormProps) {
  const locale = useLocale();
  const t = useTranslations("pantry.form");
  const slugs = toSlugs(query);
  const paramNames = pantryParams[locale];
  const field = (part: "have" | "without") => (
    <div>
      <IngredientCombobox
        name={paramNames[part]}
        label={t(part)}
        hint={t(`${part}Hint`)}
        datalistId={datalistId}
        suggestionsUrl={`/api/ingredients/suggestions/?locale=${locale}&for=${part}`}
        picked={slugs[part]}
        allPicked={[...slugs.have, ...slugs.without]}
        labels={{
          options: t("options"),
          counts: Array.from({ length: maxSuggestions + 1 }, (_, count) => t("found", { count })),
        }}
      />
      <PickedIngredients
        name={paramNames[part]}
        label={t(part)}
        options={query[part]}
        hrefWithout={({ slug }) =>
          pantryAddress(locale, { ...slugs, [part]: slugs[part].filter((other) => other !== slug) })
        }
      />
    </div>
  );
  return (
    <form id={formId} action={address(locale, "/use-up")} className="mt-6">
      <div className="grid gap-6 md:grid-cols-2 md:gap-10">
        {field("have")}
        {field("without")}
      </div>
      <div className="mt-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <SegmentedControl
          legend={t("buy")}
          name={paramNames.buy}
          options={buyLimits.map((limit) => ({ value: buyValue(limit), label: t(`limit.${limit}`) }))}
          defaultValue={buyValue(query.buy)}
        />
        <Button type="submit" size="lg" className="max-sm:w-full">
          {t("submit")}
        </Button>
      </div>
      <noscript>
        <datalist id={datalistId}>
          {options.map(({ slug, title }) => (
            <option key={slug} value={title} />
          ))}
        </datalist>
      </noscript>
      <AutoSubmit form={formId} selected={buyValue(query.buy)} />
    </form>
  );
}

function buyValue(buy: BuyLimit): string {
  return buy === null ? "" : String(buy);
}
