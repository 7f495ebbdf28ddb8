import type { ReactNode } from "react";

/** Stands in place of a form that was sent. */
export function SentText({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="text-success">
      {children}
    </p>
  );
}
