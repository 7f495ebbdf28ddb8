"use client";
import { useId } from "react";

interface SelectProps {
  id?: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  /** An option that chooses nothing. */
  placeholder?: string;
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** A labelled list of options that applies at once. */
export function Select({ id: given, label, value, options, placeholder, disabled, onChange }: SelectProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <div className="grid content-start gap-[0.35rem]">
      <label htmlFor={id} className="font-strong text-sm">
        {label}
      </label>
      <select
        id={id}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
        className="text-input min-h-12"
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
