import { useLocale } from "next-intl";
import type { ComponentProps } from "react";
import { AdaptationSwitch } from "#components/kitchen/adaptations/adaptation-switch.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { adaptationAddress } from "#lib/kitchen/adaptations/addresses.ts";
import { useTexts } from "#lib/platform/i18n/texts.ts";

/** Leads to the reader's own version of a recipe, or shows it; with its texts. */
export function AdaptationButton(props: Pick<ComponentProps<typeof AdaptationSwitch>, "recipe" | "load">) {
  const locale = useLocale();
  return (
    <AdaptationSwitch
      {...props}
      recipe={{ id: props.recipe.id, slug: props.recipe.slug }}
      locale={locale}
      href={adaptationAddress(locale, props.recipe.id)}
      icon={<Icon name="pencil" />}
      labels={useTexts("adaptations.button")}
    />
  );
}
