"use client";
import type { ComponentProps } from "react";
import { FieldLayout, type FieldProps, getDescriptionProps } from "./text-field.tsx";
import { useFieldProps, useTypedValue } from "./use-field-props.ts";

interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<"select">, "id"> {
  options: readonly Option[];
  /** Further options, under headings. */
  groups?: readonly { label: string; options: readonly Option[] }[];
  /** The first option, which chooses nothing; without it the first real one is chosen. */
  placeholder?: string;
}

/** A labelled list of options; its hint or error is linked to it. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, hint, error, errorIcon, options, groups, placeholder, className, ...select } =
    useFieldProps(props);
  const defaultValue = useTypedValue(props.name) ?? props.defaultValue;
  return (
    <FieldLayout
      id={id}
      label={label}
      hint={hint}
      error={error}
      errorIcon={errorIcon}
      className={`content-start ${className ?? ""}`}
    >
      <select
        // React does not restore the choice of a rejected form that is rendered again.
        key={String(defaultValue)}
        id={id}
        required={placeholder !== undefined}
        {...getDescriptionProps(id, hint, error)}
        {...select}
        defaultValue={defaultValue}
        className="text-input min-h-12"
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        <Options options={options} />
        {groups?.map((group) => (
          <optgroup key={group.label} label={group.label}>
            <Options options={group.options} />
          </optgroup>
        ))}
      </select>
    </FieldLayout>
  );
}

function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
