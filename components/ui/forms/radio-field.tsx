"use client";
import { ChoiceGroup, Radio } from "./choice.tsx";
import { useFieldProps, useTypedValue } from "./use-field-props.ts";

interface RadioFieldProps {
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  /** The option that is selected at first. */
  defaultValue?: string;
  /** The server decides whether it is needed. */
  isOptional?: boolean;
  /** Of the list of options. */
  className?: string;
}

/** Radio buttons of a form, of which one is needed. */
export function RadioField({ name, legend, options, defaultValue, isOptional = false, className }: RadioFieldProps) {
  const { id, error, errorIcon } = useFieldProps({ name });
  const selected = useTypedValue(name) ?? defaultValue;
  return (
    <ChoiceGroup legend={legend} aria-describedby={error && `${id}-note`}>
      <div className={className}>
        {options.map(({ value, label }) => (
          <Radio
            key={value}
            name={name}
            value={value}
            label={label}
            defaultChecked={value === selected}
            required={!isOptional}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </div>
      {error && (
        <p
          id={`${id}-note`}
          role="alert"
          className="mt-[0.35rem] flex items-start gap-[0.4rem] font-strong text-error text-sm"
        >
          {errorIcon}
          {error}
        </p>
      )}
    </ChoiceGroup>
  );
}
