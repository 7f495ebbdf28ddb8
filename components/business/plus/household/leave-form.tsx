import { useLocale, useTranslations } from "next-intl";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { PlainForm } from "#components/ui/forms/plain/plain-form.tsx";
import { leaveHouseholdAction } from "#lib/business/plus/household/actions.ts";

/** Leaves a household: a button that says what follows, and the one that does it. */
export function LeaveForm() {
  const locale = useLocale();
  const t = useTranslations("plus.household");
  return (
    <details className="group">
      <summary className={`${buttonClass({ variant: "danger" })} group-open:hidden`}>{t("leave")}</summary>
      <PlainForm
        action={leaveHouseholdAction}
        className="grid justify-items-start gap-3 rounded-2 border border-line-strong p-5"
      >
        <input type="hidden" name="locale" value={locale} />
        <p className="text-ink-2">{t("leaveText")}</p>
        <Button type="submit" variant="danger">
          {t("leave")}
        </Button>
      </PlainForm>
    </details>
  );
}
