"use client";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { saveIssueAction } from "#lib/business/newsletters/issues/actions.ts";
import { maxIssueItems } from "#lib/business/newsletters/issues/content-address.ts";
import {
  type IssueField,
  type IssueFieldError,
  issueFormFields,
  issueLimits,
} from "#lib/business/newsletters/issues/schema.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";

interface IssueFormProps {
  id: string;
  version: number;
  savedValues: Record<IssueField, string>;
  suggestions: { title: string; href: string }[];
  errorIcon: ReactNode;
}

/**
 * The content of a draft. Each suggestion is a button of the form: it saves what was typed and adds
 * its address. Needs the messages of `newsletters.desk`, `ui.desk.errors` and `ui.form`.
 */
export function IssueForm({ id, version, savedValues, suggestions, errorIcon }: IssueFormProps) {
  const locale = useLocale();
  const t = useTranslations("newsletters.desk");
  const desk = useTranslations("ui.desk.errors");
  const formMessages = useTranslations("ui.form");
  const { rejection, errors, values, isSending, form } = useFormAction(saveIssueAction, issueFormFields);

  const field = (name: IssueField) => ({
    name,
    id: name,
    errorIcon,
    error: describeError(errors[name]),
    defaultValue: rejection ? values[name] : savedValues[name],
  });

  function describeError(error: IssueFieldError | undefined): string | undefined {
    if (error === undefined) return undefined;
    if (error === "conflict") return desk("conflict");
    if (error === "not-draft") return t("notices.conflict");
    if (error === "required" || error === "tooLong") return t(`errors.${error}`);
    if (error === "tooMany") return t("errors.tooMany", { max: maxIssueItems });
    return t("errors.unknown", { address: error.slice("unknown ".length) });
  }

  return (
    <form {...form} className="grid gap-5">
      {rejection && <ErrorSummary text={describeError(errors.form) ?? formMessages(rejection)} icon={errorIcon} />}
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="locale" value={locale} />
      {(["De", "En"] as const).map((suffix) => {
        const language = t(`languages.${suffix === "De" ? "de" : "en"}`);
        return (
          <div key={suffix} className="grid gap-5">
            <TextField
              {...field(`subject${suffix}`)}
              label={t("subject", { language })}
              maxLength={issueLimits.subject}
              required
            />
            <TextField
              {...field(`preheader${suffix}`)}
              label={t("preheader", { language })}
              hint={t("preheaderHint")}
              maxLength={issueLimits.preheader}
            />
            <TextArea
              {...field(`intro${suffix}`)}
              label={t("text", { language })}
              hint={t("textHint")}
              maxLength={issueLimits.intro}
            />
          </div>
        );
      })}
      <TextArea
        {...field("contents")}
        label={t("contents")}
        hint={t("contentsHint", { max: maxIssueItems })}
        maxLength={issueLimits.contents}
        rows={6}
        spellCheck={false}
        className="[overflow-wrap:anywhere]"
      />
      <div>
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? t("saving") : t("save")}
        </Button>
      </div>
      {suggestions.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-2 font-strong text-sm">{t("suggestions")}</legend>
          <ul className="flex flex-wrap gap-2">
            {suggestions.map(({ title, href }) => (
              <li key={href} className="min-w-0">
                <Button type="submit" variant="secondary" name="add" value={href} aria-disabled={isSending}>
                  {t("add", { title })}
                </Button>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </form>
  );
}
