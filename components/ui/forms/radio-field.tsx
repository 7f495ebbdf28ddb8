"use client";
import { ChoiceGroup, Radio } from "./choice.tsx";
import { FieldError } from "./field-error.tsx";
import { useFieldProps } from "./use-field-props.ts";

interface RadioFieldProps {
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  hint?: string;
  /** The option that is selected at first. */
  defaultValue?: string;
  /** The server decides whether it is needed. */
  isOptional?: boolean;
  /** Of the list of options. */
  className?: string;
}

/** Radio buttons of a form, of which one is needed. */
export function RadioField(props: RadioFieldProps) {
  const { name, legend, options, hint, defaultValue, isOptional = false, className } = props;
  const { id, error, errorIcon } = useFieldProps({ name });
  return (
    <ChoiceGroup
      id={id}
      // The summary of errors leads here.
      tabIndex={error ? -1 : undefined}
      legend={legend}
      aria-describedby={error || hint ? `${id}-note` : undefined}
    >
      <div className={className}>
        {options.map(({ value, label }) => (
          <Radio
            key={value}
            name={name}
            value={value}
            label={label}
            defaultChecked={value === defaultValue}
            required={!isOptional}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </div>
      {error ? (
        <FieldError id={`${id}-note`} icon={errorIcon} className="mt-[0.35rem]">
          {error}
        </FieldError>
      ) : (
        hint && (
          <p id={`${id}-note`} className="text-ink-3 text-sm">
            {hint}
          </p>
        )
      )}
    </ChoiceGroup>
  );
}
