"use client";
import type { ReactNode } from "react";
import { useForm } from "#components/ui/forms/form-context.ts";

/** Says above the fields that the form around it was sent. */
export function SentNotice({ children }: { children: ReactNode }) {
  const { status } = useForm();
  return (
    status === "sent" && (
      <p role="status" className="font-strong text-success">
        {children}
      </p>
    )
  );
}
