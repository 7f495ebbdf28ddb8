"use client";
import clsx from "clsx";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { buttonClass } from "#components/ui/button.tsx";
import { useFieldProps } from "./use-field-props.ts";

interface FileFieldProps extends Omit<ComponentProps<"input">, "type" | "required"> {
  /** Shown above the field. */
  label: string;
  /** What looks like a button. */
  pickLabel: string;
  pickIcon: ReactNode;
  /** Beside the button: before a file is chosen, and without script after it. */
  messages: Record<"nothingPicked" | "picked", string>;
  hint: string;
  /** Where a file is there already; then nothing is said about the choice without script. */
  isOptional?: boolean;
  /** Replaces the hint. */
  error?: string;
  errorIcon?: ReactNode;
}

/**
 * Chooses a file. The native input lies invisibly over the whole field, because its own texts are
 * in the browser's language; a file can be dropped on it.
 */
export function FileField(props: FileFieldProps) {
  const {
    id,
    label,
    pickLabel,
    pickIcon,
    messages,
    hint,
    isOptional = false,
    error,
    errorIcon,
    onChange,
    ...input
  } = useFieldProps(props);
  const ref = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");

  // The field is empty again after its form was reset; a browser may restore what was chosen.
  useEffect(() => {
    const field = ref.current;
    const readName = () => setName(field?.files?.[0]?.name ?? "");
    const handleReset = () => setName("");
    readName();
    field?.form?.addEventListener("reset", handleReset);
    return () => field?.form?.removeEventListener("reset", handleReset);
  }, []);

  return (
    <div className="grid gap-[0.35rem]">
      <span id={`${id}-label`} className="font-strong text-sm">
        {label}
      </span>
      <div className="file-field" data-invalid={error ? "" : undefined}>
        <input
          {...input}
          ref={ref}
          id={id}
          type="file"
          required={!isOptional}
          aria-labelledby={`${id}-label ${id}-pick`}
          aria-describedby={`${id}-name ${id}-note`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            setName(event.currentTarget.files?.[0]?.name ?? "");
            onChange?.(event);
          }}
        />
        <span id={`${id}-pick`} className={buttonClass({ variant: "secondary" })}>
          {pickIcon}
          {pickLabel}
        </span>
        <span id={`${id}-name`} className="file-field-name">
          {name ||
            (!isOptional && (
              <>
                <span className="file-field-empty">{messages.nothingPicked}</span>
                <span className="file-field-picked">{messages.picked}</span>
              </>
            ))}
        </span>
      </div>
      <p
        id={`${id}-note`}
        role={error ? "alert" : undefined}
        className={clsx("text-sm", error ? "flex items-start gap-[0.4rem] font-strong text-error" : "text-ink-3")}
      >
        {error && errorIcon}
        {error ?? hint}
      </p>
    </div>
  );
}
