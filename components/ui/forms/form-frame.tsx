import type { ReactNode } from "react";
import { Button, type ButtonStyle } from "#components/ui/button.tsx";
import type { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { FormAlert } from "./form-alert.tsx";
import { Honeypot } from "./text-field.tsx";

interface FormFrameProps {
  submission: Pick<ReturnType<typeof useFormAction>, "status" | "rejection" | "isSending" | "form">;
  locale: Locale;
  messages: Record<"submit" | "sending" | "failed" | "limited", string> & {
    /** Label of the honeypot; without it there is none. */
    website?: string;
    /** Shown above the button when fields are invalid. */
    invalid?: string;
  };
  className: string;
  button?: ButtonStyle;
  /** Called before the form is submitted. */
  onSubmit?: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Everything around the fields of a form: its error, its button, its honeypot and its language. */
export function FormFrame(props: FormFrameProps) {
  const { submission, locale, messages, className, button = {}, onSubmit, children } = props;
  const { status, rejection, isSending, form } = submission;
  return (
    <form
      {...form}
      data-answer={status === "open" ? undefined : status}
      className={className}
      onSubmit={(event) => {
        onSubmit?.();
        form.onSubmit(event);
      }}
    >
      {children}
      {messages.website && <Honeypot name="website" label={messages.website} />}
      <input type="hidden" name="locale" value={locale} />
      <FormAlert>{rejection && messages[rejection]}</FormAlert>
      <Button
        type="submit"
        {...button}
        aria-disabled={isSending}
        className={button.isFullWidth ? undefined : "justify-self-start"}
      >
        {isSending ? messages.sending : messages.submit}
      </Button>
    </form>
  );
}
