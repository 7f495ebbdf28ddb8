import { useLocale, useTranslations } from "next-intl";
import { ActionButton } from "#components/ui/action-button.tsx";
import { describeProblems } from "#components/ui/desk/desk-problem.ts";
import { releaseDueWorkAction } from "#lib/desk/setup/actions.ts";
import type { DueWork } from "#lib/desk/setup/due-work-queries.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";

/** Tells admins what waits since the restore of a backup, with a button that releases it. */
export function DueWorkNotice({ dueWork }: { dueWork: DueWork }) {
  const locale = useLocale();
  const t = useTranslations("setup.dueWork");
  const { restoredAt, charges, newsletters, emails, accounts } = dueWork;
  return (
    <section aria-labelledby="due-work" className="mb-8 grid gap-3 rounded-2 bg-tint p-5">
      <h2 id="due-work" className="text-xl">
        {t("title")}
      </h2>
      <p className="max-w-measure">{t("text", { time: formatDateTime(restoredAt, locale) })}</p>
      <p className="max-w-measure">{t("advice")}</p>
      <div>
        <p className="font-strong">{t("then")}</p>
        <ul className="list-disc pl-5">
          <li>{t("charges", { count: charges })}</li>
          <li>{t("newsletters", { count: newsletters })}</li>
          <li>{t("emails", { count: emails })}</li>
          <li>{t("accounts", { count: accounts })}</li>
        </ul>
      </div>
      <ActionButton
        action={releaseDueWorkAction}
        fields={{ locale }}
        label={t("release")}
        variant="danger"
        problems={describeProblems(useTranslations("ui.desk"))}
      />
    </section>
  );
}
