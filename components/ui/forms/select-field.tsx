import type { ReactNode } from "react";

interface SelectFieldProps {
  id: string;
  name: string;
  label: string;
  hint?: string;
  /** Replaces the hint. */
  error?: string;
  errorIcon?: ReactNode;
  options: readonly { value: string; label: string }[];
  /** The first option, which chooses nothing; without it the first real one is chosen. */
  placeholder?: string;
  defaultValue: string;
  className?: string;
}

/** A labelled list of options; its hint or error is linked to it. */
export function SelectField(props: SelectFieldProps) {
  const { id, name, label, hint, error, errorIcon, options, placeholder, defaultValue, className } = props;
  const note = error ?? hint;
  return (
    <div className={`grid content-start gap-[0.35rem] ${className ?? ""}`}>
      <label htmlFor={id} className="font-strong text-sm">
        {label}
      </label>
      <select
        // React does not restore the choice of a rejected form that is rendered again.
        key={defaultValue}
        id={id}
        name={name}
        defaultValue={defaultValue}
        required={placeholder !== undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        className="text-input min-h-12"
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {note && (
        <p
          id={`${id}-note`}
          role={error ? "alert" : undefined}
          className={error ? "flex items-start gap-[0.4rem] font-strong text-error text-sm" : "text-ink-3 text-sm"}
        >
          {error && errorIcon}
          {note}
        </p>
      )}
    </div>
  );
}
