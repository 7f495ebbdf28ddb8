import { useLocale, useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { PlainForm } from "#components/ui/forms/plain/plain-form.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { advanceTestClockAction } from "#lib/business/plus/test-mode/actions.ts";

/** Has time pass for a contract, where payments are only tried out. */
export function TestClockForm() {
  const locale = useLocale();
  const t = useTranslations("plus.profile");
  return (
    <PlainForm action={advanceTestClockAction} className="grid justify-items-start gap-3">
      <p className="text-ink-2 text-sm">{t("testText")}</p>
      <input type="hidden" name="locale" value={locale} />
      <TextField
        id="test-days"
        name="days"
        type="number"
        min={1}
        max={400}
        defaultValue={31}
        required
        label={t("testDays")}
      />
      <Button type="submit" variant="secondary">
        {t("testSubmit")}
      </Button>
    </PlainForm>
  );
}
