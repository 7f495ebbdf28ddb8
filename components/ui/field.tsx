import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";

interface FieldProps {
  id: string;
  label: string;
  hint?: string;
  /** Replaces the hint. */
  error?: string;
  errorIcon?: ReactNode;
}

const box =
  "w-full rounded-2 border-[1.5px] border-line-strong bg-surface px-[0.85rem] py-[0.55rem] aria-invalid:border-2 aria-invalid:border-error";

/** A labelled line of text; hint or error stand below and are read with it. */
export function TextField({
  id,
  label,
  hint,
  error,
  errorIcon,
  end,
  className,
  ...input
}: FieldProps & ComponentProps<"input"> & { /** A small button inside the box, at its end. */ end?: ReactNode }) {
  return (
    <Labelled {...{ id, label, hint, error, errorIcon }}>
      <div className="relative">
        <input
          type="text"
          id={id}
          {...noteOf(id, hint, error)}
          {...input}
          className={clsx(box, "min-h-12", end !== undefined && "pr-13", className)}
        />
        {end && <div className="absolute inset-y-0 right-1 flex">{end}</div>}
      </div>
    </Labelled>
  );
}

export function TextArea({
  id,
  label,
  hint,
  error,
  errorIcon,
  className,
  ...area
}: FieldProps & ComponentProps<"textarea">) {
  return (
    <Labelled {...{ id, label, hint, error, errorIcon }}>
      <textarea id={id} {...noteOf(id, hint, error)} {...area} className={clsx(box, "min-h-28 resize-y", className)} />
    </Labelled>
  );
}

/** A field nobody sees or reaches: only machines fill it in. */
export function Trap({ name, label }: { name: string; label: string }) {
  return (
    <label className="absolute -left-[999rem]" aria-hidden="true">
      {label}
      <input type="text" name={name} tabIndex={-1} autoComplete="off" />
    </label>
  );
}

function noteOf(id: string, hint?: string, error?: string) {
  return { "aria-invalid": error ? true : undefined, "aria-describedby": error || hint ? `${id}-note` : undefined };
}

function Labelled({ id, label, hint, error, errorIcon, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="grid gap-[0.35rem]">
      <label htmlFor={id} className="font-strong text-sm">
        {label}
      </label>
      {children}
      {error ? (
        <p id={`${id}-note`} role="alert" className="flex items-start gap-[0.4rem] font-strong text-error text-sm">
          {errorIcon}
          {error}
        </p>
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
