import type { ReactNode } from "react";

/**
 * The error of a form as a whole. It is always rendered, so that screen readers announce a text in
 * it.
 */
export function FormAlert({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="font-strong text-error text-sm empty:hidden">
      {children}
    </p>
  );
}
