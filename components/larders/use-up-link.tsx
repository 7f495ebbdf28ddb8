import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { Icon } from "#components/ui/icon.tsx";
import { wishAddress } from "#lib/larders/address.ts";

interface UseUpLinkProps {
  /** An ingredient to begin with: its slug in this language, and its name within a sentence. */
  ingredient?: { slug: string; name: string };
}

/** The way to the page of what needs using up, with or without something to begin with. */
export function UseUpLink({ ingredient }: UseUpLinkProps) {
  const t = useTranslations("larders.link");
  return (
    <Link
      href={wishAddress(useLocale(), ingredient && { have: [ingredient.slug] })}
      prefetch={false}
      rel={ingredient && "nofollow"}
      className="inline-flex min-h-11 items-center gap-2 font-strong text-kobalt no-underline hover:underline"
    >
      <Icon name="carrot" />
      {ingredient ? t("ingredient", { name: ingredient.name }) : t("page")}
    </Link>
  );
}
