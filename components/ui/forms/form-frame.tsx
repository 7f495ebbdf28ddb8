"use client";
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";
import type { ButtonStyle } from "#components/ui/button.tsx";
import { focusIfLost } from "#components/ui/navigation/focus-if-lost.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { FormAlert } from "./form-alert.tsx";
import { FormContext } from "./form-context.ts";
import { formatFormErrors } from "./form-errors.ts";
import { Honeypot } from "./honeypot.tsx";
import { SubmitButton } from "./submit-button.tsx";

export interface FormFrameProps<Field extends string, FieldError extends string> {
  action: (previous: FormState<Field, FieldError>, form: FormData) => Promise<FormState<Field, FieldError>>;
  /** Fields that are filled in, in the order of the list of errors. */
  fields: readonly Field[];
  /** The text of each error of a field; null where a child says it for the form as a whole. */
  errors: Record<NoInfer<FieldError>, string | null>;
  /** Fields that are hidden, with the one that shows their errors. */
  errorPlaces?: Partial<Record<Field, Field>>;
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
    /** Shown below the button when the form was sent and stays. */
    sent?: string;
    /** Label of the honeypot; without it there is none. */
    website?: string;
  };
  button?: ButtonStyle;
  className: string;
  /** Replaces the form once it was sent. */
  sent?: ReactNode;
  /** May prevent the submit, which is prevented already while another one runs. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
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
  const { action, fields, errors, errorPlaces, errorIcon, locale, messages, button, className, sent, children } = props;
  const id = useId();
  const { form, formKey, ...submission } = useFormAction(action, fields);
  const { state, status, rejection } = submission;
  const confirmation = useRef<HTMLDivElement>(null);
  const handleSent = useEffectEvent(() => {
    props.onSent?.(state);
    focusIfLost(confirmation.current);
  });
  useEffect(() => {
    if (state.status === "sent") handleSent();
  }, [state]);
  const formErrors = formatFormErrors(id, fields, submission.errors, (error) => errors[error], errorPlaces);
  const context = { ...submission, ...formErrors, id, locale, errorIcon };
  return (
    <FormContext value={context}>
      {status === "sent" && sent !== undefined ? (
        <div ref={confirmation} className="outline-none">
          {sent}
        </div>
      ) : (
        <form
          key={formKey}
          {...form}
          data-answer={status === "open" ? undefined : status}
          className={className}
          onSubmit={(event) => {
            form.onSubmit(event);
            props.onSubmit?.(event);
          }}
        >
          {children}
          {messages.website && <Honeypot name="website" label={messages.website} />}
          <input type="hidden" name="locale" value={locale} />
          {messages.failed && <FormAlert>{rejection && messages[rejection]}</FormAlert>}
          {messages.submit && (
            <SubmitButton
              {...button}
              sending={messages.sending}
              className={button?.isFullWidth ? undefined : "justify-self-start"}
            >
              {messages.submit}
            </SubmitButton>
          )}
          {messages.sent && (
            <p role="status" className="font-strong text-success text-sm empty:hidden">
              {status === "sent" && messages.sent}
            </p>
          )}
        </form>
      )}
    </FormContext>
  );
}
