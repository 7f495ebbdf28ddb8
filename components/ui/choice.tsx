import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";

interface ChoiceProps extends ComponentProps<"input"> {
  label: ReactNode;
  /** At the end of the line, e.g. a count. */
  extra?: ReactNode;
}

interface CheckboxProps extends ChoiceProps {
  /** With an id, an error can be read with the box. */
  error?: string;
  errorIcon?: ReactNode;
}

/** A box to tick, with its words. */
export function Checkbox({ label, extra, error, errorIcon, className, ...input }: CheckboxProps) {
  const noteId = error && input.id ? `${input.id}-note` : undefined;
  return (
    <div>
      <Choice
        {...{ label, extra, className }}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={noteId}
        {...input}
      />
      {error && (
        <p id={noteId} className="flex items-start gap-[0.4rem] font-strong text-error text-sm">
          {errorIcon}
          {error}
        </p>
      )}
    </div>
  );
}

/** One of several; those of one question share a `name` and stand in a ChoiceGroup. */
export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" />;
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

/** The question above boxes or dots. */
export function ChoiceGroup({
  legend,
  className,
  children,
  ...fieldset
}: { legend: string } & ComponentProps<"fieldset">) {
  return (
    <fieldset {...fieldset} className={clsx("min-w-0", className)}>
      <legend className="mb-1 font-strong text-sm">{legend}</legend>
      {children}
    </fieldset>
  );
}

interface SegmentProps extends Omit<ComponentProps<"input">, "value" | "defaultValue" | "type" | "onChange"> {
  legend: string;
  name: string;
  options: readonly { value: string; label: string }[];
  /** The chosen one: `value` with `onChange`, or `defaultValue` in a form that is sent. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

/** A few short choices side by side; radios underneath, so arrow keys and forms work as everywhere. */
export function Segment({ legend, options, value, defaultValue, onChange, ...input }: SegmentProps) {
  return (
    <ChoiceGroup legend={legend}>
      <div className="segment">
        {options.map((option) => (
          <label key={option.value}>
            <input
              {...input}
              type="radio"
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value, onChange: () => onChange?.(option.value) })}
            />
            {option.label}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}

/** On or off, at once: a checkbox that says `switch`. */
export function Switch({ label, className, ...input }: { label: ReactNode } & ComponentProps<"input">) {
  return (
    <label className={clsx("switch-row", className)}>
      <span className="min-w-0">{label}</span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: the state of a native checkbox says it */}
      <input {...input} type="checkbox" role="switch" />
    </label>
  );
}
