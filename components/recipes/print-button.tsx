"use client";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";

/** Opens the browser's print dialog. */
export function PrintButton({ icon, label }: { icon: ReactNode; label: string }) {
  return (
    <Button variant="quiet" className="needs-script" onClick={() => window.print()}>
      {icon}
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  );
}
