"use client";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";

/**
 * Opens the browser's print dialog. In wide windows a symbol, so that the actions of a recipe fit
 * in one row.
 */
export function PrintButton({ icon, label }: { icon: ReactNode; label: string }) {
  return (
    <Button variant="quiet" className="needs-script" title={label} onClick={() => window.print()}>
      {icon}
      <span className="sm:sr-only">{label}</span>
    </Button>
  );
}
