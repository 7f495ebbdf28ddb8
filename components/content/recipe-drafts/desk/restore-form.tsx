import { useLocale, useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { PlainForm } from "#components/ui/forms/plain/plain-form.tsx";
import { restoreRevisionAction } from "#lib/content/recipe-drafts/publication/actions.ts";

interface RestoreFormProps {
  recipeId: string;
  revisionId: string;
  /** The open working copy, which is replaced. */
  copy: { version: number; publishAt: Date | null } | null;
}

/** Makes a former revision the working copy. */
export function RestoreForm({ recipeId, revisionId, copy }: RestoreFormProps) {
  const locale = useLocale();
  const t = useTranslations("recipeDesk.revisions");
  if (copy?.publishAt) return <p className="font-strong">{t("planned")}</p>;
  return (
    <PlainForm action={restoreRevisionAction} className="grid justify-items-start gap-3">
      <input type="hidden" name="id" value={recipeId} />
      <input type="hidden" name="revision" value={revisionId} />
      <input type="hidden" name="replaced" value={copy?.version ?? ""} />
      <input type="hidden" name="locale" value={locale} />
      <p className="max-w-measure text-ink-2">{t(copy ? "restoreReplaces" : "restoreText")}</p>
      <Button type="submit" variant={copy ? "danger" : "secondary"}>
        {t("restore")}
      </Button>
    </PlainForm>
  );
}
