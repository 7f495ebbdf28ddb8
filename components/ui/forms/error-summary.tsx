"use client";
import type { MouseEvent, ReactNode } from "react";

interface ErrorSummaryProps {
  /** The error of the form as a whole. */
  text: string;
  /** Errors of fields; `id` is the id of the field. */
  errors?: readonly { id: string; text: string }[];
  id?: string;
  icon: ReactNode;
}

/**
 * Lists the errors of a form above it, with a link to each invalid field.
 *
 * @see https://design-system.service.gov.uk/components/error-summary/
 */
export function ErrorSummary({ text, errors = [], id, icon }: ErrorSummaryProps) {
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
                <a href={`#${error.id}`} onClick={focusField} className="inline-flex min-h-6 items-center underline">
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

/** Focuses the field without adding a fragment to the address. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
