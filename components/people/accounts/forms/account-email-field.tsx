import type { ComponentProps } from "react";
import { TextField } from "#components/ui/forms/text-field.tsx";

type TextFieldProps = ComponentProps<typeof TextField>;
interface AccountEmailFieldProps extends Omit<TextFieldProps, "name" | "type" | "required" | "maxLength"> {
  /** "username" where the address signs in, "email" where it is new. */
  autoComplete: "username" | "email";
}

/** E-mail field of the account forms. */
export function AccountEmailField(field: AccountEmailFieldProps) {
  return <TextField {...field} name="email" type="email" required maxLength={254} />;
}
