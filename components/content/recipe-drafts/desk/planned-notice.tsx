import { useLocale, useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { PlainForm } from "#components/ui/forms/plain/plain-form.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { cancelPlannedAction } from "#lib/content/recipe-drafts/working-copy/actions.ts";
import { copyAddress } from "#lib/content/recipe-drafts/working-copy/addresses.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";

interface PlannedNoticeProps {
  copyKey: string;
  copyId: string;
  publishAt: Date;
}

/** Says when a working copy is published; until then it changes only after that is taken back. */
export function PlannedNotice({ copyKey, copyId, publishAt }: PlannedNoticeProps) {
  const locale = useLocale();
  const t = useTranslations("recipeDesk.planned");
  return (
    <section aria-labelledby="planned-title" className="mb-10 grid justify-items-start gap-4 rounded-2 bg-tint p-5">
      <h2 id="planned-title" className="text-xl">
        {t("title", { time: formatDateTime(publishAt, locale) })}
      </h2>
      <p>{t("text")}</p>
      <PlainForm action={cancelPlannedAction}>
        <input type="hidden" name="id" value={copyId} />
        <input type="hidden" name="key" value={copyKey} />
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" variant="secondary">
          {t("cancel")}
        </Button>
      </PlainForm>
      <Link href={copyAddress(locale, copyKey, "publish")} className="underline">
        {t("preview")}
      </Link>
    </section>
  );
}
