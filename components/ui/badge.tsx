import clsx from "clsx";
import type { ReactNode } from "react";

const looks = {
  plain: "bg-tint text-ink",
  kobalt: "bg-kobalt text-on-kobalt",
  green: "bg-schnittlauch-tint text-schnittlauch",
  plum: "bg-zwetschge-tint text-zwetschge",
  dashed: "border border-dashed border-line-strong bg-tint-2 text-ink",
  waiting: "bg-senf-tint text-ink",
  error: "bg-error-tint text-error",
  outline: "border border-line-strong bg-page text-ink-2",
  new: "bg-senf text-on-senf",
};

export type BadgeLook = keyof typeof looks;

export function Badge({ look = "plain", children }: { look?: BadgeLook; children: ReactNode }) {
  return <span className={clsx(badgeBase, looks[look])}>{children}</span>;
}

const badgeBase =
  "inline-flex items-center gap-[0.3rem] whitespace-nowrap rounded-1 px-[0.55rem] py-[0.42rem] text-xs font-strong leading-none";
