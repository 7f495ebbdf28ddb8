"use client";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";

/** Opens the browser's print window; what goes on paper is decided by the style sheets. */
export function PrintButton({ icon, label }: { icon: ReactNode; label: string }) {
  return (
    <Button look="quiet" onClick={() => window.print()}>
      {icon}
      {label}
    </Button>
  );
}
