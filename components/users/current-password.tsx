import type { ReactNode } from "react";
import { PasswordField } from "#components/ui/password-field.tsx";

interface CurrentPasswordProps {
  id: string;
  error: string | undefined;
  words: Record<"password" | "showPassword" | "hidePassword", string>;
  icons: { error: ReactNode; show: ReactNode; hide: ReactNode };
}

/** The password of whoever is signed in, asked for again before something that cannot be taken back at once. */
export function CurrentPassword({ id, error, words, icons }: CurrentPasswordProps) {
  return (
    <PasswordField
      id={id}
      name="password"
      label={words.password}
      error={error}
      errorIcon={icons.error}
      showLabel={words.showPassword}
      hideLabel={words.hidePassword}
      showIcon={icons.show}
      hideIcon={icons.hide}
      autoComplete="current-password"
      required
      maxLength={128}
    />
  );
}
