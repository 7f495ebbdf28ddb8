"use client";
import { type ReactNode, useEffect, useEffectEvent, useId } from "react";
import { Button, type ButtonStyle } from "#components/ui/button.tsx";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { FormAlert } from "./form-alert.tsx";
import { FormContext } from "./form-context.ts";
import { formatFormErrors } from "./form-errors.ts";
import { Honeypot } from "./text-field.tsx";

export interface FormFrameProps<Field extends string, FieldError extends string> {
  action: (previous: FormState<Field, FieldError>, form: FormData) => Promise<FormState<Field, FieldError>>;
  /** Fields that are filled in, in the order of their errors. */
  fields: readonly Field[];
  /** The text of each error of a field. */
  errors: Record<NoInfer<FieldError>, string>;
  errorIcon: ReactNode;
  locale: Locale;
  messages: {
    /** Label of the button; without it the button is one of the children. */
    submit?: string;
    sending?: string;
    /** Shown above the button when the form was rejected; without it a child says why. */
    failed?: string;
    limited?: string;
    invalid?: string;
    /** Label of the honeypot; without it there is none. */
    website?: string;
  };
  button?: ButtonStyle;
  className: string;
  /** Replaces the form once it was sent. */
  sent?: ReactNode;
  /** Called before the form is submitted. */
  onSubmit?: () => void;
  /** Called with the state of a form that was sent. */
  onSent?: (state: FormState<Field, FieldError>) => void;
  /** The fields, and what stands between them. */
  children: ReactNode;
}

/**
 * Submits its fields to a server action. It tells them their errors and what was typed into them,
 * so the markup of a form can be rendered on the server.
 */
export function FormFrame<Field extends string, FieldError extends string>(props: FormFrameProps<Field, FieldError>) {
  const { action, fields, errors, errorIcon, locale, messages, button, className, sent, children } = props;
  const id = useId();
  const { form, ...submission } = useFormAction(action, fields);
  const { state, status, rejection, isSending } = submission;
  const handleSent = useEffectEvent(() => props.onSent?.(state));
  useEffect(() => {
    if (state.status === "sent") handleSent();
  }, [state]);
  const formErrors = formatFormErrors<string, FieldError>(id, fields, submission.errors, (error) => errors[error]);
  const context = { ...submission, ...formErrors, id, locale, errorIcon };
  return (
    <FormContext value={context}>
      {status === "sent" && sent !== undefined ? (
        sent
      ) : (
        <form
          {...form}
          data-answer={status === "open" ? undefined : status}
          className={className}
          onSubmit={(event) => {
            props.onSubmit?.();
            form.onSubmit(event);
          }}
        >
          {children}
          {messages.website && <Honeypot name="website" label={messages.website} />}
          <input type="hidden" name="locale" value={locale} />
          {messages.failed && <FormAlert>{rejection && messages[rejection]}</FormAlert>}
          {messages.submit && (
            <Button
              type="submit"
              {...button}
              aria-disabled={isSending}
              className={button?.isFullWidth ? undefined : "justify-self-start"}
            >
              {(isSending && messages.sending) || messages.submit}
            </Button>
          )}
        </form>
      )}
    </FormContext>
  );
}
