import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { address } from "#lib/platform/routing/address.ts";

interface EmptyListProps {
  title?: string;
  text?: string;
  /** Link to another page; to all recipes by default. */
  action?: { label: string; href: string };
}

/** The message of an empty list, with a link to another one. */
export function EmptyList({ title, text, action }: EmptyListProps) {
  const t = useTranslations("cards.list");
  const recipes = { label: t("emptyAction"), href: address(useLocale(), "/recipes") };
  const { label, href } = action ?? recipes;
  return (
    <EmptyState
      title={title ?? t("emptyTitle")}
      text={text ?? t("emptyText")}
      action={
        <LinkButton href={href} variant="secondary">
          {label}
        </LinkButton>
      }
    />
  );
}
