"use client";

interface SortSelectProps {
  id: string;
  name: string;
  value: string;
  options: { value: string; label: string }[];
}

/** An order to choose, which applies at once; without script the button of the form applies it. */
export function SortSelect({ id, name, value, options }: SortSelectProps) {
  return (
    <select
      id={id}
      name={name}
      defaultValue={value}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
      className="min-h-12 max-w-full cursor-pointer rounded-2 border-[1.5px] border-line-strong bg-surface px-3"
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
