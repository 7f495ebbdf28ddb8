"use client";
import type { ReactNode } from "react";
import { useForm } from "./form-context.ts";

interface FieldDetailsProps {
  /** Names of the fields. */
  names: readonly string[];
  /** Whether one of them has a value at first. */
  isFilled?: boolean;
  className: string;
  /** The summary, and the fields. */
  children: ReactNode;
}

/** Fields that show when one of them is filled in. */
export function FieldDetails({ names, isFilled = false, className, children }: FieldDetailsProps) {
  const { state } = useForm();
  const isTyped = "values" in state && names.some((name) => state.values[name]);
  return (
    <details className={className} open={isFilled || isTyped || undefined}>
      {children}
    </details>
  );
}
