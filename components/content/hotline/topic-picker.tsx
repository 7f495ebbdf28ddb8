"use client";
import clsx from "clsx";
import { FieldError } from "#components/ui/forms/field-error.tsx";
import { useFieldProps, useTypedValue } from "#components/ui/forms/use-field-props.ts";

interface TopicPickerProps {
  name: string;
  label: string;
  topics: { key: string; title: string }[];
  defaultValue?: string;
}

/** Radio buttons for the topic. A reset of the form keeps the choice. */
export function TopicPicker({ name, label, topics, defaultValue }: TopicPickerProps) {
  const { id, error, errorIcon } = useFieldProps({ name });
  const selected = useTypedValue(name) ?? defaultValue;
  return (
    <fieldset aria-describedby={error && `${id}-note`}>
      <legend className="mb-[0.35rem] font-strong text-sm">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {topics.map(({ key, title }) => (
          <label
            key={key}
            className={clsx(
              "relative inline-flex min-h-11 items-center rounded-2 border-[1.5px] bg-surface px-[0.85rem] font-strong text-sm",
              "has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary",
              "forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none",
              "has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
              error ? "border-error" : "border-line-strong",
            )}
          >
            <input
              type="radio"
              name={name}
              value={key}
              defaultChecked={key === selected}
              required
              aria-invalid={error ? true : undefined}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {title}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-note`} icon={errorIcon} className="mt-[0.35rem]">
        {error}
      </FieldError>
    </fieldset>
  );
}
