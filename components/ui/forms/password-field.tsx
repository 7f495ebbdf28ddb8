"use client";
import { type ComponentProps, type ReactNode, use, useState } from "react";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { useHydrated } from "#lib/platform/browser/use-hydrated.ts";
import { FormContext } from "./form-context.ts";
import { useFieldProps } from "./use-field-props.ts";

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, "type" | "end" | "isSecret"> {
  /** Labels and icons of the button that shows and hides the password. */
  showLabel: string;
  hideLabel: string;
  showIcon: ReactNode;
  hideIcon: ReactNode;
  /** Whether the server has sent the form back: without its passwords, so the field is empty. */
  isReloaded?: boolean;
  /** Asks for the password again then. */
  againText: string;
}

/** A password field with a button that reveals it; the button appears after hydration. */
export function PasswordField(props: PasswordFieldProps) {
  const form = use(FormContext);
  const {
    showLabel,
    hideLabel,
    showIcon,
    hideIcon,
    isReloaded = form?.isReloaded,
    againText,
    hint,
    ...field
  } = useFieldProps(props);
  const isHydrated = useHydrated();
  const [isVisible, setVisible] = useState(false);
  return (
    <TextField
      {...field}
      isSecret
      hint={
        isReloaded ? (
          <>
            <strong className="font-strong text-ink">{againText}</strong> {hint}
          </>
        ) : (
          hint
        )
      }
      type={isVisible ? "text" : "password"}
      autoCapitalize={isVisible ? "none" : undefined}
      autoCorrect="off"
      spellCheck={false}
      end={
        isHydrated && (
          <button
            type="button"
            aria-label={isVisible ? hideLabel : showLabel}
            aria-controls={field.id}
            onClick={() => setVisible(!isVisible)}
            className="grid size-11 flex-none place-items-center self-center rounded-2 text-ink-2 hover:text-ink"
          >
            {isVisible ? hideIcon : showIcon}
          </button>
        )
      }
    />
  );
}
