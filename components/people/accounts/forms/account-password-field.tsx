import type { ComponentProps } from "react";
import { PasswordField } from "#components/ui/forms/password-field.tsx";
import { passwordLength } from "#lib/people/accounts/passwords/password-length.ts";
import type { FormContext } from "./form-context.ts";

type PasswordFieldProps = ComponentProps<typeof PasswordField>;
type ContextProps = "errorIcon" | "showLabel" | "hideLabel" | "showIcon" | "hideIcon";
interface AccountPasswordFieldProps extends Omit<PasswordFieldProps, ContextProps | "maxLength"> {
  autoComplete: "current-password" | "new-password";
  messages: Record<"showPassword" | "hidePassword" | "passwordAgain", string>;
  icons: Pick<FormContext["icons"], "error" | "show" | "hide">;
  /** Whether the server has sent the form back: without its passwords, so the field is empty. */
  isReloaded: boolean;
}

/** Password field with the texts and icons of the account forms. */
export function AccountPasswordField({ messages, icons, isReloaded, hint, ...field }: AccountPasswordFieldProps) {
  return (
    <PasswordField
      {...field}
      required
      minLength={field.autoComplete === "new-password" ? passwordLength.min : undefined}
      maxLength={passwordLength.max}
      hint={
        isReloaded ? (
          <>
            <strong className="font-strong text-ink">{messages.passwordAgain}</strong> {hint}
          </>
        ) : (
          hint
        )
      }
      errorIcon={icons.error}
      showLabel={messages.showPassword}
      hideLabel={messages.hidePassword}
      showIcon={icons.show}
      hideIcon={icons.hide}
    />
  );
}
