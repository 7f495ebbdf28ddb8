"use client";
import { type ComponentProps, type ReactNode, useState } from "react";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { useHydrated } from "#lib/platform/browser/use-hydrated.ts";

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, "type" | "end"> {
  /** Labels and icons of the button that shows and hides the password. */
  showLabel: string;
  hideLabel: string;
  showIcon: ReactNode;
  hideIcon: ReactNode;
}

/** A password field with a button that reveals it; the button appears after hydration. */
export function PasswordField({ showLabel, hideLabel, showIcon, hideIcon, ...field }: PasswordFieldProps) {
  const isHydrated = useHydrated();
  const [isVisible, setVisible] = useState(false);
  return (
    <TextField
      {...field}
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
