"use client";
import clsx from "clsx";
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { buttonClass } from "#components/ui/button.tsx";
import { Trap } from "#components/ui/field.tsx";
import { useFormAction } from "#components/ui/use-form-action.ts";
import { track } from "#lib/analytics.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { isRecipient } from "#lib/mail/recipient.ts";
import { subscribeAction } from "#lib/newsletters/actions.ts";

interface NewsletterFormProps {
  locale: Locale;
  location: "footer" | "home";
  words: Record<"label" | "placeholder" | "submit" | "sending" | "sent" | "badEmail" | "website", string>;
  /** What one agrees to. */
  hint: ReactNode;
  errorIcon: ReactNode;
}

/** The footer is a dark cloth by day and by night. */
const looks = {
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
    sent: "text-schnittlauch",
    hint: "text-ink-3",
  },
};

const fields = ["email"] as const;

/** Orders the newsletter. The field is empty again after every attempt; of failures only the console learns. */
export function NewsletterForm({ locale, location, words, hint, errorIcon }: NewsletterFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { status, errors, isSending, form } = useFormAction(subscribeAction, fields);
  const look = looks[location];
  const isWrong = Boolean(errors.email) && !isSending;
  const hasFailed = (status === "failed" || status === "limited") && !isSending;

  useEffect(() => {
    if (isWrong) input.current?.focus();
  }, [isWrong]);
  useEffect(() => {
    if (hasFailed) console.error(`The newsletter was not ordered (${status}).`);
  }, [hasFailed, status]);

  function submit(event: FormEvent) {
    form.onSubmit(event);
    const isOrder = isRecipient(input.current?.value.trim() ?? "");
    if (!isOrder || event.defaultPrevented) return;
    track({ event: "newsletter sign-up started", language: locale, platform: "web", location });
  }

  return (
    <form action={form.action} onSubmit={submit} noValidate className="relative grid gap-2">
      <label htmlFor={id} className={clsx("font-strong text-sm", look.label)}>
        {words.label}
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
          placeholder={words.placeholder}
          defaultValue=""
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-note`}
          className={clsx(
            "min-h-12 min-w-0 flex-[1_1_13rem] rounded-2 border-[1.5px] px-[0.85rem] py-[0.55rem] aria-invalid:border-2",
            look.input,
          )}
        />
        <button type="submit" aria-disabled={isSending} className={look.button}>
          {isSending ? words.sending : words.submit}
        </button>
      </div>
      <Trap name="website" label={words.website} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="location" value={location} />
      <div id={`${id}-note`} className="grid gap-1 text-sm">
        <p role="alert" className={clsx("flex items-start gap-[0.4rem] font-strong empty:hidden", look.error)}>
          {isWrong && (
            <>
              {errorIcon}
              {words.badEmail}
            </>
          )}
        </p>
        <p role="status" className={clsx("font-strong empty:hidden", look.sent)}>
          {status === "sent" && !isSending && words.sent}
        </p>
        <p className={look.hint}>{hint}</p>
      </div>
    </form>
  );
}
