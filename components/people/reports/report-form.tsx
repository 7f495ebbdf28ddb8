"use client";
import { useState } from "react";
import { FormFrame } from "#components/ui/forms/form-frame.tsx";
import { RadioField } from "#components/ui/forms/radio-field.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import { sendReportAction } from "#lib/people/reports/actions.ts";
import type { ReportTexts } from "#lib/people/reports/report-texts.ts";
import { dialogReasons, type ReportState } from "#lib/people/reports/schema.ts";
import { maxReportLength } from "#lib/people/reports/text-length.ts";
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
  const user = useSessionUser();
  const [length, setLength] = useState(0);
  const number = (value: number) => formatNumber(value, locale);
  const fill = (text: string) =>
    text.replace("{count}", number(length)).replace(/\{max(?:, number)?\}/, number(maxReportLength));
  const messages = { ...texts.form, textHint: fill(texts.form.textHint), tooLong: fill(texts.form.tooLong) };
  return (
    <>
      <FormFrame
        action={sendReportAction}
        fields={fields}
        errors={messages}
        errorIcon={<DialogIcon name="circleAlert" />}
        locale={locale}
        messages={messages}
        className="mt-3 grid gap-4"
        button={{ isFullWidth: true }}
        onSent={(state: ReportState) => {
          setLength(0);
          onSent(state.reference);
        }}
      >
        <RadioField
          name="reason"
          legend={messages.reason}
          options={dialogReasons.map((value) => ({ value, label: texts.reasons[value] }))}
        />
        <TextArea
          name="text"
          label={messages.text}
          hint={messages.textHint}
          error={length > maxReportLength ? messages.tooLong : undefined}
          rows={3}
          onInput={(event) => setLength(countGraphemes(event.currentTarget.value))}
        />
        {!user && (
          <TextField name="email" type="email" label={messages.email} hint={messages.emailHint} autoComplete="email" />
        )}
        <input type="hidden" name="targetType" value={target.type} />
        <input type="hidden" name="targetId" value={target.id} />
        <input type="hidden" name="address" value={new URLSearchParams(noticeHref.split("?")[1]).get("url") ?? ""} />
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
