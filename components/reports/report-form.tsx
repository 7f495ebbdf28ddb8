"use client";
import { useEffect, useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Honeypot, TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import { useFormAction } from "#lib/browser/forms/use-form-action.ts";
import { useSessionUser } from "#lib/browser/use-session-user.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { sendReportAction } from "#lib/reports/actions.ts";
import type { ReportTexts } from "#lib/reports/report-texts.ts";
import { dialogReasons, type ReportState } from "#lib/reports/schema.ts";
import { maxReportLength } from "#lib/reports/text-length.ts";
import { countGraphemes } from "#lib/text/user-text.ts";
import { ReasonChoice } from "./reason-choice.tsx";

interface ReportFormProps {
  target: { type: string; id: string };
  locale: Locale;
  texts: ReportTexts;
  noticeHref: string;
  onSent(reference: string | undefined): void;
}

const fields = ["reason", "text", "email"] as const;

/** The form of the report dialog. */
export function ReportForm({ target, locale, texts, noticeHref, onSent }: ReportFormProps) {
  const id = useId();
  const { form: words } = texts;
  const user = useSessionUser();
  const [length, setLength] = useState(0);
  const { state, status, errors, values, isSending, form } = useFormAction(sendReportAction, fields);
  const { reference } = state as ReportState;
  useEffect(() => {
    if (status === "sent") onSent(reference);
  }, [status, reference, onSent]);
  const number = (value: number) => value.toLocaleString(locale);
  const fill = (text: string) =>
    text.replace("{count}", number(length)).replace(/\{max(?:, number)?\}/, number(maxReportLength));
  const errorIcon = <DialogIcon name="circleAlert" />;
  const note = (field: "text" | "email") => {
    const error = errors[field];
    return error && fill(words[error]);
  };
  return (
    <form {...form} className="mt-3 grid gap-4">
      <ReasonChoice
        id={`${id}-reason`}
        legend={words.reason}
        reasons={dialogReasons.map((value) => ({ value, label: texts.reasons[value] }))}
        selected={values.reason}
        error={errors.reason && words.noReason}
        errorIcon={errorIcon}
      />
      <TextArea
        id={`${id}-text`}
        name="text"
        label={words.text}
        hint={fill(words.textHint)}
        error={note("text") ?? (length > maxReportLength ? fill(words.tooLong) : undefined)}
        errorIcon={errorIcon}
        defaultValue={values.text}
        rows={3}
        onInput={(event) => setLength(countGraphemes(event.currentTarget.value))}
      />
      {!user && (
        <TextField
          id={`${id}-email`}
          name="email"
          type="email"
          autoComplete="email"
          label={words.email}
          hint={words.emailHint}
          error={note("email")}
          errorIcon={errorIcon}
          defaultValue={values.email}
        />
      )}
      <Honeypot name="website" label={words.website} />
      <input type="hidden" name="targetType" value={target.type} />
      <input type="hidden" name="targetId" value={target.id} />
      <input type="hidden" name="locale" value={locale} />
      <p role="alert" className="font-strong text-error text-sm empty:hidden">
        {(status === "failed" || status === "limited") && words[status]}
      </p>
      <p className="text-ink-3 text-sm">{words.truth}</p>
      <Button type="submit" isFullWidth aria-disabled={isSending}>
        {isSending ? words.sending : words.submit}
      </Button>
      <p className="text-center text-sm">
        <a href={noticeHref} rel="nofollow" className="inline-flex min-h-8 items-center text-primary underline">
          {words.illegal}
        </a>
      </p>
    </form>
  );
}
