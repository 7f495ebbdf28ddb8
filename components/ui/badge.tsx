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

/** Badges of the states that publications of recipes and stories have. */
export const publicationVariants = {
  draft: "dashed",
  scheduled: "pending",
  live: "success",
  expired: "outline",
} as const satisfies Record<string, BadgeVariant>;
