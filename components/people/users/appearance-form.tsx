"use client";
import { useLocale, useTranslations } from "next-intl";
import type { FormEvent, ReactNode } from "react";
import { RefreshSession } from "#components/people/users/refresh-session.tsx";
import { SegmentedControl } from "#components/ui/forms/choice.tsx";
import { useForm } from "#components/ui/forms/form-context.ts";
import { FormErrorSummary } from "#components/ui/forms/form-error-summary.tsx";
import { FormFrame } from "#components/ui/forms/form-frame.tsx";
import { SubmitRow } from "#components/ui/forms/submit-row.tsx";
import { useUnits } from "#components/ui/use-units.ts";
import { changeAppearanceAction } from "#lib/people/users/actions.ts";
import { appearanceFields } from "#lib/people/users/schema.ts";
import { hasOtherUnsavedChanges } from "#lib/platform/browser/forms/form-changes.ts";
import { applyTheme, getTheme, themes } from "#lib/platform/browser/theme.ts";
import { useHydrated } from "#lib/platform/browser/use-hydrated.ts";
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
  const deviceUnits = useUnits();
  const units = saved.units ?? deviceUnits;

  function submit(event: FormEvent<HTMLFormElement>) {
    if (event.defaultPrevented) return;
    const data = new FormData(event.currentTarget);
    const leavesPage = data.get("language") !== locale;
    if (leavesPage && hasOtherUnsavedChanges(event.currentTarget) && !window.confirm(formMessages("unsaved"))) {
      return event.preventDefault();
    }
    applyTheme(themes.find((known) => known === data.get("theme")) ?? null);
  }

  const languageOptions = [
    { value: "de", label: t("german") },
    { value: "en", label: t("english") },
  ];
  const unitOptions = [
    { value: "metric", label: t("metric") },
    { value: "us", label: t("us") },
  ];
  return (
    <FormFrame
      action={changeAppearanceAction}
      fields={appearanceFields}
      errors={{}}
      errorIcon={errorIcon}
      locale={locale}
      messages={{}}
      className="grid gap-5"
      onSubmit={submit}
    >
      <FormErrorSummary
        messages={{
          invalid: formMessages("invalid"),
          failed: formMessages("failed"),
          limited: formMessages("limited"),
        }}
      />
      <ThemeField />
      {isMultilingual() ? (
        <SegmentedControl legend={t("language")} name="language" options={languageOptions} defaultValue={locale} />
      ) : (
        <input type="hidden" name="language" value={locale} />
      )}
      <div className="grid gap-1.5">
        <SegmentedControl key={units} legend={t("units")} name="units" options={unitOptions} defaultValue={units} />
        <p className="text-ink-3 text-sm">{t("unitsHint")}</p>
      </div>
      <SubmitRow />
      {/* The page shows the units of the account. */}
      <RefreshSession />
    </FormFrame>
  );
}

/** The theme of this device. */
function ThemeField() {
  const t = useTranslations("users.appearance");
  // Sending the form changes the theme, and its state.
  useForm();
  const theme = useHydrated() ? getTheme() : null;
  return (
    <div className="needs-script grid gap-1.5">
      <SegmentedControl
        key={theme}
        legend={t("colours")}
        name="theme"
        options={[{ value: systemTheme, label: t("asDevice") }, ...themes.map((value) => ({ value, label: t(value) }))]}
        defaultValue={theme ?? systemTheme}
      />
      <p className="text-ink-3 text-sm">{t("onDevice")}</p>
    </div>
  );
}
