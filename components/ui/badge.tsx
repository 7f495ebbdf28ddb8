import type { ReactNode } from "react";

export type BadgeVariant =
  | "plain"
  | "primary"
  | "success"
  | "story"
  | "dashed"
  | "pending"
  | "error"
  | "outline"
  | "new";

export function Badge({ variant = "plain", children }: { variant?: BadgeVariant; children: ReactNode }) {
  return <span className={`badge badge-${variant}`}>{children}</span>;
}
