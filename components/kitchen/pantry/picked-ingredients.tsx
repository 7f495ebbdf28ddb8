import { useTranslations } from "next-intl";
import { Icon } from "#components/ui/icons/icon.tsx";
import { ChipLink } from "#components/ui/navigation/chip.tsx";
import type { IngredientOption } from "#lib/kitchen/pantry/ingredient-option.ts";

interface PickedIngredientsProps {
  /** Name of the query parameter. */
  name: string;
  label: string;
  options: IngredientOption[];
  /** Address of the page without this pick. */
  hrefWithout: (option: IngredientOption) => string;
}

/** The picks as hidden inputs of the form, each with a link to the page without it. */
export function PickedIngredients({ name, label, options, hrefWithout }: PickedIngredientsProps) {
  const t = useTranslations("pantry.form");
  if (options.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-3 flex flex-wrap gap-2">
      {options.map((option) => (
        <li key={option.slug} className="max-w-full">
          <input type="hidden" name={name} value={option.slug} />
          <ChipLink href={hrefWithout(option)} scroll={false} rel="nofollow" className="max-w-full">
            <span className="truncate">{option.title}</span>
            <Icon name="x" className="-mr-1 size-4" />
            <span className="sr-only">{t("remove")}</span>
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}
