import { useTranslations } from "next-intl";
import { DialogLink } from "#components/kitchen/cookbooks/own/dialog-link.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { createCookbookModalId } from "#components/ui/dialogs/modal-ids.ts";
import { EmptyState } from "#components/ui/empty-state.tsx";

/** Shown to a user without cookbooks. */
export function NoCookbooksYet({ href }: { href: string }) {
  const t = useTranslations("cookbooks.own");
  return (
    <EmptyState
      title={t("emptyTitle")}
      text={t("emptyText")}
      action={
        <DialogLink dialog={createCookbookModalId} href={href} className={buttonClass()}>
          {t("emptyAction")}
        </DialogLink>
      }
    />
  );
}
