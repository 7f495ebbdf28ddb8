"use client";
import clsx from "clsx";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { buttonClass } from "#components/ui/button.tsx";
import { Honeypot } from "#components/ui/forms/honeypot.tsx";
import { subscribeAction } from "#lib/business/newsletters/actions.ts";
import { track } from "#lib/platform/browser/analytics.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { isSingleRecipient } from "#lib/platform/mail/email-address.ts";

interface NewsletterFormProps {
  locale: Locale;
  location: "footer" | "home";
  messages: Record<"label" | "placeholder" | "submit" | "sending" | "sent" | "badEmail" | "website", string>;
  /** Consent text. */
  hint: ReactNode;
  errorIcon: ReactNode;
}

/** The footer is dark in both themes. */
const styles = {
  footer: {
    label: "text-white",
    input: "border-white/60 bg-white/10 text-white placeholder:text-white/75 aria-invalid:border-[#ffb4ab]",
    button:
      "min-h-12 rounded-2 bg-white px-[1.15rem] py-[0.55rem] font-strong leading-[1.2] text-[#14235a] hover:bg-[#dfe6f8] aria-disabled:opacity-50",
    error: "text-[#ffb4ab]",
    sent: "text-white",
    hint: "text-[#dfe6f8]",
  },
  home: {
    label: "",
    input: "border-line-strong bg-surface placeholder:text-ink-3 aria-invalid:border-error",
    button: buttonClass(),
    error: "text-error",
    sent: "text-success",
    hint: "text-ink-3",
  },
};

const fields = ["email"] as const;

/**
 * Subscribes to the newsletter. An invalid address is not sent and stays in the field. The field is
 * emptied after every attempt, and failures are only logged to the console.
 */
export function NewsletterForm({ locale, location, messages, hint, errorIcon }: NewsletterFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { status, errors, values, isSending, form } = useFormAction(subscribeAction, fields);
  const [isRejected, setRejected] = useState(false);
  const style = styles[location];
  const isWrong = isRejected || (Boolean(errors.email) && !isSending);
  const hasFailed = (status === "failed" || status === "limited") && !isSending;

  useEffect(() => {
    if (hasFailed) console.error(`The newsletter was not ordered (${status}).`);
  }, [hasFailed, status]);

  function submit(event: FormEvent) {
    form.onSubmit(event);
    const isValidEmail = isSingleRecipient(input.current?.value.trim() ?? "");
    setRejected(!isValidEmail);
    if (!isValidEmail) {
      event.preventDefault();
      return input.current?.focus();
    }
    if (event.defaultPrevented) return;
    track({ event: "newsletter sign-up started", language: locale, platform: "web", location });
  }

  return (
    <form
      action={form.action}
      onSubmit={submit}
      noValidate={form.noValidate}
      className="relative grid grid-cols-[minmax(0,1fr)] gap-2"
    >
      <label htmlFor={id} className={clsx("font-strong text-sm", style.label)}>
        {messages.label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          id={id}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder={messages.placeholder}
          defaultValue={errors.email ? values.email : ""}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-note`}
          className={clsx(
            "min-h-12 min-w-0 flex-[1_1_13rem] rounded-2 border-[1.5px] px-[0.85rem] py-[0.55rem] aria-invalid:border-2",
            style.input,
          )}
        />
        <button type="submit" aria-disabled={isSending} className={style.button}>
          {isSending ? messages.sending : messages.submit}
        </button>
      </div>
      <Honeypot name="website" label={messages.website} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="location" value={location} />
      <div id={`${id}-note`} className="grid gap-1 text-sm">
        <p role="alert" className={clsx("flex items-start gap-[0.4rem] font-strong empty:hidden", style.error)}>
          {isWrong && (
            <>
              {errorIcon}
              {messages.badEmail}
            </>
          )}
        </p>
        <p role="status" className={clsx("font-strong empty:hidden", style.sent)}>
          {status === "sent" && !isSending && !isRejected && messages.sent}
        </p>
        <p className={style.hint}>{hint}</p>
      </div>
    </form>
  );
}
