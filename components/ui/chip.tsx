import clsx from "clsx";
import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";

const base =
  "inline-flex min-h-11 items-center gap-[0.4rem] whitespace-nowrap rounded-2 px-[0.95rem] text-sm font-strong no-underline";
const rest = "bg-tint text-ink hover:bg-tint-2";
const chosen = "bg-kobalt text-on-kobalt";

/** A short link among its kind: subcategories, filters to take away. The current one is marked with `isCurrent`. */
export function ChipLink({
  isCurrent = false,
  className,
  ...link
}: ComponentProps<typeof Link> & { isCurrent?: boolean }) {
  return (
    <Link
      prefetch={false}
      {...link}
      aria-current={isCurrent || undefined}
      className={clsx(base, isCurrent ? chosen : rest, className)}
    />
  );
}

/** The same shape for a word that leads nowhere. */
export function Chip({ children }: { children: ReactNode }) {
  return <span className={clsx(base, "bg-tint text-ink")}>{children}</span>;
}
