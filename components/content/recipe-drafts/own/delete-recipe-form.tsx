import { useLocale, useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { PlainForm } from "#components/ui/forms/plain/plain-form.tsx";
import { deleteDraftAction } from "#lib/content/recipe-drafts/draft/actions.ts";

interface DeleteRecipeFormProps {
  id: string;
  title: string;
  /** The published recipe stays. */
  isRevision: boolean;
}

/** Asks whether to delete a draft: in the modal, and without script on the page. */
export function DeleteRecipeForm({ id, title, isRevision }: DeleteRecipeFormProps) {
  const locale = useLocale();
  const t = useTranslations("recipeDrafts.own.deletion");
  return (
    <PlainForm action={deleteDraftAction} className="mt-3 grid gap-5">
      <p className="[overflow-wrap:anywhere]">{t(isRevision ? "revisionText" : "text", { title })}</p>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="locale" value={locale} />
      <div>
        <Button type="submit" variant="danger">
          {t("submit")}
        </Button>
      </div>
    </PlainForm>
  );
}
