import clsx from "clsx";
import Link from "next/link";
import type { ComponentProps } from "react";

export type ButtonLook = "primary" | "secondary" | "quiet" | "bare" | "danger";

const looks: Record<ButtonLook, string> = {
  primary: "border-transparent bg-kobalt px-[1.15rem] text-on-kobalt hover:bg-kobalt-hover",
  secondary: "border-kobalt bg-surface px-[1.15rem] text-kobalt hover:bg-tint",
  quiet: "border-transparent bg-tint px-[1.15rem] text-ink hover:bg-tint-2",
  bare: "border-transparent px-2 text-kobalt hover:underline",
  danger: "border-error bg-surface px-[1.15rem] text-error",
};

export interface ButtonStyle {
  look?: ButtonLook;
  size?: "md" | "lg";
  isWide?: boolean;
}

/** Classes of a button, for elements that are neither Button nor LinkButton. One primary button per view. */
export function buttonClass({ look = "primary", size = "md", isWide = false }: ButtonStyle = {}): string {
  return clsx(
    "inline-flex items-center justify-center gap-2 rounded-2 border-[1.5px] py-[0.55rem]",
    "text-center font-strong leading-[1.2] no-underline transition-colors duration-(--quick)",
    "disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50",
    looks[look],
    size === "lg" ? "min-h-13 text-[1.125rem]" : "min-h-11",
    size === "lg" && look !== "bare" && "px-6",
    isWide && "w-full",
  );
}

/** A button that does something here; `type` is "button" unless said otherwise. */
export function Button({ look, size, isWide, className, ...rest }: ButtonStyle & ComponentProps<"button">) {
  return <button type="button" {...rest} className={clsx(buttonClass({ look, size, isWide }), className)} />;
}

/** A link to another page of the site that looks like a button. */
export function LinkButton({ look, size, isWide, className, ...rest }: ButtonStyle & ComponentProps<typeof Link>) {
  return <Link {...rest} className={clsx(buttonClass({ look, size, isWide }), className)} />;
}
