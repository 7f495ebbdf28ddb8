"use client";
import { type ReactNode, useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { FormAlert } from "#components/ui/forms/form-alert.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { inviteAction } from "#lib/business/plus/household/actions.ts";
import type { InvitationFieldError } from "#lib/business/plus/household/schema.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface InviteFormProps {
  locale: Locale;
  messages: Record<InvitationFieldError | "email" | "send" | "sending" | "sent" | "failed" | "limited", string>;
  errorIcon: ReactNode;
}

const fields = ["email"] as const;

/** Invites an address to the household. */
export function InviteForm({ locale, messages, errorIcon }: InviteFormProps) {
  const id = useId();
  const { status, errors, values, isSending, form } = useFormAction(inviteAction, fields);
  return (
    <form {...form} className="grid justify-items-start gap-4">
      <div className="w-full">
        <TextField
          id={`${id}-email`}
          name="email"
          type="email"
          // Another person's address.
          autoComplete="off"
          label={messages.email}
          defaultValue={values.email}
          error={errors.email && messages[errors.email]}
          errorIcon={errorIcon}
          required
        />
      </div>
      <input type="hidden" name="locale" value={locale} />
      <FormAlert>{(status === "failed" || status === "limited") && messages[status]}</FormAlert>
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? messages.sending : messages.send}
      </Button>
      <p role="status" className="font-strong text-success text-sm empty:hidden">
        {status === "sent" && messages.sent}
      </p>
    </form>
  );
}
