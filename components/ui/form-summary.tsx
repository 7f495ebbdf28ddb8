"use client";
import type { MouseEvent, ReactNode } from "react";

interface FormSummaryProps {
  /** What is the matter with the whole form. */
  text: string;
  /** Which fields are wrong; `id` is the field's. */
  errors?: readonly { id: string; text: string }[];
  id?: string;
  icon: ReactNode;
}

/** What stands at the head of a form that was not taken, with a way to each wrong field. */
export function FormSummary({ text, errors = [], id, icon }: FormSummaryProps) {
  return (
    <div
      role={errors.length > 0 ? undefined : "alert"}
      data-form-summary
      className="flex items-start gap-2 rounded-2 bg-error-tint px-[0.9rem] py-[0.7rem] font-strong text-error text-sm [&>.icon]:mt-[0.15em]"
    >
      {icon}
      <div className="min-w-0">
        <p id={id}>{text}</p>
        {errors.length > 0 && (
          <ul className="mt-1 grid gap-1">
            {errors.map((error) => (
              <li key={error.id}>
                <a href={`#${error.id}`} onClick={goToField} className="inline-flex min-h-6 items-center underline">
                  {error.text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Straight to the field, without a trace in the address. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
