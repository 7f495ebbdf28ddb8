import type { ComponentProps } from "react";
import { PasswordField } from "#components/ui/forms/password-field.tsx";
import { passwordLength } from "#lib/people/accounts/passwords/password-length.ts";
import type { FormContext } from "./form-context.ts";

type PasswordFieldProps = ComponentProps<typeof PasswordField>;
type ContextProps = "showLabel" | "hideLabel" | "showIcon" | "hideIcon" | "againText";
interface AccountPasswordFieldProps extends Omit<PasswordFieldProps, ContextProps | "maxLength"> {
  autoComplete: "current-password" | "new-password";
  messages: Record<"showPassword" | "hidePassword" | "passwordAgain", string>;
  icons: Pick<FormContext["icons"], "show" | "hide">;
}

/** Password field with the texts and icons of the account forms. */
export function AccountPasswordField({ messages, icons, ...field }: AccountPasswordFieldProps) {
  return (
    <PasswordField
      {...field}
      required
      minLength={field.autoComplete === "new-password" ? passwordLength.min : undefined}
      maxLength={passwordLength.max}
      againText={messages.passwordAgain}
      showLabel={messages.showPassword}
      hideLabel={messages.hidePassword}
      showIcon={icons.show}
      hideIcon={icons.hide}
    />
  );
}
