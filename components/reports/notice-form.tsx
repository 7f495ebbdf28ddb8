"use client";
import { type ReactNode, useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/forms/choice.tsx";
import { Honeypot, TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { useFormAction } from "#lib/browser/forms/use-form-action.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { sendNoticeAction } from "#lib/reports/actions.ts";
import type { NoticeField, NoticeFieldError, NoticeState } from "#lib/reports/schema.ts";
import { NoticeSent } from "./notice-sent.tsx";
import { ReasonChoice } from "./reason-choice.tsx";

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
  const { state, status, errors, values, isSending, form } = useFormAction(sendNoticeAction, fields);
  if (status === "sent") return <NoticeSent messages={messages} reference={(state as NoticeState).reference} />;
  const field = (name: NoticeField) => {
    const error = errors[name];
    return { id: `${id}-${name}`, name, error: error && messages[error], errorIcon, defaultValue: values[name] };
  };
  return (
    <form {...form} className="grid max-w-measure gap-5">
      <TextField
        {...field("url")}
        inputMode="url"
        label={messages.url}
        hint={messages.urlHint}
        defaultValue={values.url || url}
        required
      />
      <ReasonChoice
        id={`${id}-reason`}
        legend={messages.reason}
        reasons={reasons}
        selected={values.reason}
        error={field("reason").error}
        errorIcon={errorIcon}
      />
      <TextArea {...field("text")} label={messages.text} hint={messages.textHint} rows={6} required />
      <TextField {...field("name")} autoComplete="name" label={messages.name} hint={messages.contactHint} />
      <TextField {...field("email")} type="email" autoComplete="email" label={messages.email} />
      <Checkbox
        id={`${id}-goodFaith`}
        name="goodFaith"
        label={messages.goodFaith}
        defaultChecked={values.goodFaith === "on"}
        error={field("goodFaith").error}
        errorIcon={errorIcon}
        required
      />
      <Honeypot name="website" label={messages.website} />
      <input type="hidden" name="locale" value={locale} />
      <p role="alert" className="font-strong text-error text-sm empty:hidden">
        {(status === "failed" || status === "limited") && messages[status]}
      </p>
      <Button type="submit" aria-disabled={isSending} className="justify-self-start">
        {isSending ? messages.sending : messages.submit}
      </Button>
    </form>
  );
}
