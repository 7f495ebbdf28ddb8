import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "#components/ui/navigation/link.tsx";

/**
 * A short link among others of its kind: subcategories, active filters. `isCurrent` marks the
 * current one.
 */
export function ChipLink({
  isCurrent = false,
  className,
  ...link
}: ComponentProps<typeof Link> & { isCurrent?: boolean }) {
  return <Link {...link} aria-current={isCurrent || undefined} className={clsx("chip", className)} />;
}

/** The same shape for a word without a link. */
export function Chip({ children }: { children: ReactNode }) {
  return <span className="chip">{children}</span>;
}
