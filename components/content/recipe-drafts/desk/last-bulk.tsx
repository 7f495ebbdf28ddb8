import { useLocale, useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { PlainForm } from "#components/ui/forms/plain/plain-form.tsx";
import { undoBulkAction } from "#lib/content/recipe-drafts/working-copy/bulk-actions.ts";
import type { findLastBulk } from "#lib/content/recipe-drafts/working-copy/bulk-queries.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";

/** The last bulk action, and the way back. */
export function LastBulk({ bulk }: { bulk: NonNullable<Awaited<ReturnType<typeof findLastBulk>>> }) {
  const locale = useLocale();
  const t = useTranslations("recipeDesk.bulk");
  const { id, action, count, createdAt, user } = bulk;
  return (
    <PlainForm
      action={undoBulkAction}
      className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2 bg-tint px-5 py-3"
    >
      <p className="min-w-0">
        {t("last", {
          action: t(`action.${action}`),
          count,
          name: user ?? t("deleted"),
          time: formatDateTime(createdAt, locale),
        })}
      </p>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" variant="secondary">
        {t("undo")}
      </Button>
    </PlainForm>
  );
}
