"use client";
import { type ReactNode, useId } from "react";
import { Checkbox } from "#components/ui/forms/choice.tsx";
import { createFieldProps } from "#components/ui/forms/field-props.ts";
import { FormFrame } from "#components/ui/forms/form-frame.tsx";
import { RadioField } from "#components/ui/forms/radio-field.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { sendNoticeAction } from "#lib/people/reports/actions.ts";
import type { NoticeField, NoticeFieldError, NoticeState } from "#lib/people/reports/schema.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { NoticeSent } from "./notice-sent.tsx";

type Word =
  | Exclude<NoticeField, "goodFaith">
  | "goodFaith"
  | "urlHint"
  | "textHint"
  | "contactHint"
  | "website"
  | "submit"
  | "sending"
  | "limited"
  | "failed"
  | "sentTitle"
  | "sentText"
  | "sentPlain"
  | "another";

interface NoticeFormProps {
  locale: Locale;
  /** Address that the form starts with; may be empty. */
  url: string;
  reasons: { value: string; label: string }[];
  messages: Record<Word | NoticeFieldError, string>;
  errorIcon: ReactNode;
}

const fields = ["url", "reason", "text", "name", "email", "goodFaith"] as const;

/** Notice of illegal content: the elements of Article 16(2) of Regulation (EU) 2022/2065. */
export function NoticeForm({ locale, url, reasons, messages, errorIcon }: NoticeFormProps) {
  const id = useId();
  const submission = useFormAction(sendNoticeAction, fields);
  const { status, state, values } = submission;
  if (status === "sent") return <NoticeSent messages={messages} reference={(state as NoticeState).reference} />;
  const field = createFieldProps(id, submission, messages, errorIcon);
  return (
    <FormFrame submission={submission} locale={locale} messages={messages} className="grid max-w-measure gap-5">
      <TextField {...field("url")} inputMode="url" hint={messages.urlHint} defaultValue={values.url || url} required />
      <RadioField
        id={`${id}-reason`}
        legend={messages.reason}
        reasons={reasons}
        selected={values.reason}
        error={field("reason").error}
        errorIcon={errorIcon}
      />
      <TextArea {...field("text")} hint={messages.textHint} rows={6} required />
      <TextField {...field("name")} autoComplete="name" hint={messages.contactHint} />
      <TextField {...field("email")} type="email" autoComplete="email" />
      <Checkbox
        id={`${id}-goodFaith`}
        name="goodFaith"
        label={messages.goodFaith}
        defaultChecked={values.goodFaith === "on"}
        error={field("goodFaith").error}
        errorIcon={errorIcon}
        required
      />
    </FormFrame>
  );
}
