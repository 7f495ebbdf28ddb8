"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { ContentFields } from "#components/content/feeds/desk/fields/content-fields.tsx";
import type { FormFields } from "#components/content/feeds/desk/fields/form-fields.ts";
import { PlanFields } from "#components/content/feeds/desk/fields/plan-fields.tsx";
import type { ModuleOptions, ModuleReferences } from "#components/content/feeds/desk/module-options.ts";
import { Button } from "#components/ui/button.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { UnsavedChangesWarning } from "#components/ui/forms/unsaved-changes-warning.tsx";
import { saveModuleAction } from "#lib/content/feeds/desk/actions.ts";
import {
  type ModuleFieldError,
  type ModuleType,
  type ModuleValues,
  moduleFieldErrors,
} from "#lib/content/feeds/desk/module-form.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { FeedName } from "#lib/platform/db/tables/feeds.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface ModuleFormProps {
  locale: Locale;
  feed: FeedName;
  version: number;
  /** Empty for a new module. */
  id: string;
  type: ModuleType;
  initial: ModuleValues;
  references: ModuleReferences;
  options: ModuleOptions;
  errorIcon: ReactNode;
}

/** Adds or changes a module. Needs the messages `feeds.desk`. */
export function ModuleForm(props: ModuleFormProps) {
  const { locale, feed, version, id, type, initial, references, options, errorIcon } = props;
  const formId = useId();
  const t = useTranslations("feeds.desk.form");
  const { status, errors, values, isReloaded, isSending, form } = useFormAction<string, ModuleFieldError | "conflict">(
    saveModuleAction,
    [],
  );
  // Without script the page comes back with what was typed; with it the fields have kept it.
  const current: ModuleValues = isReloaded ? values : initial;
  const fields: FormFields = {
    locale,
    errorIcon,
    toId: (name) => `${formId}-${name}`,
    getValue: (name) => current[name] ?? "",
    getError: (name) => {
      const error = moduleFieldErrors.find((one) => one === errors[name]);
      return error && t(`errors.${error}`);
    },
  };
  const isConflict = errors.version === "conflict";
  return (
    <form {...form} className="grid max-w-3xl gap-6">
      <UnsavedChangesWarning question={t("leave")} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="feed" value={feed} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="locale" value={locale} />
      {status === "invalid" && <ErrorSummary text={t(isConflict ? "conflict" : "invalid")} icon={errorIcon} />}
      {(status === "failed" || status === "limited") && <ErrorSummary text={t("failed")} icon={errorIcon} />}
      <ContentFields type={type} fields={fields} values={current} references={references} options={options} />
      <PlanFields fields={fields} />
      <Button type="submit" aria-disabled={isSending} className="justify-self-start">
        {t(isSending ? "saving" : id ? "save" : "add")}
      </Button>
    </form>
  );
}
