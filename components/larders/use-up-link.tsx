import { useLocale, useTranslations } from "next-intl";
import { MoreLink } from "#components/ui/section-heading.tsx";
import { wishAddress } from "#lib/larders/address.ts";

interface UseUpLinkProps {
  /** An ingredient to begin with: its slug in this language, and its name within a sentence. */
  ingredient?: { slug: string; name: string };
}

/** The way to the page of what needs using up, with or without something to begin with. */
export function UseUpLink({ ingredient }: UseUpLinkProps) {
  const t = useTranslations("larders.link");
  const href = wishAddress(useLocale(), ingredient && { have: [ingredient.slug] });
  return <MoreLink href={href} label={ingredient ? t("ingredient", { name: ingredient.name }) : t("page")} />;
}
