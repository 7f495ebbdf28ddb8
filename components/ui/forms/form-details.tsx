"use client";
import type { ReactNode } from "react";
import { useForm } from "./form-context.ts";

interface FormDetailsProps {
  className: string;
  /** A summary with the button that shows the fields, and the fields. */
  children: ReactNode;
}

/** Shows the fields of a form once its button is pressed, and when the form comes back. */
export function FormDetails({ className, children }: FormDetailsProps) {
  const { status } = useForm();
  return (
    <details
      open={status !== "open"}
      // The pressed button is hidden now, so the focus moves to the first field.
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && status === "open")
          currentTarget.querySelector<HTMLElement>("input:not([hidden], [type=hidden])")?.focus();
      }}
      className={className}
    >
      {children}
    </details>
  );
}
