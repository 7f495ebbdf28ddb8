import { useLocale, useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { PlainForm } from "#components/ui/forms/plain/plain-form.tsx";
import { deleteStoryAction, restoreDeletedStoryAction } from "#lib/content/story-drafts/deletion/actions.ts";
import { restoreDays } from "#lib/content/story-drafts/deletion/limits.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";
import { toLocalTime } from "#lib/platform/time/time-zone.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Deletes a draft that was never published. */
export function DeleteDraft({ id }: { id: string }) {
  const locale = useLocale();
  const t = useTranslations("storyDrafts.deletion");
  return (
    <PlainForm action={deleteStoryAction} className="mt-8 grid gap-2">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" variant="danger" className="justify-self-start">
        {t("delete")}
      </Button>
      <p className="text-ink-2 text-sm">{t("hint", { days: restoreDays })}</p>
    </PlainForm>
  );
}

/** Says that a draft is deleted, until when it can be restored, and restores it. */
export function DeletedDraft({ id, deletedAt }: { id: string; deletedAt: Date }) {
  const locale = useLocale();
  const t = useTranslations("storyDrafts.deletion");
  const end = new Date(deletedAt.getTime() + restoreDays * dayMs);
  return (
    <PlainForm
      action={restoreDeletedStoryAction}
      className="mb-8 grid max-w-measure justify-items-start gap-3 rounded-2 bg-tint px-4 py-3"
    >
      <p>{t("deleted", { date: formatLongDate(toLocalTime(end).date, locale) })}</p>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" variant="secondary">
        {t("restore")}
      </Button>
    </PlainForm>
  );
}
