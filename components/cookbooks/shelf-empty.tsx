import { useTranslations } from "next-intl";
import { createDialog } from "#components/cookbooks/create-dialog.ts";
import { OpensDialog } from "#components/cookbooks/opens-dialog.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";

/** A shelf without cookbooks. */
export function ShelfEmpty({ href }: { href: string }) {
  const t = useTranslations("cookbooks.shelf");
  return (
    <EmptyState
      title={t("emptyTitle")}
      text={t("emptyText")}
      action={
        <OpensDialog dialog={createDialog} href={href} className={buttonClass()}>
          {t("emptyAction")}
        </OpensDialog>
      }
    />
  );
}
