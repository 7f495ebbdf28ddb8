import { useLocale, useTranslations } from "next-intl";
import { Icon } from "#components/ui/icons/icon.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { pantryAddress } from "#lib/kitchen/pantry/address.ts";

interface PantryLinkProps {
  /** First pick: its slug in this language, and its name within a sentence. */
  ingredient?: { slug: string; name: string };
}

/** Link to the pantry page, with or without a first pick. */
export function PantryLink({ ingredient }: PantryLinkProps) {
  const t = useTranslations("pantry.link");
  return (
    <Link
      href={pantryAddress(useLocale(), ingredient && { have: [ingredient.slug] })}
      rel={ingredient && "nofollow"}
      className="inline-flex min-h-11 items-center gap-2 font-strong text-primary no-underline hover:underline"
    >
      <Icon name="carrot" />
      {ingredient ? t("ingredient", { name: ingredient.name }) : t("page")}
    </Link>
  );
}
