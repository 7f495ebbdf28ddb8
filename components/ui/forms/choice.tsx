"use client";
import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { FieldError } from "./field-error.tsx";
import { useFieldProps, useTypedValue } from "./use-field-props.ts";

interface ChoiceProps extends ComponentProps<"input"> {
  label: ReactNode;
  /** Shown at the end of the line, for example a count. */
  extra?: ReactNode;
}

interface CheckboxProps extends ChoiceProps {
  error?: string;
  errorIcon?: ReactNode;
}

/** A box; those of one name have values, and show no error. */
export function Checkbox(props: CheckboxProps) {
  const { name, value } = props;
  const { label, extra, error, errorIcon, className, ...input } = useFieldProps(
    value === undefined ? props : { ...props, name: undefined },
  );
  // The values of all boxes of this name, separated by spaces.
  const typed = useTypedValue(name);
  const errorId = error && `${input.id}-note`;
  return (
    <div>
      <Choice
        label={label}
        extra={extra}
        className={className}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={errorId}
        {...input}
        name={name}
        {...(typed !== undefined && { defaultChecked: typed.split(" ").includes(String(value ?? "on")) })}
      />
      <FieldError id={errorId} icon={errorIcon}>
        {error}
      </FieldError>
    </div>
  );
}

/** Radios of one question share a `name` and a ChoiceGroup. */
export function Radio(props: ChoiceProps) {
  const typed = useTypedValue(props.name);
  return <Choice {...props} type="radio" {...(typed && { defaultChecked: typed === props.value })} />;
}

function Choice({ label, extra, className, ...input }: ChoiceProps) {
  return (
    <label className={clsx("check", className)}>
      <input {...input} />
      <span className="min-w-0">{label}</span>
      {extra !== undefined && <span className="ml-auto text-ink-3 text-sm tabular-nums">{extra}</span>}
    </label>
  );
}

/** A fieldset of checkboxes or radios. */
export function ChoiceGroup({
  legend,
  hasHiddenLegend = false,
  className,
  children,
  ...fieldset
}: { legend: string /** Where a heading says the same. */; hasHiddenLegend?: boolean } & ComponentProps<"fieldset">) {
  return (
    <fieldset {...fieldset} className={clsx("min-w-0", className)}>
      <legend className={hasHiddenLegend ? "sr-only" : "mb-1 font-strong text-sm"}>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface SegmentedControlProps extends Omit<ComponentProps<"input">, "value" | "defaultValue" | "type" | "onChange"> {
  legend: string;
  name: string;
  options: readonly { value: string; label: string }[];
  /**
   * The selected option: `value` with `onChange`, or `defaultValue` in a form that is submitted.
   */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

/** A few short options side by side; native radios, so arrow keys and forms work. */
export function SegmentedControl({ legend, options, value, defaultValue, onChange, ...input }: SegmentedControlProps) {
  const selected = useTypedValue(input.name) || defaultValue;
  return (
    <ChoiceGroup legend={legend}>
      <div className="segmented-control">
        {options.map((option) => (
          <label key={option.value}>
            <input
              {...input}
              type="radio"
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: option.value === selected }
                : { checked: option.value === value, onChange: () => onChange?.(option.value) })}
            />
            {option.label}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
