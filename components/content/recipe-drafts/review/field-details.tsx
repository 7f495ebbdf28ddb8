"use client";
import type { ReactNode } from "react";
import { useForm } from "#components/ui/forms/form-context.ts";

interface FieldDetailsProps {
  /** Names of the fields. */
  names: readonly string[];
  /** The summary, and the fields. */
  children: ReactNode;
}

/** Fields that show when one of them was filled in. */
export function FieldDetails({ names, children }: FieldDetailsProps) {
  const { state } = useForm();
  const isFilled = "values" in state && names.some((name) => state.values[name]);
  return (
    <details className="border-line border-y py-2" open={isFilled || undefined}>
      {children}
    </details>
  );
}
