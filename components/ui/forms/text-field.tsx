"use client";
import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { FieldError } from "./field-error.tsx";
import { useFieldProps, useTypedValue } from "./use-field-props.ts";

export interface FieldProps {
  /** Given by the form around the field, where there is one. */
  id?: string;
  label: string;
  hint?: ReactNode;
  /** Replaces the hint. */
  error?: string;
  errorIcon?: ReactNode;
}

interface TextFieldProps extends FieldProps, Omit<ComponentProps<"input">, "id"> {
  /** A small button at the end of the box. */
  end?: ReactNode;
  /** Whether what was typed is never filled in again. */
  isSecret?: boolean;
}

/** A labelled input; its hint or error is linked to it for screen readers. */
export function TextField({ isSecret = false, ...props }: TextFieldProps) {
  const { id, label, hint, error, errorIcon, end, className, defaultValue, ...input } = useFieldProps(props);
  const typed = useTypedValue(props.name);
  return (
    <FieldLayout id={id} label={label} hint={hint} error={error} errorIcon={errorIcon}>
      <div className="relative">
        <input
          type="text"
          id={id}
          {...getDescriptionProps(id, hint, error)}
          {...input}
          defaultValue={isSecret ? undefined : (typed ?? defaultValue)}
          className={clsx("text-input", "min-h-12", end !== undefined && "pr-13", className)}
        />
        {end && <div className="absolute inset-y-0 right-1 flex">{end}</div>}
      </div>
    </FieldLayout>
  );
}

export function TextArea(props: FieldProps & Omit<ComponentProps<"textarea">, "id">) {
  const { id, label, hint, error, errorIcon, className, defaultValue, ...area } = useFieldProps(props);
  const typed = useTypedValue(props.name);
  return (
    <FieldLayout id={id} label={label} hint={hint} error={error} errorIcon={errorIcon}>
      <textarea
        id={id}
        {...getDescriptionProps(id, hint, error)}
        {...area}
        defaultValue={typed ?? defaultValue}
        className={clsx("text-input", "min-h-28 resize-y", className)}
      />
    </FieldLayout>
  );
}

/** Marks an input as invalid, and links its hint or error to it. */
export function getDescriptionProps(id: string, hint?: ReactNode, error?: string) {
  return { "aria-invalid": error ? true : undefined, "aria-describedby": error || hint ? `${id}-note` : undefined };
}

interface FieldLayoutProps extends FieldProps {
  id: string;
  className?: string;
  /** The input. */
  children: ReactNode;
}

/** A label above an input, and its hint or error below. */
export function FieldLayout({ id, label, hint, error, errorIcon, className, children }: FieldLayoutProps) {
  return (
    <div className={clsx("grid gap-[0.35rem]", className)}>
      <label htmlFor={id} className="font-strong text-sm">
        {label}
      </label>
      {children}
      {error ? (
        <FieldError id={`${id}-note`} icon={errorIcon}>
          {error}
        </FieldError>
      ) : (
        hint && (
          <p id={`${id}-note`} className="text-ink-3 text-sm">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
