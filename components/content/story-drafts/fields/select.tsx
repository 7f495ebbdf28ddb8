"use client";
import { useId } from "react";
import { SelectField } from "#components/ui/forms/select-field.tsx";

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

/** A list of options that applies at once. */
export function Select({ id, onChange, ...field }: SelectProps) {
  const ownId = useId();
  return (
    <SelectField
      {...field}
      id={id ?? ownId}
      required={false}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
