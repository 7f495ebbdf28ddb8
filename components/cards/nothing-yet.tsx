import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { address } from "#lib/i18n/address.ts";

interface NothingYetProps {
  title?: string;
  text?: string;
  /** Where to go instead; all recipes unless said otherwise. */
  action?: { label: string; href: string };
}

/** A list that has nothing to show yet says so and points to one that has. */
export function NothingYet({ title, text, action }: NothingYetProps) {
  const t = useTranslations("cards.list");
  const recipes = { label: t("emptyAction"), href: address(useLocale(), "/recipes") };
  const { label, href } = action ?? recipes;
  return (
    <EmptyState
      title={title ?? t("emptyTitle")}
      text={text ?? t("emptyText")}
      action={
        <LinkButton href={href} look="secondary">
          {label}
        </LinkButton>
      }
    />
  );
}
