"use client";
import { useEffect, useId, useState } from "react";
import { createFieldProps } from "#components/ui/forms/field-props.ts";
import { FormFrame } from "#components/ui/forms/form-frame.tsx";
import { RadioField } from "#components/ui/forms/radio-field.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import { sendReportAction } from "#lib/people/reports/actions.ts";
import type { ReportTexts } from "#lib/people/reports/report-texts.ts";
import { dialogReasons, type ReportState } from "#lib/people/reports/schema.ts";
import { maxReportLength } from "#lib/people/reports/text-length.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import { useSessionUser } from "#lib/platform/browser/use-session-user.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";
import { countGraphemes } from "#lib/platform/text/user-text.ts";

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
  const user = useSessionUser();
  const [length, setLength] = useState(0);
  const submission = useFormAction(sendReportAction, fields);
  const { state, status, values } = submission;
  const { reference } = state as ReportState;
  useEffect(() => {
    if (status === "sent") onSent(reference);
  }, [status, reference, onSent]);
  const number = (value: number) => formatNumber(value, locale);
  const fill = (text: string) =>
    text.replace("{count}", number(length)).replace(/\{max(?:, number)?\}/, number(maxReportLength));
  const errorIcon = <DialogIcon name="circleAlert" />;
  const messages = { ...texts.form, textHint: fill(texts.form.textHint), tooLong: fill(texts.form.tooLong) };
  const field = createFieldProps(id, submission, messages, errorIcon);
  const text = field("text");
  return (
    <>
      <FormFrame
        submission={submission}
        locale={locale}
        messages={messages}
        className="mt-3 grid gap-4"
        button={{ isFullWidth: true }}
      >
        <RadioField
          id={`${id}-reason`}
          legend={messages.reason}
          reasons={dialogReasons.map((value) => ({ value, label: texts.reasons[value] }))}
          selected={values.reason}
          error={field("reason").error}
          errorIcon={errorIcon}
        />
        <TextArea
          {...text}
          hint={messages.textHint}
          error={text.error ?? (length > maxReportLength ? messages.tooLong : undefined)}
          rows={3}
          onInput={(event) => setLength(countGraphemes(event.currentTarget.value))}
        />
        {!user && <TextField {...field("email")} type="email" autoComplete="email" hint={messages.emailHint} />}
        <input type="hidden" name="targetType" value={target.type} />
        <input type="hidden" name="targetId" value={target.id} />
        <p className="text-ink-3 text-sm">{messages.truth}</p>
      </FormFrame>
      <p className="mt-4 text-center text-sm">
        <a href={noticeHref} rel="nofollow" className="inline-flex min-h-8 items-center text-primary underline">
          {messages.illegal}
        </a>
      </p>
    </>
  );
}
