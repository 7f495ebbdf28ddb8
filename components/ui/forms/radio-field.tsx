import type { ReactNode } from "react";
import { ChoiceGroup, Radio } from "#components/ui/forms/choice.tsx";

interface RadioFieldProps {
  id: string;
  legend: string;
  reasons: readonly { value: string; label: string }[];
  selected: string;
  error?: string;
  errorIcon: ReactNode;
  name?: string;
  /** The server decides whether it is needed. */
  isOptional?: boolean;
}

/** Radio buttons, of which one is needed. */
export function RadioField(props: RadioFieldProps) {
  const { id, legend, reasons, selected, error, errorIcon, name = "reason", isOptional = false } = props;
  return (
    <ChoiceGroup legend={legend} aria-describedby={error && `${id}-note`}>
      {reasons.map(({ value, label }) => (
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
