import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { newDraftAddress } from "#lib/content/recipe-drafts/editing/sections.ts";

/** Invites readers to write a recipe of their own, below the heading of a community page. */
export function CreateRecipeLink() {
  const t = useTranslations("recipeDrafts.own");
  return (
    <p className="mt-5 print:hidden">
      <LinkButton href={newDraftAddress(useLocale())} variant="secondary">
        <Icon name="plus" />
        {t("create")}
      </LinkButton>
    </p>
  );
}
