"use client";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useEffect } from "react";
import { SegmentedControl } from "#components/ui/forms/choice.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { SubmitRow } from "#components/ui/forms/submit-row.tsx";
import { useUnits } from "#components/ui/use-units.ts";
import { changeAppearanceAction } from "#lib/people/users/actions.ts";
import { appearanceFields } from "#lib/people/users/schema.ts";
import { hasOtherUnsavedChanges } from "#lib/platform/browser/forms/form-changes.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import { applyTheme, getTheme, themes } from "#lib/platform/browser/theme.ts";
import { useHydrated } from "#lib/platform/browser/use-hydrated.ts";
import { refreshSession } from "#lib/platform/browser/use-session-user.ts";
import type { UserSettings } from "#lib/platform/db/settings/user-settings.ts";
import { isMultilingual } from "#lib/platform/i18n/active-locales.ts";

interface AppearanceFormProps {
  /** The form shows the units of this device until some are chosen. */
  saved: UserSettings;
  errorIcon: ReactNode;
}

const systemTheme = "";

/**
 * Form for colours, language and units. The colours stay on this device. Needs the messages of
 * `users.appearance` and `ui.form`.
 */
export function AppearanceForm({ saved, errorIcon }: AppearanceFormProps) {
  const locale = useLocale();
  const t = useTranslations("users.appearance");
  const formMessages = useTranslations("ui.form");
  const { status, rejection, values, isSending, form } = useFormAction(changeAppearanceAction, appearanceFields);
  const theme = useHydrated() ? getTheme() : null;
  const deviceUnits = useUnits();
  const units = saved.units ?? deviceUnits;
  // The page shows the units of the account.
  useEffect(() => {
    if (status === "sent" && !isSending) void refreshSession();
  }, [status, isSending]);

  function submit(event: FormEvent<HTMLFormElement>) {
    form.onSubmit(event);
    if (event.defaultPrevented) return;
    const data = new FormData(event.currentTarget);
    const leavesPage = data.get("language") !== locale;
    if (leavesPage && hasOtherUnsavedChanges(event.currentTarget) && !window.confirm(formMessages("unsaved"))) {
      return event.preventDefault();
    }
    applyTheme(themes.find((known) => known === data.get("theme")) ?? null);
  }

  const themeOptions = [
    { value: systemTheme, label: t("asDevice") },
    ...themes.map((value) => ({ value, label: t(value) })),
  ];
  const languageOptions = [
    { value: "de", label: t("german") },
    { value: "en", label: t("english") },
  ];
  const unitOptions = [
    { value: "metric", label: t("metric") },
    { value: "us", label: t("us") },
  ];
  return (
    <form {...form} onSubmit={submit} className="grid gap-5">
      {rejection && <ErrorSummary text={formMessages(rejection)} icon={errorIcon} />}
      <div className="needs-script grid gap-1.5">
        <SegmentedControl
          key={theme}
          legend={t("colours")}
          name="theme"
          options={themeOptions}
          defaultValue={theme ?? systemTheme}
        />
        <p className="text-ink-3 text-sm">{t("onDevice")}</p>
      </div>
      {isMultilingual() ? (
        <SegmentedControl
          legend={t("language")}
          name="language"
          options={languageOptions}
          defaultValue={values.language || locale}
        />
      ) : (
        <input type="hidden" name="language" value={locale} />
      )}
      <div className="grid gap-1.5">
        <SegmentedControl
          key={units}
          legend={t("units")}
          name="units"
          options={unitOptions}
          defaultValue={values.units || units}
        />
        <p className="text-ink-3 text-sm">{t("unitsHint")}</p>
      </div>
      <input type="hidden" name="locale" value={locale} />
      <SubmitRow isSaved={status === "sent"} isSending={isSending} />
    </form>
  );
}
