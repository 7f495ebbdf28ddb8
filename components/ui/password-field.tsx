"use client";
import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { TextField } from "#components/ui/field.tsx";

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, "type" | "end"> {
  /** What the button does next; the icons belong to the same. */
  showLabel: string;
  hideLabel: string;
  showIcon: ReactNode;
  hideIcon: ReactNode;
}

/** A password, hidden until the reader wants to see it. The button comes with the script it needs. */
export function PasswordField({ showLabel, hideLabel, showIcon, hideIcon, ...field }: PasswordFieldProps) {
  const [isLive, setLive] = useState(false);
  const [isShown, setShown] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    <TextField
      {...field}
      type={isShown ? "text" : "password"}
      autoCapitalize={isShown ? "none" : undefined}
      autoCorrect="off"
      spellCheck={false}
      end={
        isLive && (
          <button
            type="button"
            aria-label={isShown ? hideLabel : showLabel}
            aria-controls={field.id}
            onClick={() => setShown(!isShown)}
            className="grid size-11 flex-none place-items-center self-center rounded-2 text-ink-2 hover:text-ink"
          >
            {isShown ? hideIcon : showIcon}
          </button>
        )
      }
    />
  );
}
